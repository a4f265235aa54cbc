import { Content } from '@builder.io/sdk-react';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { LanguageProvider } from '#app/i18n/language-context.tsx';
import { expectConsole } from '../../../tests/setup/fail-on-console.ts';
import { findComponentName, registry } from '../registry.ts';
import { component, text } from '../show-entry.test-support.tsx';
import { findPlace } from './find-place.ts';
import { registered } from './registered-components.tsx';
import { registerUnknown } from './unknown-components.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  return () => vi.unstubAllGlobals();
});

let isToldOfScripts = false;

/** Drawn by the page builder's own code, as an editor sees it. */
function showPreview(...blocks: readonly object[]) {
  // Its inline scripts are drawn by React, which says so once.
  if (!isToldOfScripts) expectConsole('error', /Encountered a script tag while rendering/);
  isToldOfScripts = true;
  const content = { id: 'entry1', name: 'Entry', published: 'draft', data: { blocks } };
  const element = (
    <LanguageProvider>
      <Content
        model="page"
        apiKey="key"
        content={content as never}
        canTrack={false}
        customComponents={[...registered, ...registerUnknown(content)]}
      />
    </LanguageProvider>
  );
  return render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
}

const toTexts = (element: Element) =>
  [...element.querySelectorAll('.builder-text')].map(({ textContent }) => textContent);

let last = 0;
const withId = (block: object) => ({ id: `builder-${++last}`, ...block });

test('a block that nobody knows is a labelled note', () => {
  showPreview(
    withId(component('Their:Map', { zoom: 3 }, { children: [withId(text('kept'))] })),
    withId(text('<p>beside it</p>')),
  );
  expect(screen.getByText('Unknown block: Their:Map')).toBeTruthy();
  expect(screen.getByText('beside it')).toBeTruthy();
});

test('what the page builder has or we have is not unknown, wherever it lies', () => {
  const names = Object.keys(registry).map((name) => withId(component(name)));
  const inside = component('Columns', { columns: [{ blocks: [component('Theirs'), ...names] }] });
  expect(registerUnknown({ data: { blocks: [inside] } }).map(({ name }) => name)).toEqual([
    'Theirs',
  ]);
});

test.each(['toString', '__proto__', 'constructor'])('%s is a name like any other', (name) => {
  expect(findComponentName(name)).toBeNull();
  expect(registerUnknown([component(name)]).map((one) => one.name)).toEqual([name]);
});

test('slides and tiles, which the page builder’s code of today lacks, are drawn by ours', () => {
  const { container } = showPreview(
    withId(
      component('Builder:Carousel', {
        slides: ['One', 'Two'].map((messages) => ({ content: [withId(text(messages))] })),
      }),
    ),
    withId(component('Builder:Masonry', { tiles: [{ content: [withId(text('Tile'))] }] })),
  );
  const slides = [...container.querySelectorAll('.builder-carousel-slide')];
  expect(slides.map(toTexts)).toEqual([['One'], ['Two']]);
  // The editor knows by these where it may put further blocks.
  expect(slides[1]?.querySelector('[builder-path]')?.getAttribute('builder-path')).toBe(
    'component.options.slides.1.content',
  );
  expect([...container.querySelectorAll('.builder-masonry-tile')].map(toTexts)).toEqual([['Tile']]);
});

test('slides may be the block’s own children', () => {
  const { container } = showPreview(
    withId(
      component(
        'Builder:Carousel',
        { useChildrenForSlides: true },
        { children: ['One', 'Two'].map((messages) => withId(text(messages))) },
      ),
    ),
  );
  const slides = [...container.querySelectorAll('.builder-carousel-slide')];
  expect(slides.map(toTexts)).toEqual([['One'], ['Two']]);
});

test('components of generation 1 show what lies in them', () => {
  showPreview(
    withId(component('Core:Fragment', {}, { children: [withId(text('in a fragment'))] })),
    withId(component('Builder:RawText', { text: '<b>raw</b>' })),
    withId(
      component(
        'Form:Label',
        { text: 'Your name' },
        { children: [withId(component('Form:Input', { name: 'name' }))] },
      ),
    ),
  );
  expect(screen.getByText('in a fragment')).toBeTruthy();
  expect(screen.getByText('raw').tagName).toBe('B');
  expect(screen.getByLabelText('Your name').getAttribute('name')).toBe('name');
});

test('a section of ours holds what the editor puts into it', () => {
  showPreview(
    withId(
      component('Museum:Section', { heading: 'Hours' }, { children: [withId(text('Open late'))] }),
    ),
  );
  expect(screen.getByRole('heading', { name: 'Hours' })).toBeTruthy();
  expect(screen.getByText('Open late')).toBeTruthy();
});

test('a list of blocks is found where it stands in the options', () => {
  const [button, second] = [[{}], [{}]];
  const options = {
    speed: 3,
    prevButton: button,
    slides: [null, { content: [] }, { content: second }],
  };
  expect(findPlace(options, button)).toBe('prevButton');
  expect(findPlace(options, second)).toBe('slides.2.content');
  expect(findPlace(options, [{}])).toBeNull();
});
