import { albumBorder, headpiece, shamsa, starPage } from '../../families/pages/page-layouts.ts';
import type { FabricParameters } from '../../families/textiles/fabric.ts';
import { framed } from '../../families/textiles/fabric-parts.ts';
import type { Composition } from '../../geometry/compositions.ts';
import { vaseOfFlowers } from '../../geometry/garden-compositions.ts';
import { crossingSpirals } from '../../geometry/glaze-compositions.ts';
import type { Point } from '../../geometry/points.ts';
import { type CatalogueEntry, closely, entry } from '../entry.ts';
import { work } from './cloths.ts';
import { grounds } from './grounds.ts';

const page: Omit<FabricParameters, 'layout'> = {
  technique: 'page',
  ground: '#eee2c6',
  palette: {
    petal: '#1f3f96',
    inner: '#c9a040',
    heart: '#c9a040',
    leaf: '#2f7a5e',
    vein: '#f3ead4',
    stem: '#8c6a2a',
    bud: '#16285f',
  },
  line: '#5c4212',
  lineWidth: 1.1,
  width: 1120,
  height: 1600,
  on: grounds.paper,
  metal: ['inner', 'heart'],
};

/** The crossing spirals in gold and white, where tile has them in yellow and white. */
const splitPalmettes: Composition = (random) => {
  const roles = { petal: 'heart', bud: 'bud', inner: 'vein', vein: 'petal' } as const;
  return crossingSpirals()(random).map(({ points, role }) => ({
    points: points.map(([x, y]): Point => [x * 0.75, y]),
    role: roles[role as keyof typeof roles],
  }));
};

export const pages: CatalogueEntry[] = [
  closely(
    entry(
      'objects/illumination-01',
      'Illuminated page: a gold and blue shamsa of twelve lobes, full of gold spirals, with fine rays around it.',
      'Página iluminada: una shamsa de oro y azul de doce lóbulos, llena de espirales doradas y rodeada de finos rayos.',
      'He ʻaoʻao i pena ʻia: he shamsa gula a uliuli me nā ʻao he ʻumi kumamālua, piha i nā lau wili gula, me nā kukuna lahilahi a puni.',
      work({ ...page, layout: shamsa(12) }),
    ),
    3.75,
  ),
  entry(
    'objects/illumination-02',
    'Illuminated headpiece: split palmettes in gold and white turn across each other on two blues, above an empty ruled field.',
    'Cabecera iluminada: medias palmetas de oro y blanco giran cruzándose sobre dos azules, encima de un campo pautado vacío.',
    'He poʻo ʻaoʻao i pena ʻia: nā hapa lau gula a keʻokeʻo e keʻa ana ma luna o nā uliuli ʻelua, ma luna o nā laina hakahaka.',
    work({ ...page, layout: headpiece(splitPalmettes) }),
  ),
  entry(
    'objects/illumination-03',
    'Illuminated carpet page: ten-pointed stars in blue, red and green between gold lines, within a blue and gold frame.',
    'Página tapiz iluminada: estrellas de diez puntas en azul, rojo y verde entre líneas de oro, con marco azul y dorado.',
    'He ʻaoʻao moena i pena ʻia: nā hōkū kihi ʻumi uliuli, ʻulaʻula a ʻōmaʻomaʻo ma waena o nā kaha gula.',
    work({
      ...page,
      ground: '#e9dcb8',
      palette: {
        ...page.palette,
        petal: '#17347c',
        leaf: '#9c2f2a',
        bud: '#1f4a9c',
        vein: '#2f6b57',
        inner: '#e9dcb8',
      },
      line: '#c9a040',
      lineWidth: 3.2,
      layout: starPage(),
    }),
  ),
  entry(
    'objects/illumination-04',
    'Album leaf with an empty middle: tulips, poppies and palmettes stand apart in the wide border, outlined in gold.',
    'Hoja de álbum con el centro vacío: tulipanes, amapolas y palmetas aislados en el ancho margen, perfilados en oro.',
    'He lau puke me ka waena hakahaka: kū nā tulipa, nā popi a me nā pua ʻē aʻe ma ka palena ākea, ua kaha ʻia i ke gula.',
    work({
      ...page,
      layout: albumBorder(),
      palette: {
        ...page.palette,
        petal: ['#b5452f', '#7a3f8c', '#d08a3a', '#3f5fa8'],
        bud: '#17347c',
        heart: '#e0b040',
        inner: '#c9a040',
        leaf: '#4f7f56',
      },
      line: '#9c7a2c',
      lineWidth: 1.5,
    }),
  ),
  entry(
    'objects/illumination-05',
    'Illuminated page: a vase with a bouquet of roses, tulips and pinks in red, green and plain gold on deep blue, within gold frames.',
    'Página iluminada: un jarrón con un ramo de rosas, tulipanes y claveles en oro rojo, oro verde y oro puro sobre azul profundo, entre marcos dorados.',
    'He ʻaoʻao i pena ʻia: he ipu me ka pūpū loke, tulipa a me nā ponimōʻī i ke gula ʻulaʻula, ke gula ʻōmaʻomaʻo a me ke gula maoli ma luna o ka uliuli, i loko o nā mōlina gula.',
    work({
      ...page,
      palette: {
        ...page.palette,
        petal: '#d0935a',
        inner: '#c9a040',
        leaf: '#a3a858',
        bud: '#c9a040',
        stem: '#b08f3c',
        vein: '#14285c',
      },
      layout: framed(
        vaseOfFlowers(),
        [
          [0.012, 'heart'],
          [0.05, 'petal'],
          [0.012, 'heart'],
          [0.001, 'vein'],
        ],
        1,
        1,
        0.88,
      ),
      metal: ['inner', 'heart', 'petal', 'leaf', 'bud', 'stem'],
    }),
  ),
];
