import { drawRelief, type ReliefParameters } from '../families/relief-panel.ts';
import { ogival, sazWheel, scroll, vines } from '../geometry/compositions.ts';
import { placeMotif, rosette } from '../geometry/flora.ts';
import { type CatalogueEntry, entry } from './entry.ts';

const base: Omit<ReliefParameters, 'carving' | 'matter' | 'colour'> = {
  height: 16,
  pierced: false,
  width: 1240,
  tall: 1600,
  ground: 'plaster',
  border: 62,
};
const stars = (
  sides: number,
  angle: number,
  contact: number,
  reach: number,
  apothem: number,
  bar: number,
  fill = false,
): ReliefParameters['carving'] => ({
  kind: 'stars',
  sides,
  angle,
  contact,
  reach,
  apothem,
  bar,
  fill: fill ? () => placeMotif(rosette(8), [0, 0], 1.3) : undefined,
});
const panel =
  (p: Partial<ReliefParameters> & Pick<ReliefParameters, 'carving' | 'matter' | 'colour'>) =>
  (seed: string) =>
    drawRelief({ ...base, ...p }, seed);
const ajami = {
  petal: '#b5452f',
  inner: '#f0e2bf',
  heart: '#22406f',
  leaf: '#2f6b57',
  vein: '#d8b45c',
  stem: '#c79a3e',
  bud: '#2f5b8f',
};

export const panels: CatalogueEntry[] = [];
