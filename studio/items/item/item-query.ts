import { queryOptions } from '@tanstack/react-query';
import type { FormModels, ItemOfStudio } from '#server/studio/items/describe-item.ts';
import type { Language } from '#shared/languages/languages.ts';
import { AskFailed, api, ask } from '../../api/ask.ts';
import { loadModelWords, sayModels } from '../../words/model-words.ts';
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

const asModels = (answer: unknown) => answer as FormModels & { readonly timeZone: string };

/** The models: types, slices, and the museum's clock. */
export const typesQuery = queryOptions({
  queryKey: ['items', 'types'],
  queryFn: async () => asModels(await ask(api.items.types.$get())),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The same with labels and helps in the language of whoever reads them. */
export const modelsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['items', 'types', language],
    queryFn: async ({ client }) => {
      const [models, words] = await Promise.all([
        client.fetchQuery(typesQuery),
        loadModelWords(language),
      ]);
      return sayModels(models, words);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Browsers finish requests of 64 KB in all for a window that is gone; another may be on its way. */
const maxLastLength = 20_000;

/** @throws {AskFailed} where nothing is known to be saved; a clash is an answer */
export async function sendDraft(
  setId: string,
  { key, base, changes }: SaveRequest,
): Promise<SaveAnswer> {
  // What is empty is said: JSON leaves out what is undefined.
  const given = changes.map(({ path, from, to }) => ({ path, from: from ?? null, to: to ?? null }));
  const json = { key, base, changes: given };
  const keepalive = JSON.stringify(json).length <= maxLastLength;
  const call = api.items[':setId'].draft.$patch(
    { param: { setId }, json },
    { init: { keepalive } },
  );
  try {
    return { ...(await ask(call)), conflicts: [] };
  } catch (error) {
    const isClash = error instanceof AskFailed && error.code === 'conflict';
    if (!isClash) throw error;
    return error.details as SaveAnswer;
  }
}
