import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let come: () => void = () => {};
let root: Root | null = null;

beforeEach(() => {
  // Each page begins without the code that draws blocks.
  vi.resetModules();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly tell: (entries: object[]) => void;
      constructor(tell: (entries: object[]) => void) {
        this.tell = tell;
      }
      observe(target: Element) {
        come = () => this.tell([{ isIntersecting: true, target }]);
      }
      disconnect() {}
    },
  );
});
afterEach(() => {
  act(() => root?.unmount());
  cleanup();
  vi.unstubAllGlobals();
});

/** Hydrates a document with a section whose only block counts its presses. */
async function openPage() {
  const { LanguageProvider } = await import('#app/i18n/language-context.tsx');
  const { prepareContent } = await import('../prepare/prepare-content.ts');
  const { block, text, toEntry } = await import('../show-entry.test-support.tsx');
  const { EntryView } = await import('../draw/EntryView.tsx');
  const { EditorsEntry } = await import('./EditorsEntry.tsx');
  const { loadWhenWanted } = await import('./load-when-wanted.ts');
  const counter = block({
    tagName: 'button',
    actions: { click: 'state.count = state.count + 1' },
    children: [text('', { bindings: { 'component.options.text': '"pressed " + state.count' } })],
  });
  const entry = toEntry({ state: { count: 0 }, blocks: [counter] }, { id: 'counter' });
  const drawn = { content: prepareContent(entry, { language: 'en' }).content, loaded: [] };
  const page = (piece: ReactNode) => (
    <MemoryRouter>
      <LanguageProvider>
        <h1>A screen</h1>
        {piece}
      </LanguageProvider>
    </MemoryRouter>
  );
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(
    page(
      <Suspense>
        <EntryView of={drawn} />
      </Suspense>,
    ),
  );
  const button = screen.getByRole('button', { name: 'pressed 0' });
  const onRecoverableError = vi.fn();
  loadWhenWanted(document);
  await act(async () => {
    root = hydrateRoot(container, page(<EditorsEntry of={drawn} />), { onRecoverableError });
  });
  const isAlive = () => Object.keys(button).some((key) => key.startsWith('__reactFiber'));
  return { container, button, isAlive, onRecoverableError };
}

test('the HTML of the server stays without its code until somebody is near, and is then taken over', async () => {
  const { container, button, isAlive, onRecoverableError } = await openPage();
  expect(container.contains(button)).toBe(true);
  expect(isAlive()).toBe(false);
  await act(async () => come());
  await waitFor(() => expect(isAlive()).toBe(true));
  expect(container.contains(button)).toBe(true);
  fireEvent.click(button);
  expect(await screen.findByRole('button', { name: 'pressed 1' })).toBe(button);
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test('it is taken over when anything is pressed, which may change what it shows', async () => {
  const { button, isAlive } = await openPage();
  await act(async () => void fireEvent.keyDown(document.body, { key: 'Tab' }));
  await waitFor(() => expect(isAlive()).toBe(true));
  expect(document.body.contains(button)).toBe(true);
});
