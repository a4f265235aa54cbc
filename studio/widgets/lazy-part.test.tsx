import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import words from '../words/en/all.ts';
import { LanguageContext } from '../words/words.ts';
import { lazyPart } from './lazy-part.tsx';

const Greeting = ({ name }: { readonly name: string }) => <p>Aloha, {name}</p>;

const show = (Part: ComponentType<{ readonly name: string }>) =>
  render(
    <LanguageContext value={{ language: 'en', words, speak: () => {} }}>
      <input defaultValue="typed before" />
      <Part name="Lani" />
    </LanguageContext>,
  );

test('a part stands there at once where its script came before', async () => {
  const load = vi.fn(async () => Greeting);
  const Part = lazyPart(load, () => <p>One moment</p>);
  const { unmount } = show(Part);
  expect(screen.getByText('One moment')).toBeTruthy();
  expect(await screen.findByText('Aloha, Lani')).toBeTruthy();
  unmount();
  show(Part);
  expect(screen.getByText('Aloha, Lani')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a script that does not come is told in its place and asked for again, beside a form that stays', async () => {
  const load = vi.fn<() => Promise<typeof Greeting>>();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  load.mockResolvedValue(Greeting);
  show(lazyPart(load));
  expect((await screen.findByRole('alert')).textContent).toContain('The server does not answer.');
  expect(screen.getByDisplayValue('typed before')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Aloha, Lani')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
