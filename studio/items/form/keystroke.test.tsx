import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { FieldProps } from '../fields/field-props.ts';
import { showForm } from './form.test-support.tsx';

/** How often each field was drawn, by its path. */
const drawn = new Map<string, number>();

vi.mock('../fields/fields.ts', () => {
  const Plain = ({ path, inputId, value, onChange }: FieldProps<string>) => {
    drawn.set(path, (drawn.get(path) ?? 0) + 1);
    return (
      <input
        id={inputId}
        data-testid={path}
        value={String(value ?? '')}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  };
  const isList = (type: string) => type === 'Group' || type === 'Slices';
  return {
    hasOwnForm: () => false,
    fieldOf: (_type: string, _path: string, field: { type: string }) =>
      isList(field.type) ? null : Plain,
  };
});

beforeEach(() => drawn.clear());

const credits = ['a', 'b', 'c'].map((key) => ({ _key: key, name: `Name ${key}`, role: 'Curator' }));
const slices = ['1', '2', '3'].map((id) => ({
  id: `quote$${id}`,
  slice_type: 'quote',
  variation: 'default',
  primary: { quote: [] },
  items: [],
}));

function type(path: string) {
  drawn.clear();
  for (const text of ['K', 'Ka', 'Ka ', 'Ka u', 'Ka ua']) {
    fireEvent.change(screen.getByTestId(path), { target: { value: text } });
  }
  return Object.fromEntries(drawn);
}

test.each(['en.title', 'en.subtitle'])(
  'letters typed into %s draw that field alone',
  async (path) => {
    await showForm('exhibition', { en: { title: 'Rain', credits, slices } });
    expect(drawn.size).toBeGreaterThan(20);
    expect(type(path)).toEqual({ [path]: 5 });
  },
);

test('letters typed into one item of a group draw none of its other fields, nor of its other items', async () => {
  await showForm('exhibition', { en: { title: 'Rain', credits } });
  expect(type('en.credits[b].name')).toEqual({ 'en.credits[b].name': 5 });
});

test('letters typed into a language draw nothing of the other one', async () => {
  await showForm('exhibition', { en: { title: 'Rain' }, haw: {} }, { address: '?language=haw' });
  expect(type('haw.title')).toEqual({ 'haw.title': 5 });
});

test('letters typed into one part of a page draw nothing of the others', async () => {
  const { models } = await showForm('text_page', { en: { title: 'Rain', slices } });
  const [kind] = models.slices.filter(({ type: of }) => of === 'quote');
  const [first] = kind?.primary ?? [];
  const path = `en.slices[quote$2].primary.${first?.name}`;
  expect(type(path)).toEqual({ [path]: 5 });
});
