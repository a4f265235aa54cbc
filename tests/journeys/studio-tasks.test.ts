import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { museumTimeZone } from '#brand/names.ts';
import { guideWindow, lastMorning, openStage, type Stage } from '../../scripts/guide/stage.ts';
import { createKeyHands, createMouseHands, type Hands } from '../setup/hands.ts';
import { test as base, expect as now } from '../setup/page.ts';
import { studioPassword } from '../setup/studio-people.ts';

base.skip(Boolean(process.env.TEST_BASE_URL), 'a museum of its own is changed');

/** A machine that is busy with other tests is no part of what is measured here. */
const expect = now.configure({ timeout: 30_000 });

/** What is done every week, with the seconds that it may take a person who has the guide closed. */
const limits = {
  'change the hours of today': 60,
  'publish an exhibition in three languages': 300,
  'publish news tomorrow at nine': 300,
  'mend a letter of Hawaiian': 30,
  'bring back the version before': 60,
} as const;

/** A museum of its own, in the morning, since its hours are changed. */
const test = base.extend<{ readonly stage: Stage }>({
  stage: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs
    async ({}, use) => {
      const folder = join(process.env.TEST_DATA_FOLDER ?? '', 'content');
      const stage = await openStage('en', lastMorning() - Date.now(), { CONTENT_FOLDER: folder });
      await use(stage);
      await stage.stop();
    },
    { timeout: 120_000 },
  ],
  baseURL: async ({ stage }, use) => use(stage.origin),
  viewport: guideWindow,
  timezoneId: museumTimeZone,
});

async function enter(page: Page, { origin, link }: Stage) {
  const token = new URL(link).hash.slice(1) || new URL(link).searchParams.get('token');
  const call = async (path: string, data: object) => {
    const headers = { Origin: origin };
    const answer = await page.request.post(`${origin}/studio/api${path}`, { data, headers });
    expect(answer.status(), path).toBe(200);
  };
  const email = 'leilani@museum.example';
  await call('/invitation/take', { token, name: 'Leilani', password: studioPassword });
  await call('/auth/sign-in/email', { email, password: studioPassword });
}

for (const [kind, createHands] of [
  ['keys alone', createKeyHands],
  ['a mouse', createMouseHands],
] as const) {
  test(`a stranger does by ${kind} what a museum needs every week, in the time for it @desktop`, async ({
    page,
    stage,
  }) => {
    test.setTimeout(240_000);
    await page.clock.install({ time: stage.now() });
    await enter(page, stage);
    await work(page, stage, createHands(page));
  });
}

/** The day after on the museum's clock, as its digits are typed: `11262026`. */
function dayAfter(time: Date): string {
  const inDigits = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  return new Intl.DateTimeFormat('en-US', { ...inDigits, timeZone: museumTimeZone })
    .format(time.getTime() + 86_400_000)
    .replaceAll('/', '');
}

async function work(page: Page, { origin, now: clock }: Stage, hands: Hands) {
  const [wrong, right] = ['Ka ʻīnika a me ka uā', 'Ka ʻīnika a me ka ua'];
  const taken: Record<string, ReturnType<ReturnType<Hands['begin']>>> = {};
  const task = (name: keyof typeof limits, act: () => Promise<void>) =>
    test.step(name, async () => {
      await page.goto('/studio');
      await expect(page.getByRole('heading', { name: 'Aloha, Leilani' })).toBeVisible();
      const end = hands.begin();
      await act();
      taken[name] = end();
    });
  const seen = async (path: string) => (await page.request.get(origin + path)).text();
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const field = (path: string) => page.locator(`[data-path="${path}"]`);
  const text = (path: string) => field(path).getByRole('textbox');
  const dialog = page.getByRole('dialog');
  const saved = page.getByRole('status').filter({ hasText: /^Saved/ });
  async function goTo(name: string) {
    await hands.press(link(name));
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
  async function publish() {
    await expect(saved).toBeVisible();
    await hands.openPublishing();
    await hands.press(dialog.getByRole('button', { name: 'Publish now' }));
    await expect(page.getByText('Published. Visitors see it now.')).toBeVisible();
  }
  async function choosePicture(words: string, name: string) {
    await hands.press(page.getByRole('button', { name: 'Image Choose from the library' }).first());
    await hands.write(dialog.getByLabel('Search'), words);
    await hands.press(dialog.getByRole('button', { name: `Choose ${name}` }));
    await expect(dialog).toBeHidden();
  }

  await task('change the hours of today', async () => {
    await hands.press(link('Opening hours'));
    await expect(page.getByLabel('Monday: Open')).toBeFocused();
    await hands.press(button('Other hours today only'));
    const today = page.locator('[data-exception-key]').first();
    await hands.press(today.getByLabel('Closed'));
    const isClosed = await today.getByLabel('Closed').isChecked();
    if (!isClosed) {
      // A holiday, on which the house was closed anyway: it opens.
      await hands.write(today.getByLabel('Opens'), '10:00');
      await hands.write(today.getByLabel('Closes'), '23:30');
    }
    await publish();
    const told = async () => (await seen('/visit')).includes('Closed today');
    await expect.poll(told).toBe(isClosed);
  });

  await task('publish an exhibition in three languages', async () => {
    await goTo('Items');
    await goTo('New item');
    await hands.choose(page.getByLabel('Type'), 'Exhibition');
    await hands.write(page.getByLabel('Title, in English'), 'Ink and rain');
    await hands.press(button('Make it'));
    await expect(page.getByRole('heading', { level: 1, name: 'Ink and rain' })).toBeVisible();
    await choosePicture('rain', 'rain-on-court.webp');
    await hands.write(field('en.start_date').getByRole('spinbutton').first(), '06012027');
    await hands.write(field('en.end_date').getByRole('spinbutton').first(), '09302027');
    await hands.write(text('en.description'), 'Rain, drawn with a brush.');
    await hands.press(button('Go on in Español'));
    await hands.write(text('es.title'), 'Tinta y lluvia');
    await hands.write(text('es.description'), 'La lluvia, dibujada con pincel.');
    await hands.press(button('Go on in ʻŌlelo Hawaiʻi'));
    await hands.write(text('haw.title'), wrong);
    await hands.write(text('haw.description'), 'Ka ua, i kākau ʻia me ka hulu.');
    await publish();
    const address = '/whats-on/exhibitions/ink-and-rain';
    await expect.poll(() => seen(address)).toMatch(/June\s1.*September\s30,\s2027/s);
    expect(await seen(`/es${address}`)).toContain('Tinta y lluvia');
    expect(await seen(`/haw${address}`)).toContain(wrong);
    expect(await seen(address)).toContain('rain-on-court');
  });

  await task('publish news tomorrow at nine', async () => {
    await hands.press(link('New: News'));
    await hands.write(page.getByLabel('Title, in English'), 'The court has dried');
    await hands.press(button('Make it'));
    await choosePicture('rain', 'rain-on-court.webp');
    await hands.write(field('en.published_at').getByRole('spinbutton').first(), dayAfter(clock()));
    await hands.write(text('en.body'), 'The carpets are back.');
    await expect(saved).toBeVisible();
    await hands.openPublishing();
    await hands.mark(dialog.getByLabel('At a time', { exact: true }));
    await expect(dialog.getByLabel(/^From, on the clock/)).toHaveValue(/T09:00$/);
    await hands.press(dialog.getByRole('button', { name: 'Publish at this time' }));
    await expect(page.getByText(/^Scheduled\. Visitors see it from/)).toBeVisible();
    const answer = await page.request.get(`${origin}/about/news/the-court-has-dried`);
    expect(answer.status()).toBe(404);
  });

  await task('mend a letter of Hawaiian', async () => {
    await goTo('Items');
    await hands.write(page.getByLabel('Search titles and addresses'), 'ink and');
    await goTo('Ink and rain');
    await hands.press(button('ʻŌlelo Hawaiʻi').first());
    await hands.mend(text('haw.title'), 1, 'a');
    await publish();
    await expect.poll(() => seen('/haw/whats-on/exhibitions/ink-and-rain')).toContain(right);
  });

  await task('bring back the version before', async () => {
    await goTo('Items');
    await goTo('Ink and rain');
    await hands.press(button('History'));
    const history = page.getByRole('region', { name: 'History' });
    await hands.mark(history.getByRole('radio', { name: /Published/ }).last());
    await hands.press(history.getByRole('button', { name: 'Bring this version back' }));
    await publish();
    await expect.poll(() => seen('/haw/whats-on/exhibitions/ink-and-rain')).toContain(wrong);
  });

  const said = Object.entries(taken).map(
    ([name, { person, machine }]) => `${name}: ${person} s of a person, ${machine} s here`,
  );
  console.info(said.join('\n'));
  for (const [name, limit] of Object.entries(limits)) {
    expect(taken[name]?.person, name).toBeLessThanOrEqual(limit);
  }
}
