import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ItemOfStudio } from '#server/studio/items/describe-item.ts';
import { AskFailed } from '../../api/ask.ts';
import words from '../../words/en/all.ts';
import { LanguageContext } from '../../words/words.ts';
import { type OpenItem, OpenItemContext } from '../item/open-item.ts';
import { useItemAct } from './use-item-act.ts';

afterEach(() => vi.unstubAllGlobals());

const draftItem = { setId: 'set', revision: 3, published: null } as unknown as ItemOfStudio;
const published = { ...draftItem, published: { revision: 3 } } as unknown as ItemOfStudio;

/** The act of publishing whose answer is lost; the item is then as given. */
async function publishWithoutAnswer(present: ItemOfStudio) {
  vi.stubGlobal('fetch', async () => Response.json(present));
  const draft = { save: async () => 3, replace: vi.fn() };
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <LanguageContext value={{ language: 'en', words, speak: () => {} }}>
      <QueryClientProvider client={queries}>
        <OpenItemContext value={{ item: draftItem, draft } as unknown as OpenItem}>
          {children}
        </OpenItemContext>
      </QueryClientProvider>
    </LanguageContext>
  );
  const onDone = vi.fn();
  const { result } = renderHook(useItemAct, { wrapper });
  await act(async () =>
    result.current.run(
      () => Promise.reject(new AskFailed('network')),
      onDone,
      (item, revision) => item.published?.revision === revision,
    ),
  );
  return { onDone, problem: result.current.problem };
}

test('what was done although its answer was lost is told as done', async () => {
  const { onDone, problem } = await publishWithoutAnswer(published);
  expect(onDone).toHaveBeenCalledOnce();
  expect(problem).toBe('');
});

test('where nobody knows whether it was done, that is what is said', async () => {
  const { onDone, problem } = await publishWithoutAnswer(draftItem);
  expect(onDone).not.toHaveBeenCalled();
  expect(problem).toBe(words.publish.noAnswer);
});
