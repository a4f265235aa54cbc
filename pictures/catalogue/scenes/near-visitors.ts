import { makeBusSign } from '../../families/close-ups/bus-sign.ts';
import { makeChalkStar } from '../../families/close-ups/chalk-star.ts';
import { ofWork } from '../../families/close-ups/close-up.ts';
import { castWheel, makeRampEdge } from '../../families/close-ups/ramp-edge.ts';
import { castLadder, makeRushSeats } from '../../families/close-ups/rush-seat.ts';
import { makeStarWall } from '../../families/close-ups/star-wall.ts';
import { makeStitchedFlower } from '../../families/close-ups/stitched-flower.ts';
import { lightTwice } from '../../families/close-ups/sunlight.ts';
import { castLeaves, strewBracts } from '../../families/close-ups/tiled-table.ts';
import type { CatalogueEntry } from '../entry.ts';
import { wallCross } from '../objects/star-tiles.ts';
import { near } from './close-ups.ts';

/** A tile of one glaze. */
const plain = (glaze: string) => ({ ...wallCross, glaze, palette: { petal: glaze } });

/** What visitors come by, sit on and leave behind, each by one thing from near. */
export const nearVisitors: CatalogueEntry[] = [
  near(
    'near-rush-seats',
    'Two chair seats of twisted rush, side by side, from near: cords run in from four sides and meet in diagonals, pressed down in the middle; the slats of a back throw long shadows over them.',
    'Dos asientos de enea trenzada, uno junto a otro, de cerca: los cordones entran por los cuatro lados y se encuentran en diagonales, hundidos en el centro; los travesaños de un respaldo les echan sombras largas.',
    'ʻElua noho ʻakaʻakai i wili ʻia, kekahi ma ka ʻaoʻao o kekahi, i nānā kokoke ʻia: komo nā kaula mai nā ʻaoʻao ʻehā a hui, ua emi ma waena; kau nā aka lōʻihi o ke kua noho ma luna.',
    {
      of: (seed) =>
        castLadder(
          lightTwice(makeRushSeats(seed), { rise: 25, hard: 3, fill: 0.34, tint: [1.9, 1.5, 1] }),
        ),
      view: {
        at: [0.06, 0.02],
        away: 0.6,
        aside: 18,
        below: 34,
        roll: -9,
        lens: 0.012,
        focus: [0.06, 0.06],
      },
      light: { exposure: 1.35 },
    },
  ),
  near(
    'near-bus-sign',
    'The sign of bus 14 from near: white figures in a white ring on blue enamel, chipped to rusty iron here and there, under the shadow of palm fronds.',
    'La señal del autobús 14, de cerca: cifras blancas dentro de un anillo blanco sobre esmalte azul, saltado aquí y allá hasta el hierro oxidado, bajo la sombra de las palmeras.',
    'Ka hōʻailona o ke kaʻa ʻōhua 14 i nānā kokoke ʻia: he helu keʻokeʻo i loko o ke apo keʻokeʻo ma ka polū hinuhinu, ua paʻuhia kekahi wahi i ka popo hao, ma lalo o ke aka o ka lau pāma.',
    {
      of: (seed) =>
        lightTwice(makeBusSign(seed), {
          rise: 30,
          hard: 3,
          fill: 0.4,
          tint: [1.7, 1.42, 1.05],
          sheen: 1.3,
        }),
      view: {
        at: [0, 0],
        away: 0.78,
        aside: -24,
        below: 10,
        roll: 3,
        lens: 0.01,
        focus: [-0.02, 0],
      },
      light: { fronds: true, exposure: 1.25 },
    },
  ),
  near(
    'near-ramp-edge',
    'The foot of a ramp from near: a ribbed strip of brass lies between paving and brushed lime; two wet tracks of tires go up over it, and a wheel throws a long shadow of its rim and spokes.',
    'El pie de una rampa, de cerca: una tira acanalada de latón entre el pavimento y la cal cepillada; dos huellas mojadas de neumáticos suben por encima y una rueda proyecta la sombra larga de su aro y sus radios.',
    'Ke kumu o ke ala pāpū i nānā kokoke ʻia: he ʻāpana keleawe ma waena o ka pōhaku a me ka puna i palaki ʻia; piʻi ʻelua meheu pulu o nā huila, a kau ke aka lōʻihi o ka huila.',
    {
      of: (seed) =>
        castWheel(
          lightTwice(makeRampEdge(seed), {
            rise: 24,
            hard: 3,
            fill: 0.36,
            tint: [1.8, 1.46, 1.02],
          }),
        ),
      view: {
        at: [0.02, 0.02],
        away: 0.62,
        aside: -16,
        below: 34,
        roll: 7,
        lens: 0.012,
        focus: [0.02, 0.04],
      },
      light: { exposure: 1.3 },
    },
  ),
  near(
    'near-chalk-star',
    'A star that children have drawn on paving with chalk, from near: a white star in its middle, blue around it as far as they came, points of yellow, pink and green and one still bare; beside it a fish is begun.',
    'Una estrella que unos niños dibujaron con tiza en el pavimento, de cerca: una estrella blanca en el centro, azul alrededor hasta donde llegaron, puntas amarillas, rosas y verdes y una aún vacía; al lado empieza un pez.',
    'He hōkū i kaha ʻia e nā keiki i ka poho ma ka papahele pōhaku, i nānā kokoke ʻia: he hōkū keʻokeʻo ma waena, he polū a puni a hiki i kahi i pau ai, nā kihi melemele, ʻākala a ʻōmaʻomaʻo a hoʻokahi i koe; ma ka ʻaoʻao ua hoʻomaka ʻia he iʻa.',
    {
      of: (seed) =>
        lightTwice(makeChalkStar(seed), { rise: 24, hard: 3, fill: 0.4, tint: [1.6, 1.36, 1] }),
      view: {
        at: [0.035, 0.03],
        away: 0.66,
        aside: 16,
        below: 32,
        roll: -8,
        lens: 0.01,
        focus: [0, 0.04],
      },
      light: { ends: { from: [0.25, -0.1], to: [0.75, 0.1] }, exposure: 1.3 },
    },
  ),
  near(
    'near-stitched-flower',
    'Embroidery in the making, from near: a flower on cotton, its petals half filled with red and yellow silk and half still a blue drawn line; the needle lies beside it on its thread.',
    'Un bordado en proceso, de cerca: una flor sobre algodón, con los pétalos a medias llenos de seda roja y amarilla y a medias todavía una línea azul; al lado descansa la aguja con su hebra.',
    'He humuhumu pua e hana ʻia ana, i nānā kokoke ʻia: he pua ma ka lole pulupulu, ua hapalua nā lihilihi i piha i ke kilika ʻulaʻula a melemele, a he kaha polū wale nō ke koena; ma ka ʻaoʻao ka kui me kona lopi.',
    {
      of: (seed) =>
        lightTwice(makeStitchedFlower(seed), {
          rise: 26,
          hard: 3,
          fill: 0.38,
          tint: [1.6, 1.34, 1],
          sheen: 1.4,
        }),
      view: {
        at: [0.03, -0.03],
        away: 0.62,
        aside: 16,
        below: 28,
        roll: -7,
        lens: 0.012,
        focus: [0.03, -0.02],
      },
      light: { ends: { from: [0.2, -0.1], to: [-0.75, 0.15] }, exposure: 1.15 },
    },
  ),
  near(
    'near-astrolabe',
    'An astrolabe from near: a brass net of leaf-shaped pointers, each with the name of its star, over finely engraved circles of height; the sun falls on it through a pierced screen.',
    'Un astrolabio, de cerca: una red de latón con punteros en forma de hoja, cada uno con el nombre de su estrella, sobre finos círculos de altura grabados; el sol cae en él a través de una celosía.',
    'He mea ana hōkū i nānā kokoke ʻia: he ʻupena keleawe me nā kuhi me he lau lā, a ma kēlā me kēia ka inoa o kona hōkū, ma luna o nā pōʻai kiʻekiʻe i kahakaha ʻia; kau ka lā mai ka pākū.',
    {
      of: ofWork('astrolabe-01'),
      view: {
        at: [0.02, -0.02],
        away: 0.46,
        aside: 26,
        below: 16,
        roll: -5,
        lens: 0.012,
        focus: [0.03, 0],
      },
      light: {
        screen: {
          sides: 8,
          angle: 90,
          contact: 67.5,
          apothem: 0.085,
          bar: 0.011,
          soft: 0.003,
          turn: 24,
          stretch: 1.4,
        },
        exposure: 1.35,
      },
    },
  ),
  near(
    'near-tiled-table',
    'A table of star tiles from near, in the morning: blue and ocher stars between white crosses under sun through leaves, and a few bracts of bougainvillea that the wind left on them.',
    'Una mesa de azulejos de estrella, de cerca, por la mañana: estrellas azules y ocres entre cruces blancas, bajo el sol entre las hojas, y unas brácteas de buganvilla que dejó el viento.',
    'He pākaukau kile hōkū i nānā kokoke ʻia i ke kakahiaka: nā hōkū polū a melemele i waena o nā keʻa keʻokeʻo, ma lalo o ka lā i waena o nā lau, a me kekahi mau lihilihi pukanawila i waiho ʻia e ka makani.',
    {
      of: (seed) =>
        castLeaves(
          lightTwice(
            strewBracts(
              makeStarWall(
                {
                  stars: [plain('#15398c'), plain('#15398c'), plain('#bd7d1e')],
                  cross: plain('#e6dfcc'),
                  columns: 6,
                  rows: 4.2,
                  spacing: 560,
                },
                seed,
              ),
              seed,
            ),
            { rise: 32, hard: 3, fill: 0.4, tint: [1.7, 1.42, 1.04], sheen: 1.4 },
          ),
          seed,
        ),
      view: {
        at: [-0.02, 0.02],
        away: 0.6,
        aside: -16,
        below: 32,
        roll: 8,
        lens: 0.012,
        focus: [-0.1, 0.02],
      },
      light: { exposure: 1.3 },
    },
  ),
];
