import { useState } from 'react';
import { api, ask } from '../api/ask.ts';
import form from '../people/form.module.css';
import { Button } from '../widgets/Button.tsx';
import { Said } from '../widgets/Said.tsx';
import { TextField } from '../widgets/TextField.tsx';
import { useAct } from '../widgets/use-act.ts';
import { useWords } from '../words/words.ts';

/** Opens the whole site as it will be at a time of the museum's clock. */
export function MomentForm() {
  const { previews } = useWords();
  const act = useAct();
  const [address, setAddress] = useState('');
  return (
    <form
      className={form.form}
      onSubmit={(event) => {
        event.preventDefault();
        const at = String(new FormData(event.currentTarget).get('at') ?? '');
        setAddress('');
        act.run(async () => {
          setAddress((await ask(api.previews.moments.$post({ json: { at, path: '/' } }))).address);
        });
      }}
    >
      <TextField
        name="at"
        type="datetime-local"
        label={previews.moment}
        help={previews.momentHelp}
        required
      />
      <Said problem={act.problem} />
      <div className={form.acts}>
        <Button type="submit" kind="main" disabled={act.isRunning}>
          {previews.prepare}
        </Button>
        <span role="status">
          {address && (
            <a href={address} target="_blank" rel="noreferrer">
              {previews.openMoment}
            </a>
          )}
        </span>
      </div>
    </form>
  );
}
