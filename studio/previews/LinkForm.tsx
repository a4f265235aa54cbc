import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Language } from '#shared/languages/languages.ts';
import { isLanguage, languageOptions } from '#shared/languages/languages.ts';
import { api, ask } from '../api/ask.ts';
import form from '../people/form.module.css';
import { Button } from '../widgets/Button.tsx';
import { Said } from '../widgets/Said.tsx';
import { SelectField } from '../widgets/SelectField.tsx';
import { TextField } from '../widgets/TextField.tsx';
import { useAct } from '../widgets/use-act.ts';
import { fill, useSpokenLanguage } from '../words/words.ts';
import styles from './Previews.module.css';

interface LinkFormProps {
  /** Null: the site alone, at a moment. */
  readonly setId: string | null;
  readonly language: Language;
  /** Saves what is typed: a link shows the draft as it is stored. */
  readonly before?: () => Promise<unknown>;
}

const days = [1, 3, 7, 14, 30] as const;

/** Makes a link for somebody without an account; its address is shown once, and stored nowhere. */
export function LinkForm({ setId, language: given, before }: LinkFormProps) {
  const { words, language: spoken } = useSpokenLanguage();
  const { previews } = words;
  const queries = useQueryClient();
  const act = useAct();
  const [address, setAddress] = useState('');
  const [isCopied, setCopied] = useState(false);
  const id = useId();
  return (
    <form
      className={form.form}
      onSubmit={(event) => {
        event.preventDefault();
        const target = event.currentTarget;
        const data = new FormData(target);
        const read = (name: string) => String(data.get(name) ?? '').trim();
        const language = read('language');
        act.run(async () => {
          await before?.();
          const made = await ask(
            api.previews.links.$post({
              json: {
                label: read('label'),
                setId,
                at: read('at') || null,
                path: null,
                language: isLanguage(language) ? language : given,
                days: Number(read('days')),
              },
            }),
          );
          setAddress(made.address);
          setCopied(false);
          target.reset();
          await queries.invalidateQueries({ queryKey: ['previews'] });
        });
      }}
    >
      <TextField
        name="label"
        label={previews.whom}
        help={previews.whomHelp}
        maxLength={120}
        required
      />
      <SelectField
        name="days"
        label={previews.days}
        defaultValue="7"
        options={days.map((count) => ({
          value: String(count),
          label: count === 1 ? previews.oneDay : fill(previews.someDays, { count }),
        }))}
      />
      <SelectField
        name="language"
        label={previews.language}
        defaultValue={given}
        options={languageOptions.map(({ code, nativeName }) => ({
          value: code,
          label: nativeName,
        }))}
      />
      <TextField
        name="at"
        type="datetime-local"
        label={setId === null ? previews.moment : previews.momentOrNow}
        help={previews.momentHelp}
        required={setId === null}
      />
      <Said problem={act.problem} />
      <div className={form.acts}>
        <Button type="submit" kind="main" disabled={act.isRunning}>
          {previews.make}
        </Button>
      </div>
      {address && (
        <div className={styles.made}>
          <label htmlFor={id}>{previews.made}</label>
          <input
            id={id}
            type="url"
            readOnly
            value={address}
            onFocus={(event) => event.target.select()}
          />
          <Button
            onClick={() =>
              act.run(async () => {
                await navigator.clipboard.writeText(address);
                setCopied(true);
              })
            }
          >
            {previews.copy}
          </Button>
          <p role="status" lang={spoken}>
            {isCopied ? previews.copied : previews.once}
          </p>
        </div>
      )}
    </form>
  );
}
