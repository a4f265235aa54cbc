import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { showForm } from '../form.test-support.tsx';

const link = (path: string) => ({ link_type: 'Web', url: `https://museum.example${path}` });
const cards = [
  { _key: 'a', title: 'Plan', link: link('/visit/plan') },
  { _key: 'b', title: 'Tickets', link: link('/tickets') },
  { _key: 'c', title: 'Tour', link: link('/visit/tour') },
  { _key: 'd', title: 'Rules' },
];

const pages = ['about', 'visit', 'what-we-do'].map((uid) => ({
  setId: uid === 'visit' ? 'set' : uid,
  uid,
  state: 'published',
  title: { en: uid.toUpperCase(), es: '', haw: '' },
}));

async function showMenu() {
  vi.stubGlobal('fetch', async () => Response.json({ items: pages, next: null, total: 3 }));
  const form = await showForm('menu_page', { en: { title: 'Visit', columns: '2', cards } });
  await act(() => vi.dynamicImportSettled());
  await screen.findByRole('link', { name: 'ABOUT' });
  const keys = () => (form.draft.read('en.cards') as { _key: string }[]).map((one) => one._key);
  const tree = within(screen.getByRole('navigation', { name: 'The menu of the site' }));
  return { tree, keys };
}

test('the tree has the pages of the bar in its order, open at this one, with where each card leads', async () => {
  const { tree } = await showMenu();
  expect(tree.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'WHAT-WE-DO',
    'ABOUT',
  ]);
  expect(tree.getByText('Leads to /visit/plan')).toBeTruthy();
  expect(tree.getByText('Leads nowhere yet')).toBeTruthy();
});

test('the drawing has what visitors see, and follows a card that is moved by its button', async () => {
  const { tree, keys } = await showMenu();
  const drawing = () => screen.getByRole('img', { name: /In a wide window/ });
  expect(drawing().getAttribute('aria-label')).toBe(
    'In a wide window: Visit, with Plan, Tickets, Tour',
  );
  expect(screen.getByText(/not shown to visitors: 1\./)).toBeTruthy();
  fireEvent.click(tree.getByRole('button', { name: 'Move down: Plan' }));
  expect(keys()).toEqual(['b', 'a', 'c', 'd']);
  expect(drawing().getAttribute('aria-label')).toBe(
    'In a wide window: Visit, with Tickets, Plan, Tour',
  );
});

test('a finger drags a card to another place; Escape leaves it where it was', async () => {
  const { tree, keys } = await showMenu();
  const rows = tree
    .getAllByRole('listitem')
    .filter((row) => row.dataset.path?.startsWith('en.cards['));
  for (const [position, row] of rows.entries()) {
    row.getBoundingClientRect = () => ({ top: 100 + 50 * position, height: 50 }) as DOMRect;
  }
  const handle = rows[0]?.querySelector('[class*="handle"]') as HTMLElement;
  handle.setPointerCapture = () => {};
  const touch = { pointerId: 1, pointerType: 'touch', button: 0 };
  fireEvent.pointerDown(handle, { ...touch, clientY: 110 });
  fireEvent.pointerMove(handle, { ...touch, clientY: 190 });
  expect(rows[2]?.dataset.drag).toBe('before');
  fireEvent.keyDown(window, { key: 'Escape' });
  fireEvent.pointerUp(handle, touch);
  expect(keys()).toEqual(['a', 'b', 'c', 'd']);
  fireEvent.pointerDown(handle, { ...touch, clientY: 110 });
  fireEvent.pointerMove(handle, { ...touch, clientY: 190 });
  fireEvent.pointerUp(handle, touch);
  expect(keys()).toEqual(['b', 'a', 'c', 'd']);
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
    'Plan: now 2 of 4',
  );
});
