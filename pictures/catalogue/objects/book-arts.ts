import {
  cartoon,
  constructedStar,
  roundelPage,
  sunkMedallion,
  tooledStar,
} from '../../families/pages/book-arts.ts';
import { drawIrisStudy } from '../../families/pages/iris-study.ts';
import { drawMarbledPaper } from '../../families/pages/marbled-paper.ts';
import { drawJali } from '../../families/screens/jali.ts';
import type { FabricParameters } from '../../families/textiles/fabric.ts';
import { type CatalogueEntry, closely, entry } from '../entry.ts';
import { work } from './cloths.ts';
import { grounds } from './grounds.ts';

/** Bindings, single leaves, drawings, and a screen in koa. */

const page: Omit<FabricParameters, 'layout'> = {
  technique: 'page',
  ground: '#eadfc4',
  palette: {
    petal: '#a8342c',
    inner: '#c9a040',
    heart: '#7c2a24',
    leaf: '#4f7f56',
    vein: '#eadfc4',
    stem: '#2c241f',
    bud: '#c9b68c',
  },
  line: null,
  width: 1120,
  height: 1600,
  on: grounds.paper,
};

export const bookArts: CatalogueEntry[] = [
  closely(
    entry(
      'objects/iris-study-01',
      'Album page with a study of one red iris plant, three flowers and blade-like leaves, and a small butterfly; a border of gold flowers at the sides.',
      'Página de álbum con el estudio de un lirio rojo, tres flores y hojas como espadas, y una pequeña mariposa; a los lados, un margen de flores de oro.',
      'He ʻaoʻao puke me ke kiʻi o ka lāʻau iris ʻulaʻula hoʻokahi, ʻekolu pua me nā lau ʻoi, a he pulelehua liʻiliʻi; he palena pua gula ma nā ʻaoʻao.',
      drawIrisStudy,
    ),
  ),
  closely(
    entry(
      'objects/binding-01',
      'Dark brown leather binding: a gold medallion with lobes pressed into the middle, a pendant at either end, a quarter medallion in each corner and a gold frame.',
      'Encuadernación de cuero pardo oscuro: un medallón lobulado de oro hundido en el centro, un colgante en cada extremo, un cuarto de medallón en cada esquina y un marco dorado.',
      'He uhi puke ʻili palaunu pouli: he mekala gula i kaomi ʻia ma waena, he lei ma kēlā a me kēia wēlau, he hapahā mekala ma kēlā me kēia kihi a he mōlina gula.',
      work({
        ...page,
        technique: 'leather',
        ground: '#4a2418',
        palette: {
          inner: '#c9a040',
          heart: '#3a1a12',
          stem: '#3a1a12',
          petal: '#c9a040',
          leaf: '#c9a040',
          vein: '#4a2418',
          bud: '#c9a040',
        },
        metal: ['inner', 'petal', 'leaf', 'bud'],
        layout: sunkMedallion(),
        width: 1100,
        height: 1600,
      }),
    ),
    3.75,
  ),
  entry(
    'objects/binding-02',
    'Brown leather binding tooled without color but for small gold dots: a star of eight points made of straps in a circle, knots above, below and around.',
    'Encuadernación de cuero pardo labrada en seco salvo pequeños puntos de oro: una estrella de ocho puntas hecha de cintas en un círculo, con nudos arriba, abajo y alrededor.',
    'He uhi puke ʻili palaunu i kaha ʻia me ka waihoʻoluʻu ʻole koe nā kiko gula liʻiliʻi: he hōkū kihi ʻewalu o nā kaula i loko o ka pōʻai, nā hīpuʻu ma luna, ma lalo a puni.',
    work({
      ...page,
      technique: 'leather',
      ground: '#6a4028',
      palette: {
        inner: '#c9a040',
        heart: '#5a3420',
        stem: '#54301e',
        bud: '#4a2a1a',
        vein: '#6a4028',
      },
      metal: ['inner'],
      layout: tooledStar(),
      width: 1120,
      height: 1600,
    }),
  ),
  entry(
    'objects/marbled-paper-01',
    'Sheet of marbled paper: drops of indigo, ochre, brick red and white that pushed each other aside on the water, like stones in a riverbed.',
    'Hoja de papel jaspeado: gotas de añil, ocre, rojo ladrillo y blanco que se apartaron unas a otras en el agua, como guijarros en un lecho de río.',
    'He pepa māpala: nā kulu ʻinikō, melemele lepo, ʻulaʻula a me ke keʻokeʻo i pahu kekahi i kekahi ma luna o ka wai, me he ʻiliʻili o ke kahawai lā.',
    (seed) =>
      drawMarbledPaper(
        {
          colours: ['#24365c', '#4a5c74', '#b5803a', '#9c4430', '#e2d4b4', '#efe8d8'],
          width: 1600,
          height: 1180,
          ground: grounds.paper,
        },
        seed,
      ),
  ),
  entry(
    'objects/lamu-page-01',
    'Manuscript page: three roundels in black, red and yellow above and three below, between them red ruled lines that wait for writing; flowers, lotus petals and leaves inside them, small buds between, and a border of chevrons.',
    'Página manuscrita: tres medallones en negro, rojo y amarillo arriba y tres abajo, y entre ellos renglones rojos que esperan la escritura; dentro, flores, pétalos de loto y hojas, pequeños capullos en medio y una cenefa de cheurones.',
    'He ʻaoʻao palapala: ʻekolu poepoe ʻeleʻele, ʻulaʻula a melemele ma luna a ʻekolu ma lalo, a ma waena nā laina ʻulaʻula e kali ana i ke kākau; i loko nā pua, nā lihilihi lotus a me nā lau, he mau ʻōpuʻu liʻiliʻi ma waena, a he palena kihikihi.',
    work({
      ...page,
      palette: { ...page.palette, inner: '#d0a02c', stem: '#231c18' },
      layout: roundelPage(),
      width: 1240,
      height: 1560,
    }),
  ),
  entry(
    'objects/forty-layers-01',
    'Drawing in ink on many sheets of film: circles, rays and lines of forty steps lie over one another, pale to dark, and make a star of twelve points.',
    'Dibujo a tinta sobre muchas hojas de película: círculos, radios y líneas de cuarenta pasos se superponen, de claro a oscuro, y forman una estrella de doce puntas.',
    'He kaha kiʻi ʻīnika ma luna o nā pepa aniani he nui: nā pōʻai, nā kukuna a me nā laina o nā ʻanuʻu he kanahā kekahi ma luna o kekahi, a lilo i hōkū kihi ʻumi kumamālua.',
    work({
      ...page,
      ground: '#ecebe4',
      palette: { leaf: '#b4b8c0', petal: '#7c8494', stem: '#20263a', inner: '#ecebe4' },
      layout: constructedStar(40),
      width: 1500,
      height: 1500,
    }),
  ),
  entry(
    'objects/veranda-cartoon-01',
    'Full-size cartoon on tracing linen: the left half of a pattern of twelve- and ten-pointed stars inked, the right half in pencil on a grid, corrections in purple between.',
    'Cartón a tamaño real sobre tela de calco: la mitad izquierda de un dibujo de estrellas de doce y diez puntas a tinta, la derecha a lápiz sobre cuadrícula y, en medio, correcciones en morado.',
    'He kiʻi nui piha ma luna o ka lole lilina: ʻīnika ka hapa hema o nā hōkū kihi ʻumi kumamālua a ʻumi, penikala ka hapa ʻākau ma luna o ka ʻupena, a he mau hoʻoponopono poni ma waena.',
    work({
      ...page,
      ground: '#d9dfd8',
      palette: {
        leaf: '#a4aca8',
        petal: '#7a8490',
        stem: '#1f2a4a',
        bud: '#7a4a94',
        inner: '#d9dfd8',
      },
      layout: cartoon(),
      width: 1700,
      height: 1180,
    }),
  ),
  entry(
    'objects/koa-screen-01',
    'Screen of laminated koa, red-brown with a curl in the grain: a light net of hexagons and six-pointed stars, sun behind it.',
    'Celosía de koa laminada, pardo rojiza y de veta rizada: una red ligera de hexágonos y estrellas de seis puntas con el sol detrás.',
    'He pākū koa i hoʻopili ʻia, he palaunu ʻulaʻula me ka wili o ka lāʻau: he ʻupena māmā o nā huinaono a me nā hōkū kihi ʻeono, aia ka lā ma hope.',
    (seed) =>
      drawJali(
        {
          design: { kind: 'hexagons', side: 64, bar: 7 },
          stone: 'koa',
          wide: 0.7,
          tall: 1.4,
          frame: 0.03,
          ground: grounds.wood,
          sun: [0.4, 0.6, -0.7],
          width: 1100,
          height: 1640,
        },
        seed,
      ),
  ),
];
