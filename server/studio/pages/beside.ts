import {
  listStudioEntries,
  settleComing,
} from '#services/page-builder/embedded/editing/studio-entries.ts';
import { aloneModels, redirectModel } from '#shared/page-builder/page-builder-models.ts';
import { matchesRules, type TargetingRule } from '#shared/page-builder/targeting.ts';
import { openPage } from './open-page.ts';
import type { PageRoom } from './page-room.ts';

/** Another entry that stands, for some visit, in the same place. */
export interface EntryBeside {
  readonly id: string;
  readonly name: string;
  readonly priority: number;
  /** Those visitors get it, and not this one. */
  readonly comesFirst: boolean;
}

const maxListed = 20;
/** Values of rules that are tried; more say nothing new. */
const maxTried = 12;
/** Comparisons of one question, about: rules may name thousands of addresses. */
const maxWork = 3_000_000;

export interface Beside {
  readonly entries: readonly EntryBeside[];
  /** There were too many rules to hold them all against each other: others may be beside it too. */
  readonly isPartial: boolean;
}

/**
 * What is published, or will be, where the draft would be too: which of them a visitor gets is a matter of
 * order, the lowest priority first, then the one published last.
 * @throws {StudioError} 404
 */
export async function listBeside(room: PageRoom, id: string): Promise<Beside> {
  const { model, entry } = await openPage(room, id);
  if (aloneModels.includes(model) || model === redirectModel) {
    return { entries: [], isPartial: false };
  }
  const now = room.now().getTime();
  await settleComing(room.content, now);
  const own = { query: entry.query, priority: entry.priority ?? 0 };
  const work = { left: maxWork };
  const found = (await listStudioEntries(room.content))
    .filter(({ id: other, model: of, summary }) => {
      const isSeen = summary.published === 'published' && (summary.endDate ?? now + 1) > now;
      return other !== id && of === model && isSeen;
    })
    .filter(({ summary }) => meet(own.query, summary.query, Object.values(room.localeCodes), work));
  return {
    entries: found.slice(0, maxListed).map(({ id: other, summary: { name, priority } }) => ({
      ...{ id: other, name, priority },
      // Of two that are equal the one that is published last comes first: that is the draft.
      comesFirst: priority < own.priority,
    })),
    isPartial: work.left < 0 || found.length > maxListed,
  };
}

type Rules = readonly TargetingRule[];

/** Whether the rules of both hold for one visit: tried with all that they name. */
function meet(
  one: Rules,
  other: Rules,
  locales: readonly string[],
  work: { left: number },
): boolean {
  const cost = sizeOf(one) + sizeOf(other);
  const paths = ['/', '/any-other', ...valuesOf([one, other], 'urlPath')];
  const below = paths.map((path) => `${path}/below`);
  const queries = ['', ...valuesOf([one, other], 'queryString')];
  return [...paths, ...below].some((urlPath) =>
    locales.some((locale) =>
      queries.some((queryString) => {
        work.left -= cost;
        if (work.left < 0) return false;
        const attributes = { urlPath, locale, queryString };
        return matchesRules(one, attributes) && matchesRules(other, attributes);
      }),
    ),
  );
}

const sizeOf = (rules: Rules): number =>
  rules.reduce((sum, { value }) => sum + (Array.isArray(value) ? value.length : 1), 1);

const valuesOf = (both: readonly Rules[], property: string): string[] =>
  both.flatMap((rules) =>
    rules
      .filter((rule) => rule.property === property)
      .flatMap(({ value }) => (Array.isArray(value) ? value.slice(0, maxTried) : [value]))
      .filter((value): value is string => typeof value === 'string')
      .slice(0, maxTried),
  );
