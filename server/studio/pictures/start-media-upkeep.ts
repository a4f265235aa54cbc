import type { Database } from '#database/database.ts';
import type { MediaStore } from '../../images/media-store.ts';
import type { Log } from '../../process/log.ts';
import { noteForgottenVersions } from './picture-versions.ts';
import { removeOldUploads } from './receive/uploads.ts';
import { removeForgottenMedia } from './remove-forgotten-media.ts';

export interface MediaUpkeep {
  readonly content: Database;
  readonly visitors: Database;
  readonly store: MediaStore;
  readonly uploadsFolder: string;
}

const everyMs = 3_600_000;
const firstAfterMs = 90_000;

/**
 * Finishes what a killed process began, and removes every hour what nobody finished uploading and files that
 * nothing names. Several machines may.
 */
export function startMediaUpkeep(upkeep: MediaUpkeep, log: Log): { stop(): Promise<void> } {
  const now = () => new Date();
  let running: Promise<void> = Promise.resolve();
  const work = async () => {
    await noteForgottenVersions({ ...upkeep, now });
    const unfinished = await removeOldUploads(upkeep.uploadsFolder, now());
    const files = await removeForgottenMedia({ ...upkeep, now });
    if (unfinished + files > 0) log.info({ unfinished, files }, 'forgotten uploads removed');
  };
  const run = () => {
    running = work().catch((error) => log.error({ err: error }, 'uploads could not be removed'));
  };
  const first = setTimeout(run, firstAfterMs).unref();
  const timer = setInterval(run, everyMs).unref();
  return {
    stop() {
      clearTimeout(first);
      clearInterval(timer);
      return running;
    },
  };
}
