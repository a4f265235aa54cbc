import { z } from 'zod';
import type { OpenedItem } from './open-item.ts';

/** What visitors saw of an item before a publication; null: nothing. */
const beforeSchema = z
  .object({ revision: z.int(), from: z.int().nullable(), until: z.int().nullable() })
  .nullable();

/** What a note of a publication says beside who and when; notes of other kinds say nothing. */
const detailsSchema = z.object({
  /** Wall times of the museum as they were chosen, and its zone then. */
  at: z.string().optional(),
  until: z.string().optional(),
  timeZone: z.string().optional(),
  /** Milliseconds since 1970; null: now, without end. */
  from: z.int().nullable().optional(),
  to: z.int().nullable().optional(),
  /** Absent in notes that are older than this field. */
  before: beforeSchema.optional(),
  /** What the audit log says of it; absent in notes that are older than this field. */
  act: z.string().optional(),
  /** Name of the release by which it was published. */
  release: z.string().optional(),
});

export type RevisionDetails = z.output<typeof detailsSchema>;

export type Before = z.output<typeof beforeSchema>;

export const writeDetails = (details: RevisionDetails): string => JSON.stringify(details);

export const readDetails = (text: string): RevisionDetails => {
  const parsed = detailsSchema.safeParse(JSON.parse(text));
  return parsed.success ? parsed.data : {};
};

export const beforeOf = ({ published, hold }: OpenedItem): Before =>
  published && {
    revision: hold?.revision ?? 0,
    from: published.visibleFrom || null,
    until: published.visibleTo,
  };
