import { queryOptions } from '@tanstack/react-query';
import { api, ask } from '../../api/ask.ts';

/** @param revision of the present draft: another one has another history */
export const historyQuery = (setId: string, revision: number) =>
  queryOptions({
    queryKey: ['items', setId, 'history', revision],
    queryFn: () => ask(api.items[':setId'].history.$get({ param: { setId } })),
  });

export const revisionQuery = (setId: string, revision: number) =>
  queryOptions({
    queryKey: ['items', setId, 'revision', revision],
    queryFn: () =>
      ask(
        api.items[':setId'].history[':revision{[0-9]{1,9}}'].$get({
          param: { setId, revision: String(revision) },
        }),
      ),
  });
