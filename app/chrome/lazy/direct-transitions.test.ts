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
  const read = () => {
    const named = [...document.querySelectorAll<HTMLElement>('img')].filter(({ style }) =>
      style.getPropertyValue('view-transition-name'),
    );
    expect(named.length).toBeLessThan(2);
    names.push(named[0]?.id ?? null);
  };
  const page = {
    startViewTransition(update: () => Promise<void>) {
      read();
      const updated = update().then(read);
      return { ready: updated, finished: updated, skipTransition } as unknown as ViewTransition;
    },
  } as unknown as Document;
  directTransitions(page);
  return { page, names, skipTransition };
}

const show = (path: string, main: string) => {
  document.documentElement.innerHTML = `<head><link rel="canonical" href="${path}"></head><body><main>${main}</main></body>`;
};
const card = (id: string, href: string) =>
  `<article><a href="${href}">x</a><span data-shared-picture="card"><img id="${id}" src="/one.webp?w=320"></span></article>`;
const ofPage = '<span data-shared-picture="page"><img id="page" src="/one.webp?w=828"></span>';

async function go(from: [string, string], to: [string, string], press?: () => void) {
  const browser = stubBrowser();
  show(...from);
  press?.();
  history.replaceState(null, '', to[0]);
  const transition = browser.page.startViewTransition(() => show(...to));
  const kind = document.documentElement.dataset.transition;
  await transition.finished;
  await Promise.resolve();
  return { ...browser, kind };
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('the picture of the card that was pressed becomes the page’s, though the card is there twice', async () => {
  const { names, kind } = await go(
    ['/list', card('first', '/one') + card('second', '/one') + card('other', '/two')],
    ['/one', ofPage + card('back', '/list')],
    () => document.querySelectorAll('a')[1]?.focus(),
  );
  expect(kind).toBe('page');
  expect(names).toEqual(['second', 'page']);
  expect(document.documentElement.dataset.transition).toBeUndefined();
  expect(document.querySelector('[style*="shared-picture"]')).toBeNull();
});

test('where the page opens with another picture than its card, neither grows into the other', async () => {
  const { names } = await go(
    ['/list', card('first', '/one')],
    ['/one', '<span data-shared-picture="page"><img id="page" src="/two.webp"></span>'],
  );
  expect(names).toEqual(['first', null]);
});

test('a preview that waits to be seen is not what grows', async () => {
  const hidden =
    '<div data-card-preview style="visibility: hidden"><img id="preview" src="/one.webp"></div>';
  const { names } = await go(['/list', card('first', '/one') + hidden], ['/one', ofPage]);
  expect(names).toEqual(['first', 'page']);
});

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
  const { names, kind } = await go(['/list', card('a', '/list')], ['/list?q=x', ofPage]);
  expect([kind, names]).toEqual(['list', [null, null]]);
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

test('a line moves a short way, and is faded in where it would fly past others', async () => {
  class Matrix {
    readonly e = 0;
    readonly f: number;
    constructor(text: string) {
      this.f = Number(text);
    }
  }
  vi.stubGlobal('DOMMatrix', Matrix);
  const lineFrom = (transform: string, pseudo: string) => ({
    effect: {
      pseudoElement: `::view-transition-group(${pseudo})`,
      getKeyframes: () => [{ transform }, { transform: '100' }],
      setKeyframes: vi.fn(),
    },
  });
  const [near, far, bar] = [
    lineFrom('250', 'match-element'),
    lineFrom('900', 'match-element'),
    lineFrom('900', 'bar'),
  ] as const;
  stubBrowser();
  vi.spyOn(document, 'getAnimations').mockReturnValue([near, far, bar] as never);
  await go(['/whats-on', ''], ['/whats-on', '']);
  expect(near.effect.setKeyframes).not.toHaveBeenCalled();
  expect(bar.effect.setKeyframes).not.toHaveBeenCalled();
  expect(far.effect.setKeyframes).toHaveBeenCalledWith([
    { transform: '100', offset: 0, opacity: 0 },
    { transform: '100', opacity: 1 },
  ]);
});
