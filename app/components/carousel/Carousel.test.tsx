import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showPiece } from '#app/components/show-piece.test-support.tsx';
import { Carousel } from './Carousel.tsx';

const slideWidth = 100;

/** Gives jsdom, which has no layout, a view of two slides onto five. */
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  const define = (name: string, get: (this: HTMLElement) => number) =>
    vi.spyOn(HTMLElement.prototype, name as 'offsetLeft', 'get').mockImplementation(get);
  define('offsetLeft', function () {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * slideWidth;
  });
  define('offsetWidth', () => slideWidth);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(2 * slideWidth);
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(5 * slideWidth);
  Element.prototype.scrollTo = function scrollTo(this: Element, options?: unknown) {
    this.scrollLeft = Math.min((options as { left: number }).left, 3 * slideWidth);
    fireEvent.scroll(this);
  } as typeof Element.prototype.scrollTo;
});

afterEach(() => vi.unstubAllGlobals());

const show = () =>
  showPiece(
    <Carousel label="Objects">
      {['a', 'b', 'c', 'd', 'e'].map((name) => (
        <p key={name}>{name}</p>
      ))}
    </Carousel>,
  );

const previous = () => screen.getByRole('button', { name: 'Previous' }) as HTMLButtonElement;
const next = () => screen.getByRole('button', { name: 'Next' }) as HTMLButtonElement;

test('at the first slide there is no way back', () => {
  show();
  expect(previous().ariaDisabled).toBe('true');
  expect(next().ariaDisabled).toBe('false');
  expect(screen.getByText('1–2 of 5')).toBeDefined();
});

test('the arrow goes on by as many slides as are in view, and the counter follows at its end', async () => {
  show();
  act(() => next().click());
  expect(screen.getByText('1–2 of 5')).toBeDefined();
  expect(await screen.findByText('3–4 of 5')).toBeDefined();
  expect(previous().ariaDisabled).toBe('false');
});

test('at the end of the way there is no way on', async () => {
  show();
  for (let step = 0; step < 2; step += 1) act(() => next().click());
  expect(await screen.findByText('4–5 of 5')).toBeDefined();
  expect(next().ariaDisabled).toBe('true');
  act(() => previous().click());
  expect(await screen.findByText('2–3 of 5')).toBeDefined();
  expect(next().ariaDisabled).toBe('false');
});

test('arrows stay away where all slides are in view', () => {
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(2 * slideWidth);
  show();
  expect(next().closest('[data-ready]')).toBeNull();
});
