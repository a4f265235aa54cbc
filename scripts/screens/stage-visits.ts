// Does on a running site what visitors and the desk do, by its own services, so that a state is there to be seen.
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import type { Language } from '#shared/languages/languages.ts';
import { localizePath, withoutLanguage } from '#shared/languages/localized-path.ts';
import { readOutbox } from '../../tests/setup/read-outbox.ts';

/** A running site on which things may be done. */
export interface Stage {
  readonly address: string;
  /** Its mails and databases; null: a site elsewhere, of which only what it serves is known. */
  readonly dataFolder: string | null;
}

// biome-ignore lint/suspicious/noExplicitAny: answers are looked into where they are asked for
type Answer = any;

export const smallTour = 'garden-and-water-tour';

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
export async function takeSlot(stage: Stage, offer: string): Promise<Slot> {
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

export async function dayOf(stage: Stage, offer: string, fragment: string): Promise<string> {
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

export const hold = async (stage: Stage, offer: string, count: number): Promise<string> =>
  holdSlot(stage, await takeSlot(stage, offer), count);

export const toDetails = (
  language: Language,
  { name = 'Leilani Kahananui', ...fields }: Readonly<Record<string, string>> = {},
) => ({
  fields: { name, email: `${randomUUID().slice(0, 8)}@example.org`, ...fields },
  language,
  consentVersion: '2026-11',
});

export async function reserveSlot(
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

export const reserve = async (stage: Stage, language: Language, offer: string, count: number) =>
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
export function findFull(stage: Stage): Promise<Slot> {
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

export const waitOnFull = async (stage: Stage, language: Language) =>
  wait(stage, language, await findFull(stage));

/** Somebody cancels, and the places are offered to who waits for them. */
export async function getOffer(stage: Stage, language: Language): Promise<string> {
  const slot = await takeSlot(stage, 'admission');
  const [first = ''] = await fillUp(stage, slot);
  const token = await wait(stage, language, slot);
  await call(stage, 'DELETE', `/reservations/${first}`);
  return token;
}

export const findWaiting = (stage: Stage, token: string): Promise<{ readonly holdId: string }> =>
  call(stage, 'GET', `/waiting/${token}`);

export async function call(
  stage: Stage,
  method: string,
  path: string,
  body?: object,
): Promise<Answer> {
  return ask(stage, method, `/reservations-api${path}`, body);
}

async function ask(stage: Stage, method: string, path: string, body?: object): Promise<Answer> {
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

export async function runReservations(stage: Stage, ...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['scripts/visitors/reservations.ts', ...words],
    { env: { ...process.env, DATA_FOLDER: stage.dataFolder ?? '', LOG_LEVEL: 'error' } },
  );
  return stdout.trim();
}

export const checkIn = async (stage: Stage, { id }: Slot): Promise<string> =>
  new URL(await runReservations(stage, 'check-in', id)).pathname;

export async function sendForm(
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
export async function subscribe(stage: Stage, language: Language) {
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

export async function confirmLetter(stage: Stage, language: Language): Promise<string> {
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

export async function send(page: Page): Promise<void> {
  const button = page.locator('main form button[type="submit"]').last();
  await button.click();
  await page.getByRole('alert').first().waitFor();
}
