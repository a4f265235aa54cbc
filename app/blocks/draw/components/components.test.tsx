import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { component, showEntry, text } from '../../show-entry.test-support.tsx';
import { toImageSources } from './image-sources.ts';

/** Stands for the browser's: tests say what comes into view. */
class FakeObserver {
  static all: FakeObserver[] = [];
  readonly elements = new Set<Element>();
  readonly callback: IntersectionObserverCallback;
  readonly options: IntersectionObserverInit | undefined;
  constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
    this.callback = callback;
    this.options = options;
    FakeObserver.all.push(this);
  }
  observe(element: Element) {
    this.elements.add(element);
  }
  disconnect() {
    this.elements.clear();
  }
  static show(isIntersecting = true) {
    act(() => {
      for (const one of FakeObserver.all) {
        const entries = [...one.elements].map((target) => ({ target, isIntersecting }));
        if (entries.length > 0) one.callback(entries as never, one as never);
      }
    });
  }
}

beforeEach(() => {
  FakeObserver.all = [];
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('columns share the width less their gaps', () => {
  const { container } = showEntry({
    blocks: [
      component('Columns', {
        columns: [{ blocks: [text('a')] }, { blocks: [text('b')], link: '/visit' }],
        space: 30,
      }),
    ],
  });
  const columns = container.querySelector('.builder-columns');
  expect([...(columns?.children ?? [])].map((one) => one.tagName)).toEqual(['DIV', 'A']);
  expect(columns?.querySelector('a')?.getAttribute('href')).toBe('/visit');
  expect(columns?.textContent).toBe('ab');
});

test('a button is a link where it leads somewhere, else a button', () => {
  showEntry({
    blocks: [
      component('Core:Button', { text: 'Go', link: '/visit', openLinkInNewTab: true }),
      component('Core:Button', { text: 'Do' }),
      component('Core:Button', { text: 'No', link: 'javascript:alert(1)' }),
    ],
  });
  const link = screen.getByRole('link', { name: 'Go' });
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('noopener');
  expect(screen.getByRole('button', { name: 'Do' }).getAttribute('type')).toBe('submit');
  expect(screen.getByRole('button', { name: 'No' })).toBeTruthy();
});

test('a picture of ours comes in our sizes, one of the service in theirs', () => {
  expect(toImageSources('/images/a/b.webp', undefined).srcSet).toContain('w=640 640w');
  const service = toImageSources('https://cdn.builder.io/api/v1/image/a?width=400', undefined);
  expect(service.srcSet?.split(', ')).toEqual([
    'https://cdn.builder.io/api/v1/image/a?width=100 100w',
    'https://cdn.builder.io/api/v1/image/a?width=200 200w',
    'https://cdn.builder.io/api/v1/image/a?width=800 800w',
    'https://cdn.builder.io/api/v1/image/a?width=1200 1200w',
    'https://cdn.builder.io/api/v1/image/a?width=1600 1600w',
    'https://cdn.builder.io/api/v1/image/a?width=2000 2000w',
    'https://cdn.builder.io/api/v1/image/a?width=400 400w',
  ]);
  expect(service.webpSrcSet).toContain('?format=webp&width=100 100w');
  expect(toImageSources('https://cdn.builder.io/a', undefined, true)).toEqual({
    src: 'https://cdn.builder.io/a',
  });
  expect(
    toImageSources('https://x.example/a.png', 'https://x.example/b.png 1x').srcSet,
  ).toBeUndefined();
  expect(toImageSources('https://x.example/a.png', 'https://x.example/a.png?2 2x').srcSet).toBe(
    'https://x.example/a.png?2 2x',
  );
  expect(toImageSources('https://builder.io.evil.example/a.png', undefined).srcSet).toBeUndefined();
});

test('a picture is there from the start, lazy unless it has priority', () => {
  const { container } = showEntry({
    blocks: [
      component('Image', { image: '/images/a/b.webp', altText: 'A court', aspectRatio: 0.5 }),
      component('Image', { image: '/images/a/c.webp', highPriority: true }),
    ],
  });
  const [first, second] = container.querySelectorAll('img');
  expect(first?.getAttribute('loading')).toBe('lazy');
  expect(first?.alt).toBe('A court');
  expect(container.querySelectorAll('.builder-image-sizer')).toHaveLength(1);
  expect(second?.getAttribute('loading')).toBe('eager');
  expect(second?.getAttribute('fetchpriority')).toBe('high');
  expect(second?.getAttribute('role')).toBe('presentation');
});

test('a broken picture says so, and one that has not come a minute after it was in view', () => {
  vi.useFakeTimers();
  const picture = component('Image', { image: '/images/a/b.webp', altText: 'A court' });
  const broken = showEntry({ blocks: [picture] });
  fireEvent.error(broken.container.querySelector('img') as HTMLElement);
  expect(broken.container.textContent).toBe('Image not available');
  broken.unmount();

  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  const { container } = showEntry({ blocks: [picture] });
  act(() => vi.advanceTimersByTime(120_000));
  expect(container.textContent).toBe('');
  FakeObserver.show();
  act(() => vi.advanceTimersByTime(59_000));
  expect(container.textContent).toBe('');
  act(() => vi.advanceTimersByTime(1_000));
  expect(container.textContent).toBe('Image not available');
});

test('a picture without an address says that there is none', () => {
  const { container } = showEntry({ blocks: [component('Image', {})] });
  expect(container.textContent).toBe('No image available');
});

test('a lazy section is drawn once it is within ten pixels, and stays', () => {
  const { container } = showEntry({
    blocks: [
      component('Core:Section', { lazyLoad: true, maxWidth: 900 }, { children: [text('inside')] }),
    ],
  });
  expect(container.querySelector('.builder-text')).toBeNull();
  expect(FakeObserver.all.some(({ options }) => options?.rootMargin === '10px')).toBe(true);
  FakeObserver.show();
  expect(container.querySelector('.builder-text')?.textContent).toBe('inside');
  FakeObserver.show(false);
  expect(container.querySelector('.builder-text')?.textContent).toBe('inside');
});

test('a section without laziness is drawn at once', () => {
  const { container } = showEntry({
    blocks: [component('Core:Section', {}, { children: [text('inside')] })],
  });
  expect(container.querySelector('section .builder-text')?.textContent).toBe('inside');
});

const tabs = (options: Record<string, unknown> = {}) =>
  component('Builder: Tabs', {
    tabs: ['One', 'Two', 'Three'].map((name) => ({
      label: [text(name)],
      content: [text(`${name} content`)],
    })),
    ...options,
  });

test('tabs have roles, keys and one place in the order of focus', () => {
  showEntry({ blocks: [tabs({ defaultActiveTab: 2 })] });
  const all = screen.getAllByRole('tab');
  expect(all.map((tab) => tab.getAttribute('aria-selected'))).toEqual(['false', 'true', 'false']);
  expect(all.map((tab) => tab.tabIndex)).toEqual([-1, 0, -1]);
  expect(screen.getByRole('tabpanel', { name: 'Two' }).textContent).toBe('Two content');
  fireEvent.keyDown(screen.getByRole('tablist'), { key: 'ArrowRight' });
  expect(screen.getByRole('tabpanel').textContent).toBe('Three content');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Three' }));
  fireEvent.keyDown(screen.getByRole('tablist'), { key: 'ArrowRight' });
  expect(screen.getByRole('tabpanel').textContent).toBe('One content');
  fireEvent.keyDown(screen.getByRole('tablist'), { key: 'End' });
  expect(screen.getByRole('tabpanel').textContent).toBe('Three content');
  fireEvent.click(screen.getByRole('tab', { name: 'One' }));
  expect(screen.getByRole('tabpanel').textContent).toBe('One content');
});

test('tabs close only where that is allowed; tab 0 is the first', () => {
  const { unmount } = showEntry({ blocks: [tabs({ defaultActiveTab: 0 })] });
  fireEvent.click(screen.getByRole('tab', { name: 'One' }));
  expect(screen.getByRole('tabpanel').textContent).toBe('One content');
  unmount();
  showEntry({ blocks: [tabs({ collapsible: true })] });
  fireEvent.click(screen.getByRole('tab', { name: 'One' }));
  expect(screen.queryByRole('tabpanel')).toBeNull();
  fireEvent.keyDown(screen.getByRole('tablist'), { key: 'Enter' });
  expect(screen.getByRole('tabpanel').textContent).toBe('One content');
});

const accordion = (options: Record<string, unknown> = {}) =>
  component('Builder:Accordion', {
    items: ['One', 'Two'].map((name) => ({
      title: [text(name)],
      detail: [text(`${name} detail`)],
    })),
    ...options,
  });

test('an accordion is closed at first and opens by click and key', () => {
  const { container } = showEntry({ blocks: [accordion()] });
  const [one, two] = screen.getAllByRole('button');
  expect(one?.className).toContain('builder-accordion-title-closed');
  fireEvent.click(one as HTMLElement);
  fireEvent.keyDown(two as HTMLElement, { key: 'Enter' });
  expect(one?.getAttribute('aria-expanded')).toBe('true');
  expect(container.querySelectorAll('.builder-accordion-detail')).toHaveLength(2);
  fireEvent.keyDown(two as HTMLElement, { key: ' ' });
  expect(container.querySelectorAll('.builder-accordion-detail')).toHaveLength(1);
});

test('an accordion shows one at a time where it should, and in a grid always', () => {
  for (const options of [{ oneAtATime: true }, { grid: true, gridRowWidth: '50%' }]) {
    const { container, unmount } = showEntry({ blocks: [accordion(options)] });
    const [one, two] = screen.getAllByRole('button');
    fireEvent.click(one as HTMLElement);
    fireEvent.click(two as HTMLElement);
    expect(container.querySelector('.builder-accordion-detail')?.textContent).toBe('Two detail');
    expect(container.querySelectorAll('.builder-accordion-detail')).toHaveLength(1);
    unmount();
  }
});

test('a carousel is turned by arrows and dots, and by itself until somebody turns it', () => {
  vi.useFakeTimers();
  Element.prototype.scrollTo = () => {};
  showEntry({
    blocks: [
      component('Builder:Carousel', {
        autoplay: true,
        autoplaySpeed: 3,
        slides: ['a', 'b', 'c'].map((name) => ({ content: [text(name)] })),
      }),
    ],
  });
  const current = () =>
    screen.getAllByRole('button').findIndex((one) => one.hasAttribute('aria-current'));
  const start = current();
  act(() => vi.advanceTimersByTime(3_000));
  expect(current()).toBe(start + 1);
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(current()).toBe(start + 2);
  expect(screen.getByRole('button', { name: 'Next' }).getAttribute('aria-disabled')).toBe('true');
  act(() => vi.advanceTimersByTime(10_000));
  expect(current()).toBe(start + 2);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

test('what moves by itself has a button that stops it for good, and lets it move again', () => {
  vi.useFakeTimers();
  Element.prototype.scrollTo = () => {};
  const slides = ['a', 'b', 'c'].map((name) => ({ content: [text(name)] }));
  showEntry({
    blocks: [component('Builder:Carousel', { autoplay: true, autoplaySpeed: 3, slides })],
  });
  const current = () =>
    screen.getAllByRole('button', { name: /of 3/ }).findIndex((dot) => dot.ariaCurrent);
  fireEvent.click(screen.getByRole('button', { name: 'Pause the slides' }));
  act(() => vi.advanceTimersByTime(10_000));
  expect(current()).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'Play the slides' }));
  act(() => vi.advanceTimersByTime(3_000));
  expect(current()).toBe(1);
});

test('a carousel that stands has no such button', () => {
  const slides = ['a', 'b'].map((name) => ({ content: [text(name)] }));
  showEntry({ blocks: [component('Builder:Carousel', { slides })] });
  expect(screen.queryByRole('button', { name: 'Pause the slides' })).toBeNull();
});

test('tiles are the children, or those of the options', () => {
  const { container } = showEntry({
    blocks: [
      component('Builder:Masonry', { useChildrenForTiles: true }, { children: [text('a')] }),
      component('Builder:Masonry', { tiles: [{ content: [text('b')] }, { content: [text('c')] }] }),
    ],
  });
  const tiles = [...container.querySelectorAll('.builder-masonry-tile')];
  expect(tiles.map((tile) => tile.textContent)).toEqual(['a', 'b', 'c']);
});

test('a film is asked for when it is near, and plays where films are welcome', () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  const { container } = showEntry({
    blocks: [
      component('Video', { video: '/films/a.mp4', autoPlay: true, muted: true, loop: true }),
    ],
  });
  expect(container.querySelector('source')).toBeNull();
  FakeObserver.show();
  expect(container.querySelector('source')?.getAttribute('src')).toBe('/films/a.mp4');
  expect(play).toHaveBeenCalled();
});

test('a block that moves gets its end by a class, and loses its transition later', () => {
  vi.useFakeTimers();
  const { container } = showEntry({
    blocks: [
      text('x', {
        id: 'builder-1',
        animations: [
          {
            trigger: 'scrollInView',
            duration: 1,
            steps: [{ styles: { opacity: '0' } }, { styles: { opacity: '1' } }],
          },
        ],
      }),
    ],
  });
  const drawn = container.querySelector('.builder-1');
  expect(drawn?.className).not.toContain('builder-animated');
  FakeObserver.show();
  expect(drawn?.className).toContain('builder-animated');
  expect(drawn?.className).not.toContain('builder-still');
  act(() => vi.advanceTimersByTime(1_100));
  expect(drawn?.className).toContain('builder-still');
});

test.for([
  ['Form:Input', {}],
  ['Form:TextArea', {}],
  ['Form:Select', {}],
  ['PersonalizationContainer', {}],
] as const)('%s, which has a root of its own, moves as well', ([name, options]) => {
  const { container } = showEntry({
    blocks: [
      component(name, options, {
        id: 'builder-1',
        animations: [
          {
            trigger: 'scrollInView',
            duration: 1,
            steps: [{ styles: { opacity: '0' } }, { styles: { opacity: '1' } }],
          },
        ],
      }),
    ],
  });
  FakeObserver.show();
  expect(container.querySelector('.builder-1')?.className).toContain('builder-animated');
});
