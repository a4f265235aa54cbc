import type { TileParameters } from '../../families/tiles/painted-tile.ts';
import { peonyWreath } from '../../geometry/damascus-compositions.ts';
import { evenGarden } from '../../geometry/garden-tile-compositions.ts';
import { cloudsOnScroll } from '../../geometry/iznik-compositions.ts';
import { looseWheel } from '../../geometry/kashan-compositions.ts';
import { arabesqueWheel } from '../../geometry/lustre-compositions.ts';
import {
  lionsPaw,
  openPomegranate,
  roseTrellis,
  singleFlower,
  starInSquare,
  wavesInStar,
} from '../../geometry/tile-compositions.ts';
import { scratchCurls } from '../../surface/lustre.ts';
import { type CatalogueEntry, entry } from '../entry.ts';
import { grounds } from './grounds.ts';
import { iznikPalette } from './iznik-palette.ts';
import { tile } from './tile.ts';

/** Tiles of many houses, one of each. */

const iznik: Omit<TileParameters, 'design'> = {
  glaze: '#eef0ea',
  palette: iznikPalette,
  line: '#16202c',
  lineWidth: 3.6,
  ground: grounds.ceramic,
  raised: 2.2,
  wear: 0.28,
};

const tinGlaze: Omit<TileParameters, 'design'> = {
  glaze: '#e8e2cf',
  palette: {
    petal: '#d9a42c',
    inner: '#e8e2cf',
    heart: '#5c2f4a',
    leaf: '#3f8a5a',
    vein: '#2a1c22',
    stem: '#3a2a2c',
    bud: '#5c3a50',
  },
  line: '#33202a',
  lineWidth: 6,
  ground: grounds.ceramic,
  wear: 0.5,
  crackle: 40,
  body: '#c88a5c',
};

const blues = (glaze: string): TileParameters['palette'] => ({
  petal: '#2b4fa6',
  inner: glaze,
  heart: '#1f3a8c',
  leaf: '#2b4fa6',
  vein: glaze,
  stem: '#24408a',
  bud: '#3fa3b4',
});

export const wallTiles: CatalogueEntry[] = [
  entry(
    'objects/kutahya-tile-01',
    'Tile in the revived Iznik manner: carnation, tulip and rosettes on bending stems from one tuft; the red lies flat and bright.',
    'Azulejo a la manera recuperada de Iznik: clavel, tulipán y rosetas en tallos curvos de una sola mata; el rojo es plano y vivo.',
    'He kile ʻano Iznik hou: he ponimōʻī, he tulipa a me nā pua poepoe ma nā kumu piʻo mai hoʻokahi pūpū; pālahalaha a mālamalama ka ʻulaʻula.',
    tile(iznik, evenGarden(), {
      lineWidth: 3.2,
      raised: 0.2,
      wear: 0.1,
      palette: { ...iznikPalette, petal: '#c8402a', leaf: '#1f8a6a' },
    }),
  ),
  entry(
    'objects/tunis-tile-01',
    'Tile in yellow, green and purple-brown: four swirling leaves around a quarter flower in one corner; four such tiles make the whole wheel.',
    'Azulejo en amarillo, verde y pardo púrpura: cuatro hojas en remolino en torno a un cuarto de flor en una esquina; cuatro piezas forman la rueda entera.',
    'He kile melemele, ʻōmaʻomaʻo a palaunu poni: ʻehā lau wili a puni ka hapahā pua ma kekahi kihi; ʻehā kile e piha ai ka huila.',
    tile(tinGlaze, lionsPaw()),
  ),
  entry(
    'objects/multan-tile-01',
    'Tile in two blues on white: a wheel of four spirals with leaves and palmettes.',
    'Azulejo en dos azules sobre blanco: una rueda de cuatro espirales con hojas y palmetas.',
    'He kile i nā uliuli ʻelua ma luna o ke keʻokeʻo: he huila o nā mea wili ʻehā me nā lau a me nā pua lotus.',
    tile({ ...iznik, glaze: '#e6e8e2' }, arabesqueWheel(4), {
      palette: { ...blues('#e6e8e2'), leaf: '#3f9fc0', bud: '#3f9fc0' },
      line: '#1b2f78',
      lineWidth: 4,
      raised: 0.6,
      wear: 0.45,
      body: '#b5694a',
    }),
  ),
  entry(
    'objects/hala-tile-01',
    'Narrow tile of brick-red clay: one cobalt flower on its stem with copper-green leaves and two buds on white slip, a row of dots at either side.',
    'Azulejo estrecho de barro rojo: una flor de cobalto en su tallo con hojas verde cobre y dos capullos sobre engobe blanco, con una hilera de puntos a cada lado.',
    'He kile haiki o ka pālolo ʻulaʻula: hoʻokahi pua uliuli ma kona kumu me nā lau ʻōmaʻomaʻo a me nā ʻōpuʻu ʻelua, he lālani kiko ma kēlā a me kēia ʻaoʻao.',
    tile({ ...iznik, glaze: '#e4e0cc' }, singleFlower(), {
      shape: 'border',
      palette: { ...blues('#e4e0cc'), leaf: '#3f9a78', stem: '#2f6a58', bud: '#2b4a9c' },
      line: '#1f2f5c',
      raised: 0.5,
      wear: 0.55,
      body: '#a8553a',
      scale: 0.96,
    }),
  ),
  entry(
    'objects/tehran-tile-01',
    'Garden-wall tile: five pink roses with buds and leaves climb a pale trellis on sky blue.',
    'Azulejo de tapia de jardín: cinco rosas rosadas con capullos y hojas trepan por una celosía clara sobre azul cielo.',
    'He kile pā kīhāpai: ʻelima loke ʻākala me nā ʻōpuʻu a me nā lau e piʻi ana ma ka ʻupena lāʻau ma luna o ka uliuli lani.',
    tile(iznik, roseTrellis(), {
      glaze: '#8fb4c4',
      palette: {
        petal: '#d98aa0',
        inner: '#f0d4d4',
        heart: '#b5486a',
        leaf: '#4f8a5a',
        vein: '#e6ddc4',
        stem: '#4a6a44',
        bud: '#b5486a',
      },
      line: '#3a2c34',
      lineWidth: 2.6,
      raised: 3.4,
      soft: 4,
    }),
  ),
  entry(
    'objects/iznik-tile-07',
    'Tile cut round at its upper right to fit under an arch: a red pomegranate has opened upon small tulips, among long toothed leaves in green and blue.',
    'Azulejo recortado en curva arriba a la derecha para ajustarse a un arco: una granada roja se abre sobre pequeños tulipanes, entre largas hojas dentadas en verde y azul.',
    'He kile i ʻoki poepoe ʻia ma ke kihi ʻākau o luna: ua hāmama ka pomegarane ʻulaʻula a ʻike ʻia nā tulipa liʻiliʻi i loko, ma waena o nā lau niho lōʻihi.',
    tile(iznik, openPomegranate(), { shape: 'lunette' }),
  ),
  entry(
    'objects/iznik-tile-08',
    'Tile with curling red clouds that lie over a thin blue scroll of half palmettes on white.',
    'Azulejo con nubes rojas enroscadas sobre un fino roleo azul de medias palmetas, en fondo blanco.',
    'He kile me nā ao ʻulaʻula wili ma luna o ke kā uliuli lahilahi me nā hapa lau, ma ke keʻokeʻo.',
    tile(iznik, cloudsOnScroll(), {
      palette: {
        ...iznikPalette,
        petal: '#b5301c',
        leaf: '#2b4fa6',
        vein: '#e9eef0',
        stem: '#2b4fa6',
        heart: '#1f3f96',
        bud: '#16202c',
      },
      lineWidth: 2.6,
    }),
  ),
  entry(
    'objects/damascus-tile-04',
    'Hexagonal tile that stands on a point, in blue on white: a peony seen from above, petal over petal, in six toothed leaves, a leafy vine around it.',
    'Azulejo hexagonal, con un vértice arriba, en azul sobre blanco: una peonía vista desde arriba, pétalo sobre pétalo, entre seis hojas dentadas, con un tallo de hojas alrededor.',
    'He kile huinaono e kū ana ma luna o kekahi kihi, uliuli ma luna o ke keʻokeʻo: he pua peonia i nānā ʻia mai luna mai me nā lau niho ʻeono, a he kā lau a puni.',
    tile({ ...iznik, glaze: '#e6e9e4' }, peonyWreath(), {
      shape: 'upright hexagon',
      palette: { ...blues('#e6e9e4'), heart: '#6f8cc4', bud: '#24408a' },
      line: '#1b2c6c',
      raised: 0.4,
      crackle: 44,
      wear: 0.5,
    }),
  ),
  entry(
    'objects/star-tile-09',
    'Broken star tile: a little more than half is left; a wheel of white spirals on brown-gold luster with blue dots, and the sandy body along the break.',
    'Azulejo de estrella roto: queda algo más de la mitad; una rueda de espirales blancas sobre reflejo pardo dorado con puntos azules, y el cuerpo arenoso a lo largo de la fractura.',
    'He kile hōkū haki: he hapalua a ʻoi iki i koe; he huila o nā mea wili keʻokeʻo ma luna o ka hulali palaunu gula me nā kiko uliuli, a ʻike ʻia ke kino one ma kahi i haki ai.',
    tile(
      {
        ...iznik,
        glaze: '#eee6d2',
        palette: {
          petal: '#efe6d0',
          inner: '#7d4f1c',
          heart: '#27408f',
          leaf: '#efe6d0',
          vein: '#7d4f1c',
          stem: '#efe6d0',
          bud: '#efe6d0',
        },
        line: '#7d4f1c',
        lineWidth: 2.6,
        lustre: true,
        raised: 0.3,
        crackle: 38,
        wear: 0.5,
        ground: grounds.ceramic,
      },
      looseWheel(),
      {
        shape: 'broken star',
        under: (brush, half, random) => {
          brush.fillStyle = '#7d4f1c';
          brush.fillRect(-half * 1.2, -half * 1.2, half * 2.4, half * 2.4);
          scratchCurls(brush, half, half * 0.038, '#e2d3ac', random);
        },
      },
    ),
  ),
  entry(
    'objects/arista-tile-01',
    'Small tile with raised ridges: an eight-pointed star with a rosette, quarter stars in the corners; honey, green, blue and white glazes have pooled between the ridges.',
    'Azulejo pequeño de arista: una estrella de ocho puntas con una roseta y cuartos de estrella en las esquinas; vidriados melado, verde, azul y blanco se han estancado entre las aristas.',
    'He kile liʻiliʻi me nā kuapo kiʻekiʻe: he hōkū kihi ʻewalu me ka pua, he mau hapahā hōkū ma nā kihi; ua hōʻiliʻili ka ʻili aniani ma waena o nā kuapo.',
    tile(tinGlaze, starInSquare(), {
      glaze: '#e2d6b4',
      palette: {
        petal: '#b8782a',
        inner: '#e2d6b4',
        heart: '#274a8c',
        leaf: '#2f7a5a',
        vein: '#e2d6b4',
        stem: '#274a8c',
        bud: '#274a8c',
      },
      line: '#d8c89c',
      lineWidth: 15,
      run: 1,
      raised: 5,
      soft: 5,
      wear: 0.6,
      body: '#b5694a',
    }),
  ),
  entry(
    'objects/coral-star-01',
    'Star tile of pale coral sand, unglazed: waves wind inward from its eight points in low relief; the edges have begun to crumble.',
    'Azulejo de estrella de arena de coral clara, sin vidriar: de sus ocho puntas entran olas enroscadas en bajorrelieve; los bordes han empezado a desmoronarse.',
    'He kile hōkū o ke one koʻa keʻokeʻo, ʻaʻohe ʻili aniani: wili nā nalu i loko mai nā kihi ʻewalu; ua hoʻomaka nā lihi e helele.',
    tile(
      {
        ...iznik,
        glaze: '#d8ccb2',
        palette: { petal: '#e2d8c2' },
        line: null,
        shape: 'star',
        raised: 9,
        soft: 4,
        run: 0,
        matte: true,
        wear: 0.75,
        body: '#cfc2a4',
      },
      wavesInStar(),
      { scale: 0.82 },
    ),
  ),
];
