import type { Locator, Page } from '@playwright/test';
import { languages } from '#shared/languages/languages.ts';
import { localizePath } from '#shared/languages/localized-path.ts';
import { gotoReady, isSmall } from '../setup/chrome.ts';
import { findViolations } from '../setup/look-at-page.ts';
import { expect, test } from '../setup/page.ts';
import { listSchemaProblems, readStructuredData } from '../setup/schema-org.ts';

const videoSite = /^https:\/\/[\w.-]*(youtube|ytimg|google)[\w.-]*\//;

/** What the page asks for from now on. */
function listenTo(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return asked;
}

const playerOf = (page: Page) => page.locator('#film video');

const isPlaying = (video: Locator) =>
  video.evaluate((element: HTMLVideoElement) => !element.paused && element.currentTime > 0.1);

/** The captions that a visitor reads at this moment. */
const captionsOf = (video: Locator) =>
  video.evaluate((element: HTMLVideoElement) =>
    [...element.textTracks]
      .filter(({ mode }) => mode === 'showing')
      .map(({ language, cues }) => [language, (cues?.length ?? 0) > 0]),
  );

const labels = {
  en: { play: 'Play: Eight from a circle', transcript: 'Transcript' },
  es: { play: 'Reproducir: Ocho a partir de un círculo', transcript: 'Transcripción' },
  haw: { play: 'Hoʻokani: ʻEwalu mai ka pōʻai', transcript: 'Ka palapala ʻōlelo' },
};
const firstWords = {
  en: 'A line is drawn along a rule.',
  es: 'Se traza una línea con la regla.',
  haw: 'Kaha ʻia ke kaha pololei me ka lula.',
};

for (const language of languages) {
  test(`a film plays where it stands, with captions and words to read (${language})`, async ({
    page,
  }) => {
    const asked = listenTo(page);
    await gotoReady(page, localizePath('/digital-studio', language));
    const video = playerOf(page);
    await expect(video).toHaveAttribute('preload', 'none');
    const ofFilm = () => asked.filter((url) => /eight-from-a-circle\.(mp4|\w+\.vtt)/.test(url));
    expect(ofFilm().filter((url) => url.endsWith('.mp4'))).toEqual([]);

    await page.getByRole('button', { name: labels[language].play }).click();
    await expect.poll(() => isPlaying(video)).toBe(true);
    await expect(video).toBeFocused();
    await expect.poll(() => captionsOf(video)).toEqual([[language, true]]);
    // Where the window is small, buttons and captions have room below the picture.
    const box = await video.boundingBox();
    const room = box ? box.height - (box.width * 9) / 16 : 0;
    if (isSmall({ viewport: page.viewportSize() })) expect(room).toBeGreaterThan(80);
    else expect(room).toBeCloseTo(0, 0);
    await expect(page.getByRole('button', { name: labels[language].play })).toHaveCount(0);

    const film = page.locator('#film');
    await film.getByText(labels[language].transcript, { exact: true }).click();
    await expect(film.getByText(firstWords[language])).toBeVisible();
    expect(asked.filter((url) => videoSite.test(url))).toEqual([]);
  });
}

test('a film has an address of its own that can be sent to somebody', { tag: '@phone' }, async ({
  page,
}) => {
  await gotoReady(page, '/digital-studio');
  const row = page.getByRole('region', { name: 'Hands at work' });
  await row.getByRole('link', { name: 'Tuning the court' }).click();
  await expect(page).toHaveURL('/digital-studio?video=tuning-the-court#film');
  const heading = page.getByRole('heading', { level: 2, name: 'Tuning the court' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(page).toHaveTitle(/^Tuning the court – Digital studio/);
  await expect(row.getByRole('link', { name: 'Tuning the court' })).toHaveAttribute(
    'aria-current',
    'true',
  );

  await page.reload();
  await expect(playerOf(page).locator('source')).toHaveAttribute(
    'src',
    '/films/tuning-the-court.mp4',
  );
  const answer = await page.request.get('/digital-studio?video=tuning-the-court');
  const things = readStructuredData(await answer.text());
  expect(things.flatMap(listSchemaProblems)).toEqual([]);
  expect(things.find((thing) => thing['@type'] === 'VideoObject')).toMatchObject({
    name: 'Tuning the court',
    contentUrl: expect.stringMatching(/\/films\/tuning-the-court\.mp4$/),
    duration: 'PT26S',
  });
});

test('the video site is asked only when its film is played', { tag: '@phone' }, async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/another host: https:\/\/www\.youtube-nocookie\.com\/embed\/pg1NpMmPv48/);
  const asked = listenTo(page);
  await page.route(videoSite, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>film</title>' }),
  );
  await gotoReady(page, '/digital-studio?video=the-complex-geometry');
  const film = page.locator('#film');
  await expect(film.getByText('Playing it connects you to YouTube.')).toBeVisible();
  expect(asked.filter((url) => videoSite.test(url))).toEqual([]);
  expect((await page.context().cookies()).filter(({ domain }) => /you|goo/.test(domain))).toEqual(
    [],
  );

  await film.getByRole('link', { name: /^Play from YouTube/ }).click();
  const frame = film.locator('iframe');
  await expect(frame).toHaveAttribute('title', 'The complex geometry of Islamic design');
  await expect(frame).toBeFocused();
  await expect
    .poll(() => asked.filter((url) => videoSite.test(url)))
    .toEqual([
      expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\/pg1NpMmPv48\?/),
    ]);
});

test('a film that is shown in the house only can be read', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/digital-studio?video=names-of-the-wind');
  const film = page.locator('#film');
  await expect(film.getByText('This film is shown in the house only.')).toBeVisible();
  await film.getByText('Transcript', { exact: true }).click();
  await expect(film.getByText('We agreed not to translate.')).toBeVisible();
});

test('a film that does not exist is not found', { tag: '@phone' }, async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/status of 404/);
  const answer = await page.goto('/digital-studio?video=nothing');
  expect(answer?.status()).toBe(404);
});

test('a still that cannot be had leaves the graphic of a missing picture', {
  tag: '@phone',
}, async ({ page, expectComplaint }) => {
  expectComplaint(/the-joiners-knot\.webp|Failed to load resource/);
  await page.route(/the-joiners-knot\.webp/, (route) => route.abort());
  await gotoReady(page, '/digital-studio');
  const card = page.getByRole('article').filter({ hasText: 'The joiner’s knot' });
  await card.scrollIntoViewIfNeeded();
  await expect(card.getByText('Image not available')).toBeAttached();
});

test('everything is reached and worked by keyboard alone', { tag: '@desktop' }, async ({
  page,
}) => {
  await gotoReady(page, '/digital-studio?fold=8&angle=60');
  const row = page.getByRole('region', { name: 'Line by line' });
  // The rows scroll by arrow keys; their arrows and links are in the order of sight.
  await row.getByRole('button', { name: 'Next' }).focus();
  await page.keyboard.press('Tab');
  await expect(row.getByRole('list')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(row.getByRole('link', { name: 'Eight from a circle' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'The joiner’s knot' })).toBeFocused();
  const play = page.getByRole('button', { name: 'Play: The joiner’s knot' });
  await play.focus();
  await page.keyboard.press('Enter');
  const video = playerOf(page);
  await expect.poll(() => isPlaying(video)).toBe(true);
  await page.keyboard.press('Space');
  await expect.poll(() => isPlaying(video)).toBe(false);

  await page.getByRole('radio', { name: '8', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('img', { name: /^A pattern of 10-pointed stars/ })).toBeVisible();
  await page.getByRole('slider', { name: 'Contact angle' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/video=the-joiners-knot&fold=10&angle=61/);
});

test('a pattern is made, kept as a file and found again at its address', async ({ page }) => {
  await gotoReady(page, '/digital-studio?video=indigo-morning');
  const maker = page.getByRole('region', { name: 'Draw a pattern' });
  await maker.getByRole('radio', { name: '10' }).check();
  await maker.getByRole('radio', { name: 'Hibiscus' }).check();
  await maker.getByRole('checkbox', { name: /^Show the tiling/ }).check();
  await maker.getByRole('slider', { name: 'Contact angle' }).fill('54');
  await expect(page).toHaveURL(
    /\?video=indigo-morning&fold=10&angle=54&palette=hibiscus&stars=4&tiling=shown/,
  );
  // The film in front has not changed.
  await expect(page.getByRole('heading', { level: 2, name: 'Indigo morning' })).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    maker.getByRole('link', { name: 'Save as SVG' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('girih-10-54-hibiscus.svg');

  await page.reload();
  await expect(maker.getByRole('img')).toHaveAccessibleName(
    'A pattern of 10-pointed stars with a contact angle of 54°',
  );
  await expect(maker.getByRole('checkbox', { name: /^Show the tiling/ })).toBeChecked();
  const restart = maker.getByRole('link', { name: 'Begin again' });
  await restart.click();
  await expect(maker.getByRole('radio', { name: '12' })).toBeChecked();
  await expect(page).toHaveURL(/video=indigo-morning&fold=12&angle=70&palette=lapis&stars=4/);
  await expect(restart).toBeInViewport();
});

test('a pattern begins again while the code of its maker is on the way', async ({ page }) => {
  await page.route(/\/PatternMaker-[^/]+\.js$/, () => {});
  await page.goto('/digital-studio?fold=8&angle=40&palette=glaze&stars=6');
  const maker = page.getByRole('region', { name: 'Draw a pattern' });
  await maker.getByRole('link', { name: 'Begin again' }).click();
  await expect(page).toHaveURL(/fold=12&angle=70&palette=lapis&stars=4&?[^#]*#pattern$/);
});

test('the way to the pattern leads there also while its code is on the way', async ({ page }) => {
  const { promise: isWanted, resolve: letCome } = Promise.withResolvers<void>();
  await page.route(/\/PatternMaker-[^/]+\.js$/, async (route) => {
    await isWanted;
    await route.continue();
  });
  await gotoReady(page, '/digital-studio');
  await page.getByRole('link', { name: 'Draw a pattern' }).click();
  await expect(page).toHaveURL(/#pattern$/);
  // What stood there goes while React waits for its code.
  await expect(page.getByRole('heading', { name: 'Draw a pattern' })).toHaveCount(0);
  letCome();
  const maker = page.getByRole('region', { name: 'Draw a pattern' });
  await expect(maker.getByRole('heading')).toBeInViewport();
  await expect(maker).toBeFocused();
});

test('the recording of a convening plays in its place', { tag: '@phone' }, async ({ page }) => {
  await gotoReady(page, '/what-we-do/convenings/cloth-and-its-names');
  const recording = page.getByRole('region', { name: 'Recording' });
  await recording.getByRole('button', { name: 'Play: Indigo morning' }).click();
  const video = recording.locator('video');
  await expect.poll(() => isPlaying(video)).toBe(true);
  await expect.poll(() => captionsOf(video)).toEqual([['en', true]]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('films, their words and patterns are there', { tag: '@phone' }, async ({
    page,
    expectComplaint,
  }) => {
    expectComplaint(/^failed: .*\.js csp$/);
    await page.goto('/es/digital-studio');
    const film = page.locator('#film');
    await expect(film.locator('video')).toHaveAttribute('controls');
    await expect(film.locator('track').first()).toHaveAttribute('srclang', 'es');
    await film.getByText('Transcripción', { exact: true }).click();
    await expect(film.getByText(firstWords.es)).toBeVisible();

    await page.getByRole('link', { name: 'La compleja geometría' }).click();
    await expect(page).toHaveURL('/es/digital-studio?video=the-complex-geometry#film');
    await expect(film.getByRole('link', { name: /^Reproducir desde YouTube/ })).toHaveAttribute(
      'href',
      'https://www.youtube.com/watch?v=pg1NpMmPv48',
    );

    await page.getByRole('radio', { name: '8', exact: true }).check();
    await page.getByRole('button', { name: 'Dibujar', exact: true }).click();
    await expect(page).toHaveURL(/video=the-complex-geometry&fold=8&/);
  });
});

for (const language of languages) {
  test(`axe finds nothing beside a film of elsewhere or of the house (${language})`, {
    tag: '@phone',
  }, async ({ page }) => {
    test.setTimeout(90_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // The other states are screens of every-screen.test.ts.
    for (const query of ['?video=the-complex-geometry', '?video=names-of-the-wind']) {
      await page.goto(localizePath('/digital-studio', language) + query);
      for (const drawer of await page.locator('#film summary').all()) await drawer.click();
      expect(await findViolations(page), query).toEqual([]);
    }
  });
}

test('what changes a pattern and the pattern stand in one window', async ({ page }) => {
  await gotoReady(page, '/digital-studio#pattern');
  const maker = page.getByRole('region', { name: 'Draw a pattern' });
  const drawing = maker.getByRole('img', { name: /./ }).last();
  const tiling = maker.getByRole('checkbox');
  for (const control of [maker.getByRole('radio', { name: 'Glaze' }), tiling]) {
    await control.scrollIntoViewIfNeeded();
    await control.focus();
    await expect(control).toBeInViewport();
    await expect(drawing).toBeInViewport({ ratio: 0.9 });
    await expect(maker.getByRole('button', { name: 'Draw another' })).toBeInViewport({ ratio: 1 });
  }
});
