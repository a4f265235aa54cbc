import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Change } from './draft-fields.ts';
import type { SaveRequest } from './draft-store.ts';

/** What somebody typed into an item in one window and the server has not acknowledged. */
export interface LeftWords<Kind = Change> {
  /** Of the window's draft. */
  readonly id: string;
  readonly personId: string;
  readonly setId: string;
  /** The revision that the changes were made to. */
  readonly base: number;
  /** On the way when this was written, and perhaps taken. */
  readonly request: (Omit<SaveRequest, 'changes'> & { readonly changes: readonly Kind[] }) | null;
  readonly changes: readonly Kind[];
  /** Milliseconds since 1970. */
  readonly at: number;
}

interface Schema extends DBSchema {
  words: { key: string; value: LeftWords<unknown>; indexes: { item: [string, string] } };
}

const name = 'studio-words';
let opened: Promise<IDBPDatabase<Schema>> | null = null;

function open(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>(name, 1, {
    upgrade(database) {
      const words = database.createObjectStore('words', { keyPath: 'id' });
      words.createIndex('item', ['personId', 'setId']);
    },
    terminated() {
      opened = null;
    },
  });
  opened.catch(() => {
    opened = null;
  });
  return opened;
}

export async function writeWords(words: LeftWords<unknown>): Promise<void> {
  await (await open()).put('words', words);
}

export async function removeWords(id: string): Promise<void> {
  await (await open()).delete('words', id);
}

const lockOf = (id: string) => `studio-words ${id}`;

/**
 * Says that a window still has its words itself, until it is closed or killed.
 * @returns ends it
 */
export function holdWords(id: string): () => void {
  let release = () => {};
  const isOver = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Only secure addresses have locks; without them other windows send the same words, which is harmless.
  void navigator.locks?.request(lockOf(id), () => isOver);
  return release;
}

/** Of one item, oldest first, without those of windows that are still open. */
export async function listLeftWords<Kind = Change>(
  personId: string,
  setId: string,
): Promise<LeftWords<Kind>[]> {
  const all = (await (
    await open()
  ).getAllFromIndex('words', 'item', [personId, setId])) as LeftWords<Kind>[];
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const isHeld = new Set(held.map((lock) => lock.name));
  return all.filter(({ id }) => !isHeld.has(lockOf(id))).sort((one, other) => one.at - other.at);
}

export interface Unplaced {
  readonly words: LeftWords;
  readonly error: Error;
}

export interface LeftState {
  readonly sent: number;
  /** Kept for the next time. */
  readonly waiting: number;
  readonly refused: readonly Unplaced[];
}

/**
 * Sends what earlier windows left, as a second editor's changes are sent. What the server refuses for
 * good is given back; what it cannot take now stays for the next time.
 */
export async function sendLeftWords(
  words: readonly LeftWords[],
  send: (request: SaveRequest) => Promise<unknown>,
  isRefusal: (error: unknown) => boolean,
): Promise<LeftState> {
  let sent = 0;
  let waiting = 0;
  const refused: Unplaced[] = [];
  for (const one of words) {
    const { id, base, request, changes } = one;
    const isAgain = ({ path, to }: Change) =>
      request?.changes.some((other) => other.path === path && other.to === to);
    const rest = changes.filter((change) => !isAgain(change));
    try {
      // With the key that it had: what was taken before is not taken again.
      if (request) await send(request);
      // The same key whenever this is repeated.
      if (rest.length > 0) await send({ key: id, base, changes: rest });
      await removeWords(id);
      sent++;
    } catch (error) {
      if (isRefusal(error)) refused.push({ words: one, error: error as Error });
      else waiting++;
    }
  }
  return { sent, waiting, refused };
}
