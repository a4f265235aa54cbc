import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showPiece } from '#app/components/show-piece.test-support.tsx';
import { ObjectStage } from './ObjectStage.tsx';

const picture = {
  ...{ src: '/images/a.webp', width: 800, height: 600, alt: 'A tile', dominantColor: null },
  language: 'en',
};

const noDetails = { details: [], wanted: null, onWant: () => {} };

test('a record without a picture says so in a low room, one with a picture has the high one', () => {
  const absent = showPiece(
    <ObjectStage {...noDetails} title="Tile" path="/objects/a/tile" images={[]} />,
  );
  const low = absent.container.querySelector('[data-absent]');
  expect(low?.textContent).toBe('No image available');
  const images = [{ picture, caption: null, service: null, downloads: [] }] as never;
  const shown = showPiece(
    <ObjectStage {...noDetails} title="Tile" path="/objects/a/tile" images={images} />,
  );
  expect(shown.container.querySelector('[data-absent]')).toBeNull();
  expect(shown.container.querySelector('img')).not.toBeNull();
});

test('the stage has the colour of what the work lies on, and text that can be read on it', () => {
  const show = (...colors: (string | null)[]) => {
    const images = colors.map((dominantColor, index) => ({
      ...{ picture: { ...picture, src: `/images/${index}.webp`, dominantColor } },
      ...{ caption: null, service: null, downloads: [] },
    })) as never;
    const { container } = showPiece(
      <ObjectStage {...noDetails} title="Tile" path="/objects/a/tile" images={images} />,
    );
    const stage = container.firstElementChild;
    const fill = stage?.querySelector(':scope > svg rect')?.getAttribute('fill') ?? null;
    return [stage?.getAttribute('data-ground'), stage?.getAttribute('data-opening'), fill];
  };
  expect(show('#f0efeb')).toEqual(['plaster', 'light', '#f0efeb']);
  expect(show('#11141b')).toEqual(['ink', null, '#11141b']);
  expect(show('#808080')).toEqual(['ink', null, null]);
  expect(show(null)).toEqual(['ink', null, null]);
});

test('the label hangs beside a work that is not wide, in a light room below the bar', () => {
  const show = (width: number, height: number, dominantColor: string | null) => {
    const images = [
      {
        picture: { ...picture, width, height, dominantColor },
        caption: null,
        service: null,
        downloads: [],
      },
    ] as never;
    const { container } = showPiece(
      <ObjectStage {...noDetails} title="Tile" path="/objects/a/tile" images={images} />,
    );
    const stage = container.firstElementChild;
    return [stage?.hasAttribute('data-beside'), stage?.getAttribute('data-opening')];
  };
  expect(show(800, 1000, '#11141b')).toEqual([true, 'light']);
  expect(show(1600, 1000, '#11141b')).toEqual([false, null]);
  expect(show(800, 1000, null)).toEqual([false, null]);
});

test('a view whose picture does not come is led to by its number', () => {
  const images = ['/images/a.webp', '/images/b.webp'].map((src) => ({
    ...{ picture: { ...picture, src }, caption: null, service: null, downloads: [] },
  })) as never;
  const { container } = showPiece(
    <ObjectStage {...noDetails} title="Tile" path="/objects/a/tile" images={images} />,
  );
  fireEvent.error(container.querySelectorAll('ol img')[1] as Element);
  const [first, second] = screen.getAllByRole('link');
  expect(first?.querySelector('img')).not.toBeNull();
  expect(second?.querySelector('img')).toBeNull();
  expect(second?.textContent).toBe('2');
  expect(second?.getAttribute('aria-label')).toMatch(/2/);
});

test('the numbers on a picture can be put away, where it has some', () => {
  const images = [{ picture, caption: null, service: 'https://a/iiif', downloads: [] }] as never;
  const box = { left: 10, top: 10, width: 20, height: 20 };
  const mark = { radius: 3, disc: [9, 9], start: [12, 9], end: [15, 9] };
  const details = [
    { name: { text: 'A chip', language: 'en' }, text: null, box, mark, cut: null },
  ] as never;
  const stage = { ...noDetails, title: 'Tile', path: '/objects/a/tile', images };
  showPiece(<ObjectStage {...stage} />);
  expect(screen.queryByRole('checkbox')).toBeNull();
  showPiece(<ObjectStage {...stage} details={details} />);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Numbers' }).checked).toBe(true);
});
