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

export const panels: CatalogueEntry[] = [
  entry(
    'objects/stucco-01',
    'Carved stucco panel with spiral scrolls of half palmettes.',
    'Panel de yeso tallado con roleos espirales de medias palmetas.',
    'He papa puna i kālai ʻia me nā lau ʻōwili.',
    panel({
      carving: { kind: 'flora', design: scroll(2), columns: 1, rows: 1 },
      matter: 'plaster',
      colour: '#e4dac6',
      recess: '#c9bca2',
      width: 1500,
      tall: 1500,
      height: 20,
    }),
  ),
  entry(
    'objects/stucco-02',
    'Carved stucco panel: eight-pointed stars with rosettes between.',
    'Panel de yeso tallado: estrellas de ocho puntas con rosetas.',
    'He papa puna i kālai ʻia: nā hōkū kihi ʻewalu me nā pua.',
    panel({
      carving: stars(8, 90, 67.5, 3, 160, 18, true),
      matter: 'plaster',
      colour: '#e8dfcd',
      recess: '#c6b798',
      height: 20,
    }),
  ),
  entry(
    'objects/stucco-03',
    'Carved stucco frieze fragment with vines and flowers, traces of age.',
    'Fragmento de friso de yeso tallado con tallos y flores, con huellas del tiempo.',
    'He hapa puna i kālai ʻia me nā kā a me nā pua, ua kahiko.',
    panel({
      carving: { kind: 'flora', design: vines(3, 2), columns: 2, rows: 1 },
      matter: 'plaster',
      colour: '#d9cbb0',
      recess: '#b39f7c',
      width: 1600,
      tall: 1000,
      height: 20,
      ground: 'ink',
    }),
  ),
  entry(
    'objects/ajami-panel-01',
    'ʿAjamī panel: raised painted flowers in red, blue and gold on green.',
    'Panel ʿajamī: flores pintadas en relieve en rojo, azul y oro sobre verde.',
    'He papa ʿajamī: nā pua pena ʻulaʻula, uliuli a gula ma luna o ka ʻōmaʻomaʻo.',
    panel({
      carving: { kind: 'flora', design: ogival(1), columns: 1, rows: 2 },
      matter: 'painted',
      colour: '#27513f',
      recess: '#27513f',
      palette: ajami,
      gold: '#d2a548',
      width: 900,
      height: 9,
    }),
  ),
  entry(
    'objects/ajami-panel-02',
    'ʿAjamī panel with gilded star straps on deep blue.',
    'Panel ʿajamī con lacería dorada de estrellas sobre azul profundo.',
    'He papa ʿajamī me nā hōkū gula ma luna o ka uliuli hohonu.',
    panel({
      carving: stars(8, 90, 67.5, 3, 150, 18, true),
      matter: 'painted',
      colour: '#b98f3f',
      recess: '#1f3560',
      palette: {},
      gold: '#d9ae52',
      width: 1000,
      height: 10,
    }),
  ),
  entry(
    'objects/ajami-panel-03',
    'ʿAjamī panel with a wheel of leaves, rosettes and gold frames on red.',
    'Panel ʿajamī con una rueda de hojas, rosetas y marcos dorados sobre rojo.',
    'He papa ʿajamī me ka pōʻai lau, nā pua a me nā mōlina gula ma luna o ka ʻulaʻula.',
    panel({
      carving: { kind: 'flora', design: sazWheel(4), columns: 1, rows: 2 },
      matter: 'painted',
      colour: '#7a2a22',
      recess: '#7a2a22',
      palette: { ...ajami, petal: '#d9a845', leaf: '#2f6b57' },
      gold: '#d2a548',
      width: 860,
      height: 9,
      ground: 'ink',
    }),
  ),
];
