/** What a weaver reads row by row: of which wool each knot is. Counted from the corner of the carpet. */

export const wools = {
  madder: '#5c2820',
  brick: '#74432f',
  indigo: '#1b2538',
  sky: '#5b7080',
  ivory: '#cdbd9c',
  ocher: '#a17434',
  brown: '#2a1b14',
  green: '#47533a',
} as const;

export type Wool = keyof typeof wools;

const letters: Record<string, Wool> = {
  m: 'madder',
  k: 'brick',
  i: 'indigo',
  s: 'sky',
  w: 'ivory',
  o: 'ocher',
  b: 'brown',
  g: 'green',
};

/** The left half and the middle of a motif; the right half mirrors it. */
const rosette = [
  '.......bb',
  '......bww',
  '..bb..bwo',
  '.bkkbbwwo',
  '.bkwkbbww',
  '..bkwkibw',
  '..bbkkiib',
  '.bwwbiiso',
  'bwoowbisw',
  'bwoowbisw',
  '.bwwbiiso',
  '..bbkkiib',
  '..bkwkibw',
  '.bkwkbbww',
  '.bkkbbwwo',
  '..bb..bwo',
  '......bww',
  '.......bb',
];
const palmette = [
  '........b',
  '.......bw',
  '......bws',
  '.b...bwsi',
  'bgb.bwsio',
  '.bgbbwsio',
  '..bbbwsii',
  '.bwwbbwsi',
  'bwkkwbbws',
  'bwkokwbbw',
  '.bwkkwkbb',
  '..bwwwkkb',
  '...bbbwkb',
  '......bbb',
  '.......bg',
  '.......bg',
];
const shrub = [
  '.........b',
  '........bw',
  '.......bwo',
  '...bb...bw',
  '..bwwb..bg',
  '..bwob...g',
  '...bbgb..g',
  'bb....gb.g',
  'wwb.bb.gbg',
  'owbbkkb.gg',
  'bbgbwkb..g',
  '..g.bgb..g',
  '...g..gb.g',
  '....g..ggg',
  '.....gg..g',
  '..bb...ggg',
  '.bsib....g',
  '..bbgg...g',
  '.....ggg.g',
  '........gg',
  '.........g',
  '.......bbb',
  '......bbbb',
];
const fish = ['..bbb....b', '.bwwwbb.bw', 'bwowwwwbww', 'bwwwsswwbw', '.bwwwbb.bw', '..bbb....b'];

function knotOf(motif: readonly string[], x: number, y: number, isMirrored = true) {
  const row = motif[motif.length - 1 - y];
  if (row === undefined || x < 0) return undefined;
  const half = row.length;
  return letters[row[isMirrored && x >= half ? 2 * half - 2 - x : x]];
}

/**
 * @param column counted from the side
 * @param row counted from the end
 */
export function woolAt(column: number, row: number): Wool {
  const edge = Math.min(column, row);
  if (edge >= borderWide) return gardenAt(column - borderWide, row - borderWide);
  return borderAt(edge, Math.max(column, row) - edge);
}

const borderWide = 66;

function borderAt(edge: number, along: number): Wool {
  if (edge < 3) return 'brown';
  if (edge < 13) {
    // Points of ivory and indigo that reach into each other.
    const x = Math.abs(((along + 60) % 12) - 6);
    return edge - 3 > x * 1.6 + 0.5 ? 'indigo' : edge - 3 > x * 1.6 - 1 ? 'brown' : 'ivory';
  }
  if (edge < 15) return edge === 13 ? 'brown' : 'ocher';
  if (edge < 51) {
    const [step, from] = [Math.floor((along + 4) / 26), 24];
    const x = ((along + 4) % 26) - 4;
    const y = edge - from;
    const knot = step % 2 ? knotOf(palmette, x, y) : knotOf(rosette, x, y);
    if (knot) return knot;
    // A stem that goes in waves behind the flowers, with a bud in each bend.
    const wave = 33 + Math.sin(((along - 4) / 26) * Math.PI) * 12;
    if (Math.abs(edge - wave) < 1) return 'green';
    const bud = Math.hypot(((along + 17) % 26) - 13, edge - (step % 2 ? 20 : 46));
    if (bud < 1.5) return 'ocher';
    if (bud < 3.2) return 'ivory';
    if (bud < 4.3) return 'brown';
    return 'madder';
  }
  if (edge < 53) return edge === 51 ? 'ocher' : 'brown';
  if (edge < 63) {
    const x = ((along + 8) % 14) - 7;
    const y = edge - 58;
    const far = Math.abs(x) + Math.abs(y);
    if (far < 2) return 'madder';
    if (far < 4) return 'ivory';
    if (Math.abs(x) === 6 && Math.abs(y) < 3) return 'ocher';
    return 'sky';
  }
  return edge === 63 ? 'brown' : edge === 64 ? 'ivory' : 'brown';
}

/** Channels with fish part beds in which shrubs flower; trees are laid flat along the banks. */
function gardenAt(x: number, y: number): Wool {
  const across = y - 74;
  const along = x - 84;
  const isAcross = across >= 0 && across < 30;
  if (isAcross || (along >= 0 && along < 30)) {
    const [t, s] = isAcross ? [x, across] : [y, along];
    if (s < 2 || s > 27) return s === 1 || s === 28 ? 'ivory' : 'brown';
    const swimming = knotOf(fish, (t % 32) - 4, s - 12, false);
    if (swimming) return swimming;
    const ripple = (s + Math.round(Math.sin(t * 0.7) * 1.4)) % 6;
    return ripple === 0 ? 'sky' : 'indigo';
  }
  const bed = Math.floor(y / 37) + Math.floor(x / 28);
  const [bx, by] = [x % 28, y % 37];
  if (bx < 1 || by < 1) return 'brown';
  const plant = knotOf(shrub, bx - 5, by - 6);
  if (plant) return plant;
  return bed % 3 === 0 ? 'indigo' : bed % 3 === 1 ? 'madder' : 'brick';
}
