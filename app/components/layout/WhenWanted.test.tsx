import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Piece, WhenWanted } from './WhenWanted.tsx';

interface CounterProps {
  readonly name: string;
}

function Counter({ name }: CounterProps) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {name} {count}
    </button>
  );
}

/** Places that are watched, and what is called when one comes near the window. */
const watched = new Map<Element, () => void>();

beforeEach(() => {
  class Observer {
    readonly #tell: IntersectionObserverCallback;
    constructor(tell: IntersectionObserverCallback) {
      this.#tell = tell;
    }
    observe(element: Element) {
      const entry = { isIntersecting: true } as IntersectionObserverEntry;
      watched.set(element, () => this.#tell([entry], this as never));
    }
    disconnect() {
      watched.clear();
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
});

afterEach(() => {
  vi.unstubAllGlobals();
  watched.clear();
  cleanup();
  document.body.replaceChildren();
});

/** A document as the server sends it, taken over by React before the piece's code has come. */
async function openDocument(find: () => Promise<typeof Counter>) {
  const drawn = new Piece('counter', async () => Counter);
  await drawn.load();
  const root = document.createElement('div');
  root.innerHTML = renderToString(<WhenWanted piece={drawn} name="Seen" />);
  document.body.append(root);
  const piece = new Piece('counter', find);
  await act(async () => {
    hydrateRoot(root, <WhenWanted piece={piece} name="Seen" />);
  });
  const button = root.querySelector('button') as HTMLButtonElement;
  const settle = () => act(async () => void (await Promise.resolve()));
  return { root, button, settle };
}

test('the server draws a piece whole', async () => {
  const piece = new Piece('counter', async () => Counter);
  await piece.load();
  expect(renderToString(<WhenWanted piece={piece} name="Seen" />)).toContain('Seen');
});

test('the HTML of the server stands until somebody is near, then the code takes it over', async () => {
  const find = vi.fn(async () => Counter);
  const { root, button, settle } = await openDocument(find);
  expect(find).not.toHaveBeenCalled();
  fireEvent.click(button);
  expect(root.textContent).toBe('Seen 0');
  await act(async () => watched.values().next().value?.());
  await settle();
  expect(root.querySelector('button')).toBe(button);
  fireEvent.click(button);
  expect(root.textContent).toBe('Seen 1');
});

test.each(['pointerDown', 'keyDown'] as const)('a %s anywhere brings the code', async (press) => {
  const find = vi.fn(async () => Counter);
  const { root, button, settle } = await openDocument(find);
  await act(async () => void fireEvent[press](document.body));
  await settle();
  fireEvent.click(button);
  expect(root.textContent).toBe('Seen 1');
  fireEvent[press](document.body);
  expect(find).toHaveBeenCalledOnce();
});

test('code that does not come is asked for again by the next press, and its place stays as it was', async () => {
  const find = vi.fn(async () => Counter);
  find.mockRejectedValueOnce(new Error('no connection'));
  const { root, button, settle } = await openDocument(find);
  await act(async () => void fireEvent.pointerDown(document.body));
  expect(root.textContent).toBe('Seen 0');
  await act(async () => void fireEvent.pointerDown(document.body));
  await settle();
  fireEvent.click(button);
  expect(root.textContent).toBe('Seen 1');
});

test('on a screen that is opened later the code comes with it', async () => {
  const piece = new Piece('counter', async () => Counter);
  await act(async () => void render(<WhenWanted piece={piece} name="Later" />));
  expect(document.body.textContent).toBe('Later 0');
});
