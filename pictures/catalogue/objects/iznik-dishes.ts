import type { DishPainting } from '../../families/vessels/dish-painting.ts';
import type { VesselParameters } from '../../families/vessels/vessel.ts';
import {
  cypressAndTulips,
  gardenSpray,
  leafAcross,
  snappedStem,
  starAmongScales,
} from '../../geometry/court-dish-compositions.ts';
import { grapes } from '../../geometry/garden-compositions.ts';
import { type CatalogueEntry, closely, entry } from '../entry.ts';
import { dish as fired } from './dish.ts';
import { iznikPalette } from './iznik-palette.ts';

const dish = (painting: DishPainting, changes: Partial<VesselParameters> = {}) =>
  fired(painting, { firing: { glaze: painting.glaze, crackle: 34 }, look: 74, ...changes });

const iznik: Omit<DishPainting, 'design'> = {
  glaze: '#eef0ea',
  palette: iznikPalette,
  line: '#16202c',
  lineWidth: 3.4,
  rim: 'waves',
  rimColours: ['#1b2638', '#2b4fa6'],
  well: 0.72,
  designScale: 0.96,
};

const blues: Omit<DishPainting, 'design'> = {
  ...iznik,
  line: '#1b2a63',
  palette: {
    petal: '#2b4fa6',
    inner: '#e9eef0',
    heart: '#1c3a8c',
    leaf: '#3d68b4',
    vein: '#e9eef0',
    stem: '#21387c',
    bud: '#4aa9ae',
  },
  rimColours: ['#1c2f6e', '#4aa9ae'],
};

/** Times as large as delivered: hairs of the brush and pinholes of the glaze are seen, at a third of the bytes of a chief work. */
const near = 2;

export const iznikDishes: CatalogueEntry[] = [
  closely(
    entry(
      'objects/iznik-dish-01',
      'Iznik-style dish: a spray of tulips, carnations and hyacinths; waves and rocks on the rim.',
      'Plato de estilo de Iznik: ramo de tulipanes, claveles y jacintos; olas y rocas en el borde.',
      'He pā ʻano Iznik: he pūpū pua tulipa a ponimōʻī; nā nalu a me nā pōhaku ma ka lihi.',
      dish({ ...iznik, design: gardenSpray() }, { strip: 0, isWindowFar: true, body: '#dcd3c2' }),
    ),
    near,
  ),
  closely(
    entry(
      'objects/iznik-dish-02',
      'Iznik-style dish in cobalt and turquoise: one great feathered leaf crosses it, with rosettes and palmettes around.',
      'Plato de estilo de Iznik en cobalto y turquesa: una gran hoja dentada lo cruza, con rosetas y palmetas alrededor.',
      'He pā ʻano Iznik uliuli a ʻōmaʻomaʻo uliuli: hoʻokahi lau hulu nui i hele a ma kekahi ʻaoʻao, me nā pua poepoe a me nā lau pāma a puni.',
      dish({
        ...blues,
        palette: { ...blues.palette, leaf: '#5d8f86', bud: '#6b5a86' },
        design: leafAcross(),
        rim: 'garland',
        rimColours: ['#1c2f6e', '#a9c6dc'],
      }),
    ),
    near,
  ),
  closely(
    entry(
      'objects/iznik-dish-03',
      'Iznik-style dish: carnations and roses in red and blue from one tuft; the stem of one carnation is snapped and its flower hangs.',
      'Plato de estilo de Iznik: claveles y rosas rojos y azules de una sola mata; el tallo de un clavel está quebrado y su flor cuelga.',
      'He pā ʻano Iznik: nā ponimōʻī a me nā loke ʻulaʻula a uliuli; ua haki ke kumu o kekahi ponimōʻī, a kau iho kona pua.',
      dish(
        { ...iznik, design: snappedStem(), rimColours: ['#16323a', '#3a9a97'] },
        { strip: 0, isWindowFar: true, body: '#dcd3c2' },
      ),
    ),
  ),
  closely(
    entry(
      'objects/iznik-dish-04',
      'Iznik-style dish in blue and turquoise on white: three bunches of grapes with leaves and tendrils, waves on the rim.',
      'Plato de estilo de Iznik en azul y turquesa sobre blanco: tres racimos de uvas con hojas y zarcillos, olas en el borde.',
      'He pā ʻano Iznik uliuli a ʻōmaʻomaʻo uliuli ma ke keʻokeʻo: ʻekolu huhui waina me nā lau, nā nalu ma ka lihi.',
      dish(
        {
          ...blues,
          palette: { ...blues.palette, leaf: '#3f9fa2', petal: '#2b4fa6' },
          design: grapes(),
          designScale: 0.98,
          rim: 'waves',
        },
        { strip: 0, isWindowFar: true, body: '#dcd3c2' },
      ),
    ),
  ),
  closely(
    entry(
      'objects/iznik-dish-05',
      'Iznik-style dish: a star medallion with palmettes on a ground of overlapping blue and green scales.',
      'Plato de estilo de Iznik: medallón en estrella con palmetas sobre un fondo de escamas azules y verdes.',
      'He pā ʻano Iznik: he mekala hōkū me nā lau, ma luna o nā unahi uliuli a ʻōmaʻomaʻo.',
      dish({
        ...iznik,
        design: starAmongScales(),
        designScale: 1,
        lineWidth: 2.2,
        pool: [0.5, '#2fa79b'],
      }),
    ),
    near,
  ),
  closely(
    entry(
      'objects/iznik-dish-06',
      'Iznik-style dish: a cypress in the middle, a tulip, a carnation and a hyacinth on either side, not quite alike.',
      'Plato de estilo de Iznik: un ciprés en el centro y a cada lado un tulipán, un clavel y un jacinto, no del todo iguales.',
      'He pā ʻano Iznik: he kumu kupereso ma waena, a ma kēlā a me kēia ʻaoʻao he tulipa, he ponimōʻī a me ka hiakineko.',
      dish({
        ...iznik,
        design: cypressAndTulips(),
        rim: 'garland',
      }),
    ),
    near,
  ),
];
