import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openSqlite } from '#database/database.ts';
import { createInvitation, toInvitationAddress } from '#server/studio/people/invitations.ts';
import { peopleQuery } from '#server/studio/people/tables.ts';
import type { Language } from '#shared/languages/languages.ts';
import { runSite } from '../site/run-site.ts';

/**
 * When pictures are taken: a morning at the museum. Not one to come, since the files of a clock that is ahead
 * are older than they are, and what is uploaded is removed as forgotten.
 */
export const morning = Date.parse('2026-11-25T20:00:00Z');

const dayMs = 86_400_000;

/** The same hour of the last day that had it. */
export const lastMorning = (): number => Date.now() - ((Date.now() - (morning % dayMs)) % dayMs);

/** In it the page stands beside the form. */
export const guideWindow = { width: 1280, height: 800 };

/** A studio of its own for one walk through the guide. */
export interface Stage {
  readonly origin: string;
  /** Its clock. */
  readonly now: () => Date;
  /** Invites its first account. */
  readonly link: string;
  readonly stop: () => Promise<void>;
}

/**
 * @param shiftMs what its clock is ahead of ours
 * @param environment settings that differ from the usual ones
 */
export async function openStage(
  language: Language,
  shiftMs: number,
  environment: Readonly<Record<string, string>> = {},
): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'girih-guide-'));
  const site = await runSite(folder, {
    ...environment,
    CLOCK_MOVED_MS: String(shiftMs),
    NODE_OPTIONS: `--import=${resolve('tests/setup/moved-clock.ts')}`,
  });
  const origin = site.address.replace('127.0.0.1', 'localhost');
  const database = openSqlite('visitors', folder);
  const { token } = await createInvitation(
    peopleQuery(database),
    'person',
    { email: 'leilani@museum.example', role: 'administrator', languages: [], language },
    null,
    new Date(Date.now() + shiftMs),
  );
  await database.close();
  return {
    origin,
    now: () => new Date(Date.now() + shiftMs),
    link: toInvitationAddress(origin, token),
    async stop() {
      await site.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
