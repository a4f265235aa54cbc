import { queryOptions } from '@tanstack/react-query';
import type { RefusedChange } from '#server/studio/pages/save-page-draft.ts';
import type { Operation } from '#shared/page-builder/editing/operations.ts';
import { AskFailed } from '../../api/ask.ts';
import { listLeftWords, removeWords } from '../../items/item/left-words.ts';
import { sendOperations } from './page-query.ts';
import { leftUnder } from './use-page-store.ts';

/** What earlier windows did and nobody acknowledged, sent before the page is opened; never asked twice. */
export const leftOperationsQuery = (personId: string, pageId: string) =>
  queryOptions({
    queryKey: ['pages', pageId, 'left'],
    queryFn: () => sendLeft(personId, pageId),
    gcTime: 0,
    retry: false,
  });

async function sendLeft(personId: string, pageId: string): Promise<readonly RefusedChange[]> {
  const left = await listLeftWords<Operation>(personId, leftUnder(pageId)).catch(() => []);
  const refused: RefusedChange[] = [];
  for (const { id, base, request, changes } of left) {
    try {
      // With the key that it had: what was taken before is not taken again.
      if (request) {
        const { key, base: own, changes: operations } = request;
        refused.push(...(await sendOperations(pageId, { key, base: own, operations })).refused);
      }
      if (changes.length > 0) {
        const rest = { key: id, base, operations: changes };
        refused.push(...(await sendOperations(pageId, rest)).refused);
      }
      await removeWords(id);
    } catch (error) {
      if (!(error instanceof AskFailed)) throw error;
      // It stays here for the next time.
    }
  }
  return refused;
}
