import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { localizePath } from '#shared/languages/localized-path.ts';
import { gotoReady } from '../setup/chrome.ts';
import { findViolations } from '../setup/look-at-page.ts';
import { expect, test } from '../setup/page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const api = '/reservations-api';
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);
const send = (page: Page) => page.locator('main form button[type="submit"]').last();

/** In narrow windows the later weeks stand behind a word, which is closed again when a day is chosen. */
async function chooseDay(page: Page, day: string, link = `a[href*="day=${day}"]`) {
  const more = page.locator('.slot-more > summary');
  if (await more.isVisible()) await more.click();
  await page.locator(`.slot-calendar ${link}`).click();
  await expect(page).toHaveURL(new RegExp(`day=${day}`));
}

interface ListedDay {
  readonly date: string;
  readonly slots: readonly {
    readonly id: string;
    readonly state: string;
    readonly left: number;
    readonly capacity: number;
  }[];
}

/** A day of which nobody has taken anything yet; those before it are left to other tests. */
async function findDay(request: APIRequestContext, offer: string, from: number) {
  const answer = await request.get(`${api}/availability?offer=${offer}`);
  const { days } = (await answer.json()) as { days: ListedDay[] };
  const untouched = days.filter(
    ({ slots }) =>
      slots.length > 0 &&
      slots.every(({ state, left, capacity }) => state === 'open' && left === capacity),
  );
  const day = untouched.at(from);
  if (!day) throw new Error(`${offer} has not so many days`);
  return { date: day.date, slotId: day.slots[0]?.id ?? '' };
}

test('a visitor holds places, loses the connection, reserves once, changes and cancels', async ({
  page,
  request,
  expectComplaint,
}) => {
  // Nine pages one after the other.
  test.setTimeout(60_000);
  expectComplaint(/(failed|ERR_FAILED).*\/tickets\/reserve\//);
  const { date: day } = await findDay(request, 'house-tour', 4);
  await gotoReady(page, '/tickets?offer=house-tour');
  await chooseDay(page, day);
  await expect(page.locator('#times')).toContainText('12 places left');
  await field(page, 'places.house-tour').selectOption('3');
  const { date: later } = await findDay(request, 'house-tour', 5);
  await chooseDay(page, later);
  await chooseDay(page, day);
  await expect(field(page, 'places.house-tour')).toHaveValue('3');
  await send(page).dblclick();

  await expect(page).toHaveURL(/\/tickets\/reserve\/[0-9a-f]{32}$/);
  await expect(page.getByRole('timer')).toContainText('9 minutes left');
  await field(page, 'name').fill('Leilani Kahananui');
  await field(page, 'email').fill('leilani@example.org');
  // The reservation arrives, its answer does not.
  await page.route('**/tickets/reserve/*.data', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    return route.abort();
  });
  await send(page).click();
  await expect(page.getByRole('alert')).toContainText('The connection was lost');
  await expect(field(page, 'name')).toHaveValue('Leilani Kahananui');
  await page.unroute('**/tickets/reserve/*.data');
  await send(page).click();

  await expect(page).toHaveURL(/\/tickets\/reservation\/[\w.-]+\?done=again$/);
  await expect(page.getByRole('main')).toContainText('Nothing was reserved twice');
  await expect(page.locator('.ticket-code')).toHaveText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  expect(await findViolations(page)).toEqual([]);
  const calendar = await request.get(
    (await page.getByRole('link', { name: 'Add to your calendar' }).getAttribute('href')) ?? '',
  );
  expect(await calendar.text()).toContain('BEGIN:VEVENT');

  await page.getByRole('link', { name: 'Change number, day or time' }).click();
  await expect(page.locator('.slot-calendar')).toBeHidden();
  await field(page, 'places.house-tour').selectOption('2');
  await send(page).click();
  await expect(page.getByRole('heading', { name: 'Your reservation is changed' })).toBeFocused();
  await expect(page.locator('.ticket-card')).toContainText('2\u00a0×\u00a0Full price');

  await page.getByText('Cancel this reservation').click();
  await page.getByRole('button', { name: 'Cancel the reservation' }).click();
  await expect(page.getByRole('heading', { name: 'Your reservation is canceled' })).toBeFocused();
  await expect(page.getByRole('main')).not.toContainText('Full price');
  await expect(page.getByRole('main')).not.toContainText('To pay at the museum');
  await page.getByRole('link', { name: 'Reserve again' }).click();
  await expect(page).toHaveURL(/\/tickets\?offer=house-tour/);
});

test('every step of a reservation opens at its top, and a no where it is told', async ({
  page,
  request,
  expectComplaint,
}) => {
  expectComplaint(/status of 400/);
  // As many pages.
  test.setTimeout(60_000);
  const { date: day } = await findDay(request, 'house-tour', 3);
  const expectTop = () => expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  const hold = async () => {
    await gotoReady(page, '/tickets?offer=house-tour');
    await chooseDay(page, day);
    await field(page, 'places.house-tour').selectOption('4');
    await send(page).click();
    await expect(page).toHaveURL(/\/tickets\/reserve\//);
  };
  await hold();
  await expectTop();
  await page.getByRole('button', { name: 'Cancel without reserving' }).click();
  await expect(page).toHaveURL(/\/tickets\?offer=house-tour&day=[-\d]+&.*done=released$/);
  await expect(field(page, 'places.house-tour')).toHaveValue('4');
  await expect(page.getByText('Nothing is reserved now.')).toBeInViewport();
  await expectTop();

  await hold();
  await field(page, 'name').fill('Kai');
  await field(page, 'email').fill('kai@example');
  await send(page).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
  const yOf = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
  expect(await yOf(page.getByRole('alert'))).toBeLessThan(await yOf(page.locator('.slot-clock')));
  await field(page, 'email').fill('kai@example.org');
  await send(page).click();
  await expect(page).toHaveURL(/\?done=reserved$/);
  await expectTop();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.getByRole('link', { name: 'Change number, day or time' }).click();
  await field(page, 'places.house-tour').selectOption('3');
  await send(page).click();
  await expect(page).toHaveURL(/\?done=changed$/);
  await expectTop();
  await page.getByText('Cancel this reservation').click();
  await page.getByRole('button', { name: 'Cancel the reservation' }).click();
  await expect(page).toHaveURL(/\?done=cancelled$/);
  await expectTop();
});

test('a party of four that becomes three changes its number alone, in three taps', async ({
  page,
  request,
}) => {
  const { slotId } = await findDay(request, 'house-tour', 6);
  const held = await request.post(`${api}/holds`, { data: { slotId, lines: { 'house-tour': 4 } } });
  const { id } = (await held.json()) as { id: string };
  const reserved = await request.post(`${api}/holds/${id}/reservation`, {
    data: {
      fields: { name: 'Kai', email: 'kai@example.org' },
      language: 'en',
      consentVersion: '2026-11',
    },
  });
  const { token } = (await reserved.json()) as { token: string };
  await gotoReady(page, `/tickets/reservation/${token}`);
  await page.getByRole('link', { name: 'Change number, day or time' }).click();
  const number = field(page, 'places.house-tour');
  await expect(number).toHaveValue('4');
  await expect(page.locator('.slot-calendar')).toBeHidden();
  const save = page.getByRole('button', { name: 'Save the change' });
  const whole = { ratio: 1 };
  const fewer = page.getByRole('button', { name: 'One fewer Full price' });
  await expect(fewer).toBeInViewport(whole);
  await expect(save).toBeInViewport(whole);
  await expect(page.getByRole('link', { name: 'Keep it as it is' })).toBeInViewport(whole);
  await fewer.click();
  await expect(number).toHaveValue('3');
  await expect(page.getByText('4 people, $120 becomes 3 people, $90')).toBeAttached();
  await save.click();
  await expect(page.getByRole('heading', { name: 'Your reservation is changed' })).toBeFocused();
  await expect(page.locator('.ticket-card')).toContainText('3\u00a0×\u00a0Full price');
  // What it is now, before anybody scrolls.
  await expect(page.getByText(/^Now .*: 3\s×\sFull price\. We have written/)).toBeInViewport();

  await page.getByRole('link', { name: 'Change number, day or time' }).click();
  await save.click();
  await expect(page.getByRole('heading', { name: 'It is all as it was' })).toBeFocused();

  await page.getByRole('link', { name: 'Change number, day or time' }).click();
  await page.getByText('Choose another day or time').click();
  await expect(page.locator('.slot-calendar')).toBeVisible();
});

test('times and numbers of people stand in one screen, with what it comes to', async ({
  page,
  request,
}) => {
  const { date: day } = await findDay(request, 'admission', 8);
  await gotoReady(page, '/tickets?offer=admission');
  const total = page.locator('.slot-total');
  await expect(total).toHaveText('1 person, $18');
  await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeInViewport();
  await chooseDay(page, day);
  const go = page.getByRole('button', { name: 'Continue', exact: true });
  await expect(go).toBeInViewport({ ratio: 1 });
  const times = page.getByRole('group', { name: 'Time' });
  await expect(times.getByRole('radio').first()).toHaveAccessibleName(/\d\s[ap]m \d+ places left$/);
  const more = page.getByRole('button', { name: /^One more/ });
  const top = (await page.locator('#times-title').boundingBox())?.y ?? 0;
  const last = await more.last().boundingBox();
  expect((last?.y ?? 1e4) + (last?.height ?? 0) - top).toBeLessThan(760);
  for (let people = 1; people < 4; people += 1) await more.first().click();
  await more.last().click();
  await expect(total).toHaveText('5 people, $72');
  await expect(total).toBeInViewport();
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`a day that is chosen stays under the finger, ${width} wide`, async ({ page, request }) => {
    await page.setViewportSize({ width, height });
    await gotoReady(page, '/tickets?offer=admission');
    const { date: day } = await findDay(request, 'admission', width > 1000 ? 8 : 3);
    const link = page.locator(`.slot-calendar a[href*="day=${day}"]`);
    const before = await link.boundingBox();
    await link.click();
    await expect(page).toHaveURL(new RegExp(`day=${day}`));
    await expect(link).toHaveAttribute('aria-current', 'date');
    await expect(link).toBeFocused();
    expect(await link.boundingBox()).toEqual(before);
    await expect(page.locator('#times-title')).toBeInViewport();
  });
}

test('who pays less for a tour says so, and pays that', async ({ page }) => {
  await gotoReady(page, '/es/tickets?offer=house-tour');
  await field(page, 'places.house-tour').selectOption('1');
  await field(page, 'places.house-tour-2').selectOption('2');
  await expect(page.locator('.slot-total')).toHaveText('3 personas, $66');
  await send(page).click();
  await expect(page).toHaveURL(/tickets\/reserve\//, { timeout: 20_000 });
  await expect(page.locator('.slot-visit')).toContainText('2\u00a0×\u00a0Kamaʻāina');
  await expect(page.locator('.slot-visit')).toContainText('$66');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('alguien reserva, encuentra su reserva por el código y la cancela', async ({
    page,
    request,
    expectComplaint,
  }) => {
    expectComplaint(/^failed: .*\.js csp$|status of 4\d\d/);
    const { date: day } = await findDay(request, 'admission', 9);
    const { date: other } = await findDay(request, 'admission', 10);
    await page.goto('/es/tickets');
    await chooseDay(page, other, `button[value="${other}"]`);
    // Who chooses another day need not say again how many they are.
    await field(page, 'places.general-admission').selectOption('3');
    await chooseDay(page, day, `button[value="${day}"]`);
    await expect(page).toHaveURL(/\/es\/tickets\?offer=admission&day=[-\d]+&places\.[^#]*#times$/);
    await expect(field(page, 'places.general-admission')).toHaveValue('3');
    await field(page, 'places.general-admission').selectOption('0');
    await send(page).click();
    await expect(page.getByRole('alert')).toContainText('Elija cuántas personas vendrán');
    await field(page, 'places.general-admission').selectOption('2');
    await field(page, 'places.child-admission').selectOption('1');
    await send(page).click();

    await expect(page.getByText(/guardadas hasta las? /)).toBeVisible();
    // Without a script nothing could wait: who is quick, or has a browser that fills in, is taken.
    await field(page, 'name').fill('Inés Cordero');
    await field(page, 'email').fill('ines@example');
    await send(page).click();
    await expect(page.getByRole('alert')).toContainText('corrija 1 campo');
    await expect(field(page, 'name')).toHaveValue('Inés Cordero');
    await field(page, 'email').fill('ines@example.org');
    await send(page).click();
    await expect(page.getByRole('heading', { name: 'Su visita está reservada' })).toBeVisible();
    const code = (await page.locator('.ticket-code').textContent()) ?? '';

    await page.goto('/es/tickets/find');
    await field(page, 'code').fill(code.toLowerCase().replace('-', ' '));
    await field(page, 'email').fill('INES@example.org');
    await send(page).click();
    await expect(page.locator('.ticket-card')).toContainText('Inés Cordero');
    await page.getByText('Cancelar esta reserva').click();
    await page.getByRole('button', { name: 'Cancelar la reserva' }).click();
    await expect(page.getByRole('heading', { name: 'Su reserva está cancelada' })).toBeVisible();
  });
});

test('kakali kekahi ma ka papa kali a loaʻa nā wahi i hakahaka mai', async ({ page, request }) => {
  const { date: day, slotId } = await findDay(request, 'garden-and-water-tour', 2);
  const details = { language: 'en', consentVersion: '2026-11' };
  const tokens: string[] = [];
  for (const count of [8, 7]) {
    const held = await request.post(`${api}/holds`, {
      data: { slotId, lines: { 'garden-and-water-tour': count } },
    });
    const { id } = (await held.json()) as { id: string };
    const reserved = await request.post(`${api}/holds/${id}/reservation`, {
      data: { ...details, fields: { name: 'Kai', email: 'kai@example.org' } },
    });
    tokens.push(((await reserved.json()) as { token: string }).token);
  }

  await gotoReady(page, `/haw/tickets?offer=garden-and-water-tour&day=${day}`);
  await page.getByRole('link', { name: 'E komo i ka papa kali' }).click();
  await field(page, 'places.garden-and-water-tour').selectOption('2');
  await field(page, 'name').fill('Noʻeau');
  await field(page, 'email').fill('noeau@example.org');
  await send(page).click();
  await expect(page.getByRole('heading', { name: 'Aia ʻoe ma ka papa kali' })).toBeVisible();

  await request.delete(`${api}/reservations/${tokens[0]}`);
  await page.reload();
  await page.getByRole('link', { name: 'E hoʻopaʻa i nā wahi' }).click();
  await expect(field(page, 'name')).toHaveValue('Noʻeau');
  expect(await findViolations(page)).toEqual([]);
  await send(page).click();
  await expect(page.getByRole('heading', { name: 'Ua paʻa kāu kipa ʻana' })).toBeFocused();
  await expect(page.locator('.ticket-card')).toContainText('2\u00a0×\u00a0Uku piha');
});

test('on a phone both fields of the second step stand above its button', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  test.setTimeout(90_000);
  const { date: day } = await findDay(request, 'admission', 2);
  for (const language of ['en', 'es', 'haw'] as const) {
    await gotoReady(page, localizePath(`/tickets?offer=admission&day=${day}`, language));
    // The hours about noon are the longest words of a day.
    await page.locator('#times label', { hasText: /^\D*11\b/ }).click();
    await send(page).click();
    await expect(page).toHaveURL(/tickets\/reserve\//, { timeout: 20_000 });
    const email = await field(page, 'email').boundingBox();
    const button = await send(page).boundingBox();
    const end = (email?.y ?? 0) + (email?.height ?? 0);
    expect(end, language).toBeLessThan((button?.y ?? 0) - 12);
    // Plain admission has no guide; who reserves may be where it is another hour.
    await expect(page.locator('[name="tourLanguage"]')).toHaveCount(0);
    await expect(page.locator('.slot-clock')).toContainText('HST');
  }
});

test('on a tablet the button of either step lies on no row of what it sends', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await gotoReady(page, '/es/tickets?offer=admission');
  const foot = page.locator('[data-at-hand]');
  await expect(foot).toHaveCSS('position', 'static');
  await send(page).click();
  await expect(page).toHaveURL(/tickets\/reserve\//, { timeout: 20_000 });
  await expect(foot).toHaveCSS('position', 'static');
});
