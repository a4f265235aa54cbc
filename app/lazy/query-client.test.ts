import { expect, test } from 'vitest';
import { queryClient } from './query-client.ts';

test('only the latest pages are kept', async () => {
  const load = (page: number) =>
    queryClient.fetchQuery({ queryKey: ['page', page], queryFn: async () => ({ page }) });
  for (let page = 1; page <= 200; page += 1) await load(page);
  const kept = queryClient.getQueryCache().getAll();
  expect(kept.length).toBeLessThanOrEqual(81);
  expect(queryClient.getQueryData(['page', 1])).toBeUndefined();
  expect(queryClient.getQueryData(['page', 200])).toEqual({ page: 200 });
});
