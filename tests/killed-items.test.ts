import { expect, test } from 'vitest';
import type { PlaceKind } from './setup/forms-place.ts';
import { killItems } from './setup/killed-studio/kill-items.ts';
import { killPages } from './setup/killed-studio/kill-pages.ts';
import { killReleases } from './setup/killed-studio/kill-releases.ts';
import { killUploads } from './setup/killed-studio/kill-uploads.ts';
import { findBinaries } from './setup/postgres.ts';

// Whole: `node bench/killed-items.ts --times 100`.
const kinds: readonly PlaceKind[] = findBinaries() ? ['sqlite', 'postgresql'] : ['sqlite'];

test.for(kinds)(
  'what two processes saved, published and took off the site is there when they are killed (%s)',
  { timeout: 120_000 },
  async (kind) => {
    const killed = await killItems(5, kind);
    expect(killed.faults).toEqual([]);
    expect(killed.saved).toBeGreaterThan(5);
    expect(killed.published).toBeGreaterThan(0);
    expect(killed.removed).toBeGreaterThan(0);
  },
);

test.for(kinds)(
  'what two processes composed, published and took off the site of a page is there when they are killed (%s)',
  { timeout: 120_000 },
  async (kind) => {
    const killed = await killPages(5, kind);
    expect(killed.faults).toEqual([]);
    expect(killed.saved).toBeGreaterThan(5);
    expect(killed.published).toBeGreaterThan(0);
    expect(killed.removed).toBeGreaterThan(0);
  },
);

test.for(kinds)(
  'releases of many items are seen whole or not at all when processes are killed (%s)',
  { timeout: 120_000 },
  async (kind) => {
    const killed = await killReleases(5, kind);
    expect(killed.faults).toEqual([]);
    expect(killed.published).toBeGreaterThan(0);
  },
);

test.for(kinds)(
  'pictures that two processes upload and replace are there whole when they are killed (%s)',
  { timeout: 120_000 },
  async (kind) => {
    const killed = await killUploads(5, kind);
    expect(killed.faults).toEqual([]);
    expect(killed.taken).toBeGreaterThan(0);
  },
);
