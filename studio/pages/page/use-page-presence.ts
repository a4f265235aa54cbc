import { api, ask } from '../../api/ask.ts';
import { useOthersHere } from '../../api/use-others-here.ts';
import { pageQuery } from './page-query.ts';
import type { PageStore } from './page-store.ts';

/** Says that somebody is in the page and at which block, and learns who else is. */
export const usePagePresence = (id: string, store: PageStore, place: string) =>
  useOthersHere({
    queryKey: pageQuery(id).queryKey,
    store,
    mayRead: () => !store.isDirty,
    place,
    tell: (at) =>
      ask(
        api.pages[':id'].presence.$post(
          { param: { id }, json: { place: at } },
          { init: { keepalive: at === null } },
        ),
      ),
  });
