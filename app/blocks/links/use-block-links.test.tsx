import { fireEvent, render, screen } from '@testing-library/react';
import type { ContextType } from 'react';
import {
  createMemoryRouter,
  UNSAFE_FrameworkContext as FrameworkContext,
  Outlet,
  RouterProvider,
} from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { warmPage } from '#framework/app/lazy/warm-page.ts';
import { useBlockLinks } from './use-block-links.ts';

vi.mock('#framework/app/lazy/warm-page.ts', () => ({ warmPage: vi.fn(async () => {}) }));

const shopFiles = { module: '/assets/shop.js', hasLoader: true, hasClientLoader: true };
const framework = { manifest: { routes: { shop: shopFiles } } } as unknown as ContextType<
  typeof FrameworkContext
>;
const html =
  '<a href="/shop?kind=prints#new"><b>Shop</b></a> <a href="https://other.example/">Other</a>';

function Editors() {
  const handlers = useBlockLinks();
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: as editors' HTML is drawn
    <div {...handlers} dangerouslySetInnerHTML={{ __html: html }} />
  );
}

beforeEach(() => {
  vi.mocked(warmPage).mockClear();
  const router = createMemoryRouter([
    {
      element: <Outlet />,
      children: [
        { path: '/', element: <Editors /> },
        { id: 'shop', path: '/shop', element: <p>The shop</p> },
      ],
    },
  ]);
  render(
    <FrameworkContext value={framework}>
      <RouterProvider router={router} />
    </FrameworkContext>,
  );
});

test('a link in an editor’s HTML leads through the site', async () => {
  const isBrowsers = fireEvent.click(screen.getByText('Shop'));
  expect(isBrowsers).toBe(false);
  expect(await screen.findByText('The shop')).toBeTruthy();
});

test('a link elsewhere is the browser’s own', () => {
  // The document of the tests would follow it.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(screen.getByText('Other'));
  expect(screen.queryByText('The shop')).toBeNull();
});

test.each(['mouseOver', 'touchStart', 'focus'] as const)(
  'a page is fetched once on %s, before it is asked for',
  async (kind) => {
    fireEvent[kind](screen.getByText('Shop'));
    fireEvent[kind](screen.getByText('Shop'));
    fireEvent[kind](screen.getByText('Other'));
    await vi.dynamicImportSettled();
    expect(vi.mocked(warmPage).mock.calls).toEqual([['/shop?kind=prints', [shopFiles], {}]]);
  },
);

test('nothing is fetched ahead for visitors who save data', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  fireEvent.mouseOver(screen.getByText('Shop'));
  vi.unstubAllGlobals();
  expect(warmPage).not.toHaveBeenCalled();
});
