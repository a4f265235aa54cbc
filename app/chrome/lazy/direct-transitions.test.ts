// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { directTransitions } from './direct-transitions.ts';

const seen = { top: 10, bottom: 20, width: 10 } as DOMRect;

function stubBrowser(isCalm = false) {
  vi.stubGlobal('matchMedia', () => ({ matches: isCalm }));
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(seen);
  document.getAnimations ??= () => [];
  const skipTransition = vi.fn();
  const names: (string | null)[] = [];
  const kinds: (string | undefined)[] = [];
  const panels: number[] = [];
  const read = () => {
    const named = [...document.querySelectorAll<HTMLElement>('body *')].filter(({ style }) =>
      style.getPropertyValue('view-transition-name'),
    );
    expect(named.length).toBeLessThan(2);
    names.push(named[0]?.id ?? null);
    kinds.push(document.documentElement.dataset.transition);
    panels.push(document.querySelectorAll('[data-slides-in]').length);
  };
  const page = {
    startViewTransition(update: () => Promise<void>) {
      read();
      const updated = update().then(read);
      return { ready: updated, finished: updated, skipTransition } as unknown as ViewTransition;
    },
  } as unknown as Document;
  directTransitions(page);
  return { page, names, kinds, panels, skipTransition };
}

const show = (path: string, main: string) => {
  document.documentElement.innerHTML = `<head><link rel="canonical" href="${path}"></head><body><main>${main}</main></body>`;
};
const card = (id: string, href: string) =>
  `<article><a href="${href}">x</a><picture><img id="${id}" src="/one.webp?w=320"></picture></article>`;
const ofPage =
  '<span data-shared-picture><picture><img id="page" src="/one.webp?w=828"></picture></span>';

async function go(from: [string, string], to: [string, string], press?: () => void) {
  const browser = stubBrowser();
  show(...from);
  press?.();
  history.replaceState(null, '', to[0]);
  const transition = browser.page.startViewTransition(() => show(...to));
  await transition.finished;
  await Promise.resolve();
  return browser;
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('the picture of the card that was pressed becomes the page’s, though the card is there twice', async () => {
  const { names, kinds } = await go(
    ['/list', card('first', '/one') + card('second', '/one') + card('other', '/two')],
    ['/one', ofPage + card('back', '/list')],
    () => document.querySelectorAll('a')[1]?.focus(),
  );
  expect(kinds[0]).toBe('page');
  expect(names).toEqual(['second', 'page']);
  expect(document.documentElement.dataset.transition).toBeUndefined();
  expect(document.querySelector('[style*="shared-picture"]')).toBeNull();
});

test('the picture of a menu’s column, which has words on it, stays where it is', async () => {
  const column = card('column', '/one').replace('<article>', '<article data-size="normal">');
  const { names } = await go(['/list', column], ['/one', ofPage]);
  expect(names).toEqual([null, null]);
});

test('where the page opens with another picture than its card, neither grows into the other', async () => {
  const { names } = await go(
    ['/list', card('first', '/one')],
    ['/one', '<span data-shared-picture><img id="page" src="/two.webp"></span>'],
  );
  expect(names).toEqual(['first', null]);
});

test('a preview that waits to be seen is not what grows', async () => {
  const hidden =
    '<div data-card-preview style="visibility: hidden"><img id="preview" src="/one.webp"></div>';
  const { names } = await go(['/list', card('first', '/one') + hidden], ['/one', ofPage]);
  expect(names).toEqual(['first', 'page']);
});

test('words that were pressed go with their page, and so does a panel that had slid in', async () => {
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([seen] as unknown as DOMRectList);
  const { panels, names } = await go(
    ['/', '<div data-slides-in="true"><h1>House</h1><a href="/cobalt">Cobalt</a></div>'],
    ['/cobalt', `<h1>Cobalt</h1>${ofPage}`],
  );
  expect(names).toEqual([null, null]);
  expect(panels).toEqual([0, 0]);
  expect(document.querySelector('[style*="view-transition-name"]')).toBeNull();
});

test.each([false, true])(
  'a picture that is not here yet shows the one of the card until then, without motion (%s) too',
  async (isCalm) => {
    const { page } = stubBrowser(isCalm);
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
    vi.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockReturnValue('/one.webp?w=320');
    show('/list', card('first', '/one'));
    history.replaceState(null, '', '/one');
    await page.startViewTransition(() => show('/one', ofPage)).finished;
    const picture = document.querySelector('img');
    expect(picture?.style.background).toContain('/one.webp?w=320');
    picture?.dispatchEvent(new Event('load'));
    expect(picture?.style.background).toBe('');
  },
);

test('on the way back the page’s picture becomes that of its card', async () => {
  const { names } = await go(['/one', ofPage], ['/list', card('first', '/one')]);
  expect(names).toEqual(['page', 'first']);
});

test('from one object to another its own card leads, not the one that leads back', async () => {
  const { names } = await go(
    ['/one', ofPage + card('two', '/two')],
    ['/two', ofPage + card('one', '/one')],
  );
  expect(names).toEqual(['two', 'page']);
});

test('another query is a change of lists', async () => {
  const { names, kinds } = await go(
    ['/list', `<ol data-hung></ol>${card('a', '/list?q=x')}`],
    ['/list?q=x', ofPage],
  );
  expect([kinds[0], names]).toEqual(['list', [null, null]]);
});

test('where there is no list a part of the page fades, and a page of its own is told by its title', async () => {
  const part = await go(['/tickets', '<h1>Tickets</h1>'], ['/tickets?day=1', '<h1>Tickets</h1>']);
  expect(part.kinds).toEqual(['part', 'part']);
  const item = card('lamp', '/shop?item=lamp') + card('scarf', '/shop?item=scarf');
  const there = await go(
    ['/shop', `<h1>Shop</h1>${item}`],
    ['/shop?item=scarf', `<h1>Scarf</h1>${ofPage}`],
  );
  expect(there.names).toEqual(['scarf', 'page']);
  expect(there.kinds.at(-1)).toBe('page');
});

test('who wants no motion gets none', async () => {
  const { page, names, skipTransition } = stubBrowser(true);
  show('/list', card('first', '/one'));
  history.replaceState(null, '', '/one');
  await page.startViewTransition(() => show('/one', ofPage)).finished;
  expect(skipTransition).toHaveBeenCalledOnce();
  expect(names).toEqual([null, null]);
  expect(document.documentElement.dataset.transition).toBeUndefined();
});

test('a transition that was skipped is not reported', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const heard = vi.fn();
  process.on('unhandledRejection', heard);
  const page = {
    startViewTransition: () => ({
      ready: Promise.reject(new Error('Transition was skipped')),
      finished: Promise.resolve(),
    }),
  } as unknown as Document;
  directTransitions(page);
  page.startViewTransition(() => {});
  await new Promise((resolve) => setTimeout(resolve, 5));
  process.off('unhandledRejection', heard);
  expect(heard).not.toHaveBeenCalled();
});

test('a browser without transitions stays without', () => {
  const page = {};
  directTransitions(page);
  expect(page).toEqual({});
});
