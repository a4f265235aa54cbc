import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { ImportReport } from '#server/studio/translations/import-translations.ts';
import { AskFailed, api, ask } from '../api/ask.ts';
import { Button } from '../widgets/Button.tsx';
import { Said } from '../widgets/Said.tsx';
import { useAct } from '../widgets/use-act.ts';
import { fill, useWords } from '../words/words.ts';
import { Report } from './Report.tsx';
import styles from './Translations.module.css';

/** More than that no file of ours has. */
const maxBytes = 12_000_000;

/** What translators made of a file: first it is shown what would be done, then it is done. */
export function TakeIn() {
  const words = useWords();
  const { translations } = words;
  const queries = useQueryClient();
  const act = useAct();
  const id = useId();
  const [text, setText] = useState<string | null>(null);
  const [report, setReport] = useState<ImportReport | null>(null);
  const [refusal, setRefusal] = useState('');

  const bring = (file: string, isDone: boolean) =>
    act.run(async () => {
      setRefusal('');
      try {
        setReport(await ask(api.translations.import.$post({ json: { text: file, isDone } })));
        if (isDone) await queries.invalidateQueries();
      } catch (error) {
        const sentences: Readonly<Record<string, string>> = translations.refusals;
        const sentence = error instanceof AskFailed ? sentences[error.code] : undefined;
        if (!sentence) throw error;
        setReport(null);
        setRefusal(sentence);
      }
    });

  async function choose(file: File | undefined) {
    setReport(null);
    setText(null);
    if (!file) return;
    if (file.size > maxBytes) return setRefusal(translations.refusals['xliff-too-much']);
    const read = await file.text();
    setText(read);
    bring(read, false);
  }

  const { counts } = report ?? {};
  const changes = counts ? counts.taken + counts.outdated + counts.clash + counts.confirmed : 0;
  return (
    <section className={styles.file} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{translations.importTitle}</h2>
      <p id={`${id}-help`}>{translations.importHelp}</p>
      <label className={styles.choose}>
        <span>{translations.choose}</span>
        <input
          type="file"
          accept=".xlf,.xliff,application/xliff+xml"
          aria-describedby={`${id}-help`}
          onChange={({ target }) => void choose(target.files?.[0])}
        />
      </label>
      <Said
        problem={refusal || act.problem}
        done={report?.isDone ? fill(translations.taken, { count: changes }) : ''}
      />
      {report && <Report report={report} />}
      {report && text && !report.isDone && changes > 0 && (
        <Button kind="main" disabled={act.isRunning} onClick={() => bring(text, true)}>
          {fill(translations.takeThem, { count: changes })}
        </Button>
      )}
    </section>
  );
}
