import { useSyncExternalStore } from 'react';
import { AskFailed } from '../../api/ask.ts';
import { formatMoment, zoneName } from '../../widgets/format-time.ts';
import { fill, useSpokenLanguage, type Words } from '../../words/words.ts';
import { type ItemDraft, type Saving, useOpenItem } from './open-item.ts';
import styles from './SavingLine.module.css';

/** One line that is always there: what is typed is saved, or not, and why. */
export function SavingLine() {
  return <SavingText source={useOpenItem().draft} />;
}

/** The same of anything that saves itself. */
export function SavingText({
  source,
}: {
  readonly source: Pick<ItemDraft, 'saving' | 'subscribe'>;
}) {
  const { words, language } = useSpokenLanguage();
  const saving = useSyncExternalStore(source.subscribe, () => source.saving);
  const at = (time: Date) => `${formatMoment(time.toISOString(), language)} ${zoneName(time)}`;
  return (
    <p className={styles.line} data-state={saving.state} role="status">
      {sayOf(saving, words, at)}
    </p>
  );
}

function sayOf(saving: Saving, words: Words, at: (time: Date) => string): string {
  const { saving: say } = words.items;
  if (saving.state === 'failed') {
    return fill(say.failed, { time: at(saving.since), reason: reasonOf(saving.error, words) });
  }
  if (saving.state !== 'saved') return say[saving.state];
  return saving.at ? fill(say.saved, { time: at(saving.at) }) : say.unchanged;
}

function reasonOf(error: Error, { items: { saving: say } }: Words): string {
  const { status, requestId } = error instanceof AskFailed ? error : { status: 0, requestId: '' };
  if (status === 'network') return say.network;
  if (status === 401) return say.signedOut;
  if (status === 403) return say.noRight;
  if (status === 404) return say.gone;
  if (status === 413) return say.tooLarge;
  return fill(say.server, { id: requestId || '–' });
}
