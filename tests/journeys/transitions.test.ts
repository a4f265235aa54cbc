import type { Locator, Page } from '@playwright/test';
import { gotoReady } from '../setup/chrome.ts';
import { expect, test } from '../setup/page.ts';

/** What a transition was seen to do, when it began. */
interface Seen {
  /** Of the root, `page` or `list`. */
  readonly kind: string | undefined;
  /** Pictures and other parts that have a name, before and after. */
  readonly shared: readonly [before: string[], after: string[]];
  /** Parts that move on their own. */
  readonly groups: readonly string[];
  /** What is done with the parts of a picture that hang over its edge while it grows. */
  readonly overflow: string;
  /** What lies below both pages. */
  readonly backdrop: string;
  /** In milliseconds: when what comes begins to be seen, when what goes has gone. */
  readonly delays: { readonly new: number; readonly oldEnds: number };
  /** The ground of the picture that moves, on the page that has come: seen, it would be a slab of color below it. */
  readonly ground: string | undefined;
  /** How the bar of the day comes or goes. */
  readonly today: readonly string[];
  /** How much of the picture's height is seen to change, from the picture of the card to that of the page. */
  readonly heights: readonly [before: number, after: number];
}

/** Writes down what transitions do, below what the site makes of them. */
async function watchTransitions(page: Page): Promise<() => Promise<Seen[]>> {
  await page.addInitScript(() => {
    const seen: unknown[] = [];
    Object.assign(window, { seenTransitions: seen });
    const start = document.startViewTransition;
    const named = () =>
      [...document.querySelectorAll<HTMLElement>('main *, [data-card-preview] *')].filter(
        (element) => getComputedStyle(element).viewTransitionName === 'shared-picture',
      );
    const sourceOf = (element: Element) =>
      element instanceof HTMLImageElement
        ? new URL(element.currentSrc || element.src).pathname
        : '';
    const heightOf = (elements: Element[]) => elements[0]?.getBoundingClientRect().height ?? 0;
    document.startViewTransition = (update) => {
      const before = named();
      const note = {
        kind: document.documentElement.dataset.transition,
        shared: [before.map(sourceOf), [] as string[]],
        heights: [heightOf(before), 0],
        groups: [] as string[],
        ground: undefined as string | undefined,
        today: [] as string[],
        overflow: '',
        backdrop: '',
        delays: { new: 0, oldEnds: 0 },
      };
      const transition = start.call(document, update);
      const add = () => {
        const after = named();
        note.shared[1] = after.map(sourceOf);
        note.heights[1] = heightOf(after);
        note.groups = document.getAnimations().flatMap(({ effect }) => {
          const { pseudoElement } = effect as KeyframeEffect;
          const [, group] = /^::view-transition-group\((.*)\)$/.exec(pseudoElement ?? '') ?? [];
          return group ? [group] : [];
        });
        const ground = after[0]?.closest('picture')?.previousElementSibling;
        // What is shown whole lies on it.
        if (ground && !ground.parentElement?.dataset.fit)
          note.ground = getComputedStyle(ground).visibility;
        note.today = document
          .getAnimations()
          .flatMap((each) =>
            each instanceof CSSAnimation &&
            /\(today\)$/.test((each.effect as KeyframeEffect).pseudoElement ?? '')
              ? [each.animationName]
              : [],
          );
        const timing = (part: string) =>
          document
            .getAnimations()
            .map(({ effect }) => effect as KeyframeEffect)
            .find(({ pseudoElement }) =>
              ['root', 'wall'].some(
                (name) => pseudoElement === `::view-transition-${part}(${name})`,
              ),
            )
            ?.getComputedTiming();
        // Asked for a part that is not there, the browser ends.
        if (note.groups.includes('shared-picture')) {
          const part = '::view-transition-old(shared-picture)';
          note.overflow = getComputedStyle(document.documentElement, part).overflow;
          const below = getComputedStyle(document.documentElement, '::view-transition');
          note.backdrop = below.backgroundColor;
        }
        note.delays = {
          new: Number(timing('new')?.delay),
          oldEnds: Number(timing('old')?.endTime),
        };
        seen.push(note);
      };
      transition.ready.then(add, add);
      return transition;
    };
  });
  return () =>
    page.evaluate(() => (window as unknown as { seenTransitions: Seen[] }).seenTransitions);
}

const explore = '/collection/explore-the-collection?q=blue';

test('the picture of a card grows into that of its object, and back', async ({ page }) => {
  const seen = await watchTransitions(page);
  await gotoReady(page, explore);
  const entry = page.locator('li[data-object]').first();
  const id = await entry.getAttribute('data-object');
  await entry.getByRole('img').scrollIntoViewIfNeeded();
  await entry.getByRole('link').focus();
  await entry.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/objects/${id}/`));
  await expect.poll(seen).toHaveLength(1);
  const [there] = await seen();
  expect(there?.kind).toBe('page');
  expect(there?.shared[0]).toHaveLength(1);
  expect(there?.shared[1]).toEqual(there?.shared[0]);
  expect(there?.groups).toContain('shared-picture');
  // Neither the width of the window nor a square around the work: the picture alone.
  const shape = () =>
    page.locator('[data-shared-picture] img').evaluate((image: HTMLImageElement) => {
      const { width, height } = image.getBoundingClientRect();
      return width / height / (image.naturalWidth / image.naturalHeight);
    });
  // It may be on its way still, and has no size of its own then.
  await expect.poll(shape).toBeCloseTo(1, 1);

  await page.goBack();
  await expect(page).toHaveURL(explore);
  await expect.poll(seen).toHaveLength(2);
  const back = (await seen())[1];
  expect(back?.shared).toEqual([there?.shared[1], there?.shared[0]]);
  expect(back?.heights[1]).toBeCloseTo(there?.heights[0] ?? 0, 0);
  await expect(page.locator('html')).not.toHaveAttribute('data-transition');
});

for (const [what, list, path, tag] of [
  ['product', '/shop', '/shop?item=', []],
  ['story', '/about/news', '/about/news/', []],
  ['exhibition', '/whats-on/exhibitions', '/whats-on/exhibitions/', []],
  // On phones these lists have no pictures.
  ['convening', '/what-we-do/convenings/explore-all', '/what-we-do/convenings/', ['@desktop']],
] as const) {
  test(`the picture of a ${what} grows into that of its page, within its own edges`, {
    tag: [...tag],
  }, async ({ page }) => {
    const seen = await watchTransitions(page);
    await gotoReady(page, list);
    const link = page.locator(`main :is(article, li):has(picture) a[href^="${path}"]`).first();
    await link.scrollIntoViewIfNeeded();
    await link.focus();
    await link.click();
    await expect.poll(seen, { timeout: 15_000 }).toHaveLength(1);
    const [there] = await seen();
    expect(there?.shared[0]).toHaveLength(1);
    expect(there?.shared[1]).toEqual(there?.shared[0]);
    expect(there?.overflow).toBe('clip');
    expect(there?.delays.new).toBe(0);
    if (what === 'exhibition') expect(there?.ground).toBe('hidden');
    await expect(page.getByRole('banner')).toBeInViewport();
  });
}

test('a page is laid over the one that goes, and bare ground is never seen between them', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition;
    document.startViewTransition = (update) => {
      const transition = start.call(document, update);
      void transition.ready.then(() => {
        const light = (part: string) =>
          Number(getComputedStyle(document.documentElement, part).opacity);
        const seen = [40, 80, 120, 160].map((time) => {
          for (const each of document.getAnimations()) each.currentTime = time;
          return [light('::view-transition-old(root)'), light('::view-transition-new(root)')];
        });
        Object.assign(window, { seen });
      });
      return transition;
    };
  });
  const read = () => page.evaluate(() => (window as unknown as { seen?: number[][] }).seen ?? []);
  // Two pages on plaster, one with a picture that fills its head, and away from the panel of a menu.
  for (const [from, to] of [
    ['/about/staff', 'Shop'],
    ['/visit', 'Collection'],
    ['/what-we-do', 'Visit'],
    ['/visit/access', 'Digital studio'],
  ] as const) {
    await gotoReady(page, from);
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: to, exact: true })
      .click();
    await expect.poll(read, `${from} to ${to}`).toHaveLength(4);
    for (const [old] of await read()) expect(old, `${from} to ${to}`).toBe(1);
    const brightness = (await read()).map(([, coming]) => coming ?? 0);
    expect(brightness, `${from} to ${to}`).toEqual(brightness.toSorted((a, b) => a - b));
    expect(brightness[0], `${from} to ${to}`).toBeGreaterThan(0);
  }
});

test('the name of a door does not fly through the words of its page', {
  tag: '@desktop',
}, async ({ page }) => {
  const seen = await watchTransitions(page);
  await gotoReady(page, '/visit');
  await page.getByRole('main').getByRole('link', { name: 'Virtual tour' }).click();
  await expect.poll(seen).toHaveLength(1);
  const [there] = await seen();
  // The bar of the visit comes once the facts of the head are gone.
  expect(there?.groups.filter((name) => name !== 'today').toSorted()).toEqual(['bar', 'root']);
});

test('a page comes in its own accent, and not in that of the one that goes', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition;
    Object.assign(window, { sliding: null });
    document.startViewTransition = (update) => {
      const transition = start.call(document, update);
      void transition.ready.then(() => {
        const sliding = document
          .getAnimations()
          .flatMap((each) => (each instanceof CSSTransition ? [each.transitionProperty] : []));
        Object.assign(window, { sliding });
      });
      return transition;
    };
  });
  await gotoReady(page, '/whats-on');
  await page.locator('main h3 a[href^="/what-we-do/events/"]').first().click();
  await page.waitForFunction(() => (window as unknown as { sliding: unknown }).sliding !== null);
  const sliding = await page.evaluate(() => (window as unknown as { sliding: string[] }).sliding);
  expect(sliding.filter((property) => property.startsWith('--accent'))).toEqual([]);
});

test('the picture of an object grows into that looked at closely, when the words have gone', async ({
  page,
}) => {
  const seen = await watchTransitions(page);
  await gotoReady(page, '/objects/demo-0001/star-tile-with-a-rising-arabesque');
  const room = await page
    .locator('[data-own] rect')
    .first()
    .evaluate((ground) => getComputedStyle(ground).fill);
  await page.getByRole('button', { name: 'Look closely' }).click();
  await expect.poll(seen).toHaveLength(1);
  const [near] = await seen();
  expect(near?.kind).toBe('part');
  expect(near?.shared[0]).toHaveLength(1);
  expect(near?.shared[1]).toEqual(near?.shared[0]);
  expect(near?.delays.new).toBeGreaterThanOrEqual(near?.delays.oldEnds ?? Number.NaN);
  // The page's own color between two rooms of another would be a flash.
  expect(near?.backdrop).toBe(room);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-transition');

  // It goes the way it came; of what was looked at nearer nothing could become the whole.
  const close = async () => {
    await expect(page.locator('[role="application"][aria-busy="false"]')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('html')).not.toHaveAttribute('data-transition');
    return (await seen()).at(-1);
  };
  const back = await close();
  expect(back?.groups).toContain('shared-picture');
  expect(back?.heights[1]).toBe(near?.heights[0]);
  await page.getByRole('button', { name: 'Look closely' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Scratched curls' }).click();
  await expect(page.locator('[role="application"][aria-busy="false"]')).toBeVisible();
  await page.waitForTimeout(700);
  const far = await close();
  expect(far?.kind).toBe('part');
  expect(far?.delays.new).toBeGreaterThanOrEqual(far?.delays.oldEnds ?? Number.NaN);
});

test('the days change as a whole when they are filtered, with none of the old ones in them, and nothing else does', async ({
  page,
}) => {
  const seen = await watchTransitions(page);
  await gotoReady(page, '/whats-on');
  const days = page.getByRole('navigation', { name: 'When' });
  const result = page.getByRole('status').filter({ hasText: /\d/ }).first();
  const [before, place, at] = await Promise.all([
    result.textContent(),
    days.boundingBox(),
    page.evaluate(() => scrollY),
  ]);
  const weekend = days.getByRole('link', { name: /weekend/i });
  await weekend.click();
  await expect(weekend).toHaveAttribute('aria-current', 'true');
  await expect.poll(seen).toHaveLength(1);
  const [change] = await seen();
  expect(change?.kind).toBe('list');
  expect(change?.shared).toEqual([[], []]);
  // The bar stays above them; the page around them is not a picture, and no line goes its own way.
  expect(change?.groups.filter((group) => group !== 'today').sort()).toEqual(['bar', 'wall']);
  // The new ones come at once, and of the old nothing moves or stays.
  expect(change?.delays).toEqual({ new: 0, oldEnds: Number.NaN });
  expect(await result.textContent()).not.toBe(before);
  expect(await days.boundingBox()).toEqual(place);
  expect(await page.evaluate(() => scrollY)).toBe(at);
});

test('a filtered wall of works is hung anew by itself', { tag: '@desktop' }, async ({ page }) => {
  const read = await watchTransitions(page);
  await gotoReady(page, explore);
  await page.getByRole('checkbox', { name: /^On view now/ }).click();
  await expect(page).toHaveURL(/onView=true/);
  await expect.poll(async () => (await read()).at(-1)?.groups).toContain('wall');
});

test('what is pressed during a transition is done', { tag: '@desktop' }, async ({ page }) => {
  await gotoReady(page, '/whats-on');
  const days = page.getByRole('navigation', { name: 'When' });
  // Long enough to be pressed into.
  await page.evaluate(() => {
    const slow = new CSSStyleSheet();
    slow.replaceSync(
      'html::view-transition-group(*), html::view-transition-old(*), html::view-transition-new(*) { animation-duration: 20s !important }',
    );
    document.adoptedStyleSheets.push(slow);
  });
  // When today is over, there is no link to it.
  for (const name of [/weekend/, /saturday|tomorrow/i, /^all/i]) {
    const link = days.getByRole('link', { name }).last();
    await link.click({ timeout: 5_000 });
    await expect(link).toHaveAttribute('aria-current', 'true');
  }
  // Between pages the click goes through the picture of the page.
  const pressAt = async (target: Locator) => {
    const { x, y, width, height } = (await target.boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    await page.mouse.click(x + width / 2, y + height / 2);
  };
  const bar = page.getByRole('navigation', { name: 'Main' });
  await pressAt(bar.getByRole('link', { name: 'Visit' }));
  await expect(page).toHaveURL('/visit');
  await expect(page.locator('html')).toHaveAttribute('data-transition', 'page');
  await pressAt(bar.getByRole('link', { name: 'About' }));
  await expect(page).toHaveURL('/about');
});

test('the bar of the day slides up where there was none: its words are never seen in others', {
  tag: '@phone',
}, async ({ page }) => {
  const seen = await watchTransitions(page);
  await gotoReady(page, explore);
  await page.locator('li[data-object]').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/objects\//);
  await expect.poll(async () => (await seen()).at(-1)?.today).toContain('sheet-comes');
  await page.goBack();
  await expect.poll(seen).toHaveLength(2);
  expect((await seen()).at(-1)?.today).toContain('sheet-comes');
});

test('a panel goes the way it came, and at once without motion', {
  tag: '@phone',
}, async ({ page }) => {
  const leave = (open: Locator) =>
    open.evaluate(async (dialog: HTMLDialogElement) => {
      const button = [...dialog.querySelectorAll('button')].find(({ textContent, ariaLabel }) =>
        /^Close$/.test(ariaLabel ?? textContent ?? ''),
      );
      await Promise.all(dialog.getAnimations().map(({ finished }) => finished));
      button?.click();
      const moves = dialog.getAnimations().map((each) => each.effect?.getComputedTiming().duration);
      await new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }));
      return moves;
    });
  for (const [reducedMotion, moves] of [
    [null, [300]],
    ['reduce', []],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await gotoReady(page, '/visit');
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    expect(await leave(page.getByRole('dialog'))).toEqual(moves);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await gotoReady(page, explore);
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Filters/ })
      .click();
    expect(await leave(page.getByRole('dialog'))).toEqual(moves);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.emulateMedia({ reducedMotion: null });
});

test('nothing moves for who wants no motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const seen = await watchTransitions(page);
  await gotoReady(page, explore);
  await page.locator('li[data-object]').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/objects\//);
  await page.goBack();
  await expect(page).toHaveURL(explore);
  for (const one of await seen()) {
    expect(one.groups).toEqual([]);
    expect(one.shared).toEqual([[], []]);
  }
  await page.emulateMedia({ reducedMotion: null });
});

test('a pattern glides from one choice to the next, and stands at once without motion', {
  tag: '@desktop',
}, async ({ page }) => {
  const lines = page.locator('#pattern svg[role="img"] path[id$="-lines"]');
  const change = async () => {
    await page.locator('#pattern').scrollIntoViewIfNeeded();
    await lines.waitFor({ state: 'attached' });
    return page.evaluate(async () => {
      const path = document.querySelector('#pattern svg[role="img"] path[id$="-lines"]');
      const slider = document.querySelector<HTMLInputElement>('#pattern input[name="angle"]');
      if (!path || !slider) throw new Error('There is no pattern.');
      const drawings = new Set([path.getAttribute('d')]);
      const watch = new MutationObserver(() => drawings.add(path.getAttribute('d')));
      watch.observe(path, { attributes: true, attributeFilter: ['d'] });
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(slider, '44');
      slider.dispatchEvent(new Event('input', { bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      return drawings.size;
    });
  };
  await gotoReady(page, '/digital-studio#pattern');
  expect(await change()).toBeGreaterThan(3);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await gotoReady(page, '/digital-studio?angle=70#pattern');
  expect(await change()).toBe(2);
  await page.emulateMedia({ reducedMotion: null });
});
