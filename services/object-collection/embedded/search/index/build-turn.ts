import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';

/** Its lock is the system's: it is gone with the process that has it, however that ends. */
const lockFile = 'building.lock';
const lookEveryMs = 250;
/** Longer than an index of millions takes. A process that is stopped must not hold up all others. */
const usualMaxWaitMs = 900_000;
/** SQLITE_BUSY. Source: sqlite.org/rescode.html. */
const busy = 5;

/**
 * Waits until no other process of this machine builds or reads an index of this folder, so that a
 * publication costs the memory and the processors of one building, and not one for each process.
 * @returns to be called when it is done
 */
export async function takeBuildTurn(
  folder: string,
  maxWaitMs = usualMaxWaitMs,
): Promise<() => void> {
  const until = performance.now() + maxWaitMs;
  for (;;) {
    const taken = tryTurn(folder);
    if (taken) return taken;
    if (performance.now() >= until) return () => {};
    await pause(lookEveryMs);
  }
}

/** @returns null while another one has it */
function tryTurn(folder: string): (() => void) | null {
  let lock: DatabaseSync | null = null;
  try {
    mkdirSync(folder, { recursive: true });
    lock = new DatabaseSync(join(folder, lockFile), { timeout: 0 });
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock?.close();
    // A folder that cannot be written holds no index either: then each process builds its own.
    return ((error as { errcode?: number }).errcode ?? 0) % 256 === busy ? null : () => {};
  }
  const held = lock;
  return () => held.close();
}
