import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createRoutesStub } from 'react-router';
import { beforeAll, expect, test, vi } from 'vitest';
import { LanguageProvider } from '../i18n/language-context.tsx';
import { NavigationBar } from './NavigationBar.tsx';

beforeAll(() => {
  // What the bar needs and this test environment lacks.
  window.matchMedia = () =>
    ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = vi.fn();
  Element.prototype.scrollIntoView = () => {};
});

const pages = {
  about: [
    { title: 'News', link: '/about/news' },
    { title: 'People', link: '/about/staff' },
  ],
};

const withSearch = () => <PageWithBar isSearchEnabled />;
const withoutSearch = () => <PageWithBar isSearchEnabled={false} />;

const PageWithBar = ({ isSearchEnabled }: { isSearchEnabled: boolean }) => (
  <LanguageProvider>
    <NavigationBar siteName="Hale Girih" isSearchEnabled={isSearchEnabled} pages={pages} />
  </LanguageProvider>
);

function renderBar(Component: () => ReactNode) {
  const Stub = createRoutesStub([{ path: '/tickets', Component }]);
  render(<Stub initialEntries={['/tickets']} />);
}

function openMenu() {
  screen.getByRole('button', { name: 'Menu' }).click();
  return screen.findByRole('navigation', { name: 'Sections' });
}

test('with search enabled the bar has its icon and the menu its tab', async () => {
  renderBar(withSearch);
  const icon = screen.getByRole('link', { name: 'Search' });
  expect(icon.getAttribute('href')).toBe('/search');
  const strip = await openMenu();
  expect(within(strip).getByRole('link', { name: 'Search' }).getAttribute('href')).toBe('/search');
});

test('with search switched off there is neither icon nor tab', async () => {
  renderBar(withoutSearch);
  const strip = await openMenu();
  expect(strip.querySelectorAll(':scope > ul > li')).toHaveLength(7);
  expect(screen.queryByRole('link', { name: 'Search' })).toBeNull();
});

test.each([
  ['/about/staff', [null, 'page']],
  ['/about/news/a-fragment-goes-home', ['true', null]],
])('%s stands among the pages of its section', (path, current) => {
  const Stub = createRoutesStub([{ path, Component: withSearch }]);
  render(<Stub initialEntries={[path]} />);
  const links = within(screen.getByRole('navigation', { name: 'About' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/about/news', '/about/staff']);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(current);
});

test('a page that is none of those of its section stands in the section itself', () => {
  const path = '/about/how-we-began';
  const Stub = createRoutesStub([{ path, Component: withSearch }]);
  render(<Stub initialEntries={[path]} />);
  const links = within(screen.getByRole('navigation', { name: 'About' })).getAllByRole('link');
  expect(
    links.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')]),
  ).toEqual([
    ['/about', 'true'],
    ['/about/news', null],
    ['/about/staff', null],
  ]);
});

test.each(['/about', '/tickets', '/'])('%s has no pages beside it', (path) => {
  const Stub = createRoutesStub([{ path, Component: withSearch }]);
  render(<Stub initialEntries={[path]} />);
  expect(screen.queryByRole('navigation', { name: 'About' })).toBeNull();
});
