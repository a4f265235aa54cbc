import { queryOptions } from '@tanstack/react-query';
import type { PageOfStudio } from '#server/studio/pages/describe-page.ts';
import type { DescribedBlock } from '#server/studio/pages/page-room.ts';
import type { SavedPage } from '#server/studio/pages/save-page-draft.ts';
import type { Language } from '#shared/languages/languages.ts';
import { api, ask } from '../../api/ask.ts';
import { loadBlockWords } from '../../words/block-words.ts';
import type { PageRequest } from './page-store.ts';

export const pagesQuery = queryOptions({
  queryKey: ['pages', 'list'],
  queryFn: () => ask(api.pages.$get()),
});

export const pageQuery = (id: string) =>
  queryOptions({
    queryKey: ['pages', id],
    queryFn: async () => asPage(await ask(api.pages[':id'].$get({ param: { id } }))),
    // Comparing megabytes with what was there takes longer than drawing them.
    structuralSharing: false,
    // On a slow machine a second passes until it is drawn: thrown away meanwhile, it was asked for without end.
    gcTime: 60_000,
  });

/** What a call answers: entries hold anything, which ends types early on their way through the client's. */
export const asPage = (answer: unknown): PageOfStudio => answer as PageOfStudio;

/** The components that can be placed, and the museum's clock. */
export const blocksQuery = queryOptions({
  queryKey: ['pages', 'blocks'],
  queryFn: async () =>
    (await ask(api.pages.blocks.$get())) as unknown as {
      readonly blocks: readonly DescribedBlock[];
      readonly timeZone: string;
      readonly localeCodes: Readonly<Record<Language, string>>;
    },
  staleTime: Number.POSITIVE_INFINITY,
});

/** What the components say of themselves, in the language of whoever uses the studio. */
export const blockWordsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['pages', 'block-words', language],
    queryFn: () => loadBlockWords(language),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Browsers finish requests of 64 KB in all for a window that is gone. */
const maxLastLength = 20_000;

/** @throws {AskFailed} */
export async function sendOperations(id: string, request: PageRequest): Promise<SavedPage> {
  const json = JSON.parse(JSON.stringify(request));
  const keepalive = JSON.stringify(json).length <= maxLastLength;
  const call = api.pages[':id'].draft.$patch({ param: { id }, json }, { init: { keepalive } });
  return (await ask(call)) as unknown as SavedPage;
}
