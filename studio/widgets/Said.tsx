import styles from './Said.module.css';

/** What became of an act; read out as soon as it is there. */
export function Said({ problem = '', done = '' }: { problem?: string; done?: string }) {
  return (
    <div aria-live="polite" className={styles.said}>
      {problem && <p data-kind="problem">{problem}</p>}
      {!problem && done && <p data-kind="done">{done}</p>}
    </div>
  );
}
