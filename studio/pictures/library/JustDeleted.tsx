import { Link, useLocation } from 'react-router';
import { Said } from '../../widgets/Said.tsx';
import { fill, useWords } from '../../words/words.ts';

export interface DeletedMedia {
  readonly id: string;
  readonly name: string;
}

/** What was deleted on the screen before this one, with the way back to it. */
export function JustDeleted() {
  const { pictures } = useWords();
  const state = useLocation().state as { readonly deleted?: DeletedMedia } | null;
  const deleted = state?.deleted;
  if (!deleted) return null;
  return (
    <div>
      <Said done={fill(pictures.deleted, { name: deleted.name })} />
      <Link to={`/pictures/${deleted.id}`}>{pictures.deletedSee}</Link>
    </div>
  );
}
