import { availableParallelism } from 'node:os';
import { InvalidSetting, type Settings } from '../settings/settings.ts';

/** That part of what a machine may use which each of its processes takes. Source: decision 0193. */
export interface WorkerShare {
  readonly databasePoolSize: number;
  /** Pictures that are made at once. */
  readonly pictures: number;
  /** Pictures that are on their way at once, each of them in memory. */
  readonly sending: number;
  readonly pageCacheBytes: number;
  /** Bodies that lie on the disk until they are whole. */
  readonly receivedBytes: { readonly max: number; readonly maxPerClient: number };
}

const mebibyte = 1024 * 1024;

/** @throws {InvalidSetting} when there are fewer connections than processes need */
export function toWorkerShare({
  workers,
  databaseUrl,
  databasePoolSize,
  databaseConnections,
}: Pick<
  Settings,
  'workers' | 'databaseUrl' | 'databasePoolSize' | 'databaseConnections'
>): WorkerShare {
  // Two databases each. One process more runs while another takes its place, and one connection listens.
  const perPool = Math.floor((databaseConnections - 1) / (2 * (workers + 1)));
  if (databaseUrl && perPool < 1) {
    throw new InvalidSetting(
      `The setting DATABASE_CONNECTIONS must be at least ${2 * (workers + 1) + 1} for ${workers} workers.`,
    );
  }
  const onDisk = Math.max(128 * mebibyte, Math.floor((512 * mebibyte) / workers));
  return {
    databasePoolSize: Math.max(1, Math.min(databasePoolSize, perPool)),
    // Two at least, so that one client's picture never waits for another's.
    pictures: Math.max(2, Math.ceil(availableParallelism() / workers)),
    sending: Math.max(64, Math.floor(256 / workers)),
    // All hold the popular pages, so each loses by a smaller one.
    pageCacheBytes: Math.min(128, Math.max(32, Math.floor(256 / workers))) * mebibyte,
    receivedBytes: { max: onDisk, maxPerClient: 64 * mebibyte },
  };
}
