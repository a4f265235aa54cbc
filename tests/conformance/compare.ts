import type { Measured, MeasuredBlock } from './measure.ts';

export interface Found {
  readonly block: string;
  readonly property: string;
  readonly ours: string;
  readonly official: string;
}

const nothing: Measured = { blocks: [], links: [], pictures: [], controls: [] };

/** Screens round differently by less than this. */
const tolerancePx = 1;

/** Everything in which two drawings of a content differ. */
export function compare(ours: Measured = nothing, official: Measured = nothing): Found[] {
  const found: Found[] = [];
  const note = (block: string, property: string, own: unknown, theirs: unknown) => {
    if (isSame(own, theirs)) return;
    found.push({ block, property, ours: JSON.stringify(own), official: JSON.stringify(theirs) });
  };
  const idsOf = ({ blocks }: Measured) => blocks.map(({ id }) => id);
  note('order', 'ids', idsOf(ours), idsOf(official));
  note('links', 'list', ours.links, official.links);
  note('controls', 'list', ours.controls, official.controls);
  note('pictures', 'list', ours.pictures, official.pictures);
  for (const [own, theirs] of pairUp(ours.blocks, official.blocks)) {
    note(own.id, 'tag', own.tag, theirs.tag);
    note(own.id, 'text', own.text, theirs.text);
    note(own.id, 'box', own.box, theirs.box);
    for (const [name, value] of Object.entries(own.styles)) {
      note(own.id, name, value, theirs.styles[name]);
    }
  }
  return found;
}

/** Blocks of one id in their order, so that one that is missing does not shift all others. */
function pairUp(ours: readonly MeasuredBlock[], official: readonly MeasuredBlock[]) {
  const left = [...official];
  return ours.flatMap((own) => {
    const at = left.findIndex(({ id }) => id === own.id);
    const [theirs] = at < 0 ? [] : left.splice(at, 1);
    return theirs ? [[own, theirs] as const] : [];
  });
}

function isSame(own: unknown, theirs: unknown): boolean {
  if (Array.isArray(own) && Array.isArray(theirs)) {
    return (
      own.length === theirs.length && own.every((value, index) => isSame(value, theirs[index]))
    );
  }
  if (typeof own === 'number' && typeof theirs === 'number') {
    return Math.abs(own - theirs) <= tolerancePx;
  }
  if (typeof own !== 'string' || typeof theirs !== 'string') return own === theirs;
  // Lengths in a text, such as `0px 12.5px`.
  const pixels = /-?\d+(\.\d+)?(?=px)/g;
  return (
    own.replace(pixels, 'N') === theirs.replace(pixels, 'N') &&
    isSame(own.match(pixels)?.map(Number) ?? [], theirs.match(pixels)?.map(Number) ?? [])
  );
}
