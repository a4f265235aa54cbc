import { expect, test } from 'vitest';
import { nameWindow } from './name-window.ts';

const turn = () => new Promise((resolve) => queueMicrotask(() => resolve(null)));

test('a window is called by the heading of its screen, also of the next one', async () => {
  document.body.replaceChildren();
  const end = nameWindow('Hale Girih Studio');
  expect(document.title).toBe('Hale Girih Studio');
  const heading = document.createElement('h1');
  heading.textContent = 'Items';
  document.body.append(heading);
  await turn();
  expect(document.title).toBe('Items – Hale Girih Studio');
  heading.firstChild?.replaceWith('A fragment goes home');
  await turn();
  expect(document.title).toBe('A fragment goes home – Hale Girih Studio');
  end();
});
