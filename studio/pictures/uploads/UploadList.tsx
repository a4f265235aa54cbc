import { Link } from 'react-router';
import { AskFailed } from '../../api/ask.ts';
import { Button } from '../../widgets/Button.tsx';
import { fill, useWords } from '../../words/words.ts';
import { explainUpload } from './explain-upload.ts';
import styles from './UploadList.module.css';
import {
  clearUploads,
  dismissUpload,
  retryUpload,
  type Uploading,
  useUploadList,
} from './upload-list-store.ts';

/** Files on their way, each with what became of it. */
export function UploadList({ onAdded }: { readonly onAdded: () => void }) {
  const { pictures } = useWords();
  const list = useUploadList();
  const done = list.filter(({ state }) => state === 'done').length;
  const failed = list.filter(({ state }) => state === 'failed').length;
  const isOver = list.length > 0 && done + failed === list.length;
  const outcome = [
    done > 0 && fill(pictures.allDone, { count: done }),
    failed > 0 && fill(pictures.someFailed, { count: failed }),
  ];
  return (
    <>
      <p className={styles.outcome} role="status">
        {isOver && outcome.filter(Boolean).join(' ')}
      </p>
      {list.length > 0 && (
        <section aria-labelledby="uploads" className={styles.uploads}>
          <h2 id="uploads">{pictures.uploads}</h2>
          <ul>
            {list.map((one) => (
              <UploadLine key={one.key} uploading={one} onAdded={onAdded} />
            ))}
          </ul>
          {done > 0 && (
            <Button kind="quiet" onClick={clearUploads}>
              {pictures.clear}
            </Button>
          )}
        </section>
      )}
    </>
  );
}

function UploadLine({
  uploading: { key, name, state, share, isHeld, media, error },
  onAdded,
}: {
  readonly uploading: Uploading;
  readonly onAdded: () => void;
}) {
  const words = useWords();
  const { pictures } = words;
  const percent = Math.round(share * 100);
  return (
    <li data-state={state}>
      <span className={styles.name}>{name}</span>
      {state === 'sending' || state === 'reading' ? (
        <progress
          value={percent}
          max={100}
          aria-label={fill(pictures.progress, { name, percent })}
        />
      ) : (
        <span />
      )}
      <span className={styles.state}>
        {state === 'failed' && explainUpload(error, words)}
        {state === 'sending' && fill(isHeld ? pictures.held : pictures.sending, { percent })}
        {(state === 'waiting' || state === 'reading' || state === 'done') && pictures[state]}
      </span>
      <span className={styles.acts}>
        {media && (
          <Link to={`/pictures/${media.id}`} aria-label={fill(pictures.openIt, { name })}>
            {media.name}
          </Link>
        )}
        {state === 'failed' && !isRefused(error) && (
          <Button
            aria-label={`${words.tryAgain}: ${name}`}
            onClick={() => retryUpload(key, onAdded)}
          >
            {words.tryAgain}
          </Button>
        )}
        {state !== 'done' && (
          <Button
            kind="quiet"
            aria-label={`${pictures.dismiss}: ${name}`}
            onClick={() => dismissUpload(key)}
          >
            {pictures.dismiss}
          </Button>
        )}
      </span>
    </li>
  );
}

/** The same file would be refused again. */
const isRefused = (error: unknown): boolean =>
  error instanceof AskFailed && error.code === 'refused';
