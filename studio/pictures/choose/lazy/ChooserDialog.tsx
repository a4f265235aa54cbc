import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { hasRight } from '#shared/studio/rights.ts';
import { useMe } from '../../../api/use-me.ts';
import { Button } from '../../../widgets/Button.tsx';
import { Said } from '../../../widgets/Said.tsx';
import { ShowMore } from '../../../widgets/ShowMore.tsx';
import { useModal } from '../../../widgets/use-modal.ts';
import { useStretch } from '../../../widgets/use-stretch.ts';
import { fill, useWords } from '../../../words/words.ts';
import { ContactSheet } from '../../library/ContactSheet.tsx';
import { LibraryFilters } from '../../library/LibraryFilters.tsx';
import { type LibraryFilter, libraryQuery } from '../../media-query.ts';
import { DropArea } from '../../uploads/DropArea.tsx';
import { explainUpload } from '../../uploads/explain-upload.ts';
import { acceptedAll, acceptedPictures, FilePicker } from '../../uploads/FilePicker.tsx';
import { addFile } from '../../uploads/send-file.ts';
import type { PictureChooserProps } from '../PictureChooser.tsx';
import styles from './ChooserDialog.module.css';

/** The library over the form, to choose from it or to bring one into it. */
export function ChooserDialog({ title, kinds, onChoose, onClose }: PictureChooserProps) {
  const words = useWords();
  const { pictures } = words;
  const id = useId();
  const queries = useQueryClient();
  const dialog = useRef<HTMLDialogElement>(null);
  const [only] = kinds;
  const [filter, setFilter] = useState<LibraryFilter>(
    kinds.length === 1 && only ? { kind: only } : {},
  );
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState('');
  const stretch = useStretch(JSON.stringify(filter));
  const sheet = useRef<HTMLUListElement>(null);
  const found = useInfiniteQuery({
    ...libraryQuery(filter, stretch.from),
    placeholderData: (before) => before,
  });
  const mayAdd = hasRight(useMe(), 'pictures.write');
  const media = (found.data?.pages.flatMap((page) => page.media) ?? []).filter(({ kind }) =>
    kinds.includes(kind),
  );

  useModal(dialog);

  async function add([file, ...more]: readonly File[]) {
    if (!file || share !== null) return;
    // One that is taken closes the chooser, so nobody could be told afterwards.
    if (more.length > 0) return setProblem(pictures.oneAtOnce);
    setProblem('');
    setShare(0);
    try {
      const added = await addFile(file, setShare);
      void queries.invalidateQueries({ queryKey: ['pictures', 'list'] });
      if (kinds.includes(added.kind)) onChoose(added);
      else
        setProblem(
          fill(pictures.problemOf, { name: file.name, why: pictures.refused['other-kind'] }),
        );
    } catch (error) {
      setProblem(fill(pictures.problemOf, { name: file.name, why: explainUpload(error, words) }));
    }
    setShare(null);
  }

  return (
    <dialog
      ref={dialog}
      className={styles.chooser}
      aria-labelledby={`${id}-title`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <DropArea onFiles={(files) => void add(files)} takesPasted isClosed={!mayAdd}>
        <div className={styles.inside}>
          <header>
            <h2 id={`${id}-title`}>{title}</h2>
            <Button kind="quiet" onClick={onClose}>
              {pictures.close}
            </Button>
          </header>
          {mayAdd && (
            <div className={styles.add}>
              <FilePicker
                label={pictures.upload}
                accept={only === 'picture' ? acceptedPictures : acceptedAll}
                isDisabled={share !== null}
                onFiles={(files) => void add(files)}
              />{' '}
              {share === null ? (
                pictures.drop
              ) : (
                <progress
                  value={share}
                  max={1}
                  aria-label={fill(pictures.sending, { percent: Math.round(share * 100) })}
                />
              )}
            </div>
          )}
          <Said problem={problem} />
          <LibraryFilters filter={filter} onChange={setFilter} kinds={kinds} />
          {found.data && media.length === 0 && <p>{pictures.noneFound}</p>}
          <ContactSheet sheet={sheet} media={media} onChoose={onChoose} />
          <ShowMore found={found} stretch={stretch} list={sheet} label={pictures.more} />
        </div>
      </DropArea>
    </dialog>
  );
}
