import type { Kysely, Transaction } from 'kysely';
import { type Database, withTables } from '#database/database.ts';
import type { Signer } from '#database/visitors/signing.ts';
import { findPlannedSlot, type PlannedSlot } from './plan-slots.ts';
import type { Programme } from './programme.ts';
import { SlotQueue } from './slot-queue.ts';
import type { ReservationTables } from './tables.ts';

export interface DeskOptions {
  /** The visitors' database. */
  readonly database: Database;
  readonly readProgramme: () => Promise<Programme>;
  readonly signer: Signer;
  /** Scheme and host of the site, for the links in mails. */
  readonly publicOrigin: string;
  readonly now?: () => Date;
  /** False: calls from outside are taken however often they come. */
  readonly limitsCalls?: boolean;
}

export type Query = Kysely<ReservationTables>;
export type Work = Transaction<ReservationTables>;

/** The context of one call: the programme, and the time at which the call began. */
export interface Desk {
  readonly query: Query;
  readonly programme: Programme;
  readonly now: Date;
  readonly publicOrigin: string;
  /**
   * Everything of one call is stored in one transaction, its mails too.
   * @param slotIds the times whose places it takes or gives back
   */
  transact<Result>(
    slotIds: readonly string[],
    work: (transaction: Work) => Promise<Result>,
  ): Promise<Result>;
  findPlanned(slotId: string): PlannedSlot | null;
  /** @param end the end of the time it is about */
  signReservation(id: string, end: string): Promise<string>;
  signWaiting(id: string, end: string): Promise<string>;
  signCheckIn(slotId: string, end: string): Promise<string>;
  readonly signer: Signer;
}

export const purposes = {
  reservation: 'reservation',
  waiting: 'reservation-waiting',
  checkIn: 'reservation-check-in',
} as const;

const dayMs = 86_400_000;
/** A link still tells of a visit so long after it. */
const reservationLinkDays = 60;
const waitingLinkDays = 7;
const checkInLinkDays = 1;

/** One for each database of this process. */
const queues = new WeakMap<Database, SlotQueue>();

function findQueue(database: Database): SlotQueue {
  const queue = queues.get(database) ?? new SlotQueue();
  queues.set(database, queue);
  return queue;
}

/** Reads what one call needs. @throws what `readProgramme` and the database throw */
export async function openDesk(options: DeskOptions): Promise<Desk> {
  const { database, signer, publicOrigin } = options;
  const now = options.now?.() ?? new Date();
  const query = withTables<ReservationTables>(database);
  const sign = (purpose: string, subject: string, end: string, days: number) =>
    signer.sign({ purpose, subject, expiresAt: new Date(Date.parse(end) + days * dayMs) });
  // The signing key is read from the same database: never first within a transaction, whose
  // connection may be the only one.
  const [programme] = await Promise.all([
    options.readProgramme(),
    sign(purposes.checkIn, 'key', now.toISOString(), 0),
  ]);
  return {
    query,
    programme,
    now,
    publicOrigin,
    signer,
    transact: (slotIds, work) =>
      findQueue(database).run(slotIds, () => query.transaction().execute(work)),
    findPlanned: (slotId) => findPlannedSlot(programme, slotId, now),
    signReservation: (id, end) => sign(purposes.reservation, id, end, reservationLinkDays),
    signWaiting: (id, end) => sign(purposes.waiting, id, end, waitingLinkDays),
    signCheckIn: (slotId, end) => sign(purposes.checkIn, slotId, end, checkInLinkDays),
  };
}
