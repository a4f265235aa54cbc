import { act, fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { showPiece } from '#app/components/show-piece.test-support.tsx';
import { LanguageProvider } from '#app/i18n/language-context.tsx';
import { FilmPlayer } from './FilmPlayer.tsx';
import type { Film } from './film.ts';

const film: Film = {
  uid: 'star',
  title: { text: 'A star', language: 'en' },
  summary: null,
  description: null,
  transcript: null,
  still: {
    src: '/images/films/star.webp',
    width: 1280,
    height: 720,
    alt: { text: 'Blue stars', language: 'en' },
    dominantColor: '#123456',
  },
  duration: '0:32',
  date: null,
  source: {
    kind: 'own',
    src: '/films/star.mp4',
    captions: [
      { language: 'en', name: 'English', src: '/films/star.en.vtt' },
      { language: 'haw', name: 'ʻŌlelo Hawaiʻi', src: '/films/star.haw.vtt' },
    ],
  },
};
const show = (source: Film['source'] = film.source) =>
  showPiece(<FilmPlayer of={{ ...film, source }} sizes="100vw" />).container;

test("a film of the museum's own loads nothing before it plays and offers captions", () => {
  const container = show();
  const video = screen.getByLabelText<HTMLVideoElement>('A star');
  expect(video).toMatchObject({ preload: 'none', autoplay: false });
  expect(video.poster).toBe('');
  const still = container.querySelector('img');
  expect(still?.src).toContain('/images/films/star.webp?');
  expect(still?.getAttribute('loading')).toBe('lazy');
  const tracks = [...container.querySelectorAll('track')];
  expect(tracks.map(({ srclang, label, default: isFirst }) => [srclang, label, isFirst])).toEqual([
    ['en', 'English', true],
    ['haw', 'ʻŌlelo Hawaiʻi', false],
  ]);
});

test('without scripts the player has its own buttons', () => {
  const page = (
    <LanguageProvider>
      <FilmPlayer of={film} sizes="100vw" />
    </LanguageProvider>
  );
  const router = createMemoryRouter([{ path: '*', element: page }]);
  const html = renderToString(<RouterProvider router={router} />);
  expect(html).toMatch(/<video[^>]*controls/);
});

test('the large button plays it and goes', () => {
  show();
  const video = screen.getByLabelText<HTMLVideoElement>('A star');
  const play = vi.spyOn(video, 'play').mockResolvedValue();
  expect(video.controls, 'beside the large button').toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Play: A star' }));
  expect(play).toHaveBeenCalledOnce();
  fireEvent.play(video);
  expect(video.controls).toBe(true);
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.querySelector('img'), 'until there is a frame to see').not.toBeNull();
  fireEvent.playing(video);
  expect(document.querySelector('img')).toBeNull();
  fireEvent.pause(video);
  fireEvent.click(screen.getByRole('button', { name: 'Play: A star' }));
  expect(play).toHaveBeenCalledTimes(2);
  fireEvent.play(video);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a film that cannot be had says so, with a way to its file', () => {
  const container = show();
  fireEvent.error(container.querySelector('source') as HTMLSourceElement);
  expect(screen.getByRole('status').textContent).toContain('cannot be played just now');
  const link = screen.getByRole('status').querySelector('a');
  expect(link?.getAttribute('href')).toBe('/films/star.mp4');
});

test('nothing of the video site is asked for before its film plays', () => {
  const container = show({ kind: 'embed', videoId: 'pg1NpMmPv48' });
  expect(container.innerHTML).not.toMatch(/ytimg|youtube-nocookie|<iframe/);
  screen.getByText('Playing it connects you to YouTube.');
  const link = screen.getByRole('link', { name: 'Play from YouTube: A star' });
  expect(link.getAttribute('href')).toBe('https://www.youtube.com/watch?v=pg1NpMmPv48');
  act(() => link.click());
  const frame = container.querySelector('iframe');
  expect(frame?.src).toContain('https://www.youtube-nocookie.com/embed/pg1NpMmPv48?autoplay=1');
  expect(frame?.title).toBe('A star');
});

test('a film that may not be shown here leads to where it may, or says where it is', () => {
  const { unmount } = showPiece(
    <FilmPlayer
      of={{ ...film, source: { kind: 'link', href: 'https://www.youtube.com/watch?v=a' } }}
      sizes="100vw"
    />,
  );
  expect(screen.getByRole('link', { name: 'Watch on YouTube' }).getAttribute('target')).toBe(
    '_blank',
  );
  unmount();
  show({ kind: 'museum' });
  screen.getByText(/shown in the house only/);
});

test('a still that fails leaves the graphic of a missing picture', () => {
  const container = show({ kind: 'museum' });
  fireEvent.error(container.querySelector('img') as HTMLImageElement);
  screen.getByText('Image not available');
});
