import { act } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChoosingPage } from '../frame/ChoosingPage.tsx';
import { PersonalizationContainer, type Variant } from './PersonalizationContainer.tsx';
import { setUserAttributes } from './user-attributes.ts';
import { VariationTest } from './VariationTest.tsx';

const visitor = 'Mozilla/5.0 (X11; Linux x64) Firefox/140.0';
let root: Root | null = null;

beforeEach(() => {
  vi.stubGlobal('navigator', { userAgent: visitor, cookieEnabled: true });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

afterEach(() => {
  act(() => root?.unmount());
  root = null;
  window.builderChoices = undefined;
  document.body.innerHTML = '';
  history.replaceState(null, '', '/');
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: the test clears what it wrote
    document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
  }
});

const ShopOrVisit = () => (
  <PersonalizationContainer<string>
    id="builder-1"
    contentId="page-1"
    attributes={{ className: 'builder-block builder-1' }}
    variants={[
      {
        name: 'Shop',
        query: [{ property: 'urlPath', operator: 'is', value: '/shop' }],
        blocks: ['shop'],
      },
      {
        name: 'Member',
        query: [{ property: 'member', operator: 'is', value: true }],
        blocks: ['a', 'b'],
      },
    ]}
    drawBlocks={(blocks) => blocks.map((text) => <p key={text}>{text}</p>)}
  >
    <p>everybody</p>
  </PersonalizationContainer>
);

const Test = () => (
  <VariationTest
    contentId="page-1"
    variations={[
      { id: 'red', testRatio: 0.25 },
      { id: 'blue', testRatio: 0.25 },
    ]}
    draw={(id) => <p>{id || 'default'}</p>}
  />
);

const Nested = () => (
  <VariationTest
    contentId="page-1"
    variations={[{ id: 'blue', testRatio: 1 }]}
    draw={(id) => (id ? <ShopOrVisit /> : <p>default</p>)}
  />
);

const toPage = (element: React.ReactNode, path: string) => (
  <RouterProvider
    router={createMemoryRouter([{ path: '*', element: <ChoosingPage>{element}</ChoosingPage> }], {
      initialEntries: [path],
    })}
  />
);

const renderOnServer = (element: React.ReactNode, path = '/') => {
  vi.stubEnv('SSR', true);
  const html = renderToString(toPage(element, path));
  vi.stubEnv('SSR', false);
  return html;
};

/** As a browser reads the page: scripts run where they stand. */
function readPage(html: string, path = '/'): HTMLElement {
  history.replaceState(null, '', path);
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = html;
  for (const script of container.querySelectorAll('script')) runScript(script);
  return container;
}

function runScript(script: HTMLScriptElement) {
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
  const parent = script.parentElement as HTMLElement;
  const before = new Set(parent.querySelectorAll('script'));
  new Function(script.textContent ?? '')();
  for (const one of parent.querySelectorAll('script')) if (!before.has(one)) runScript(one);
  Object.defineProperty(document, 'currentScript', { value: null, configurable: true });
}

function takeOver(container: HTMLElement, element: React.ReactNode, path = '/') {
  const errors: unknown[] = [];
  act(() => {
    root = hydrateRoot(container, toPage(element, path), {
      onRecoverableError: (error) => errors.push(error),
    });
  });
  return errors;
}

test('the HTML shows the default and holds the variants where browsers do nothing with them', () => {
  const html = renderOnServer(<ShopOrVisit />);
  const page = document.createElement('div');
  page.innerHTML = html;
  expect(page.textContent?.replace(/\(function.*/, '')).toBe('everybody');
  const templates = [...page.querySelectorAll('template')];
  expect(templates.map((template) => template.content.textContent)).toEqual(['shop', 'ab']);
  expect(page.querySelector('div')?.className).toBe(
    'builder-personalization-container builder-block builder-1',
  );
});

test('the page is the same for everybody, whatever its address asks', () => {
  expect(renderOnServer(<ShopOrVisit />, '/shop')).toBe(renderOnServer(<ShopOrVisit />, '/'));
});

test('the variant that is meant is there before React, which takes it over as it is', () => {
  const page = readPage(renderOnServer(<ShopOrVisit />, '/shop'), '/shop');
  const shown = page.querySelector('.builder-1 > p');
  expect(shown?.textContent).toBe('shop');
  expect(page.querySelector('[data-choosing]')).toBeNull();
  const errors = takeOver(page, <ShopOrVisit />, '/shop');
  expect(errors).toEqual([]);
  expect(page.querySelector('.builder-1')?.innerHTML).toBe('<p>shop</p>');
  expect(page.querySelector('.builder-1 > p')).toBe(shown);
});

test('a page in another language is known by its path without the language', () => {
  const page = readPage(renderOnServer(<ShopOrVisit />, '/es/shop'), '/es/shop');
  expect(page.querySelector('p')?.textContent).toBe('shop');
});

test('where the script did not run the default is taken over and then the choice is made', () => {
  const page = document.createElement('div');
  document.body.append(page);
  history.replaceState(null, '', '/shop');
  page.innerHTML = renderOnServer(<ShopOrVisit />, '/shop');
  expect(page.querySelector('[data-choosing]')).not.toBeNull();
  expect(takeOver(page, <ShopOrVisit />, '/shop')).toEqual([]);
  expect(page.querySelector('.builder-1')?.innerHTML).toBe('<p>shop</p>');
  expect(page.querySelector('[data-choosing]')).toBeNull();
});

test('the choice is made anew when more is known of the visit, and is told', () => {
  const page = readPage(renderOnServer(<ShopOrVisit />));
  const told: unknown[] = [];
  page.addEventListener('builder.variantLoaded', (event) => {
    told.push((event as CustomEvent).detail);
  });
  takeOver(page, <ShopOrVisit />);
  expect(page.querySelector('.builder-1')?.textContent).toBe('everybody');
  act(() => setUserAttributes({ member: true }));
  expect(page.querySelector('.builder-1')?.textContent).toBe('ab');
  expect(told).toMatchObject([
    { variant: 'default', content: { id: 'page-1' } },
    { variant: { name: 'Member' } satisfies Variant<string> },
  ]);
  act(() => setUserAttributes({ member: false }));
  expect(page.querySelector('.builder-1')?.textContent).toBe('everybody');
});

test('a test shows one variation, remembers it for thirty days and keeps to it', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.3);
  const written = vi.spyOn(document, 'cookie', 'set');
  const page = readPage(renderOnServer(<Test />));
  expect(page.querySelector('p')?.textContent).toBe('blue');
  expect(written.mock.calls.flat()).toContain(
    'builder.tests.page-1=blue; path=/; SameSite=Lax; max-age=2592000',
  );
  expect(takeOver(page, <Test />)).toEqual([]);
  expect(page.innerHTML).toBe('<div><p>blue</p></div>');
});

test('a variation that was shown before is shown again', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: what an earlier visit left
  document.cookie = 'builder.tests.page-1=red; path=/';
  vi.spyOn(Math, 'random').mockReturnValue(0.9);
  expect(readPage(renderOnServer(<Test />)).querySelector('p')?.textContent).toBe('red');
});

test.each([
  ['Do Not Track', { doNotTrack: '1' }],
  ['Global Privacy Control', { globalPrivacyControl: true }],
  ['a robot', { userAgent: 'Googlebot/2.1' }],
  ['no cookies', { cookieEnabled: false }],
])('with %s the default is shown and nothing is stored', (_, signals) => {
  vi.stubGlobal('navigator', { userAgent: visitor, cookieEnabled: true, ...signals });
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const page = readPage(renderOnServer(<Test />));
  expect(page.querySelector('p')?.textContent).toBe('default');
  expect(document.cookie).toBe('');
});

test('the address may ask for a variation', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.9);
  const path = '/visit?builder.tests.page-1=red';
  const page = readPage(renderOnServer(<Test />, path), path);
  expect(page.querySelector('p')?.textContent).toBe('red');
  expect(document.cookie).toContain('builder.tests.page-1=red');
});

test('a group inside a group is chosen with it', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.3);
  const html = renderOnServer(<Nested />, '/shop');
  expect(html.match(/function/g)?.length).toBeGreaterThan(1);
  // The whole script once, and a call where the inner group stands.
  expect(html.match(/>builderChoose\(\)</g)).toHaveLength(1);
  const page = readPage(html, '/shop');
  expect(page.querySelector('p')?.textContent).toBe('shop');
  expect(takeOver(page, <Nested />, '/shop')).toEqual([]);
  expect(page.textContent).toBe('shop');
});

test('a second group of a page calls the script that is there', () => {
  const html = renderOnServer(
    <>
      <Test />
      <ShopOrVisit />
    </>,
  );
  expect(html.match(/>builderChoose\(\)</g)).toHaveLength(1);
});

test('without alternatives there is no script', () => {
  const html = renderOnServer(
    <VariationTest contentId="page-1" variations={[]} draw={() => <p>only</p>} />,
  );
  expect(html).toBe('<div><p>only</p></div>');
});
