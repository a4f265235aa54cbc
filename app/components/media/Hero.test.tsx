import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { showPiece } from '#app/components/show-piece.test-support.tsx';
import { Hero, type HeroProps } from './Hero.tsx';

const hero: HeroProps['of'] = {
  title: { text: 'Light through a screen', language: 'en' },
  backgroundImage: {
    src: '/images/scenes/courtyard-dawn.webp',
    width: 2400,
    height: 1500,
    alt: { text: 'A courtyard at dawn', language: 'en' },
    dominantColor: null,
    credit: null,
  },
  variant: 'bottom',
};

function visitWith({ reducedMotion = false, saveData = false } = {}) {
  vi.stubGlobal('matchMedia', () => ({
    matches: reducedMotion,
    addEventListener() {},
    removeEventListener() {},
  }));
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection: { saveData } }));
}

afterEach(() => vi.unstubAllGlobals());

const findFilm = (container: HTMLElement) => container.querySelector('video');

/** Its player is loaded after the page. */
function waitForFilm(container: HTMLElement): Promise<HTMLVideoElement> {
  return waitFor(() => {
    const film = findFilm(container);
    if (!film) throw new Error('There is no film yet');
    return film;
  });
}
const withFilm = { ...hero, backgroundVideoSrc: '/films/hero-star-tiles.mp4' };

test('the still picture is there first and loaded first', () => {
  visitWith();
  showPiece(<Hero of={hero} />);
  expect(screen.getByRole('img', { name: 'A courtyard at dawn' }).getAttribute('loading')).toBe(
    'eager',
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Light through a screen');
});

test('a film loops, starts muted and loads its metadata only', async () => {
  visitWith();
  const film = await waitForFilm(showPiece(<Hero of={withFilm} />).container);
  expect(film.loop).toBe(true);
  expect(film.muted).toBe(true);
  expect(film.getAttribute('preload')).toBe('metadata');
});

test('a spinner stands over the picture until the film has data', async () => {
  visitWith();
  const { container } = showPiece(<Hero of={withFilm} />);
  const film = await waitForFilm(container);
  expect(screen.getByRole('status').textContent).toBe('Loading');
  fireEvent.loadedData(film);
  expect(screen.queryByRole('status')).toBeNull();
});

test('a film that fails leaves the still picture', async () => {
  visitWith();
  const { container } = showPiece(<Hero of={withFilm} />);
  fireEvent.error(await waitForFilm(container));
  expect(findFilm(container)).toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.getByRole('img')).toBeDefined();
});

test('the sound is switched by "Unmute video" and "Mute video"', async () => {
  visitWith();
  const { container } = showPiece(<Hero of={withFilm} />);
  const film = await waitForFilm(container);
  fireEvent.loadedData(film);
  act(() => screen.getByRole('button', { name: 'Unmute video' }).click());
  expect(film.muted).toBe(false);
  act(() => screen.getByRole('button', { name: 'Mute video' }).click());
  expect(film.muted).toBe(true);
});

test('a playing film can be paused', async () => {
  visitWith();
  const { container } = showPiece(<Hero of={withFilm} />);
  const film = await waitForFilm(container);
  const pause = vi.fn(() => fireEvent.pause(film));
  film.pause = pause as unknown as typeof film.pause;
  fireEvent.loadedData(film);
  fireEvent.play(film);
  act(() => screen.getByRole('button', { name: 'Pause video' }).click());
  expect(pause).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { name: 'Play video' })).toBeDefined();
});

test.each([{ reducedMotion: true }, { saveData: true }])(
  'no film is loaded with %o',
  async (visitor) => {
    visitWith(visitor);
    const { container } = showPiece(<Hero of={withFilm} />);
    // Time enough for the player, which other visitors would have by then.
    await act(async () => void (await import('./lazy/HeroFilmPlayer.tsx')));
    expect(findFilm(container)).toBeNull();
  },
);

test('nothing is asked of the video site before the visitor wants it', () => {
  visitWith();
  const { container } = showPiece(<Hero of={{ ...hero, youtubeVideoId: 'aqz-KE-bpKQ' }} />);
  expect(container.querySelector('iframe')).toBeNull();
  act(() => screen.getByRole('button', { name: 'Play the film from YouTube' }).click());
  expect(container.querySelector('iframe')?.src).toContain(
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
  );
});

test('video-only keeps its heading for screen readers', () => {
  visitWith();
  showPiece(<Hero of={{ ...withFilm, variant: 'video-only' }} />);
  expect(screen.getByRole('heading', { level: 1 })).toBeDefined();
});
