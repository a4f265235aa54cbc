import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { z } from 'zod';
import type { PageCache } from './page-cache.ts';

/** What a process leaves behind for the one that is started after it. */
const carriedPages = z.object({
  stamp: z.string(),
  version: z.string(),
  /** Milliseconds since 1970. */
  writtenAt: z.number(),
  /** From then on pages are untrue by the clock, or older than any that is shown. */
  trueUntil: z.number(),
  pages: z.array(
    z.object({
      address: z.string(),
      status: z.int(),
      headers: z.record(z.string(), z.string()),
      body: z.instanceof(Buffer),
      ageMs: z.number(),
    }),
  ),
});

interface CarriedPagesOptions {
  readonly cache: PageCache;
  readonly file: string;
  /** Of the code and all that pages are drawn by beside content; null: nothing is carried. */
  readonly stamp: string | null;
  readonly version: () => string;
  readonly msUntilChange: () => number;
  readonly now: () => Date;
}

/**
 * Pages survive a restart, so that nobody waits while the code that draws them is still cold. They grow
 * old meanwhile as they would have without it, and those of other content, settings or code are not
 * taken over.
 */
export function createCarriedPages(options: CarriedPagesOptions) {
  const { cache, file, stamp, version, msUntilChange, now } = options;

  /** @returns how many pages; none where nothing fits or nothing was left behind */
  async function takeOver(): Promise<number> {
    const carried = await readCarried(file);
    if (!carried || carried.stamp !== stamp || carried.version !== version()) return 0;
    const awayMs = now().getTime() - carried.writtenAt;
    // A clock that was set back tells nothing of their age.
    if (awayMs < 0 || now().getTime() >= carried.trueUntil) return 0;
    for (const { address, ageMs, ...page } of carried.pages) {
      cache.takeOver(address, page, ageMs + awayMs);
    }
    return carried.pages.length;
  }

  /** To be called when no more requests come. */
  async function leave(): Promise<void> {
    if (stamp === null) return;
    const writtenAt = now().getTime();
    const trueUntil = writtenAt + Math.min(msUntilChange(), maxAwayMs);
    const pages = [];
    let bytes = 0;
    for (const { address, page, ageMs } of cache.list()) {
      const { status, headers, body } = page;
      bytes += body.byteLength;
      if (pages.length === maxPages || bytes > maxBytes) break;
      pages.push({ address, status, headers, body, ageMs });
    }
    const carried: z.input<typeof carriedPages> = {
      ...{ stamp, version: version(), writtenAt, trueUntil, pages },
    };
    const part = `${file}.${process.pid}.part`;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(part, serialize(carried));
    // Each process of this machine leaves its own; the last one stays.
    await rename(part, file);
  }

  return { takeOver, leave };
}

/** Those that many ask for; a start must not read much. */
const maxPages = 100;
const maxBytes = 8 * 1024 * 1024;
/** Longer than the page cache shows any page. */
const maxAwayMs = 10 * 60_000;

/** @returns null where there is none, or it was damaged */
async function readCarried(file: string) {
  try {
    return carriedPages.safeParse(deserialize(await readFile(file))).data ?? null;
  } catch {
    return null;
  }
}

/**
 * Tells a site from one that draws other pages of the same content.
 * @param build written with every build of the code
 * @param drawnWith settings and words
 * @returns null where nothing was built
 */
export function toCodeStamp(build: URL | null, drawnWith: unknown): string | null {
  if (build === null || !existsSync(build)) return null;
  const said = JSON.stringify(drawnWith, listEntries);
  return hash('sha256', `${readFileSync(build, 'utf8')}${said}`, 'base64url');
}

/** A map would say nothing of what is in it. */
const listEntries = (_key: string, value: unknown) => (value instanceof Map ? [...value] : value);
