import { useSyncExternalStore } from 'react';
import { AskFailed } from '../../api/ask.ts';
import type { Media } from '../media-query.ts';
import { prepareSending, type Sending, takeIntoLibrary } from './send-file.ts';

/** One file that is being added to the library, or was. */
export interface Uploading {
  readonly key: string;
  readonly name: string;
  /** Of the upload that it goes on with; absent: it is a new one. */
  readonly upload?: string | undefined;
  readonly state: 'waiting' | 'sending' | 'reading' | 'done' | 'failed';
  /** From 0 to 1. */
  readonly share: number;
  /** It waits for the line, and goes on by itself. */
  readonly isHeld: boolean;
  readonly media: Media | null;
  readonly error: unknown;
}

const maxInList = 500;
let list: readonly Uploading[] = [];
const sendings = new Map<string, Sending>();
const listeners = new Set<() => void>();
let count = 0;

/** Goes on while other screens are looked at. */
export const useUploadList = (): readonly Uploading[] =>
  useSyncExternalStore(subscribe, () => list);

/**
 * @param onAdded told of each file that is in the library
 * @param findKnown the upload of which the server has a part of this very file
 */
export function addUploads(
  files: readonly File[],
  onAdded: () => void,
  findKnown: (file: File) => string | undefined = () => undefined,
): void {
  for (const file of files.slice(0, maxInList - list.length)) {
    const upload = findKnown(file);
    add(file.name, upload, prepareSending(file, upload), onAdded);
  }
}

/** A file that has come whole, and that nobody took into the library. */
export const takeUpload = (upload: string, name: string, onAdded: () => void): void =>
  add(name, upload, { send: async () => upload, abort: () => {} }, onAdded);

function add(
  name: string,
  upload: string | undefined,
  sending: Sending,
  onAdded: () => void,
): void {
  count += 1;
  const key = `upload-${count}`;
  sendings.set(key, sending);
  set([
    ...list,
    { key, name, upload, state: 'waiting', share: 0, isHeld: false, media: null, error: null },
  ]);
  void run(key, onAdded);
}

/** Goes on where it stopped. */
export const retryUpload = (key: string, onAdded: () => void): void => void run(key, onAdded);

/** Takes a line away; what is under way is stopped. */
export function dismissUpload(key: string): void {
  const found = list.find((one) => one.key === key);
  if (found && found.state !== 'done') sendings.get(key)?.abort();
  sendings.delete(key);
  set(list.filter((one) => one.key !== key));
}

export const clearUploads = (): void => {
  for (const { key, state } of list) if (state === 'done') sendings.delete(key);
  set(list.filter(({ state }) => state !== 'done'));
};

async function run(key: string, onAdded: () => void): Promise<void> {
  const sending = sendings.get(key);
  if (!sending) return;
  change(key, { state: 'waiting', error: null });
  try {
    const upload = await sending.send((share, isHeld = false) =>
      change(key, { state: 'sending', share, isHeld }),
    );
    change(key, { state: 'reading', share: 1 });
    const media = await takeIntoLibrary(upload);
    change(key, { state: 'done', media });
    onAdded();
  } catch (error) {
    change(key, { state: 'failed', error });
    if (error instanceof AskFailed && error.status === 'network') goOnWhenOnline(key, onAdded);
  }
}

/** Once: another loss of the line waits anew. */
function goOnWhenOnline(key: string, onAdded: () => void): void {
  const goOn = () => {
    // Somebody may have tried it again, or taken it away.
    if (list.find((one) => one.key === key)?.state === 'failed') void run(key, onAdded);
  };
  addEventListener('online', goOn, { once: true });
}

function change(key: string, part: Partial<Uploading>): void {
  set(list.map((one) => (one.key === key ? { ...one, ...part } : one)));
}

function set(next: readonly Uploading[]): void {
  list = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
