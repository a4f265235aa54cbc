import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, ask } from '../../api/ask.ts';
import { Button } from '../../widgets/Button.tsx';
import { fill, useWords } from '../../words/words.ts';
import { acceptedAll, FilePicker } from './FilePicker.tsx';
import styles from './UploadList.module.css';
import { addUploads, takeUpload, useUploadList } from './upload-list-store.ts';

const unfinishedQuery = queryOptions({
  queryKey: ['pictures', 'unfinished'],
  queryFn: ({ signal }) => ask(api.uploads.$get({}, { init: { signal } })),
  // What this window sends is on its list; the rest changes when somebody comes back.
  staleTime: 0,
});

/** Uploads that a closed window or a lost line left behind, on this device or another one. */
export function Unfinished({ onAdded }: { readonly onAdded: () => void }) {
  const { pictures } = useWords();
  const queries = useQueryClient();
  const running = useUploadList();
  const { data } = useQuery(unfinishedQuery);
  // What was new in this window is known by its name until it is in the library.
  const isRunning = ({ id, name }: { id: string; name: string }) =>
    running.some((one) => one.upload === id || (one.upload === undefined && one.name === name));
  const left = data?.uploads.filter((one) => !isRunning(one)) ?? [];
  if (left.length === 0) return null;

  const again = () => void queries.invalidateQueries({ queryKey: unfinishedQuery.queryKey });
  const added = () => {
    onAdded();
    again();
  };
  // A file that was changed since would become half of each.
  const findKnown = ({ size, lastModified }: File) =>
    left.find(({ bytes, modified }) => bytes === size && modified === String(lastModified))?.id;
  async function remove(id: string) {
    await fetch(`/studio/api/uploads/${id}`, {
      method: 'DELETE',
      headers: { 'Tus-Resumable': '1.0.0' },
    }).catch(() => null);
    again();
  }

  const whole = left.filter(({ bytes, come }) => come === bytes);
  return (
    <section aria-labelledby="unfinished" className={styles.uploads}>
      <h2 id="unfinished">{pictures.unfinished.title}</h2>
      {whole.length < left.length && <p>{pictures.unfinished.help}</p>}
      {whole.length < left.length && (
        <FilePicker
          label={pictures.unfinished.choose}
          accept={acceptedAll}
          isMany
          onFiles={(files) => addUploads(files, added, findKnown)}
        />
      )}
      <ul>
        {left.map(({ id, name, bytes, come }) => (
          <li key={id}>
            <span className={styles.name}>{name}</span>
            <span />
            <span className={styles.state}>
              {come === bytes
                ? pictures.unfinished.whole
                : fill(pictures.unfinished.come, { percent: Math.floor((come / bytes) * 100) })}
            </span>
            <span className={styles.acts}>
              {come === bytes && (
                <Button
                  aria-label={`${pictures.unfinished.take}: ${name}`}
                  onClick={() => takeUpload(id, name, added)}
                >
                  {pictures.unfinished.take}
                </Button>
              )}
              <Button
                kind="quiet"
                aria-label={`${pictures.unfinished.remove}: ${name}`}
                onClick={() => void remove(id)}
              >
                {pictures.unfinished.remove}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
