import { createSending, findSlots, full, type Sending } from './form-sendings.ts';
import { type FormsPlace, openFormsPlace, type PlaceKind, readAll } from './forms-place.ts';
import { endServer, getToken, prepareForms, startFormsServer } from './forms-server.ts';
import { findFaults, listOutbox } from './killed-faults.ts';

export interface KilledForms {
  readonly kills: number;
  readonly sendings: number;
  /** Answers that said yes; a repeat may have been told it again. */
  readonly acknowledged: number;
  /** Reservations that were told, politely, that no place is left. */
  readonly full: number;
  /** Sendings that were sent again, since no answer came. */
  readonly repeated: number;
  readonly mails: number;
  /** What is not as it should be; empty when all is well. */
  readonly faults: readonly string[];
}

const atOnce = 6;
const drainWithinMs = 60_000;

/**
 * Kills a server at random moments while all forms are sent to it, and looks at what is left. What
 * got no answer is sent again with the same key, as people do.
 * @param onKill told after each kill
 */
export async function killForms(
  times: number,
  kind: PlaceKind = 'sqlite',
  onKill: (kill: number, acknowledged: number) => void = () => {},
): Promise<KilledForms> {
  const place = await openFormsPlace(kind);
  const run = Math.random().toString(36).slice(2, 8);
  const told = new Map<string, Set<string>>();
  const open: Sending[] = [];
  const sent: Sending[] = [];
  const counts = { acknowledged: 0, full: 0, repeated: 0 };
  const faults: string[] = [];
  try {
    await prepareForms(place);
    let server = await startFormsServer(place);
    const token = await getToken(server);
    // Few enough that most of them are full in the end.
    const slots = await findSlots(server.address, Math.max(3, Math.ceil(times / 5)));

    const sendOne = async (address: string): Promise<void> => {
      const again = open.shift();
      const sending = again ?? createSending(sent.length, run, token, slots);
      if (again) counts.repeated += 1;
      else sent.push(sending);
      const answer = await sending.send(address);
      if (answer === null) {
        open.push(sending);
        return;
      }
      if (answer === full) counts.full += 1;
      else counts.acknowledged += 1;
      told.set(sending.key, (told.get(sending.key) ?? new Set()).add(answer));
    };

    for (let kill = 1; kill <= times; kill += 1) {
      let isAlive = true;
      const { address } = server;
      const load = Promise.all(
        Array.from({ length: atOnce }, async () => {
          while (isAlive) await sendOne(address);
        }),
      );
      await new Promise((resolve) => setTimeout(resolve, 150 + Math.random() * 800));
      isAlive = false;
      await endServer(server, 'SIGKILL');
      await load;
      onKill(kill, counts.acknowledged);
      server = await startFormsServer(place);
    }
    for (let rounds = 0; open.length > 0 && rounds < sent.length * 3; rounds += 1) {
      await sendOne(server.address);
    }
    if (open.length > 0) faults.push(`${open.length} were never taken`);
    await waitForMails(place);
    await endServer(server, 'SIGTERM');
    faults.push(...(await findFaults(place, sent, told)));
    const mails = listOutbox(place).length;
    return { kills: times, sendings: sent.length, ...counts, mails, faults };
  } finally {
    await place.remove();
  }
}

/** What a killed process had in hand is its own for some minutes; they are not waited for. */
export async function waitForMails(place: FormsPlace): Promise<void> {
  const end = Date.now() + drainWithinMs;
  const database = await place.open('visitors');
  const past = new Date(Date.now() - 1_000).toISOString();
  const countQueued = async () =>
    Number(
      (
        await readAll(database, "SELECT count(*) AS mails FROM mail_queue WHERE state = 'queued'")
      )[0]?.mails,
    );
  try {
    await database.query
      .updateTable('mail_queue')
      .set({ due_at: past })
      .where('state', '=', 'queued')
      .execute();
    while (Date.now() < end && (await countQueued()) > 0) {
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  } finally {
    await database.close();
  }
}
