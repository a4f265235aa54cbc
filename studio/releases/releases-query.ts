import { queryOptions } from '@tanstack/react-query';
import { api, ask } from '../api/ask.ts';

export const releasesQuery = queryOptions({
  queryKey: ['releases'],
  queryFn: () => ask(api.releases.$get()),
});

export const releaseQuery = (id: string) =>
  queryOptions({
    queryKey: ['releases', id],
    queryFn: () => ask(api.releases[':id'].$get({ param: { id } })),
  });
