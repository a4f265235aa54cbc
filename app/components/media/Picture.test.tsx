import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showPiece } from '#app/components/show-piece.test-support.tsx';
import { isUpright, Picture, type PictureProps } from './Picture.tsx';

const tile: PictureProps['of'] = {
  src: '/images/objects/star-tile-01.webp',
  width: 1600,
  height: 1200,
  alt: { text: 'Star tile', language: 'en' },
  dominantColor: '#14285f',
};

const show = (props: Partial<PictureProps>) =>
  showPiece(<Picture of={tile} sizes="100vw" {...props} />);

test('a picture keeps its place by its own size and asks for no more than the browser needs', () => {
  show({});
  const image = screen.getByRole('img', { name: 'Star tile' });
  expect(image.getAttribute('width')).toBe('1600');
  expect(image.getAttribute('height')).toBe('1200');
  expect(image.getAttribute('srcset')).toContain('w=320 320w');
  expect(image.getAttribute('loading')).toBe('lazy');
});

test('its dominant colour stands in its place without a style attribute', () => {
  const { container } = show({});
  expect(container.querySelector('rect')?.getAttribute('fill')).toBe('#14285f');
  expect(container.querySelector('[style]')).toBeNull();
});

test('what is square or higher counts as a work, what is wide as a place', () => {
  expect(isUpright({ width: 1600, height: 1600 })).toBe(true);
  expect(isUpright({ width: 1600, height: 1500 })).toBe(true);
  expect(isUpright({ width: 1600, height: 1200 })).toBe(false);
});

test('a work is never cropped, a place is', () => {
  const fitOf = (props: Partial<PictureProps>) =>
    show(props).container.querySelector('[data-ratio]')?.getAttribute('data-fit');
  expect(fitOf({ ratio: 'landscape' })).toBe('contain');
  expect(fitOf({ ratio: 'own' })).toBeNull();
  const scene = { ...tile, src: '/images/scenes/loom.webp' };
  expect(fitOf({ of: scene, ratio: 'landscape' })).toBeNull();
});

test('a picture above the fold is loaded at once and first', () => {
  show({ isPriority: true });
  const image = screen.getByRole('img');
  expect(image.getAttribute('loading')).toBe('eager');
  expect(image.getAttribute('fetchpriority')).toBe('high');
});

test('a picture that fails says "Image not available"', () => {
  show({});
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByText('Image not available')).toBeDefined();
});

test('where there is no picture it says "No image available"', () => {
  show({ of: null });
  expect(screen.getByText('No image available')).toBeDefined();
});

test('a text alternative in another language than the page is marked', () => {
  show({ of: { ...tile, alt: { text: 'Azulejo', language: 'es' } } });
  expect(screen.getByRole('img').getAttribute('lang')).toBe('es');
});

test('decoration is passed over by screen readers', () => {
  show({ isDecoration: true });
  expect(screen.queryByRole('img')).toBeNull();
});

test('an artist picture is cropped to 600 by 600', () => {
  show({ crop: { width: 600, height: 600 } });
  const image = screen.getByRole('img');
  expect(image.getAttribute('src')).toContain('w=600&h=600&fit=crop');
  expect(image.getAttribute('width')).toBe('600');
});
