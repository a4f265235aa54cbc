import { rainClouds, starNet } from '../../families/textiles/batik-layouts.ts';
import { drawFabric, type FabricParameters } from '../../families/textiles/fabric.ts';
import { medallionAndRiver, palak } from '../../families/textiles/full-needlework-layouts.ts';
import { drawIkatRobe } from '../../families/textiles/ikat.ts';
import { oneStar, suzani } from '../../families/textiles/needlework-layouts.ts';
import { openGarden } from '../../families/textiles/rose-and-spray-cloths.ts';
import { longShawl, moons, sweepingDrops } from '../../families/textiles/shawl-layouts.ts';
import {
  discsAndTulips,
  fanCarnations,
  irisAndRose,
} from '../../families/textiles/velvet-layouts.ts';
import { type CatalogueEntry, closely, entry } from '../entry.ts';
import { grounds } from './grounds.ts';

export const work =
  (p: FabricParameters) =>
  (seed: string, close = 1) =>
    drawFabric(p, seed, close);

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
  on: grounds.textile,
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
  on: grounds.textile,
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
  on: grounds.textile,
};

export const cloths: CatalogueEntry[] = [
  closely(
    entry(
      'objects/suzani-01',
      'Suzani with twelve sprays of tulips and rosettes set apart on open white cotton, red blossoms with leaves in the border; silk threads lie side by side along every petal.',
      'Suzani con doce ramos de tulipanes y rosetas espaciados sobre algodón blanco despejado y flores rojas con hojas en la cenefa; los hilos de seda corren paralelos por cada pétalo.',
      'He suzani me nā pūpū tulipa a me nā pua poepoe he ʻumi kumamālua ma luna o ka pulupulu keʻokeʻo ākea, nā pua ʻulaʻula me nā lau ma ka palena; moe like nā lopi kilika ma kēlā me kēia lihi pua.',
      work({ ...cotton, layout: openGarden(3, 4, 190) }),
    ),
    3.75,
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
    'Suzani sewn all over: a great round medallion amid branches of carnations, and a border in which a stem winds like a river; one small leaf below is left unworked.',
    'Suzani bordado por entero: un gran medallón redondo entre ramas de claveles y una cenefa en la que un tallo serpentea como un río; abajo, una hojita quedó sin bordar.',
    'He suzani i humuhumu holoʻokoʻa ʻia: he poepoe nui ma waena o nā lālā ponimōʻī, a he palena me ke kā e wili ana me he kahawai lā; ua waiho ʻia kekahi lau liʻiliʻi.',
    work({
      ...cotton,
      layout: medallionAndRiver(),
      ground: '#e9dfc8',
      palette: {
        petal: ['#9c1f2e', '#a8283a', '#b2343c'],
        heart: '#2a3f7a',
        inner: '#e2b04a',
        leaf: ['#2e5a46', '#3a6b4c'],
        stem: ['#23386e', '#263d78'],
        vein: ['#e6d8b4', '#e9dcbc'],
      },
      line: '#2a1c1a',
      width: 1240,
      height: 1600,
    }),
  ),
  entry(
    'objects/suzani-04',
    'Palak sewn all over in madder red: great moons, ring within ring in white, gold and purple, small moons and carnations between them, a border of moons.',
    'Palak bordado por entero en rojo de rubia: grandes lunas, anillo dentro de anillo en blanco, oro y morado, pequeñas lunas y claveles entre ellas y una cenefa de lunas.',
    'He palak ʻulaʻula i humuhumu holoʻokoʻa ʻia: nā mahina nui, nā pōʻai i loko o nā pōʻai keʻokeʻo, melemele a poni, nā mahina liʻiliʻi a me nā ponimōʻī ma waena, a he palena mahina.',
    work({
      ...cotton,
      layout: palak(2, 3),
      ground: '#8c2530',
      palette: {
        petal: ['#6e1522', '#771a28'],
        vein: '#5f2452',
        inner: '#ead9b4',
        heart: ['#d59a3a', '#dca544'],
        leaf: ['#2f5a50', '#3a6b5c'],
        stem: ['#9c2634', '#96222f'],
        bud: ['#5f2452', '#56214c'],
      },
      line: '#2a1216',
      width: 1200,
      height: 1640,
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
    }),
  ),
  entry(
    'objects/ikat-robe-01',
    'Ikat robe spread out with its sleeves: round red moons with a white rosette take turns with white combs on deep blue, their ends feathered along the warp as if wet; an orange lining shows down the open front.',
    'Túnica de ikat extendida con sus mangas: lunas rojas redondas con una roseta blanca alternan con peines blancos sobre azul intenso, con los extremos difuminados a lo largo de la urdimbre como mojados; por la abertura asoma un forro naranja.',
    'He ʻaʻahu ikat i hohola ʻia me nā lima: nā mahina ʻulaʻula poepoe me ka pua poepoe keʻokeʻo a me nā kahi keʻokeʻo ma waena, palahē nā wēlau ma ka loa o nā lopi me he mea pulu lā, ma luna o ka uliuli; ʻike ʻia ka loko ʻalani ma ka wehena.',
    (seed) =>
      drawIkatRobe(
        {
          dyes: ['#1f2f6e', '#b5243a', '#e3b53a', '#ece2cc'],
          pattern: 'moons',
          ground: grounds.textile,
          lining: '#b9593c',
        },
        seed,
      ),
  ),
  entry(
    'objects/ikat-robe-02',
    'Ikat robe gathered at the waist under the arms, spread out: rings of magenta and white around a yellow heart, large as plates, alternate with feathered bands of green and white; the lining is blue.',
    'Túnica de ikat fruncida en la cintura bajo los brazos, extendida: anillos magenta y blancos en torno a un corazón amarillo, grandes como platos, alternan con bandas difuminadas de verde y blanco; el forro es azul.',
    'He ʻaʻahu ikat i hoʻāluʻalu ʻia ma ka pūhaka ma lalo o nā lima, i hohola ʻia: nā lina ʻākala uli a keʻokeʻo a puni ka waena melemele, nunui me he pā lā, ma waena o nā kāʻei ʻōmaʻomaʻo a keʻokeʻo palahē; he polū ka loko.',
    (seed) =>
      drawIkatRobe(
        {
          dyes: ['#e7dbc0', '#8f1f5a', '#2a6b58', '#e0a63a'],
          pattern: 'circles',
          ground: grounds.textile,
          lining: '#2f4f7c',
          isGathered: true,
        },
        seed,
      ),
  ),
  entry(
    'objects/ikat-robe-03',
    'Ikat robe: zigzags in yellow, violet, red and white run across body and sleeves, their points blurred; a dark red lining shows at the opening.',
    'Túnica de ikat: zigzags en amarillo, violeta, rojo y blanco recorren cuerpo y mangas, con las puntas difuminadas; por la abertura asoma un forro rojo oscuro.',
    'He ʻaʻahu ikat: holo nā kaha keʻekeʻe melemele, poni, ʻulaʻula a keʻokeʻo ma ke kino a me nā lima, palahē nā ʻoi; ʻike ʻia ka loko ʻulaʻula uli ma ka wehena.',
    (seed) =>
      drawIkatRobe(
        {
          dyes: ['#dca62c', '#5a2468', '#ede3cf', '#b8342c'],
          pattern: 'zigzag',
          ground: grounds.textile,
          lining: '#8c2a34',
        },
        seed,
      ),
  ),
  entry(
    'objects/ikat-robe-04',
    'White ikat robe: upright drops in dark violet, teal and red hang one below another between narrow teal stripes, their outlines feathered; the lining is yellow.',
    'Túnica de ikat blanca: gotas erguidas en violeta oscuro, verde azulado y rojo se suceden entre listas finas verde azulado, con los contornos difuminados; el forro es amarillo.',
    'He ʻaʻahu ikat keʻokeʻo: nā kulu kū poni uli, polū ʻōmaʻomaʻo a ʻulaʻula, kekahi ma lalo o kekahi, ma waena o nā kaha lahilahi, palahē nā kaʻe; he melemele ka loko.',
    (seed) =>
      drawIkatRobe(
        {
          dyes: ['#eae0cb', '#12707a', '#b02432', '#1c2344'],
          pattern: 'drops',
          ground: grounds.textile,
          lining: '#d0a24a',
        },
        seed,
      ),
  ),
  closely(
    entry(
      'objects/velvet-01',
      'Velvet cushion cover in crimson: carnations in gilt thread open into wide fans with small tulips in them, and six niches stand at either end.',
      'Funda de cojín de terciopelo carmesí: claveles de hilo dorado se abren en anchos abanicos con pequeños tulipanes, y en cada extremo hay seis hornacinas.',
      'He pale uluna weleweka ʻulaʻula: mōhala nā ponimōʻī gula me he peʻahi lā me nā tulipa liʻiliʻi i loko, a kū nā lua ʻeono ma kēlā me kēia wēlau.',
      work({ ...velvet, layout: fanCarnations(2, 4, 6) }),
    ),
    3.75,
  ),
  entry(
    'objects/velvet-02',
    'Green velvet with the device çintamani in gold: three discs over two waves, a tulip in their midst.',
    'Terciopelo verde con el motivo çintamani en oro: tres discos sobre dos ondas y un tulipán en medio.',
    'He weleweka ʻōmaʻomaʻo me ka hōʻailona çintamani gula: ʻekolu poepoe ma luna o nā nalu ʻelua, a he tulipa ma waena.',
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
    'Figured velvet: plants of iris in blue and rose plants in crimson, with green leaves, alternate in cut pile on a ground of tarnished silver strip.',
    'Terciopelo labrado: plantas de lirio en azul y rosales en carmesí, con hojas verdes, alternan en pelo cortado sobre un fondo de tira de plata empañada.',
    'He weleweka i ulana ʻia me nā kiʻi: nā lāʻau iris uliuli a me nā loke ʻulaʻula me nā lau ʻōmaʻomaʻo, ma luna o ke kahua kālā pōwehiwehi.',
    work({
      ...velvet,
      technique: 'voided',
      ground: '#cdc6b4',
      line: '#3d2a20',
      lineWidth: 1.5,
      palette: {
        petal: ['#3a4f96', '#4a62a8', '#33478c'],
        bud: ['#1d2c66', '#243572'],
        inner: ['#d7a99a', '#e0b9a4'],
        heart: ['#8c1a2e', '#a02438', '#7c1528'],
        leaf: ['#2c5a42', '#3a6b48', '#4a7444'],
        vein: '#a8b070',
        stem: '#355a3c',
      },
      metal: [],
      layout: irisAndRose(3, 4),
      width: 1240,
      height: 1520,
    }),
  ),
  closely(
    entry(
      'objects/shawl-01',
      'Long red shawl woven in twill: rows of botehs, bent sprays of small flowers held in a leaning drop, and a row of tall ones at either end between flowered bands.',
      'Chal largo rojo tejido en sarga: filas de botehs, ramos doblados de florecillas en una gota inclinada, y una fila de otros más altos en cada extremo entre bandas floridas.',
      'He kīhei ʻulaʻula lōʻihi: nā lālani boteh, he mau pūpū pua liʻiliʻi i piʻo i loko o ke kulu hina, a he lālani o nā boteh kiʻekiʻe ma kēlā a me kēia wēlau.',
      work({ ...kashmir, layout: longShawl(5, 230), width: 860, height: 1720 }),
    ),
    3.5,
  ),
  entry(
    'objects/shawl-02',
    'Ivory shawl: botehs grown so long that they sweep across the whole cloth toward a star in the middle, one drop within another, over a ground of tiny flowers.',
    'Chal marfil: botehs tan alargados que barren toda la tela hacia una estrella central, gota dentro de gota, sobre un fondo de florecillas.',
    'He kīhei keʻokeʻo: nā boteh lōʻihi loa e holo ana ma ka lole holoʻokoʻa i ka hōkū ma waena, kekahi kulu i loko o kekahi, ma luna o nā pua liʻiliʻi.',
    work({
      ...kashmir,
      ground: '#e6d9bd',
      line: '#5a3a28',
      palette: { ...kashmir.palette, heart: '#8c2130' },
      layout: sweepingDrops(),
      width: 860,
      height: 1720,
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
    'Batik cotton in morinda red: four columns of eight-pointed stars in white and indigo, joined by fine dotted lines into a net; an indigo edge with a row of lozenges.',
    'Algodón batik en rojo de morinda: cuatro columnas de estrellas de ocho puntas en blanco y añil, unidas en red por finas líneas punteadas; borde añil con una fila de rombos.',
    'He lole batik ʻulaʻula noni: ʻehā kolamu o nā hōkū ʻewalu kihi keʻokeʻo a ʻinikō, hui ʻia e nā laina kiko lahilahi a lilo i ʻupena; he kaʻe ʻinikō me ka lālani taimana.',
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
    }),
  ),
];
