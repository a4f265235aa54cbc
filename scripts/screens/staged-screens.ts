import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { fastestSendingMs } from '#shared/forms/form-guard.ts';
import type { Language } from '#shared/languages/languages.ts';
import { localizePath, withoutLanguage } from '#shared/languages/localized-path.ts';
import { readOutbox } from '../../tests/setup/read-outbox.ts';

/** A running site on which things may be done. */
export interface Stage {
  readonly address: string;
  /** Its mails and databases; null: a site elsewhere, of which only what it serves is known. */
  readonly dataFolder: string | null;
}

/** A state that is there only after somebody did something: places are held, a form has come back. */
export interface StagedScreen {
  /** For people; for example "Places that are kept". */
  readonly name: string;
  /** Does what leads to it, and returns its path, without language. */
  readonly stage: (stage: Stage, language: Language) => Promise<string>;
  /** What is done on the page, before its state is there. */
  readonly act?: (page: Page) => Promise<void>;
  /** Complaints of the browser that belong to it. */
  readonly complaint?: RegExp;
  /** Whether it takes the site's data folder, for a mail or a command of the staff. */
  readonly needsData?: true;
  /** Whether the browser keeps something of it beyond the page: a copy, another clock. */
  readonly isOnDevice?: true;
  /** Whether it is seen on a site whose services fail. */
  readonly isFailing?: true;
}

/** Settings of a site of whose services nobody answers but that of content. */
export const failingServices: Readonly<Record<string, string>> = {
  RESERVATIONS_URL: 'http://127.0.0.1:9/reservations',
  FORMS_URL: 'http://127.0.0.1:9/forms',
  OBJECT_COLLECTION_URL: 'http://127.0.0.1:9/collection',
};

const tour = 'house-tour';
const smallTour = 'garden-and-water-tour';

/** Every state that only doing leads to, in the order in which a visitor meets them. */
export const stagedScreens: readonly StagedScreen[] = [
  { name: 'Times of a day', stage: (stage) => dayOf(stage, tour, '#times') },
  {
    name: 'Times of a day, nobody chosen',
    stage: (stage) => dayOf(stage, 'admission', ''),
    act: async (page) => {
      await page.locator('[name="places.general-admission"]').selectOption('0');
      await send(page);
    },
    complaint: /status of 409/,
  },
  {
    name: 'A day that is sold out',
    stage: async (stage) => {
      const slot = await findFull(stage);
      return `/tickets?offer=${smallTour}&day=${slot.date}#times`;
    },
  },
  {
    name: 'Places that are kept',
    stage: async (stage) => `/tickets/reserve/${await hold(stage, tour, 4)}`,
  },
  {
    name: 'Places that are kept, details missing',
    stage: async (stage) => `/tickets/reserve/${await hold(stage, tour, 4)}`,
    act: send,
    complaint: /status of 400/,
  },
  {
    name: 'Places whose time is over',
    isOnDevice: true,
    stage: async (stage) => `/tickets/reserve/${await hold(stage, tour, 2)}`,
    act: async (page) => {
      await page.clock.install();
      await page.reload();
      await page.waitForTimeout(1_000);
      await page.clock.runFor('11:00');
      await page.getByRole('timer').waitFor({ state: 'detached' });
    },
  },
  {
    name: 'Places that are no longer kept',
    stage: async (stage) => {
      const id = await hold(stage, tour, 2);
      await call(stage, 'DELETE', `/holds/${id}`);
      return `/tickets/reserve/${id}`;
    },
    complaint: /status of 410/,
  },
  {
    name: 'A reservation, just made',
    stage: async (stage, language) =>
      `/tickets/reservation/${await reserve(stage, language, tour, 4)}?done=reserved`,
  },
  {
    name: 'A reservation for several prices',
    stage: async (stage, language) =>
      `/tickets/reservation/${await reserve(stage, language, 'admission', 3)}`,
  },
  {
    name: 'A reservation being changed',
    stage: async (stage, language) =>
      `/tickets/reservation/${await reserve(stage, language, tour, 4)}/change`,
  },
  {
    name: 'A reservation, changed',
    stage: async (stage, language) =>
      `/tickets/reservation/${await reserve(stage, language, tour, 3)}?done=changed`,
  },
  {
    name: 'A reservation, sent twice',
    stage: async (stage, language) =>
      `/tickets/reservation/${await reserve(stage, language, tour, 3)}?done=again`,
  },
  {
    name: 'A reservation, canceled',
    stage: async (stage, language) => {
      const token = await reserve(stage, language, tour, 2);
      await call(stage, 'DELETE', `/reservations/${token}`);
      return `/tickets/reservation/${token}?done=cancelled`;
    },
  },
  {
    name: 'A reservation that the museum canceled',
    needsData: true,
    stage: async (stage, language) => {
      const slot = await takeSlot(stage, tour);
      const token = await reserveSlot(stage, language, slot, 2);
      await runReservations(stage, 'cancel', slot.id, '--yes');
      return `/tickets/reservation/${token}`;
    },
  },
  {
    name: 'A reservation that is not there',
    stage: async () => '/tickets/reservation/nobody',
    complaint: /status of 404/,
  },
  {
    name: 'A code that nobody has',
    stage: async () => '/tickets/find',
    act: async (page) => {
      await page.locator('[name="code"]').fill('0000-0000');
      await page.locator('[name="email"]').fill('nobody@example.org');
      await send(page);
    },
    complaint: /status of 404/,
  },
  {
    name: 'A waiting list to join',
    stage: async (stage) => `/tickets/wait/${encodeURIComponent((await findFull(stage)).id)}`,
  },
  {
    name: 'On the waiting list',
    stage: async (stage, language) => `/tickets/waiting-list/${await waitOnFull(stage, language)}`,
  },
  {
    name: 'On the waiting list, places offered',
    stage: async (stage, language) => `/tickets/waiting-list/${await getOffer(stage, language)}`,
  },
  {
    name: 'Places offered, to be reserved',
    stage: async (stage, language) => {
      const { holdId } = await findWaiting(stage, await getOffer(stage, language));
      return `/tickets/reserve/${holdId}`;
    },
  },
  {
    name: 'On the waiting list, offer declined',
    stage: async (stage, language) => {
      const token = await getOffer(stage, language);
      await call(stage, 'DELETE', `/holds/${(await findWaiting(stage, token)).holdId}`);
      return `/tickets/waiting-list/${token}`;
    },
  },
  {
    name: 'On the waiting list, places taken',
    stage: async (stage, language) => {
      const token = await getOffer(stage, language);
      const { holdId } = await findWaiting(stage, token);
      await call(stage, 'POST', `/holds/${holdId}/reservation`, toDetails(language));
      return `/tickets/waiting-list/${token}`;
    },
  },
  {
    name: 'The waiting list, left',
    stage: async (stage, language) => {
      const token = await waitOnFull(stage, language);
      await call(stage, 'DELETE', `/waiting/${token}`);
      return `/tickets/waiting-list/${token}`;
    },
  },
  {
    name: 'A waiting list that is not there',
    stage: async () => '/tickets/waiting-list/nobody',
    complaint: /status of 404/,
  },
  {
    name: 'The list at the desk',
    needsData: true,
    stage: async (stage, language) => {
      const slot = await takeSlot(stage, tour);
      await reserveSlot(stage, language, slot, 4);
      await reserveSlot(stage, language, slot, 2, {
        name: 'Noʻeau Keahi',
        access: 'A stool, please; my mother does not stand for long.',
        tourLanguage: language,
      });
      await reserveSlot(stage, language, slot, 1, { name: 'Inés Cordero' });
      return checkIn(stage, slot);
    },
  },
  {
    name: 'The list at the desk, nobody',
    needsData: true,
    stage: async (stage) => checkIn(stage, await takeSlot(stage, tour)),
  },
  {
    name: 'The list at the desk, canceled',
    needsData: true,
    stage: async (stage) => {
      const slot = await takeSlot(stage, tour);
      const path = await checkIn(stage, slot);
      await runReservations(stage, 'cancel', slot.id, '--yes');
      return path;
    },
  },
  {
    name: 'A list at the desk that has expired',
    stage: async () => '/tickets/check-in/nobody',
    complaint: /status of 404/,
  },
  {
    name: 'The letter, asked for without an address',
    stage: async () => '/subscribe',
    act: send,
    complaint: /status of 400/,
  },
  {
    name: 'The letter, asked for',
    stage: async (stage, language) => {
      const { receipt } = await subscribe(stage, language);
      return `/subscribe?sent=${receipt}`;
    },
  },
  {
    name: 'The letter, to be confirmed',
    needsData: true,
    stage: async (stage, language) => (await subscribe(stage, language)).findLink('confirm'),
  },
  {
    name: 'The letter, confirmed',
    needsData: true,
    stage: async (stage, language) => `${await confirmLetter(stage, language)}&done=confirmed`,
  },
  {
    name: 'The letter, choices saved',
    needsData: true,
    stage: async (stage, language) => `${await confirmLetter(stage, language)}&done=changed`,
  },
  {
    name: 'The letter, to be left',
    needsData: true,
    stage: async (stage, language) =>
      (await confirmLetter(stage, language)).replace('preferences', 'leave'),
  },
  { name: 'The letter, left', stage: async () => '/subscribe/leave?done=left' },
  {
    name: 'A link of the letter that has expired',
    stage: async () => '/subscribe/confirm?link=old',
    complaint: /status of 404/,
  },
  {
    name: 'A tour asked for, answers missing',
    stage: async () => '/visit/tour-form',
    act: send,
    complaint: /status of 400/,
  },
  {
    name: 'A tour asked for',
    stage: async (stage, language) => {
      const firstDate = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
      const fields = { groupType: 'community', partySize: '12', firstDate, tourLanguage: language };
      return `/visit/tour-form?sent=${await sendForm(stage, 'tour-request', language, fields)}`;
    },
  },
  {
    name: 'A message, answers missing',
    stage: async () => '/about/contact-us',
    act: send,
    complaint: /status of 400/,
  },
  {
    name: 'A message, sent',
    stage: async (stage, language) => {
      const fields = { topic: 'other', message: 'Who drew the star?' };
      return `/about/contact-us?sent=${await sendForm(stage, 'contact', language, fields)}`;
    },
  },
  {
    name: 'An application, answers missing',
    stage: async () => '/about/careers/gardener',
    act: send,
    complaint: /status of 400/,
  },
  {
    name: 'A form of the page builder, sent',
    stage: async () => '/builder/ask-the-museum',
    act: async (page) => {
      const form = page.locator('main form').last();
      for (const box of await form
        .locator('input[type="text"][required], textarea[required]')
        .all()) {
        await box.fill('Tiles');
      }
      await form.locator('input[type="email"]').first().fill('leilani@example.org');
      await page.waitForTimeout(fastestSendingMs);
      await form.locator('button[type="submit"]').click();
      await form.page().waitForTimeout(1_000);
    },
  },
  {
    name: 'Saved objects',
    stage: async () => '/collection/saved-objects?ids=demo-0041,demo-0001,demo-0018,demo-0007',
  },
  {
    name: 'A page kept on the device, without a connection',
    isOnDevice: true,
    stage: async () => '/visit/plan-your-visit',
    act: async (page) => {
      const button = page.locator('[data-needs-scripts] button[type="button"]').last();
      await button.click();
      await page.locator('[data-needs-scripts] [role="status"]:not(:empty)').waitFor();
      await page.waitForTimeout(2_000);
      await page.context().setOffline(true);
      await page.goto(`${page.url()}?kept`);
    },
    complaint: /ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)|failed/,
  },
  {
    name: 'An error that nobody foresaw',
    stage: async () => '/about/our-center',
    act: async (page) => {
      await page.route(/\.data(\?|$)/, (route) => route.fulfill({ status: 500, body: '' }));
      await page.locator('main a[href*="contact-us"]').first().click();
      await page.locator('main details').waitFor();
    },
    complaint: /status of 500|Error/,
  },
  {
    name: 'Reservations cannot be had',
    isFailing: true,
    stage: async () => '/tickets/reservation/anything',
    complaint: /status of 503/,
  },
  { name: 'Tickets without their calendar', isFailing: true, stage: async () => '/tickets' },
  {
    name: 'Objects cannot be had',
    isFailing: true,
    stage: async () => '/collection/explore-the-collection',
    complaint: /status of 503/,
  },
  {
    name: 'A form that cannot be sent',
    isFailing: true,
    stage: async () => '/about/contact-us',
    act: async (page) => {
      await page.locator('[name="name"]').fill('Leilani');
      await page.locator('[name="email"]').fill('leilani@example.org');
      await page.locator('[name="message"]').fill('Who drew the star?');
      await send(page);
    },
    complaint: /status of 503/,
  },
];

interface Slot {
  readonly id: string;
  readonly date: string;
  readonly left: number;
  readonly capacity: number;
  readonly state: string;
  readonly offer: string;
}

interface Availability {
  readonly days: readonly { readonly date: string; readonly slots: readonly Slot[] }[];
  readonly offers: readonly {
    readonly uid: string;
    readonly maxQuantity: number;
    readonly tickets: readonly { readonly uid: string }[];
  }[];
}

const isUntouched = ({ left, capacity }: Slot) => left === capacity;
/** A time with nobody on it is found once; who waits for its places has not taken any. */
const given = new Set<string>();

const readAvailability = (stage: Stage, offer: string): Promise<Availability> =>
  call(stage, 'GET', `/availability?offer=${offer}`);

/** The last time that nobody has taken anything of: those before it are left to others. */
async function takeSlot(stage: Stage, offer: string): Promise<Slot> {
  const { days } = await readAvailability(stage, offer);
  const slot = days
    .flatMap(({ slots }) => slots)
    .findLast(
      (one) => one.state === 'open' && isUntouched(one) && !given.has(stage.address + one.id),
    );
  if (!slot) throw new Error(`${offer} has no time left that nobody has taken anything of.`);
  given.add(stage.address + slot.id);
  return slot;
}

async function dayOf(stage: Stage, offer: string, fragment: string): Promise<string> {
  const { days } = await readAvailability(stage, offer);
  const day = days.findLast(({ slots }) => slots.length > 1 && slots.every(isUntouched));
  return `/tickets?offer=${offer}&day=${day?.date}${fragment}`;
}

/** All prices of an offer in turn, so that there are as many lines as it has. */
async function toLines(stage: Stage, offer: string, count: number) {
  const { offers } = await readAvailability(stage, offer);
  const tickets = offers.find(({ uid }) => uid === offer)?.tickets ?? [];
  const lines: Record<string, number> = {};
  for (let index = 0; index < count; index++) {
    const uid = tickets[index % tickets.length]?.uid ?? '';
    lines[uid] = (lines[uid] ?? 0) + 1;
  }
  return lines;
}

async function holdSlot(stage: Stage, slot: Slot, count: number): Promise<string> {
  const lines = await toLines(stage, slot.offer, count);
  return (await call(stage, 'POST', '/holds', { slotId: slot.id, lines })).id;
}

const hold = async (stage: Stage, offer: string, count: number): Promise<string> =>
  holdSlot(stage, await takeSlot(stage, offer), count);

const toDetails = (
  language: Language,
  { name = 'Leilani Kahananui', ...fields }: Readonly<Record<string, string>> = {},
) => ({
  fields: { name, email: `${randomUUID().slice(0, 8)}@example.org`, ...fields },
  language,
  consentVersion: '2026-11',
});

async function reserveSlot(
  stage: Stage,
  language: Language,
  slot: Slot,
  count: number,
  fields?: Readonly<Record<string, string>>,
): Promise<string> {
  const id = await holdSlot(stage, slot, count);
  const details = toDetails(language, fields);
  return (await call(stage, 'POST', `/holds/${id}/reservation`, details)).token;
}

const reserve = async (stage: Stage, language: Language, offer: string, count: number) =>
  reserveSlot(stage, language, await takeSlot(stage, offer), count);

/** Takes every place of a time, and returns the reservations that did. */
async function fillUp(stage: Stage, { id, offer }: Slot): Promise<string[]> {
  const { maxQuantity = 1 } =
    (await readAvailability(stage, offer)).offers.find(({ uid }) => uid === offer) ?? {};
  const tokens: string[] = [];
  for (;;) {
    const { slot } = (await call(stage, 'GET', `/slots/${encodeURIComponent(id)}`)) as {
      slot: Slot;
    };
    if (slot.left === 0) return tokens;
    tokens.push(await reserveSlot(stage, 'en', slot, Math.min(slot.left, maxQuantity)));
  }
}

const full = new Map<string, Promise<Slot>>();

/** A time without any place left, the same for everything that leaves it so. */
function findFull(stage: Stage): Promise<Slot> {
  const found =
    full.get(stage.address) ??
    takeSlot(stage, smallTour).then(async (slot) => {
      await fillUp(stage, slot);
      return slot;
    });
  full.set(stage.address, found);
  return found;
}

async function wait(stage: Stage, language: Language, { id, offer }: Slot): Promise<string> {
  const lines = await toLines(stage, offer, 2);
  const path = `/slots/${encodeURIComponent(id)}/waiting`;
  return (await call(stage, 'POST', path, { ...toDetails(language), lines })).token;
}

const waitOnFull = async (stage: Stage, language: Language) =>
  wait(stage, language, await findFull(stage));

/** Somebody cancels, and the places are offered to who waits for them. */
async function getOffer(stage: Stage, language: Language): Promise<string> {
  const slot = await takeSlot(stage, 'admission');
  const [first = ''] = await fillUp(stage, slot);
  const token = await wait(stage, language, slot);
  await call(stage, 'DELETE', `/reservations/${first}`);
  return token;
}

const findWaiting = (stage: Stage, token: string): Promise<{ readonly holdId: string }> =>
  call(stage, 'GET', `/waiting/${token}`);

// biome-ignore lint/suspicious/noExplicitAny: answers are looked into where they are asked for
async function call(stage: Stage, method: string, path: string, body?: object): Promise<any> {
  return ask(stage, method, `/reservations-api${path}`, body);
}

// biome-ignore lint/suspicious/noExplicitAny: as above
async function ask(stage: Stage, method: string, path: string, body?: object): Promise<any> {
  const answer = await fetch(stage.address + path, {
    method,
    ...(body && {
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
  return text === '' ? null : JSON.parse(text);
}

async function runReservations(stage: Stage, ...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['scripts/visitors/reservations.ts', ...words],
    { env: { ...process.env, DATA_FOLDER: stage.dataFolder ?? '', LOG_LEVEL: 'error' } },
  );
  return stdout.trim();
}

const checkIn = async (stage: Stage, { id }: Slot): Promise<string> =>
  new URL(await runReservations(stage, 'check-in', id)).pathname;

async function sendForm(
  stage: Stage,
  kind: string,
  language: Language,
  fields: object,
): Promise<string> {
  const details = toDetails(language);
  const body = { ...details, fields: { ...details.fields, ...fields } };
  return (await ask(stage, 'POST', `/forms-api/submissions/${kind}`, body)).reference;
}

/** Asks for the letter; its mails are found by the address that is this reader's alone. */
async function subscribe(stage: Stage, language: Language) {
  const email = `${randomUUID().slice(0, 8)}@example.org`;
  const fields = { email, newsletterLanguage: language, topics: ['exhibitions'], consent: 'yes' };
  const receipt = await sendForm(stage, 'subscription', language, fields);
  const findLink = async (kind: 'confirm' | 'welcome') => {
    for (let tries = 0; tries < 100; tries++) {
      const [mail] = readOutbox(stage.dataFolder ?? '', `newsletter-${kind}`, email);
      const found = /http\S+\/subscribe\/\w+\?link=\S+/.exec(mail?.text ?? '');
      if (found) {
        const { pathname, search } = new URL(found[0]);
        return withoutLanguage(pathname) + search;
      }
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    throw new Error(`No mail ${kind} came to ${email}.`);
  };
  return { receipt, findLink };
}

async function confirmLetter(stage: Stage, language: Language): Promise<string> {
  const { findLink } = await subscribe(stage, language);
  const path = localizePath(await findLink('confirm'), language);
  const link = new URL(path, stage.address).searchParams.get('link') ?? '';
  await fetch(stage.address + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: stage.address },
    body: new URLSearchParams({ link, intent: 'confirm' }),
    redirect: 'manual',
  });
  return findLink('welcome');
}

async function send(page: Page): Promise<void> {
  const button = page.locator('main form button[type="submit"]').last();
  await button.click();
  await page.getByRole('alert').first().waitFor();
}
