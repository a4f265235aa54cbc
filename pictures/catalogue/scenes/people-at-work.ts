import { batikHands } from '../../families/figures/batik-hands.ts';
import { drawBeforeTiles } from '../../families/figures/before-tiles.ts';
import { walkInto } from '../../families/figures/court-family.ts';
import { laceriaHands } from '../../families/figures/laceria-hands.ts';
import { quiltHands } from '../../families/figures/quilt-hands.ts';
import { reedPen } from '../../families/figures/reed-pen.ts';
import { tileCutter } from '../../families/figures/tile-cutter.ts';
import { drawCourtyard } from '../../families/scenes/courtyard.ts';
import { painted } from '../../surface/painted.ts';
import { type CatalogueEntry, entry } from '../entry.ts';
import { noonCourt } from './court.ts';
import { blueHour } from './skies.ts';

/** People of the house, from behind or by their hands; none has a face. */
export const peopleAtWork: CatalogueEntry[] = [
  entry(
    'scenes/hands-at-the-anvil',
    'Two hands cut tile on a wooden bench: the left holds a blue piece on the edge of the anvil, the right lets the hammer fall; around them chips of clay, behind them a pattern half laid.',
    'Dos manos cortan azulejo en un banco de madera: la izquierda sujeta una pieza azul en el borde del yunque, la derecha deja caer el martillo; alrededor, esquirlas de barro; detrás, un dibujo a medio componer.',
    'ʻOki nā lima ʻelua i ke kile ma ka pākaukau lāʻau: paʻa ka lima hema i ka ʻāpana uliuli ma ka lihi o ke kua, hoʻohāʻule ka lima ʻākau i ka hāmale; a puni nā māmala pālolo, ma hope ka lau i hapa kau ʻia.',
    tileCutter(),
  ),
  entry(
    'scenes/hands-with-reed-pen',
    'A calligrapher’s hands on a dark table: one spreads the sheet, the other sets the reed pen to a row of practice strokes and measured dots; a brass inkpot stands beside.',
    'Manos de un calígrafo en una mesa oscura: una sujeta la hoja y la otra apoya el cálamo en una fila de trazos de práctica y puntos de medida; al lado, un tintero de latón.',
    'Nā lima o ka mea kākau nani ma ka pākaukau pouli: paʻa kekahi i ka pepa, kau kekahi i ka peni ʻohe ma ka lālani kaha hoʻomaʻamaʻa me nā kiko ana; aia ka ipu ʻīnika keleawe ma ka ʻaoʻao.',
    reedPen(),
  ),
  {
    ...entry(
      'scenes/hands-on-the-quilt',
      'A quilter’s brown hands on a twelve-pointed star of patches in red, gold, blue and green: the left spreads the cloth, the right draws needle and thread; a spool and a thimble wait.',
      'Manos morenas de una acolchadora sobre una estrella de doce puntas de retazos rojos, dorados, azules y verdes: la izquierda alisa la tela y la derecha lleva aguja e hilo; esperan un carrete y un dedal.',
      'Nā lima ʻulaʻula o ka mea humu kuiki ma ka hōkū he ʻumi kumamālua kihi o nā ʻāpana ʻulaʻula, gula, uliuli a ʻōmaʻomaʻo: hohola ka hema i ka lole, huki ka ʻākau i ke kui me ka lopi; kali ka pōkaʻa a me ke komo humu.',
      quiltHands(),
    ),
    // Both wrists in a square.
    focalPoint: { x: 0.57, y: 0.5 },
  },
  entry(
    'scenes/hands-with-set-square',
    'A carpenter’s hands on a board: the left presses a walnut set square flat, the right draws a red pencil along it; above them stars of pale and dark wood are already set, shavings lie on the bench.',
    'Manos de un carpintero sobre un tablero: la izquierda aprieta un cartabón de nogal y la derecha pasa un lápiz rojo por su borde; más arriba hay estrellas de madera clara y oscura ya puestas, y virutas en el banco.',
    'Nā lima o ke kamanā ma ka papa: kaomi ka hema i ka huinakolu lāʻau, kaha ka ʻākau i ka penikala ʻulaʻula ma kona kaʻe; ma luna ua kau ʻia nā hōkū lāʻau keʻokeʻo a uli, aia nā māmala lāʻau ma ka pākaukau.',
    laceriaHands(),
  ),
  entry(
    'scenes/hands-with-wax-pen',
    'A batik maker’s hands on a cloth: the right follows a penciled oval with the copper spout of a wax pen, the left spreads the cloth; above, rows of ovals waxed in gold and dyed in deep blue.',
    'Manos de una artista del batik sobre una tela: la derecha sigue un óvalo a lápiz con el pico de cobre del instrumento de cera, la izquierda alisa la tela; arriba, filas de óvalos encerados en oro y teñidos de azul oscuro.',
    'Nā lima o ka mea hana batik ma ka lole: hahai ka ʻākau i ke kaha penikala me ka nuku keleawe o ka peni pīlali, hohola ka hema i ka lole; ma luna nā lālani ʻololaʻa i hoʻopili ʻia me ka pīlali gula a i hoʻoluʻu ʻia i ka uliuli.',
    batikHands(),
  ),
  entry(
    'scenes/before-the-tiles',
    'A woman in a long red dress and a girl in a yellow skirt, seen from behind, stand hand in hand before a wall of blue, turquoise and honey tile; shadows of palm leaves fall over both.',
    'Una mujer con vestido largo rojo y una niña con falda amarilla, de espaldas y de la mano, ante un muro de azulejos azules, turquesas y color miel; sobre ambas caen sombras de hojas de palma.',
    'He wahine me ka lole lōʻihi ʻulaʻula a me ke kaikamahine me ka palekoki melemele, ke kua wale nō, e kū paʻa lima ana i mua o ka paia kile uliuli, ʻōmaʻomaʻo uliuli a meli; kau ke aka o nā lau pāma ma luna o lāua.',
    drawBeforeTiles,
  ),
  entry(
    'scenes/family-in-court',
    'A family seen from behind in the court at evening: a mother in a headscarf, a child between her and the father, a grandmother; before them lamps glow under the arches and lie in the pool.',
    'Una familia de espaldas en el patio al anochecer: la madre con pañuelo, un niño de la mano de ella y del padre, y la abuela; ante ellos, las lámparas encendidas bajo los arcos se reflejan en el estanque.',
    'He ʻohana, ke kua wale nō, ma ka pā hale i ke ahiahi: ka makuahine me ka hainakā poʻo, ke keiki ma waena o lāua ʻo ka makuakāne, a me ke kupuna wahine; ʻā nā kukui ma lalo o nā hoaka a kau ke aka i loko o ka wai.',
    async (seed) =>
      painted(
        await drawCourtyard(
          {
            ...noonCourt,
            arch: 'pointed',
            planting: 'cypress',
            sky: blueHour,
            sun: { direction: [0.5, 1, 0.5], colour: [0.06, 0.08, 0.14], soft: 0.05 },
            bounce: [0.05, 0.045, 0.055],
            lamps: { strength: 0.8, every: 1 },
            openToSea: false,
            exposure: 1.3,
            glow: 0.14,
            ripple: 0.014,
            eye: [-0.7, 1.72, 6.3],
            target: [-0.5, 1.75, -10],
            tall: 0.6,
            rise: -0.1,
            lens: { blur: 0.009, focus: 5.4 },
            furnish: (mesh, _, materials) => {
              walkInto(mesh, seed, materials, [-1.75, 0, 0.9]);
              return [];
            },
          },
          seed,
        ),
        seed,
      ),
  ),
];
