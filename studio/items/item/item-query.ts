import { queryOptions } from '@tanstack/react-query';
import type { ItemOfStudio } from '#server/studio/items/describe-item.ts';
import { AskFailed, api, ask } from '../../api/ask.ts';
import type { SaveAnswer } from './draft-fields.ts';
import type { SaveRequest } from './draft-store.ts';

/** An item as the server describes it. */
export const itemQuery = (setId: string) =>
  queryOptions({
    queryKey: ['items', setId],
    queryFn: async () => asItem(await ask(api.items[':setId'].$get({ param: { setId } }))),
  });

/** What a call answers: types of models that hold themselves end early on their way through the client's. */
export const asItem = (answer: unknown): ItemOfStudio => answer as ItemOfStudio;

/** The models: types, slices, and the museum's clock. */
export const typesQuery = queryOptions({
  queryKey: ['items', 'types'],
  queryFn: () => ask(api.items.types.$get()),
  staleTime: Number.POSITIVE_INFINITY,
});

/** @param isLast the window goes away: the request is finished without it */
export async function sendDraft(
  setId: string,
  { key, base, changes }: SaveRequest,
  isLast = false,
): Promise<SaveAnswer> {
  // What is empty is said: JSON leaves out what is undefined.
  const given = changes.map(({ path, from, to }) => ({ path, from: from ?? null, to: to ?? null }));
  const json = { key, base, changes: given };
  const call = api.items[':setId'].draft.$patch(
    { param: { setId }, json },
    { init: { keepalive: isLast } },
  );
  try {
    return { ...(await ask(call)), conflicts: [] };
  } catch (error) {
    const isClash = error instanceof AskFailed && error.code === 'conflict';
    if (!isClash) throw error;
    return error.details as SaveAnswer;
  }
}
