import { drawPearlChest } from '../../families/inlay/pearl-chest.ts';
import { drawPenBox } from '../../families/lacquer/pen-box.ts';
import { drawMuqarnasPlan } from '../../families/muqarnas/muqarnas-plan.ts';
import { drawMuqarnasUnit } from '../../families/muqarnas/muqarnas-unit.ts';
import { type CatalogueEntry, entry } from '../entry.ts';
import { grounds } from './grounds.ts';

export const plansAndBoxes: CatalogueEntry[] = [
  entry(
    'objects/muqarnas-01',
    'Plan of one quarter of a muqarnas vault on folded paper: rhombs and squares ruled in ink around eight-pointed stars, washed in ochre, blue and red.',
    'Planta de un cuarto de bóveda de mocárabes en papel plegado: rombos y cuadrados a tinta en torno a estrellas de ocho puntas, con aguadas ocre, azul y roja.',
    'He kiʻi papa o ka hapahā o ka hoaka muqarnas ma ka pepa i pelu ʻia: nā huinahā i kaha ʻia i ka ʻīnika a puni nā hōkū kihi ʻewalu, he melemele, he uliuli a he ʻulaʻula.',
    (seed) =>
      drawMuqarnasPlan(
        {
          kind: 'quarter',
          paper: '#e9dcbc',
          ink: '#2a1c12',
          red: '#a03a28',
          ground: grounds.stone,
          width: 1500,
          height: 1500,
        },
        seed,
      ),
  ),
  entry(
    'objects/muqarnas-02',
    'Working drawing on brown paper with torn corners: half a twelve-pointed star of rhombs for a portal hood, and below it the niche with tiers of small arches.',
    'Dibujo de obra en papel pardo de esquinas rotas: media estrella de doce puntas hecha de rombos para la bóveda de una portada y, debajo, el nicho con filas de arquillos.',
    'He kiʻi hana ma ka pepa palaunu me nā kihi i nahae: he hapalua hōkū kihi ʻumi kumamālua no ka puka nui, a ma lalo ka lua me nā lālani hoaka liʻiliʻi.',
    (seed) =>
      drawMuqarnasPlan(
        {
          kind: 'hood',
          paper: '#c9a876',
          ink: '#23150c',
          red: '#8e2f1d',
          ground: grounds.stone,
          width: 1150,
          height: 1600,
        },
        seed,
      ),
  ),
  entry(
    'objects/muqarnas-03',
    'Carved plaster unit of a muqarnas vault: a hollow niche fluted like a shell, with a palmette, its edge painted blue with red and white dots beside a red line, worn.',
    'Pieza de yeso tallado de una bóveda de mocárabes: un nicho cóncavo estriado como una concha, con una palmeta y el borde pintado de azul con puntos rojos y blancos junto a una línea roja, gastado.',
    'He ʻāpana puna kālai no ka hoaka muqarnas: he lua ʻauwaha me he pūpū lā, me ka lau, pena ʻia ka lihi i ka uliuli me nā kiko ʻulaʻula a keʻokeʻo ma ka ʻaoʻao o ka laina ʻulaʻula, ua mākū.',
    (seed) => drawMuqarnasUnit(grounds.stone, seed),
  ),
  entry(
    'objects/pearl-chest-01',
    'Chest on feet covered in mother-of-pearl: a field of eight-pointed stars between two cypresses with rosettes, borders of triangles, tin wire around every piece.',
    'Arcón con patas cubierto de nácar: un campo de estrellas de ocho puntas entre dos cipreses con rosetas, cenefas de triángulos e hilo de estaño en torno a cada pieza.',
    'He pahu wāwae i uhi ʻia i ka uhi: nā hōkū kihi ʻewalu ma waena o ʻelua kumu kupereso me nā pua, nā lihi huinakolu a me ka uea kini.',
    (seed) =>
      drawPearlChest(
        { kind: 'bridal', wood: '#4a2a18', ground: grounds.wood, width: 1600, height: 1160 },
        seed,
      ),
  ),
  entry(
    'objects/pearl-chest-02',
    'Chest covered in hexagons of red tortoiseshell and dark wood, each with a six-pointed star of mother-of-pearl.',
    'Arcón cubierto de hexágonos de carey rojo y madera oscura, cada uno con una estrella de seis puntas de nácar.',
    'He pahu i uhi ʻia i nā huinaono o ka ʻea ʻulaʻula a me ka lāʻau ʻeleʻele, he hōkū uhi kihi ʻeono ma luna o kēlā me kēia.',
    (seed) =>
      drawPearlChest(
        { kind: 'court', wood: '#3a1f12', ground: grounds.wood, width: 1500, height: 1180 },
        seed,
      ),
  ),
  entry(
    'objects/pen-box-01',
    'Long lacquered pen box with rounded ends: a nightingale on a twig among roses, on an amber ground.',
    'Plumier alargado lacado de extremos redondos: un ruiseñor en una rama entre rosas, sobre fondo ámbar.',
    'He pahu peni lōʻihi hulali me nā wēlau poepoe: he manu mele ma luna o ka lālā i waena o nā loke, ma ke kua ʻalani.',
    (seed) => drawPenBox({ kind: 'garden', ground: grounds.wood }, seed),
  ),
  entry(
    'objects/pen-box-02',
    'Lacquered pen box marbled in red and gold with three medallions, its inner tray of green with gold scrolls half drawn out.',
    'Plumier lacado con jaspeado rojo y oro y tres medallones, con la bandeja interior verde de roleos dorados a medio sacar.',
    'He pahu peni hulali ʻulaʻula a gula me ʻekolu poepoe; ua huki hapa ʻia ka papa o loko, he ʻōmaʻomaʻo me nā lau ʻōwili gula.',
    (seed) => drawPenBox({ kind: 'marbled', ground: grounds.wood }, seed),
  ),
];
