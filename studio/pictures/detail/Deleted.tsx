import { useQueryClient } from '@tanstack/react-query';
import { hasRight } from '#shared/studio/rights.ts';
import { api, ask } from '../../api/ask.ts';
import { useMe } from '../../api/use-me.ts';
import { Button } from '../../widgets/Button.tsx';
import { Said } from '../../widgets/Said.tsx';
import { useAct } from '../../widgets/use-act.ts';
import { useWords } from '../../words/words.ts';
import { type Media, mediaQuery } from '../media-query.ts';
import styles from './MediaDetail.module.css';

/** Says that a file is no more in the library, and takes it back. */
export function Deleted({ media }: { readonly media: Media }) {
  const { pictures } = useWords();
  const queries = useQueryClient();
  const act = useAct();
  const mayWrite = hasRight(useMe(), 'pictures.write');
  const restore = () =>
    act.run(async () => {
      const after = await ask(api.pictures[':id'].restore.$post({ param: { id: media.id } }));
      queries.setQueryData(mediaQuery(media.id).queryKey, after);
      await queries.invalidateQueries({ queryKey: ['pictures', 'list'] });
    });
  return (
    <div className={styles.sure}>
      <p>{pictures.isDeleted}</p>
      {mayWrite && (
        <Button disabled={act.isRunning} onClick={restore}>
          {pictures.restore}
        </Button>
      )}
      <Said problem={act.problem} />
    </div>
  );
}
