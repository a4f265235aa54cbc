import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { TargetingRule } from '#shared/page-builder/targeting.ts';
import { walkValues } from './walk-values.ts';

const time = z.number().finite().nullish();

/** Stored content may hold rules without property or operator; they hold for everybody. */
const rule = z.looseObject({
  property: z.string().max(200).optional(),
  operator: z.string().max(50).optional(),
  value: z.unknown(),
});

const content = z.looseObject({
  blocks: z.array(z.unknown()).nullish(),
  blocksString: z.string().nullish(),
});

const variation = z.looseObject({
  id: z.string().max(200).optional(),
  name: z.string().max(500).nullish(),
  testRatio: z.number().min(0).max(1).nullish(),
  data: content.nullish(),
});

/**
 * An entry as the API delivers it and an export holds it. Fields that are not named here are kept as
 * they are. Source: reference §1.1.
 */
export const entrySchema = z.looseObject({
  id: z.string().min(1).max(200),
  name: z.string().max(500).default(''),
  published: z.enum(['published', 'draft', 'archived']).default('published'),
  query: z.array(rule).max(100).default([]),
  data: content.default({}),
  variations: z.record(z.string().max(200), variation).default({}),
  testRatio: z.number().min(0).max(1).nullish(),
  startDate: time,
  endDate: time,
  priority: z.number().finite().nullish(),
  createdDate: time,
  firstPublished: time,
  lastUpdated: time,
});
export type StoredEntry = z.infer<typeof entrySchema>;

/** The facts about an entry that selection needs. Those of all entries fit into memory. */
export interface EntrySummary {
  readonly id: string;
  readonly name: string;
  readonly published: StoredEntry['published'];
  readonly query: readonly TargetingRule[];
  readonly startDate: number | null;
  readonly endDate: number | null;
  readonly priority: number;
  readonly lastUpdated: number;
  readonly variationIds: readonly string[];
  /** Recipients that the entry's forms name, in lower case. */
  readonly recipients: readonly string[];
}

/** An entry made ready for the database. */
export interface PreparedEntry {
  readonly id: string;
  readonly model: string;
  readonly hash: string;
  readonly summary: EntrySummary;
  readonly entry: StoredEntry;
}

export function prepareEntry(model: string, entry: StoredEntry): PreparedEntry {
  return {
    id: entry.id,
    model,
    hash: createHash('sha256')
      .update(JSON.stringify([model, entry]))
      .digest('base64url'),
    summary: {
      id: entry.id,
      name: entry.name,
      published: entry.published,
      query: entry.query.map(({ property, operator, value }) => ({ property, operator, value })),
      startDate: entry.startDate ?? null,
      endDate: entry.endDate ?? null,
      priority: entry.priority ?? 0,
      lastUpdated: entry.lastUpdated ?? entry.createdDate ?? 0,
      variationIds: Object.keys(entry.variations),
      recipients: listRecipients(entry),
    },
    entry,
  };
}

/** The placeholder that the editor inserts with a new form. It is nobody's address. */
const placeholderRecipient = 'your@email.com';

/** Only to these may visitors make the site send something, else it were an open relay. */
function listRecipients(entry: StoredEntry): string[] {
  const found = new Set<string>();
  const note = (value: unknown) => {
    const recipient = typeof value === 'string' ? value.trim().toLowerCase() : '';
    const isAddress = /^[^\s@]+@[^\s@]+$/.test(recipient);
    if (isAddress && recipient !== placeholderRecipient) found.add(recipient);
  };
  walkValues([entry.data, entry.variations], (value) => {
    if (value.name !== 'Form:Form') return;
    const options = value.options as Record<string, unknown> | undefined;
    const recipient = options?.sendSubmissionsToEmail;
    if (typeof recipient === 'object' && recipient !== null) Object.values(recipient).forEach(note);
    else note(recipient);
  });
  return [...found];
}
