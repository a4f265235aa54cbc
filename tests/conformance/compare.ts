import type { Measured, Seen } from './measure.ts';

/** One thing in which two drawings differ. */
export interface Difference {
  /** What it is about, for people: `text “Plan your visit” in builder-1a2b`. */
  readonly name: string;
  /** A property of it, `box`, or `seen` where only one of the two shows it. */
  readonly property: string;
  readonly ours: string;
  readonly official: string;
}

/** Screens round differently by less than this. */
const tolerancePx = 1;
const shown = 'shown';
const absent = 'not there';

/** Everything in which two drawings of a content differ, what stands first first. */
export function compare(ours: Measured, official: Measured): Difference[] {
  const pairs = pairUp(ours.seen, official.seen);
  const found: Difference[] = ours.errors.map((error) => ({
    ...{ name: 'content', property: 'error', ours: error, official: official.errors.join('; ') },
  }));
  for (const { own, theirs } of pairs) {
    if (!own || !theirs) {
      const name = (own ?? theirs)?.name ?? '';
      const [mine, other] = own ? [shown, absent] : [absent, shown];
      found.push({ name, property: 'seen', ours: mine, official: other });
      continue;
    }
    for (const [property, value] of Object.entries(own.values)) {
      const other = theirs.values[property] ?? '';
      if (!isSame(value, other))
        found.push({ name: own.name, property, ours: value, official: other });
    }
    if (own.box.some((value, index) => Math.abs(value - (theirs.box[index] ?? 0)) > tolerancePx)) {
      found.push({
        ...{ name: own.name, property: 'box' },
        ...{ ours: own.box.join(' '), official: theirs.box.join(' ') },
      });
    }
  }
  // A line that is too high moves all that follows: the cause stands before its effects.
  return found.sort((a, b) => Number(a.property === 'box') - Number(b.property === 'box'));
}

interface Pair {
  readonly own?: Seen | undefined;
  readonly theirs?: Seen | undefined;
}

/** The nth of a key with the nth of the same key, so that one that is missing shifts no other. */
function pairUp(ours: readonly Seen[], official: readonly Seen[]): Pair[] {
  const left = Map.groupBy(official, ({ key }) => key);
  const pairs: Pair[] = ours.map((own) => ({ own, theirs: left.get(own.key)?.shift() }));
  return [...pairs, ...[...left.values()].flat().map((theirs) => ({ theirs }))];
}

/** Lengths in a text, such as `0px 12.5px`, may be rounded differently. */
function isSame(own: string, theirs: string): boolean {
  if (own === theirs) return true;
  const pixels = /-?\d+(\.\d+)?(?=px)/g;
  const [mine, others] = [own.match(pixels) ?? [], theirs.match(pixels) ?? []];
  return (
    own.replace(pixels, 'N') === theirs.replace(pixels, 'N') &&
    mine.every((value, index) => Math.abs(Number(value) - Number(others[index])) <= tolerancePx)
  );
}
