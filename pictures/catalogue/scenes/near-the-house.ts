import { coloredStars } from '../../families/close-ups/colored-stars.ts';
import { filmSheet } from '../../families/close-ups/film-sheet.ts';
import { makeLimeWall, makePaper } from '../../families/close-ups/flat-matter.ts';
import { makeDado } from '../../families/close-ups/palm-shadow.ts';
import { makePoolEdge } from '../../families/close-ups/pool-edge.ts';
import { makeStarWall } from '../../families/close-ups/star-wall.ts';
import { lightTwice } from '../../families/close-ups/sunlight.ts';
import { makeTaroLeaf } from '../../families/close-ups/taro-leaf.ts';
import type { CatalogueEntry } from '../entry.ts';
import { nightStar, wallCross, wallStars } from '../objects/star-tiles.ts';
import { morning, near } from './close-ups.ts';

/** The house, its garden and what is drawn in it, by one thing from near instead of by a view of all of it. */
export const nearTheHouse: CatalogueEntry[] = [
  near(
    'near-taro-leaf',
    'A taro leaf from near after rain: pale veins run out from the place where the stalk meets it, drops stand on the green between them, and dark earth shows beside the two lobes.',
    'Una hoja de taro, de cerca, después de la lluvia: nervios claros salen del punto donde se une el tallo, las gotas se sostienen sobre el verde entre ellos y junto a los dos lóbulos asoma la tierra oscura.',
    'He lau kalo i nānā kokoke ʻia ma hope o ka ua: holo nā aʻa ʻāhinahea mai ka piko, kahi e hui ai me ka hā, kū nā kulu wai ma luna o ka ʻōmaʻomaʻo, a ʻike ʻia ka lepo pouli ma ka ʻaoʻao.',
    {
      of: (seed) =>
        lightTwice(makeTaroLeaf(seed), {
          rise: 26,
          hard: 3,
          fill: 0.42,
          tint: [1.55, 1.36, 1],
          sheen: 1.5,
        }),
      view: {
        at: [0, 0.02],
        away: 0.62,
        aside: 20,
        below: 26,
        roll: -8,
        lens: 0.012,
        focus: [-0.04, 0],
      },
      light: { exposure: 1.5 },
    },
  ),
  near(
    'near-pool-edge',
    'The worn stone edge of a pool from near: splashes have darkened it, and through clear moving water star tiles of deep blue and gold are seen in a net of sunlight.',
    'El borde de piedra gastada de un estanque, de cerca: las salpicaduras lo han oscurecido y, bajo el agua clara en movimiento, se ven azulejos de estrella azul profundo y oro en una red de sol.',
    'Ke kaʻe pōhaku o ke kiʻo wai i nānā kokoke ʻia: ua pouli ia i ka pakī ʻana o ka wai, a ma lalo o ka wai akaaka e ʻoni ana ʻike ʻia nā kile hōkū polū uli a gula i loko o ka ʻupena lā.',
    {
      of: (seed) =>
        lightTwice(
          makePoolEdge(
            seed,
            makeStarWall(
              {
                stars: [nightStar],
                cross: { ...wallCross, glaze: '#c9d6cc', palette: { petal: '#c9d6cc' } },
                columns: 6,
                rows: 3,
                spacing: 520,
              },
              seed,
            ),
          ),
          { rise: 27, hard: 3.4, fill: 0.4, tint: [1.75, 1.45, 1.05], sheen: 1.4 },
        ),
      view: {
        at: [0.02, 0],
        away: 0.62,
        aside: 16,
        below: 36,
        roll: -9,
        lens: 0.01,
        focus: [0.02, -0.04],
      },
      light: { exposure: 1.3 },
    },
  ),
  {
    ...near(
      'near-palm-shadow',
      'Shadows of palm fronds on a lime-washed wall, seen from near and aside; below a ledge begin star tiles in golden luster and white, with turquoise crosses between them.',
      'Sombras de hojas de palmera sobre un muro encalado, de cerca y de lado; bajo una repisa empiezan azulejos de estrella en reflejo dorado y blanco, con cruces turquesa entre ellos.',
      'Nā aka o ka lau pāma ma ka paia puna, i nānā kokoke ʻia mai ka ʻaoʻao; ma lalo o ka lihi hoʻomaka nā kile hōkū gula a keʻokeʻo, me nā keʻa ʻōmaʻomaʻo uliuli i waena.',
      {
        of: (seed) =>
          lightTwice(
            makeDado(
              seed,
              makeStarWall(
                { stars: wallStars, cross: wallCross, columns: 7, rows: 2, spacing: 430 },
                seed,
              ),
            ),
            { rise: 20, hard: 3, fill: 0.3, tint: [2, 1.62, 1.12] },
          ),
        view: {
          at: [-0.06, 0.07],
          away: 0.58,
          aside: -26,
          below: 4,
          roll: 2,
          lens: 0.006,
          focus: [-0.1, 0.08],
        },
        light: { fronds: true, exposure: 1.35 },
      },
    ),
    // A low head keeps the tiles.
    focalPoint: { x: 0.5, y: 0.66 },
  },
  near(
    'near-colored-stars',
    'A sheet of stars and crosses from near, half colored with crayons in red, purple, green and yellow, over the lines here and there; the rest is still white.',
    'Una hoja de estrellas y cruces, de cerca, coloreada a medias con ceras rojas, moradas, verdes y amarillas que aquí y allá se salen de la línea; lo demás sigue blanco.',
    'He pepa hōkū a keʻa i nānā kokoke ʻia, ua hapalua ka hoʻoluʻu ʻana i ka peni kala ʻulaʻula, poni, ʻōmaʻomaʻo a melemele, ma ʻō aku o nā laina i kekahi wahi; keʻokeʻo nō ke koena.',
    {
      of: (seed) =>
        lightTwice(
          makePaper(seed, {
            tint: '#efe8d8',
            ink: coloredStars,
            dry: 0.17,
            shine: 0.08,
            close: 1.5,
          }),
          morning,
        ),
      view: {
        at: [-0.02, 0.02],
        away: 0.58,
        aside: -18,
        below: 28,
        roll: 8,
        lens: 0.012,
        focus: [-0.04, 0.04],
      },
      light: { ends: { from: [0.1, 0], to: [-0.7, -0.2] }, exposure: 1.1 },
    },
  ),
  near(
    'near-colored-light',
    'Sun through a window of colored glass falls on a lime-washed wall, seen from near: amber, ruby, blue and green panes in a net of stars, brightest at the left and lost in shade at the right.',
    'El sol de una ventana de vidrios de color sobre un muro encalado, de cerca: cristales ámbar, rubí, azules y verdes en una red de estrellas, más vivos a la izquierda y perdidos en la sombra a la derecha.',
    'Ka lā ma o ka puka aniani waihoʻoluʻu e kau ana ma ka paia puna, i nānā kokoke ʻia: nā ʻāpana ʻalani, ʻulaʻula, polū a ʻōmaʻomaʻo i loko o ka ʻupena hōkū, mālamalama loa ma ka hema a nalo i ka malu ma ka ʻākau.',
    {
      of: (seed) =>
        lightTwice(makeLimeWall(seed, '#e8dcc2', 0), {
          rise: 40,
          hard: 0.6,
          fill: 0.07,
          tint: [2.4, 2.05, 1.6],
          sheen: 0.1,
        }),
      view: {
        at: [0, 0],
        away: 0.5,
        aside: -34,
        below: 8,
        roll: 3,
        lens: 0.006,
        focus: [-0.08, 0],
      },
      light: {
        screen: {
          sides: 8,
          angle: 90,
          contact: 67.5,
          apothem: 0.085,
          bar: 0.0105,
          soft: 0.0032,
          turn: 18,
          stretch: 1.5,
        },
        glass: ['#f2a81d', '#c8182c', '#f6efdc', '#1a52c4', '#1a9a62'],
        ends: { from: [-0.1, 0], to: [0.42, -0.1] },
        exposure: 1.5,
        glow: 0.05,
      },
    },
  ),
  {
    ...near(
      'near-film-sheet',
      'A painted sheet of a drawn film from near: frames in rows on lapis blue, from a circle with eight points to a wall of saffron stars and green and white crosses, strokes of a pencil counted below each.',
      'Una hoja pintada de una película dibujada, de cerca: cuadros en filas sobre azul lapislázuli, de un círculo con ocho puntos a un muro de estrellas azafrán y cruces verdes y blancas, con rayas de lápiz contadas bajo cada uno.',
      'He pepa pena o ke kiʻiʻoniʻoni kaha, i nānā kokoke ʻia: nā kiʻi ma nā lālani ma luna o ka polū lapis, mai ka pōʻai me nā kiko ʻewalu a i ka paia hōkū melemele me nā keʻa ʻōmaʻomaʻo a keʻokeʻo, a ma lalo o kēlā me kēia nā kaha penikala i helu ʻia.',
      {
        of: (seed) =>
          lightTwice(
            makePaper(seed, {
              tint: '#ece4d1',
              ink: filmSheet,
              dry: 0.07,
              shine: 0.06,
              close: 1.5,
            }),
            morning,
          ),
        view: {
          at: [0.02, 0.07],
          away: 0.6,
          aside: 18,
          below: 30,
          roll: -7,
          lens: 0.012,
          focus: [0, 0.09],
        },
        light: { ends: { from: [-0.1, 0], to: [0.6, -0.2] }, exposure: 1.1 },
      },
    ),
    // A low head keeps the steps before the walls of stars.
    focalPoint: { x: 0.5, y: 0.3 },
  },
];
