import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, ask } from '../api/ask.ts';
import styles from '../items/publish/publish.module.css';
import { explainItemRefusal } from '../items/publish/use-item-act.ts';
import { Button } from '../widgets/Button.tsx';
import { Dialog } from '../widgets/Dialog.tsx';
import { Said } from '../widgets/Said.tsx';
import { SelectField } from '../widgets/SelectField.tsx';
import { TextField } from '../widgets/TextField.tsx';
import { fill, useWords } from '../words/words.ts';
import { releasesQuery } from './releases-query.ts';

/** Asks for the release: one that is open, or a new one. */
export function PutIntoRelease({
  save,
  put,
  onClose,
  onDone,
}: {
  /** What is typed. */
  readonly save: () => Promise<number>;
  /** Puts a revision into a release. */
  readonly put: (release: string, revision: number) => Promise<unknown>;
  readonly onClose: () => void;
  readonly onDone: (said: string) => void;
}) {
  const words = useWords();
  const { releases: say, publish } = words;
  const queries = useQueryClient();
  const { data } = useQuery(releasesQuery);
  const open = (data?.releases ?? []).filter(({ state }) => state === 'open');
  const [chosen, setChosen] = useState('');
  const [name, setName] = useState('');
  const [problem, setProblem] = useState('');
  const [isRunning, setRunning] = useState(false);
  const id = chosen || (open[0]?.id ?? 'new');

  async function send() {
    setRunning(true);
    setProblem('');
    try {
      const revision = await save();
      const release =
        id === 'new'
          ? await ask(api.releases.$post({ json: { name } }))
          : open.find((one) => one.id === id);
      if (!release) return;
      await put(release.id, revision);
      await queries.invalidateQueries({ queryKey: ['releases'] });
      onDone(fill(say.put, { name: release.name }));
    } catch (error) {
      setProblem(explainItemRefusal(error, words));
    } finally {
      setRunning(false);
    }
  }
  return (
    <Dialog title={say.putTitle} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <p>{say.putMeans}</p>
        <SelectField
          label={say.which}
          value={id}
          onChange={({ target }) => setChosen(target.value)}
          options={[
            ...open.map((one) => ({ value: one.id, label: one.name })),
            { value: 'new', label: say.aNewOne },
          ]}
        />
        {id === 'new' && (
          <TextField
            label={say.name}
            required
            maxLength={200}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
        <Said problem={problem} />
        <div className={styles.buttons}>
          <Button kind="main" type="submit" disabled={isRunning}>
            {say.putDo}
          </Button>
          <Button onClick={onClose}>{publish.cancel}</Button>
        </div>
      </form>
    </Dialog>
  );
}
