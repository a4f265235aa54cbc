import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Person } from '#shared/studio/rights.ts';
import { meQuery } from '../api/use-me.ts';
import { type OpenItem, OpenItemContext } from '../items/item/open-item.ts';
import words from '../words/en/all.ts';
import { LanguageContext } from '../words/words.ts';
import { FieldTranslation } from './FieldTranslation.tsx';

const translator: Person = {
  id: 'pua',
  name: 'Pua',
  email: 'pua@museum.example',
  role: 'translator',
  languages: ['haw'],
  language: 'en',
};

function show(
  state: string,
  content: Readonly<Record<string, unknown>>,
  { before, me = translator }: { before?: unknown; me?: Person } = {},
) {
  const queries = new QueryClient();
  queries.setQueryData(meQuery.queryKey, me);
  const wrote: Record<string, unknown> = {};
  const open = {
    item: {
      setId: 's',
      translations: { haw: { title: state } },
      before: { haw: { title: before } },
    },
    draft: {
      read: (path: string) => content[path],
      write: (path: string, value: unknown) => Object.assign(wrote, { [path]: value }),
      subscribe: () => () => {},
    },
  } as unknown as OpenItem;
  render(
    <QueryClientProvider client={queries}>
      <LanguageContext value={{ language: 'en', words, speak: () => {} }}>
        <OpenItemContext value={open}>
          <FieldTranslation path="haw.title" language="haw" />
        </OpenItemContext>
      </LanguageContext>
    </QueryClientProvider>,
  );
  return wrote;
}

test('what is missing may begin with the English words', () => {
  const wrote = show('missing', { 'en.title': 'Lani Soares' });
  expect(screen.getByText('Missing')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Copy from English' }));
  expect(wrote).toEqual({ 'haw.title': 'Lani Soares' });
});

test('a text that leads to an English item is not copied', () => {
  const data = { link_type: 'Document', id: 'x' };
  const spans = [{ start: 0, end: 4, type: 'hyperlink', data }];
  show('missing', { 'en.title': [{ type: 'paragraph', text: 'Rain', spans }] });
  expect(screen.queryByRole('button')).toBeNull();
});

test('what is outdated shows the words that changed in English', async () => {
  const before = [{ type: 'heading1', text: 'Rain at night', spans: [] }];
  const after = [{ type: 'heading1', text: 'Rain at noon', spans: [] }];
  show('outdated', { 'en.title': after, 'haw.title': after }, { before });
  expect(screen.queryByText(/noon/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'What changed in English' }));
  expect((await screen.findByRole('deletion')).textContent).toBe('removed: night');
  expect(screen.getByRole('insertion').textContent).toBe('added: noon');
  expect(screen.getByRole('button', { name: 'Still right' })).toBeDefined();
});

test('who translates into another language sees the state and can do nothing', () => {
  const me: Person = { ...translator, languages: ['es'] };
  show('outdated', { 'en.title': 'Rain', 'haw.title': 'Ua' }, { before: 'Wind', me });
  expect(screen.getByText('Outdated')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Still right' })).toBeNull();
});
