import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { hasRight } from '#shared/studio/rights.ts';
import { useMe } from '../../api/use-me.ts';
import { Failed } from '../../frame/Failed.tsx';
import { Button } from '../../widgets/Button.tsx';
import { ShowMore } from '../../widgets/ShowMore.tsx';
import { useStretch } from '../../widgets/use-stretch.ts';
import { fill, useWords } from '../../words/words.ts';
import { libraryQuery } from '../media-query.ts';
import { DropArea } from '../uploads/DropArea.tsx';
import { acceptedAll, FilePicker } from '../uploads/FilePicker.tsx';
import { Unfinished } from '../uploads/Unfinished.tsx';
import { UploadList } from '../uploads/UploadList.tsx';
import { addUploads } from '../uploads/upload-list-store.ts';
import { ContactSheet } from './ContactSheet.tsx';
import { JustDeleted } from './JustDeleted.tsx';
import styles from './Library.module.css';
import { LibraryFilters } from './LibraryFilters.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { useLibraryFilter } from './use-library-filter.ts';
import { useSelection } from './use-selection.ts';

/** All pictures, films, captions and documents, and the way to add some. */
export function Library() {
  const { pictures } = useWords();
  const queries = useQueryClient();
  const [filter, setFilter] = useLibraryFilter();
  const stretch = useStretch(JSON.stringify(filter));
  const sheet = useRef<HTMLUListElement>(null);
  const found = useInfiniteQuery({
    ...libraryQuery(filter, stretch.from),
    placeholderData: (before) => before,
  });
  const mayWrite = hasRight(useMe(), 'pictures.write');
  const onAdded = () => void queries.invalidateQueries({ queryKey: ['pictures', 'list'] });
  const add = (files: readonly File[]) => addUploads(files, onAdded);
  const media = found.data?.pages.flatMap((page) => page.media) ?? [];
  const [isSelecting, setSelecting] = useState(false);
  const selection = useSelection(media);
  const isFiltered = Object.keys(filter).length > 0;
  if (found.error && media.length === 0) return <Failed error={found.error} />;
  return (
    <DropArea onFiles={add} takesPasted isClosed={!mayWrite}>
      <div className={styles.library}>
        <header className={styles.head}>
          <div>
            <h1>{pictures.title}</h1>
            <p role="status">
              {found.data && fill(pictures.count, { count: found.data.pages[0]?.total ?? 0 })}
            </p>
          </div>
          {mayWrite && (
            <div className={styles.add}>
              <FilePicker
                label={pictures.upload}
                accept={acceptedAll}
                onFiles={add}
                isMany
                isMain
                describedBy="accepts"
              />
              <p>{pictures.drop}</p>
              <p id="accepts" className={styles.accepts}>
                {pictures.accepts}
              </p>
            </div>
          )}
        </header>
        <JustDeleted />
        <UploadList onAdded={onAdded} />
        {mayWrite && <Unfinished onAdded={onAdded} />}
        <LibraryFilters filter={filter} onChange={setFilter} />
        {found.data && media.length === 0 && (
          <p>{isFiltered ? pictures.noneFound : pictures.none}</p>
        )}
        {mayWrite && media.length > 0 && !isSelecting && (
          <Button onClick={() => setSelecting(true)}>{pictures.select}</Button>
        )}
        {isSelecting && <SelectionBar selection={selection} onEnd={() => setSelecting(false)} />}
        <ContactSheet sheet={sheet} media={media} selection={isSelecting ? selection : undefined} />
        <ShowMore found={found} stretch={stretch} list={sheet} label={pictures.more} />
      </div>
    </DropArea>
  );
}
