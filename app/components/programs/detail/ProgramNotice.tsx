import { useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/events.json';
import type { ProgramNotice as Notice } from './describe-program.ts';
import styles from './ProgramNotice.module.css';

export interface ProgramNoticeProps {
  readonly of: Notice;
  /** The sentence after the word, where it is not that of any program. */
  readonly text?: string;
}

/** Cancelled, postponed, ended, full: said first and in words. */
export function ProgramNotice({ of: notice, text }: ProgramNoticeProps) {
  const messages = useMessages('events', english);
  return (
    <p className={styles.notice} data-notice={notice}>
      <strong>{messages.status[notice]}.</strong> {text ?? messages.statusNotes[notice]}
    </p>
  );
}
