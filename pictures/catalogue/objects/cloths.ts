import { rainClouds, starNet } from '../../families/textiles/batik-layouts.ts';
import { drawFabric, type FabricParameters } from '../../families/textiles/fabric.ts';
import { framed } from '../../families/textiles/fabric-parts.ts';
import { drawIkatRobe } from '../../families/textiles/ikat.ts';
import { oneStar, suzani } from '../../families/textiles/needlework-layouts.ts';
import { discsAndTulips, moons, rowsOf } from '../../families/textiles/woven-layouts.ts';
import { ogival } from '../../geometry/compositions.ts';
import { type CatalogueEntry, entry } from '../entry.ts';

export const work = (p: FabricParameters) => (seed: string) => drawFabric(p, seed);

const cotton: Omit<FabricParameters, 'layout'> = {
  technique: 'stitch',
  ground: '#e4d9c2',
  palette: {
    petal: ['#9c1f2e', '#a8283a', '#8c1a2c'],
    inner: '#e0a63a',
    heart: '#2a3f7a',
    leaf: ['#2e5a46', '#3a6b4c'],
    vein: '#e4d9c2',
    stem: '#3a2a24',
    bud: '#c4552f',
  },
  line: '#3a2620',
  lineWidth: 1.4,
  width: 1240,
  height: 1600,
  on: 'plaster',
};

const velvet: Omit<FabricParameters, 'layout'> = {
  technique: 'velvet',
  ground: '#6e1222',
  palette: {
    petal: '#c9a75a',
    inner: '#6e1222',
    heart: '#4a0c18',
    leaf: '#bd9a50',
    vein: '#6e1222',
    stem: '#c9a75a',
    bud: '#d8bd78',
  },
  line: '#4a0c18',
  width: 1120,
  height: 1600,
  on: 'plaster',
  metal: ['petal', 'leaf', 'bud', 'stem'],
};

const kashmir: Omit<FabricParameters, 'layout'> = {
  technique: 'twill',
  ground: '#8c2130',
  palette: {
    petal: ['#c85a3c', '#b8402f'],
    inner: ['#e6c27a', '#2d5f7c', '#d98a5a'],
    heart: '#1f3558',
    leaf: ['#23483e', '#2f5d6a', '#c9973f'],
    vein: '#e9d3a0',
    stem: '#2a1a18',
    bud: '#e9d3a0',
  },
  line: '#2a1418',
  lineWidth: 1.3,
  width: 1000,
  height: 1600,
  on: 'plaster',
};

export const cloths: CatalogueEntry[] = [
  entry(
    'objects/suzani-01',
    'Suzani: rows of red roundels with leaves, embroidered in silk on cotton.',
    'Suzani: filas de medallones rojos con hojas, bordados en seda sobre algodón.',
    'He suzani: nā lālani poepoe ʻulaʻula me nā lau, he humuhumu kilika ma luna o ka pulupulu.',
    work({ ...cotton, layout: suzani(2, 3) }),
  ),
  entry(
    'objects/suzani-02',
    'Suzani with roundels and carnations by turns, in crimson and gold.',
    'Suzani con medallones y claveles alternos, en carmesí y oro.',
    'He suzani me nā poepoe a me nā ponimōʻī, he ʻulaʻula a he gula.',
    work({
      ...cotton,
      layout: suzani(3, 4, true),
      palette: { ...cotton.palette, petal: ['#b0303a', '#c4552f'], inner: '#e6c27a' },
    }),
  ),
  entry(
    'objects/suzani-03',
    'Suzani with one great roundel amid sprays, indigo and madder.',
    'Suzani con un gran medallón entre ramos, en añil y rubia.',
    'He suzani me ka poepoe nui hoʻokahi ma waena o nā pua.',
    work({
      ...cotton,
      layout: suzani(1, 1),
      ground: '#e9dfc8',
      palette: {
        ...cotton.palette,
        petal: ['#23386e', '#2d4a86'],
        heart: '#9c1f2e',
        inner: '#c4552f',
      },
      width: 1500,
      height: 1500,
    }),
  ),
  entry(
    'objects/suzani-04',
    'Palak of madder red with great moons, ring within ring in white, gold and purple, and carnations between them.',
    'Palak rojo de rubia con grandes lunas, anillo dentro de anillo en blanco, oro y morado, y claveles entre ellas.',
    'He palak ʻulaʻula me nā mahina nui, nā pōʻai i loko o nā pōʻai, he keʻokeʻo, he melemele a he poni.',
    work({
      ...cotton,
      layout: suzani(2, 2, true),
      ground: '#8c2530',
      palette: {
        ...cotton.palette,
        petal: ['#5f2452', '#4a2148'],
        inner: '#ead9b4',
        heart: '#d59a3a',
        leaf: ['#2f5a50', '#3a6b5c'],
        bud: '#e0a63a',
      },
      line: '#2a1216',
      on: 'ink',
      width: 1400,
      height: 1500,
    }),
  ),
  entry(
    'objects/suzani-05',
    'Suzani with one eight-pointed star in an open white field, flowering plants in the corners and a vine around.',
    'Suzani con una estrella de ocho puntas en un campo blanco despejado, plantas en flor en las esquinas y un tallo ondulante alrededor.',
    'He suzani me hoʻokahi hōkū kihi ʻewalu ma ke kahua keʻokeʻo, nā lāʻau pua ma nā kihi a me ke kā a puni.',
    work({
      ...cotton,
      layout: oneStar(),
      ground: '#ece3d0',
      palette: {
        ...cotton.palette,
        petal: ['#a8324a', '#b8433f', '#9c2f4e'],
        leaf: ['#3f6f52', '#4c7a4a', '#5a8c5e'],
      },
      width: 1300,
      height: 1700,
      on: 'sand',
    }),
  ),
  entry(
    'objects/ikat-robe-01',
    'Ikat robe with feathered red, yellow and white diamonds on blue.',
    'Túnica de ikat con rombos rojos, amarillos y blancos de bordes difuminados sobre azul.',
    'He ʻaʻahu ikat me nā taimana ʻulaʻula, melemele a keʻokeʻo ma luna o ka uliuli.',
    (seed) =>
      drawIkatRobe(
        {
          dyes: ['#1f2f6e', '#b5243a', '#e3b53a', '#ece2cc'],
          pattern: 'diamonds',
          ground: 'plaster',
          lining: '#b9593c',
        },
        seed,
      ),
  ),
  entry(
    'objects/ikat-robe-02',
    'Ikat robe with great circles in magenta and green.',
    'Túnica de ikat con grandes círculos en magenta y verde.',
    'He ʻaʻahu ikat me nā poepoe nui ʻākala a ʻōmaʻomaʻo.',
    (seed) =>
      drawIkatRobe(
        {
          dyes: ['#e7dbc0', '#8f1f5a', '#2a6b58', '#e0a63a'],
          pattern: 'circles',
          ground: 'plaster',
          lining: '#2f4f7c',
        },
        seed,
      ),
  ),
  entry(
    'objects/ikat-robe-03',
    'Ikat robe in yellow and violet with tall zigzag bands.',
    'Túnica de ikat en amarillo y violeta con altas bandas en zigzag.',
    'He ʻaʻahu ikat melemele a poni me nā kāʻei kekeʻe.',
    (seed) =>
      drawIkatRobe(
        {
          dyes: ['#dca62c', '#5a2468', '#ede3cf', '#b8342c'],
          pattern: 'zigzag',
          ground: 'ink',
          lining: '#8c2a34',
        },
        seed,
      ),
  ),
  entry(
    'objects/ikat-robe-04',
    'Ikat robe with drop shapes in teal and red on white.',
    'Túnica de ikat con formas de gota en verde azulado y rojo sobre blanco.',
    'He ʻaʻahu ikat me nā ʻano kulu ʻōmaʻomaʻo uliuli a ʻulaʻula ma luna o ke keʻokeʻo.',
    (seed) =>
      drawIkatRobe(
        {
          dyes: ['#eae0cb', '#12707a', '#b02432', '#1c2344'],
          pattern: 'drops',
          ground: 'sand',
          lining: '#d0a24a',
        },
        seed,
      ),
  ),
  entry(
    'objects/velvet-01',
    'Crimson velvet with rows of carnations in gilt thread.',
    'Terciopelo carmesí con filas de claveles en hilo dorado.',
    'He weleweka ʻulaʻula me nā lālani ponimōʻī gula.',
    work({ ...velvet, layout: rowsOf('carnation', 3, 150) }),
  ),
  entry(
    'objects/velvet-02',
    'Green velvet with the device çintamani in gold: three discs over two waves, a tulip in their midst.',
    'Terciopelo verde con el motivo çintamani en oro: tres discos sobre dos ondas y un tulipán en medio.',
    'He weleweka ʻōmaʻomaʻo me ka hōʻailona çintamani gula: ʻekolu poepoe ma luna o nā nalu ʻelua, a he tulip ma waena.',
    work({
      ...velvet,
      ground: '#1c4634',
      line: '#0f2a1e',
      palette: { ...velvet.palette, inner: '#8c1a2c', vein: '#1c4634', heart: '#163a2b' },
      layout: discsAndTulips(3, 5),
    }),
  ),
  entry(
    'objects/velvet-03',
    'Blue velvet with an ogee lattice and palmettes in silver-gilt.',
    'Terciopelo azul con red conopial y palmetas en plata dorada.',
    'He weleweka uliuli me nā mekala a me nā pua lotu gula.',
    work({
      ...velvet,
      ground: '#182a5a',
      line: '#0c1638',
      palette: {
        ...velvet.palette,
        petal: '#182a5a',
        bud: '#c9a75a',
        inner: '#8c1a2c',
        vein: '#182a5a',
        heart: '#c9a75a',
      },
      layout: framed(ogival(3), [], 1, 2, 1),
      on: 'ink',
    }),
  ),
  entry(
    'objects/shawl-01',
    'Kashmir-style shawl with rows of boteh on red.',
    'Chal de estilo de Cachemira con filas de boteh sobre rojo.',
    'He kīhei ʻano Kashmir ʻulaʻula me nā lālani boteh.',
    work({ ...kashmir, layout: rowsOf('boteh', 4, 170) }),
  ),
  entry(
    'objects/shawl-02',
    'Ivory shawl with large boteh at the ends.',
    'Chal marfil con grandes boteh en los extremos.',
    'He kīhei keʻokeʻo me nā boteh nui.',
    work({
      ...kashmir,
      ground: '#e6d9bd',
      line: '#5a3a28',
      palette: { ...kashmir.palette, heart: '#8c2130' },
      layout: rowsOf('boteh', 3, 210),
      on: 'sand',
    }),
  ),
  entry(
    'objects/shawl-03',
    'Square blue shawl: a round moon in the middle, a quarter moon in each corner, small botehs between them.',
    'Chal cuadrado azul: una luna redonda en el centro, un cuarto de luna en cada esquina y pequeños boteh entre ellas.',
    'He kīhei huinahā uliuli: he mahina poepoe ma waena, he hapahā mahina ma kēlā me kēia kihi, a he mau boteh liʻiliʻi.',
    work({
      ...kashmir,
      ground: '#1c2a50',
      palette: {
        ...kashmir.palette,
        heart: '#7c1f2c',
        stem: '#1c2a50',
        petal: ['#9c2f34', '#8c2430'],
      },
      layout: moons(),
      width: 1500,
      height: 1500,
    }),
  ),
  entry(
    'objects/batik-01',
    'Batik cotton with rows of rain clouds, each in seven shades from midnight blue to white.',
    'Algodón batik con filas de nubes de lluvia, cada una en siete tonos del azul de medianoche al blanco.',
    'He lole batik me nā lālani ao ua; ʻehiku kūlana o ka uliuli i kēlā me kēia ao, mai ka pouli a i ke keʻokeʻo.',
    work({
      ...cotton,
      technique: 'batik',
      ground: '#121c40',
      palette: {
        stem: '#16234e',
        heart: '#1f3570',
        leaf: '#2f5093',
        petal: '#5077b4',
        bud: '#84a4d0',
        inner: '#bccfe6',
        vein: '#edeee6',
      },
      line: '#e6e8e2',
      layout: rainClouds(),
      width: 1120,
    }),
  ),
  entry(
    'objects/batik-02',
    'Batik cotton in morinda red and indigo: eight-pointed stars in a net of lines.',
    'Algodón batik en rojo de morinda y añil: estrellas de ocho puntas en una red de líneas.',
    'He lole batik ʻulaʻula noni a uliuli: nā hōkū kihi ʻewalu i loko o ka ʻupena kaha.',
    work({
      ...cotton,
      technique: 'batik',
      ground: '#7c2a1f',
      palette: {
        petal: '#e4d2a8',
        inner: '#1d2a4e',
        heart: '#7c2a1f',
        leaf: '#d9b27c',
        vein: '#7c2a1f',
        stem: '#e4d2a8',
        bud: '#e4d2a8',
      },
      line: '#3a120c',
      layout: starNet(4, 6),
      width: 1120,
      on: 'sand',
    }),
  ),
];
