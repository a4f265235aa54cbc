import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { ItemOfStudio } from '#server/studio/items/describe-item.ts';
import { describeTypes } from '#services/content-management/embedded/editing/describe-types.ts';
import { readModels } from '#services/content-management/models/read-models.ts';
import { meQuery } from '../../api/use-me.ts';
import words from '../../words/en/all.ts';
import { sayModels } from '../../words/model-words.ts';
import { LanguageContext } from '../../words/words.ts';
import { DraftStore } from '../item/draft-store.ts';
import { modelsQuery, typesQuery } from '../item/item-query.ts';
import { OpenItemContext } from '../item/open-item.ts';
import { ItemForm } from './ItemForm.tsx';

const models = {
  ...describeTypes(readModels('services/content-management/models')),
  timeZone: 'Pacific/Honolulu',
};

/**
 * The form of an item of the museum's models, with the draft behind it; nothing is sent.
 * @param address what follows the address of the screen: `?language=haw`
 */
export async function showForm(
  type: string,
  languages: Partial<ItemOfStudio['languages']>,
  { address = '', item: more = {} }: { address?: string; item?: Partial<ItemOfStudio> } = {},
) {
  const said = sayModels(models, { labels: {}, helps: {} });
  const model = said.types.find(({ id }) => id === type);
  if (!model) throw new Error(`There is no model of ${type}.`);
  const item = {
    setId: 'set',
    type,
    uid: 'one',
    revision: 1,
    state: 'published',
    languages: { en: {}, es: null, haw: null, ...languages },
    tags: [],
    published: null,
    problems: [],
    translations: { es: {}, haw: {} },
    before: { es: {}, haw: {} },
    model,
    targets: {},
    presence: [],
    conflicts: [],
    updatedAt: null,
    ...more,
  } as unknown as ItemOfStudio;
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queries.setQueryData(typesQuery.queryKey, models);
  queries.setQueryData(modelsQuery('en').queryKey, said);
  const me = {
    id: 'lani',
    name: 'Lani',
    email: '',
    role: 'administrator',
    languages: [],
    language: 'en',
  } as const;
  queries.setQueryData(meQuery.queryKey, me);
  const draft = new DraftStore({ item, send: () => new Promise(() => {}) });
  const open = { item, draft };
  const screen: ReactNode = (
    <OpenItemContext value={open}>
      <Suspense fallback={null}>
        <ItemForm />
      </Suspense>
    </OpenItemContext>
  );
  const router = createMemoryRouter([{ path: '*', element: screen }], {
    initialEntries: [`/${address}`],
  });
  await act(async () => {
    render(
      <LanguageContext value={{ language: 'en', words, speak: () => {} }}>
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </LanguageContext>,
    );
  });
  return { draft, queries, models };
}
