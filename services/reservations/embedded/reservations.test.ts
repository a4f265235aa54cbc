import { beforeEach, describe, expect, test } from 'vitest';
import { type Database, withTables } from '#database/database.ts';
import { createSigner } from '#database/visitors/signing.ts';
import type { SharedVisitorTables } from '#database/visitors/tables.ts';
import { describeOnEachDatabase } from '../../../tests/setup/test-databases.ts';
import { createReservationsClient } from '../client/client.ts';
import type { Lines, Reservations } from '../contract.ts';
import { openDesk } from './desk.ts';
import { maintainReservations } from './maintenance.ts';
import { reservationsData } from './personal-data.ts';
import { museumNoon, testProgramme } from './programme.test-support.ts';
import type { Programme } from './programme.ts';
import { createReservationsServer } from './server.ts';
import { cancelSlot, createCheckInLink, listReservations } from './staff.ts';
import type { ReservationTables } from './tables.ts';

const morning = 'house-tour@2026-11-20T10:30';
const afternoon = 'house-tour@2026-11-20T15:30';
const people = (count: number): Lines => ({ 'house-tour': count });
const details = (email = 'leilani@example.org') => ({
  fields: { name: 'Leilani Kahananui', email, tourLanguage: 'haw', access: 'A folding stool' },
  language: 'en' as const,
  consentVersion: '2026-11',
});

describeOnEachDatabase('Reservations', (openDatabase) => {
  let database: Database;
  let now: Date;
  let programme: Programme;
  let service: Reservations;
  const options = () => ({
    database,
    readProgramme: async () => programme,
    signer: createSigner({
      database,
      secret: 'a secret of the tests, long enough',
      now: () => now,
    }),
    publicOrigin: 'https://museum.example',
    now: () => now,
  });

  beforeEach(async () => {
    database = await openDatabase('visitors');
    now = museumNoon;
    programme = testProgramme;
    const server = createReservationsServer(options());
    service = createReservationsClient({
      endpoint: 'https://reservations.internal',
      fetch: (address, init) => server(new Request(address, init)),
    });
  });

  const pass = (minutes: number) => {
    now = new Date(now.getTime() + minutes * 60_000);
  };
  const hold = async (count: number, slotId = morning, idempotencyKey: string | null = null) => {
    const answer = await service.hold({ slotId, lines: people(count), idempotencyKey });
    if (answer.outcome !== 'held') throw new Error(answer.refusal.reason);
    return answer.hold;
  };

  test('are held by one visitor up to some number of places, which others keep', async () => {
    programme = {
      ...testProgramme,
      offers: testProgramme.offers.map((offer) => ({ ...offer, capacity: 200 })),
    };
    const take = async (visitor: string | null, count = 12, slotId = morning) =>
      service.hold({ slotId, lines: people(count), idempotencyKey: null, visitor });
    const flood = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        take('203.0.113.7', 12, index % 2 ? morning : afternoon),
      ),
    );
    const held = flood.filter(({ outcome }) => outcome === 'held').length;
    expect(held).toBeGreaterThan(0);
    expect(held).toBeLessThanOrEqual(10);
    expect(await refusal(take('203.0.113.7'))).toMatchObject({ reason: 'too-many-held' });
    expect(await take('203.0.113.8')).toMatchObject({ outcome: 'held' });
    expect(await take('2001:db8:1:2::/64')).toMatchObject({ outcome: 'held' });
    // After a while those places are free again, but not for the same visitor again and again.
    pass(11);
    const outcomes = [];
    for (let round = 0; round < 6; round++) {
      outcomes.push((await take('203.0.113.7')).outcome);
      pass(9);
    }
    expect(outcomes).toContain('refused');
  });

  test('given back, places may be held anew by the same visitor', async () => {
    const take = () =>
      service.hold({ slotId: morning, lines: people(12), idempotencyKey: null, visitor: 'home' });
    for (let round = 0; round < 5; round++) {
      const answer = await take();
      if (answer.outcome !== 'held') throw new Error(answer.refusal.reason);
      await service.releaseHold(answer.hold.id);
    }
  });

  test('fill nobody’s mailbox, and carry no stranger’s words there', async () => {
    const isDone = [];
    for (let number = 0; number < 12; number++) {
      const { id } = await hold(1, number % 2 ? morning : afternoon);
      const given = details('victim@example.org');
      const fields = {
        ...given.fields,
        name: 'CLICK http://evil.example/prize \u202e',
        access: 'Your prize: http://evil.example',
      };
      isDone.push((await service.reserve(id, { ...given, fields })).outcome);
    }
    expect(new Set(isDone)).toEqual(new Set(['reserved']));
    const mails = await withTables<SharedVisitorTables>(database)
      .selectFrom('mail_queue')
      .selectAll()
      .where('recipient_folded', '=', 'victim@example.org')
      .execute();
    expect(mails).toHaveLength(8);
    for (const one of mails) {
      expect([one.subject, one.body_text, one.body_html, one.headers].join()).not.toMatch(
        /evil|CLICK|\u202e/,
      );
      expect(one.body_text).toMatch(/^Aloha,\n/);
    }
  });

  test('a text with NUL in it, which PostgreSQL does not keep, is nobody’s time, code or place', async () => {
    const wrong = `${morning}\0`.replace('@', '\0@');
    const refused = await service.hold({
      slotId: `\0${morning}x`,
      lines: people(1),
      idempotencyKey: null,
    });
    expect(refused).toMatchObject({ outcome: 'refused' });
    expect(await service.findSlot(`${wrong}x`)).toBeNull();
    expect(await service.findByCode('7K2M\0-9QXD', 'a\0@b.example')).toEqual({
      outcome: 'not-found',
    });
    const { id } = await hold(1);
    const answer = await service.reserve(id, { ...details(), consentVersion: '2026-11\0' });
    expect(answer.outcome).toBe('reserved');
    const waiting = await service.wait(`${morning}\0x`, { ...details(), lines: people(1) });
    expect(waiting.outcome).toBe('refused');
  });
  const refusal = async (answer: Promise<{ outcome: string; refusal?: unknown }>) =>
    (await answer).refusal;
  const reserve = async (count: number, slotId = morning, email?: string) => {
    const answer = await service.reserve((await hold(count, slotId)).id, details(email));
    if (answer.outcome !== 'reserved') throw new Error(answer.outcome);
    return answer.token;
  };
  const leftAt = async (slotId = morning) => (await service.findSlot(slotId))?.slot.left;
  const listMails = () =>
    withTables<SharedVisitorTables>(database)
      .selectFrom('mail_queue')
      .select(['kind', 'recipient', 'subject', 'body_text', 'language'])
      .orderBy('created_at')
      .execute();

  describe('a hold', () => {
    test('takes places for ten minutes, and gives them back by itself', async () => {
      const held = await hold(4);
      expect(held).toMatchObject({
        quantity: 4,
        expiresAt: '2026-11-19T22:10:00.000Z',
        isExpired: false,
        canExtend: true,
        canRenew: true,
      });
      expect(await leftAt()).toBe(8);
      pass(10);
      expect(await leftAt()).toBe(12);
      expect(await service.findHold(held.id)).toMatchObject({ isExpired: true });
    });

    test('is taken once by one press of a button, however often it arrives', async () => {
      const ids = await Promise.all([1, 2, 3].map(() => hold(2, morning, 'press-0001')));
      expect(new Set(ids.map(({ id }) => id)).size).toBe(1);
      expect(await leftAt()).toBe(10);
      expect((await hold(3, morning, 'press-0001')).id).not.toBe(ids[0]?.id);
    });

    test('is prolonged three times, not for ever', async () => {
      const { id } = await hold(2);
      for (let time = 0; time < 3; time++) {
        pass(9);
        expect(await service.extendHold(id)).toMatchObject({ outcome: 'held' });
      }
      expect(await refusal(service.extendHold(id))).toMatchObject({ reason: 'held-long-enough' });
    });

    test('ends at the latest with the time at which one can come in', async () => {
      // Two minutes before the tour begins, which may be reserved until then.
      programme = {
        ...testProgramme,
        offers: testProgramme.offers.map((offer) => ({ ...offer, cutOffMinutes: 0 })),
      };
      const slot = (await service.findSlot(morning))?.slot;
      const startsAt = slot?.startsAt ?? '';
      now = new Date(Date.parse(startsAt) - 2 * 60_000);
      expect(await hold(4)).toMatchObject({ expiresAt: startsAt, canExtend: false });
    });

    test('says whether it can be taken again once it has ended', async () => {
      const slot = (await service.findSlot(morning))?.slot;
      // Reserved until an hour before: eight minutes before that it ends too late to be taken again.
      now = new Date(Date.parse(slot?.startsAt ?? '') - 68 * 60_000);
      const late = await hold(4);
      expect(late).toMatchObject({ canExtend: true, canRenew: false });
      pass(11);
      expect(await service.findHold(late.id)).toMatchObject({ isExpired: true, canRenew: false });
      expect(await refusal(service.reserve(late.id, details()))).toMatchObject({ reason: 'over' });
    });

    test('that was given back frees its places at once', async () => {
      const { id } = await hold(12);
      await service.releaseHold(id);
      expect(await leftAt()).toBe(12);
      expect(await service.findHold(id)).toBeNull();
      expect(await refusal(service.reserve(id, details()))).toMatchObject({ reason: 'no-hold' });
    });

    test('that ended is taken anew as long as there are places, and honestly refused else', async () => {
      const late = await hold(6);
      pass(11);
      expect(await service.reserve(late.id, details())).toMatchObject({ outcome: 'reserved' });
      const later = await hold(4);
      pass(11);
      await reserve(3);
      expect(await refusal(service.reserve(later.id, details()))).toMatchObject({
        reason: 'not-enough',
        left: 3,
      });
    });

    test('is refused with the nearest other times', async () => {
      await reserve(12);
      const no = await refusal(
        service.hold({ slotId: morning, lines: people(2), idempotencyKey: null }),
      );
      expect(no).toMatchObject({ reason: 'sold-out', left: 0 });
      expect((no as { nearest: { id: string }[] }).nearest.map(({ id }) => id)).toEqual([
        afternoon,
        'house-tour@2026-11-19T15:30',
        'house-tour@2026-11-21T10:30',
      ]);
    });

    test.for([
      ['no-slot', 'house-tour@2026-11-23T10:30', { 'house-tour': 1 }],
      ['no-slot', 'nothing', { 'house-tour': 1 }],
      ['over', 'house-tour@2026-11-19T10:30', { 'house-tour': 1 }],
      ['quantity', morning, { 'house-tour': 13 }],
      ['quantity', morning, {}],
      ['quantity', morning, { 'general-admission': 1 }],
    ] as const)('is refused where it cannot be: %s', async ([reason, slotId, lines]) => {
      const answer = service.hold({ slotId, lines, idempotencyKey: null });
      expect(await refusal(answer)).toMatchObject({ reason });
    });
  });

  describe('a reservation', () => {
    test('has a code, a mail with a calendar file, and a page for those with its link', async () => {
      const token = await reserve(3);
      const reservation = await service.findReservation(token);
      expect(reservation).toMatchObject({
        code: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/),
        state: 'reserved',
        quantity: 3,
        tourLanguage: 'haw',
        access: 'A folding stool',
        canChange: true,
      });
      const [mail] = await listMails();
      expect(mail).toMatchObject({
        kind: 'reservation-confirmed',
        recipient: details().fields.email,
      });
      expect(mail?.subject).toContain(reservation?.code);
      expect(mail?.body_text).toContain('Friday, November\u00a020, 2026, 10:30–11:45');
      expect(mail?.body_text).toContain(`https://museum.example/tickets/reservation/${token}`);
      expect(mail?.body_text).toContain('The gate is under the banyan.');
      expect(mail?.body_text).toContain('To pay at the museum: $54');
      const files = await withTables<SharedVisitorTables>(database)
        .selectFrom('mail_attachments')
        .select(['content', 'media_type'])
        .execute();
      const calendar = Buffer.from(files[0]?.content ?? []).toString();
      expect(calendar).toContain('DTSTART:20261120T203000Z');
      expect(calendar).not.toContain('Leilani');
      expect(await service.findCalendar(token, 'en')).toContain('STATUS:CONFIRMED');
      expect(await service.findReservation(`${token}A`)).toBeNull();
    });

    test('is made once, however often the form is sent', async () => {
      const { id } = await hold(2);
      const answers = await Promise.all([1, 2, 3].map(() => service.reserve(id, details())));
      const tokens = answers.map((answer) => answer.outcome === 'reserved' && answer.token);
      expect(new Set(tokens).size).toBe(1);
      expect(answers.filter((answer) => 'isRepeat' in answer && !answer.isRepeat)).toHaveLength(1);
      expect(await listMails()).toHaveLength(1);
      expect((await service.findHold(id))?.reservationToken).toBe(tokens[0]);
    });

    test('tells what is wrong with what was typed', async () => {
      const { id } = await hold(1);
      const fields = { name: ' ', email: 'nobody', access: 'x'.repeat(1_001), tourLanguage: 'fr' };
      expect(await service.reserve(id, { ...details(), fields })).toEqual({
        outcome: 'invalid',
        problems: {
          name: { code: 'required', limit: null },
          email: { code: 'invalid-email', limit: null },
          access: { code: 'too-long', limit: '1000' },
          tourLanguage: { code: 'invalid', limit: null },
        },
      });
    });

    test('mixes tickets of admission, which share their places', async () => {
      const slotId = 'admission@2026-11-20T10:00';
      const lines = { 'child-admission': 2, 'general-admission': 1 };
      const answer = await service.hold({ slotId, lines, idempotencyKey: null });
      expect(answer).toMatchObject({ outcome: 'held', hold: { quantity: 3, slot: { left: 47 } } });
    });

    test('is found by its code and address, as people type them', async () => {
      const token = await reserve(2);
      const { code = '' } = (await service.findReservation(token)) ?? {};
      expect(await service.findByCode(` ${code.toLowerCase()}`, 'LEILANI@example.org ')).toEqual({
        outcome: 'found',
        token,
      });
      expect(await service.findByCode(code, 'kai@example.org')).toEqual({ outcome: 'not-found' });
      const [stranger, owner] = ['203.0.113.7', '2001:db8:1:2::/64'];
      const guess = () => service.findByCode('0000-0000', 'leilani@example.org', stranger);
      for (let time = 0; time < 10; time++) expect(await guess()).toEqual({ outcome: 'not-found' });
      expect(await guess()).toEqual({ outcome: 'too-often' });
      // Whoever tries other people's addresses does not keep them out.
      expect(await service.findByCode(code, 'leilani@example.org', owner)).toMatchObject({
        outcome: 'found',
      });
      expect(await service.findReservation(token)).toMatchObject({ code });
      // Nor does another address for each try help.
      const answers = [];
      for (let time = 0; time < 30; time++) {
        const tried = await service.findByCode('0000-0000', `kai${time}@example.org`, '192.0.2.9');
        answers.push(tried.outcome);
      }
      expect(answers.at(-1)).toBe('not-found');
      expect(await service.findByCode(code, 'leilani@example.org', '192.0.2.9')).toEqual({
        outcome: 'too-often',
      });
    });

    test('changes its time and number in one step, or stays as it is', async () => {
      const token = await reserve(2);
      await reserve(11, afternoon, 'kai@example.org');
      expect(await refusal(service.change(token, afternoon, people(2)))).toMatchObject({
        reason: 'not-enough',
        left: 1,
      });
      expect(await service.findReservation(token)).toMatchObject({ slot: { id: morning } });
      const changed = await service.change(token, afternoon, people(1));
      expect(changed).toMatchObject({ reservation: { quantity: 1, slot: { id: afternoon } } });
      expect(await leftAt(morning)).toBe(12);
      await service.change(token, afternoon, people(1));
      expect((await listMails()).map(({ kind }) => kind)).toEqual([
        'reservation-confirmed',
        'reservation-confirmed',
        'reservation-changed',
      ]);
      expect(
        await refusal(service.change(token, 'admission@2026-11-20T10:00', people(1))),
      ).toMatchObject({ reason: 'no-slot' });
    });

    test('may grow by its own places at a full time', async () => {
      const token = await reserve(5);
      await reserve(6, morning, 'kai@example.org');
      expect(await service.change(token, morning, people(6))).toMatchObject({ outcome: 'changed' });
      expect(await refusal(service.change(token, morning, people(7)))).toMatchObject({
        reason: 'not-enough',
      });
    });

    test('is cancelled once, until it begins', async () => {
      const token = await reserve(2);
      expect(await service.cancel(token)).toMatchObject({ reservation: { state: 'cancelled' } });
      expect(await service.cancel(token)).toMatchObject({ reservation: { state: 'cancelled' } });
      expect(await leftAt()).toBe(12);
      expect(await service.findCalendar(token, 'es')).toContain('STATUS:CANCELLED');
      expect(await listMails()).toHaveLength(2);
      expect(await service.change(token, afternoon, people(1))).toEqual({
        outcome: 'not-possible',
      });
      const other = await reserve(1);
      pass(24 * 60);
      expect(await service.findReservation(other)).toMatchObject({ canChange: false });
      expect(await service.cancel(other)).toEqual({ outcome: 'not-possible' });
    });

    test('stays as it was when the editors take its time out of the programme', async () => {
      const token = await reserve(2);
      programme = { ...testProgramme, offers: [] };
      expect(await service.findReservation(token)).toMatchObject({
        offer: { title: { en: 'House tour' } },
        slot: { startsAt: '2026-11-20T20:30:00.000Z' },
      });
      expect(await service.cancel(token)).toMatchObject({ outcome: 'changed' });
    });
  });

  describe('the waiting list', () => {
    const wait = (count: number, email: string, slotId = morning) => {
      // Nobody comes at the very same moment.
      now = new Date(now.getTime() + 1);
      return service.wait(slotId, { ...details(email), lines: people(count) });
    };

    test('is joined by one visitor some times a day, for whatever addresses', async () => {
      await reserve(12);
      const join = (visitor: string, index: number) =>
        service.wait(morning, { ...details(`a${index}@example.org`), lines: people(1), visitor });
      for (let index = 0; index < 20; index += 1) {
        expect(await join('203.0.113.7', index)).toMatchObject({ outcome: 'waiting' });
      }
      const refused = await join('203.0.113.7', 20);
      expect(refused).toMatchObject({ refusal: { reason: 'too-many-lists' } });
      expect(await join('203.0.113.8', 20)).toMatchObject({ outcome: 'waiting' });
    });

    test('gives freed places to the first for whom they are enough, by mail and with a hold', async () => {
      const token = await reserve(10);
      await reserve(2, morning, 'kai@example.org');
      const first = await wait(11, 'first@example.org');
      const second = await wait(4, 'second@example.org');
      expect(await wait(4, 'Second@example.org')).toMatchObject({ isRepeat: true });
      if (first.outcome !== 'waiting' || second.outcome !== 'waiting')
        throw new Error('not waiting');
      await service.cancel(token);
      expect(await leftAt()).toBe(6);
      const offered = await service.findWaiting(second.token);
      expect(offered).toMatchObject({ state: 'offered', quantity: 4 });
      expect(await service.findWaiting(first.token)).toMatchObject({ state: 'waiting' });
      const mail = (await listMails()).at(-1);
      expect(mail).toMatchObject({ kind: 'reservation-offer', recipient: 'second@example.org' });
      expect(mail?.body_text).toContain(`/tickets/reserve/${offered?.holdId}`);

      const held = await service.findHold(offered?.holdId ?? '');
      // The cut-off comes before two days are over: half of the time until then is left to the next.
      expect(held).toMatchObject({
        expiresAt: '2026-11-20T08:45:00.001Z',
        canExtend: false,
        details: { email: 'second@example.org' },
      });
      const answer = await service.reserve(held?.id ?? '', details('second@example.org'));
      expect(answer).toMatchObject({ outcome: 'reserved' });
      expect(await service.findWaiting(second.token)).toMatchObject({ state: 'taken' });
    });

    test('is offered what nobody took, before anybody else can take it', async () => {
      const tuesday = 'house-tour@2026-12-01T10:30';
      const token = await reserve(12, tuesday);
      const first = await wait(3, 'first@example.org', tuesday);
      const second = await wait(3, 'second@example.org', tuesday);
      if (first.outcome !== 'waiting' || second.outcome !== 'waiting')
        throw new Error('not waiting');
      await service.change(token, tuesday, people(9));
      expect(await service.findWaiting(first.token)).toMatchObject({ state: 'offered' });
      pass(24 * 60);
      await maintainReservations(options());
      expect(await service.findWaiting(first.token)).toMatchObject({ state: 'over' });
      expect(await service.findWaiting(second.token)).toMatchObject({ state: 'offered' });
      expect(await leftAt(tuesday)).toBe(0);
      await service.leaveWaitingList(second.token);
      expect(await service.findWaiting(second.token)).toMatchObject({
        state: 'left',
        holdId: null,
      });
      expect(await leftAt(tuesday)).toBe(3);
    });

    test('is looked at for every time, however many there are', async () => {
      const times = ['2026-12-01', '2026-12-02', '2026-12-03'].map(
        (day) => `house-tour@${day}T10:30`,
      );
      const tokens: string[] = [];
      for (const slotId of times) {
        await hold(12, slotId);
        const answer = await wait(3, 'kai@example.org', slotId);
        tokens.push(answer.outcome === 'waiting' ? answer.token : '');
      }
      pass(10);
      await maintainReservations(options(), 1);
      const found = await Promise.all(tokens.map((token) => service.findWaiting(token)));
      expect(found.map((one) => one?.state)).toEqual(['offered', 'offered', 'offered']);
    });

    test('is not for times with places', async () => {
      await reserve(10);
      expect(await wait(2, 'first@example.org')).toEqual({ outcome: 'places-left', left: 2 });
    });
  });

  describe('the staff', () => {
    test('cancel a time: everybody is written to once, and nobody reserves it any more', async () => {
      const token = await reserve(2);
      await reserve(3, morning, 'kai@example.org');
      const desk = await openDesk(options());
      expect(await cancelSlot(desk, morning, 'The roof needs us.')).toBe(2);
      expect(await cancelSlot(desk, morning, null)).toBe(0);
      const mails = (await listMails()).filter(({ kind }) => kind.endsWith('by-museum'));
      expect(mails.map(({ recipient }) => recipient).sort()).toEqual([
        'kai@example.org',
        'leilani@example.org',
      ]);
      expect(mails[0]?.body_text).toContain('The roof needs us.');
      expect(await service.findReservation(token)).toMatchObject({ state: 'cancelled-by-museum' });
      const answer = service.hold({ slotId: morning, lines: people(1), idempotencyKey: null });
      expect(await refusal(answer)).toMatchObject({ reason: 'cancelled' });
      const listed = await listReservations(desk, {
        from: museumNoon,
        to: new Date('2026-12-01T00:00:00Z'),
        offer: null,
        all: true,
      });
      expect(listed.map(({ state }) => state)).toEqual([
        'cancelled-by-museum',
        'cancelled-by-museum',
      ]);
    });

    test('are told when a list would not hold everybody', async () => {
      await reserve(2);
      await reserve(3, afternoon, 'kai@example.org');
      const desk = await openDesk(options());
      const range = { from: museumNoon, to: new Date('2026-12-01T00:00:00Z') };
      const query = { ...range, offer: null, all: false };
      expect(await listReservations(desk, query, 2)).toHaveLength(2);
      await expect(listReservations(desk, query, 1)).rejects.toThrow('more than 1 reservations');
    });

    test('have a list of who comes, behind a link that ends after the day', async () => {
      await reserve(2);
      await reserve(3, morning, 'kai@example.org');
      const link = (await createCheckInLink(await openDesk(options()), morning)) ?? '';
      const token = link.slice(link.lastIndexOf('/') + 1);
      expect(await service.findCheckIn(token)).toMatchObject({ expected: 5, isCancelled: false });
      pass(3 * 24 * 60);
      expect(await service.findCheckIn(token)).toBeNull();
    });
  });

  test('what is kept of a person is shown, erased, and deleted in time', async () => {
    await reserve(2);
    await reserve(12, afternoon, 'kai@example.org');
    await service.wait(afternoon, { ...details(), lines: people(2) });
    const email = 'leilani@example.org';
    expect(await reservationsData.listOfPerson(database, email)).toMatchObject([
      { record: 'reservation', slot_id: morning, access: 'A folding stool' },
      { record: 'waiting list', slot_id: afternoon },
    ]);
    expect(await reservationsData.eraseOfPerson(database, email)).toBe(2);
    expect(await reservationsData.listOfPerson(database, email)).toEqual([]);
    expect(await leftAt()).toBe(12);
    const query = withTables<ReservationTables>(database);
    await reservationsData.deleteOlderThan(database, new Date('2026-11-20T00:00:00Z'));
    expect(await query.selectFrom('reservations').select('id').execute()).toHaveLength(1);
    await reservationsData.deleteOlderThan(database, new Date('2026-11-22T00:00:00Z'));
    expect(await query.selectFrom('reservations').select('id').execute()).toEqual([]);
    expect(await query.selectFrom('reservation_slots').select('id').execute()).toEqual([]);
  });

  test('the days tell what is left', async () => {
    await reserve(10);
    await reserve(12, afternoon, 'kai@example.org');
    const { days, offers, offer, to } = await service.findAvailability('house-tour');
    expect(offers.map(({ uid }) => uid)).toEqual(['admission', 'house-tour']);
    expect({ offer, to }).toEqual({ offer: 'house-tour', to: '2026-12-31' });
    const day = days.find(({ date }) => date === '2026-11-20');
    expect(day).toMatchObject({ state: 'few', left: 2 });
    expect(day?.slots.map(({ state, left }) => `${state} ${left}`)).toEqual([
      'few 2',
      'sold-out 0',
    ]);
    expect(days.find(({ date }) => date === '2026-11-23')).toMatchObject({ state: 'closed' });
    expect((await service.findAvailability('nothing')).offer).toBe('admission');
  });

  test('a ticket that is free on first Sundays costs nothing there: in the calendar, held, reserved, told by mail and moved', async () => {
    const [offer] = testProgramme.offers.filter(({ uid }) => uid === 'house-tour');
    if (!offer) throw new Error('no offer');
    const tickets = offer.tickets.map((ticket) => ({
      ...ticket,
      freeDays: 'first_sunday' as const,
    }));
    programme = { ...testProgramme, offers: [{ ...offer, tickets }] };
    const [free, next] = ['house-tour@2026-12-06T10:30', 'house-tour@2026-12-13T10:30'];
    const { days, offers } = await service.findAvailability('house-tour');
    expect(offers[0]?.tickets).toMatchObject([{ price: 18 }]);
    expect(days.filter(({ freeTickets }) => freeTickets.length > 0)).toMatchObject([
      { date: '2026-12-06', freeTickets: ['house-tour'] },
    ]);
    expect((await service.findSlot(free))?.offer.tickets).toMatchObject([{ price: 0 }]);
    expect((await hold(1, free)).offer.tickets).toMatchObject([{ price: 0 }]);
    const token = await reserve(2, free);
    expect((await service.findReservation(token))?.offer.tickets).toMatchObject([{ price: 0 }]);
    expect((await listMails()).map(({ body_text }) => body_text).join()).not.toContain('$');
    await service.change(token, next, people(2));
    expect((await service.findReservation(token))?.offer.tickets).toMatchObject([{ price: 18 }]);
    expect((await listMails()).map(({ body_text }) => body_text).join()).toContain('$36');
  });
});
