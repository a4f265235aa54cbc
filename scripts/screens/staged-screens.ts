import type { Page } from '@playwright/test';
import { fastestSendingMs } from '#shared/forms/form-guard.ts';
import type { Language } from '#shared/languages/languages.ts';
import {
  call,
  checkIn,
  confirmLetter,
  dayOf,
  findFull,
  findWaiting,
  getOffer,
  hold,
  reserve,
  reserveSlot,
  runReservations,
  type Stage,
  send,
  sendForm,
  smallTour,
  subscribe,
  takeSlot,
  toDetails,
  waitOnFull,
} from './stage-visits.ts';

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
    complaint: /status of 400/,
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
    stage: async () => '/visit/ask-the-museum',
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
