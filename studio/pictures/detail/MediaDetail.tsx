import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { hasRight } from '#shared/studio/rights.ts';
import { useMe } from '../../api/use-me.ts';
import { Button } from '../../widgets/Button.tsx';
import { fill, useWords } from '../../words/words.ts';
import { type Media, mediaQuery } from '../media-query.ts';
import { Deleted } from './Deleted.tsx';
import { FilmParts } from './FilmParts.tsx';
import { FocalPoint } from './FocalPoint.tsx';
import { MediaActs } from './MediaActs.tsx';
import styles from './MediaDetail.module.css';
import { MediaFacts } from './MediaFacts.tsx';
import { MediaUses } from './MediaUses.tsx';
import { MediaWords } from './MediaWords.tsx';
import { type MediaChanges, useMediaChange } from './use-media-change.ts';

/** One file of the library: what it shows, what is said of it, and where it stands. */
export function MediaDetail() {
  const { id = '' } = useParams();
  const { data: media } = useSuspenseQuery(mediaQuery(id));
  return <Detail key={id} media={media} />;
}

function Detail({ media }: { readonly media: Media }) {
  const { pictures } = useWords();
  const changes = useMediaChange(media);
  const isReadOnly = !hasRight(useMe(), 'pictures.write') || media.isDeleted;
  const part = { media, changes, isReadOnly };
  return (
    <div className={styles.detail}>
      <header className={styles.head}>
        <Link to="/pictures">{pictures.back}</Link>
        <h1>{media.name}</h1>
        {!isReadOnly && <SavingState changes={changes} />}
        {media.isDeleted && <Deleted media={media} />}
      </header>
      <div className={styles.look}>
        {media.kind === 'picture' ? <FocalPoint {...part} /> : <FilmParts {...part} />}
      </div>
      <div className={styles.say}>
        <MediaWords {...part} />
      </div>
      <div className={styles.about}>
        <MediaUses id={media.id} />
        <MediaFacts media={media} />
        {!isReadOnly && <MediaActs media={media} />}
      </div>
    </div>
  );
}

function SavingState({ changes: { state, problem, save } }: { readonly changes: MediaChanges }) {
  const { pictures } = useWords();
  const said = {
    saved: pictures.saved,
    waiting: pictures.unsaved,
    saving: pictures.saving,
    failed: fill(pictures.notSaved, { why: problem }),
  }[state];
  return (
    <p className={styles.saving} data-state={state} role="status">
      {said}{' '}
      {state === 'failed' && (
        <Button kind="quiet" onClick={() => void save()}>
          {pictures.save}
        </Button>
      )}
    </p>
  );
}

export interface DetailPartProps {
  readonly media: Media;
  readonly changes: MediaChanges;
  readonly isReadOnly: boolean;
}
