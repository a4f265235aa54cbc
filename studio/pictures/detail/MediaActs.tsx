import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api, ask } from '../../api/ask.ts';
import { Button } from '../../widgets/Button.tsx';
import { Said } from '../../widgets/Said.tsx';
import { useAct } from '../../widgets/use-act.ts';
import { fill, useWords } from '../../words/words.ts';
import type { DeletedMedia } from '../library/JustDeleted.tsx';
import { type Media, mediaQuery, mediaUsesQuery } from '../media-query.ts';
import { explainUpload } from '../uploads/explain-upload.ts';
import {
  acceptedCaptions,
  acceptedFilms,
  acceptedPictures,
  FilePicker,
} from '../uploads/FilePicker.tsx';
import { prepareSending, takeInPlace } from '../uploads/send-file.ts';
import styles from './MediaDetail.module.css';

const acceptedOf = {
  picture: acceptedPictures,
  film: acceptedFilms,
  captions: acceptedCaptions,
  document: 'application/pdf',
} as const;

/** Puts another file in its place, or takes it out of the library. */
export function MediaActs({ media }: { readonly media: Media }) {
  const words = useWords();
  const { pictures } = words;
  const queries = useQueryClient();
  const navigate = useNavigate();
  const uses = useQuery(mediaUsesQuery(media.id));
  const remove = useAct();
  const [isAsking, setAsking] = useState(false);
  const [share, setShare] = useState<number | null>(null);
  const [said, setSaid] = useState({ problem: '', done: '' });
  if (media.origin === 'files') return null;

  async function replace([file]: readonly File[]) {
    if (!file) return;
    setSaid({ problem: '', done: '' });
    setShare(0);
    try {
      const after = await takeInPlace(media.id, await prepareSending(file).send(setShare));
      queries.setQueryData(mediaQuery(media.id).queryKey, after);
      void queries.invalidateQueries({ queryKey: ['pictures', 'list'] });
      setSaid({ problem: '', done: pictures.replaced });
    } catch (error) {
      const why = explainUpload(error, words);
      setSaid({ problem: fill(pictures.problemOf, { name: file.name, why }), done: '' });
    }
    setShare(null);
  }

  const count = uses.data?.uses.length ?? 0;
  return (
    <div className={styles.acts}>
      <FilePicker
        label={pictures.replace}
        accept={acceptedOf[media.kind]}
        isDisabled={share !== null}
        onFiles={(files) => void replace(files)}
        describedBy="replace-help"
      />
      <p id="replace-help">{pictures.replaceHelp}</p>
      {share !== null && (
        <progress
          value={share}
          max={1}
          aria-label={fill(pictures.progress, {
            name: media.name,
            percent: Math.round(share * 100),
          })}
        />
      )}
      <Said problem={said.problem || remove.problem} done={said.done} />
      {isAsking ? (
        <div className={styles.sure}>
          <p>
            {fill(pictures.deleteSure, { name: media.name })}{' '}
            {count > 0 && fill(pictures.deleteUsed, { count })}
          </p>
          <Button
            disabled={remove.isRunning}
            onClick={() =>
              remove.run(async () => {
                await ask(api.pictures[':id'].$delete({ param: { id: media.id } }));
                await queries.invalidateQueries({ queryKey: ['pictures', 'list'] });
                const deleted: DeletedMedia = { id: media.id, name: media.name };
                await queries.invalidateQueries({ queryKey: mediaQuery(media.id).queryKey });
                await navigate('/pictures', { state: { deleted } });
              })
            }
          >
            {pictures.delete}
          </Button>{' '}
          <Button kind="quiet" onClick={() => setAsking(false)}>
            {pictures.cancel}
          </Button>
        </div>
      ) : (
        <Button onClick={() => setAsking(true)}>{pictures.delete}</Button>
      )}
    </div>
  );
}
