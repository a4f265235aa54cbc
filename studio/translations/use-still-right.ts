import { useQueryClient } from '@tanstack/react-query';
import type { Translated } from '#server/studio/items/item-index.ts';
import { api, ask } from '../api/ask.ts';
import { itemQuery } from '../items/item/item-query.ts';
import { useOpenItem } from '../items/item/open-item.ts';
import { type Act, useAct } from '../widgets/use-act.ts';

/** Says that an outdated translation is right for the present English too. */
export function useStillRight(language: Translated): Act & {
  /** @param path below the language */
  readonly confirm: (path: string) => void;
} {
  const { item, draft } = useOpenItem();
  const queries = useQueryClient();
  const act = useAct();
  const { setId } = item;
  return {
    ...act,
    confirm: (path) =>
      act.run(async () => {
        await draft.save();
        const call = api.items[':setId']['still-right'];
        await ask(call.$post({ param: { setId }, json: { language, path } }));
        await queries.invalidateQueries({ ...itemQuery(setId), exact: true });
        void queries.invalidateQueries({ queryKey: ['translations'] });
      }),
  };
}
