import { expect, test } from 'vitest';
import { type BarState, initialBarState, toArrivedBar, toBarState } from './bar-behaviour.ts';

const scrollThrough = (...positions: number[]): BarState =>
  positions.reduce((state, y) => toBarState(state, y, 1000), initialBarState);

test('the bar is dark up to 70 % of the window and light past it', () => {
  expect(scrollThrough(700).tone).toBe('dark');
  expect(scrollThrough(701).tone).toBe('light');
  expect(scrollThrough(800, 600).tone).toBe('dark');
});

test('the bar stays within the first 100 px', () => {
  expect(scrollThrough(50, 100).isHidden).toBe(false);
});

test('the bar hides when scrolled down more than 10 px past 100 px', () => {
  expect(scrollThrough(100, 110).isHidden).toBe(false);
  expect(scrollThrough(100, 111).isHidden).toBe(true);
});

test('scrolling down slowly adds up', () => {
  expect(scrollThrough(100, 104, 108, 111).isHidden).toBe(true);
});

test('the bar comes back when scrolled up', () => {
  expect(scrollThrough(0, 500, 499).isHidden).toBe(false);
});

test('the bar comes back within 100 px of the top', () => {
  expect(scrollThrough(0, 500, 90).isHidden).toBe(false);
});

test('a page comes with its bar, also far down, until somebody scrolls on', () => {
  const arrived = toArrivedBar(1500, 1000);
  expect(arrived).toEqual({ tone: 'light', isHidden: false, lastScrollY: 1500 });
  expect(toBarState(arrived, 1500, 1000).isHidden).toBe(false);
  expect(toBarState(arrived, 1511, 1000).isHidden).toBe(true);
});
