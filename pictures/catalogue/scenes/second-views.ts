import { buildCoast } from '../../families/scenes/coast.ts';
import { drawCourtyard } from '../../families/scenes/courtyard.ts';
import { hallMaterials as m } from '../../families/scenes/hall-materials.ts';
import { readingRoom } from '../../families/scenes/house/reading-room.ts';
import { longCourt } from '../../families/scenes/tour/long-court.ts';
import { seaTerrace } from '../../families/scenes/tour/sea-terrace.ts';
import { tileLoggia } from '../../families/scenes/tour/tile-loggia.ts';
import type { Camera } from '../../render/rasterise.ts';
import { renderScene, type Scene } from '../../render/scene.ts';
import type { Lens } from '../../render/still-life/lens.ts';
import { chair, turnedBox, vessel } from '../../scenery/props.ts';
import { writing } from '../../scenery/traces.ts';
import { type CatalogueEntry, entry } from '../entry.ts';
import { headland } from './coast.ts';
import { noonCourt } from './court.ts';
import { wayIn } from './garden-gate.ts';
import { blueTiles, hall, room, sixteen, veranda } from './halls.ts';
import { furnishNiches, nicheLamps } from './niche-gallery.ts';
import { blueHour, daySky, eveningSky, facing } from './skies.ts';
import { work } from './works.ts';

/**
 * Places that other pictures show too, seen from elsewhere or at another hour: each subject of the
 * site has a picture of its own.
 */

const seen = (scene: Scene, camera: Camera, wide = 1920, lens?: Lens) =>
  renderScene({ ...scene, camera, oversampling: 2, lens }, wide, (wide * 5) / 8);

/** Most of these stand on cards, never over a window's width. */
const light = (scene: CatalogueEntry, maxBytes = 120_000): CatalogueEntry => ({
  ...scene,
  maxBytes,
});

const label = 40;

export const secondViews: CatalogueEntry[] = [
  light(
    entry(
      'scenes/garden-gate',
      'The gate of the garden late in the day: a pointed arch in a white wall, framed in blue star tiles, its wooden leaves open on a stone path between cypresses; shadows of palm fronds lie over the rain-streaked lime.',
      'La puerta del jardín al caer la tarde: un arco apuntado en un muro blanco, con marco de azulejos de estrellas azules y las hojas de madera abiertas a un sendero de piedra entre cipreses; sombras de palma caen sobre la cal surcada por la lluvia.',
      'Ka ʻīpuka o ke kīhāpai i ka ʻauinalā lōʻihi: he hoaka ʻoi ma ka pā keʻokeʻo, i hoʻopuni ʻia i nā kile hōkū uliuli, e hāmama ana nā pani lāʻau i ke ala pōhaku ma waena o nā kumu kupereso; moe ke aka o nā lau pāma ma luna o ka puna i kahakaha ʻia e ka ua.',
      (seed) =>
        renderScene(
          { ...buildCoast(wayIn, seed), oversampling: 2, lens: { blur: 0.006, focus: 6 } },
          2400,
          1500,
        ),
    ),
    230_000,
  ),
  light(
    entry(
      'scenes/court-evening',
      'Evening in a court by the sea: lamps glow under pointed arches and lie in the still pool, low trees stand around it, and the first stars are out in a violet sky.',
      'Anochecer en un patio junto al mar: las lámparas arden bajo arcos apuntados y se reflejan en el estanque quieto, rodeado de árboles bajos, y en el cielo violeta salen las primeras estrellas.',
      'Ke ahiahi ma ka pā hale ma kahakai: ʻā nā kukui ma lalo o nā hoaka ʻoi a kau ko lākou aka i loko o ke kiʻo wai mālie, kū nā kumulāʻau haʻahaʻa a puni, a puka mai nā hōkū mua i ka lani poni.',
      (seed) =>
        drawCourtyard(
          {
            ...noonCourt,
            arch: 'pointed',
            planting: 'trees',
            sky: blueHour,
            sun: { direction: [0.5, 1, 0.5], colour: [0.06, 0.08, 0.14], soft: 0.05 },
            bounce: [0.05, 0.045, 0.055],
            lamps: { strength: 0.8, every: 1 },
            exposure: 1.3,
            glow: 0.14,
            ripple: 0.014,
            eye: [-2.6, 1.4, 3.2],
            target: [0.8, 1.2, -9],
            tall: 0.7,
            rise: -0.04,
          },
          seed,
        ),
    ),
    200_000,
  ),
  light(
    entry(
      'scenes/long-court-fountain',
      'The Long Court from its shaded gallery: an eight-sided basin with a stone bowl, tiled paths, a palm and a small tree in the afternoon sun, and the sea behind the arches of the far side.',
      'El Patio Largo desde la sombra de su galería: una alberca octogonal con taza de piedra, caminos de azulejo, una palmera y un arbolito al sol de la tarde, y el mar tras los arcos del otro lado.',
      'Ka Pā Lōʻihi mai kona lānai malu: he kiʻo wai ʻaoʻao ʻewalu me ke pola pōhaku, nā ala kile, he pāma a me ke kumulāʻau liʻiliʻi i ka lā o ka ʻauinalā, a me ke kai ma hope o nā piʻo o kēlā ʻaoʻao.',
      (seed) =>
        seen(
          longCourt(facing(daySky, [0.82, 0.66, -0.42]), seed).scene,
          { eye: [-5.2, 1.5, 4.4], target: [-2.4, 1.55, -6], tall: 0.8, rise: 0 },
          2400,
        ),
    ),
    170_000,
  ),
  light(
    entry(
      'scenes/label-by-the-bottle',
      'A turquoise bottle painted in black stands in a deep blue niche; on the lit stone beside it a white label is full of small type, and late sun crosses the plaster.',
      'Una botella turquesa pintada en negro, en una hornacina de azul profundo; a su lado, sobre la piedra iluminada, una cartela blanca llena de letra pequeña, y el sol de la tarde cruza el yeso.',
      'He ʻōmole ʻōmaʻomaʻo uliuli i pena ʻia i ka ʻeleʻele i loko o ka lua paia uliuli hohonu; ma ka pōhaku mālamalama ma kona ʻaoʻao, he lepili keʻokeʻo i piha i ka hua palapala liʻiliʻi, a ʻaʻe ka lā ahiahi i ka puna.',
      hall(room, {
        width: 9,
        depth: 7,
        height: 4.2,
        floor: 'wood',
        tiles: undefined,
        wall: '#e6dccb',
        roof: 'beams',
        left: { count: 4, sill: 0.9, top: 3.3, screen: null, shape: 'keel' },
        sun: { direction: [-1, 0.44, 0.3], colour: [6, 4.4, 2.8], soft: 0.012 },
        skyStrength: 0.8,
        bounce: [0.24, 0.2, 0.17],
        mist: { thickness: 0.003, colour: [0.5, 0.44, 0.36], beams: 0.004, reach: 10 },
        lamps: nicheLamps,
        eye: [-0.9, 1.5, -4.2],
        target: [-1.66, 1.46, -6.3],
        tall: 0.68,
        exposure: 1.08,
        glow: 0.1,
        furnish: (mesh, random, materials) => {
          furnishNiches(mesh, random, materials);
          materials[label] = writing('#f4f1ea', '#1c1a18', 'label of a bottle');
          mesh.quad(
            [-1.46, 1.0, -6.2],
            [-1.22, 1.0, -6.24],
            [-1.22, 1.28, -6.34],
            [-1.46, 1.28, -6.3],
            label,
            [0, 1, 1, 1, 1, 0, 0, 0],
          );
        },
      }),
    ),
  ),
  light(
    entry(
      'scenes/reading-room-desk',
      'At the long table of the reading room: two lamps beside open books, the drawing of a star, chairs pushed back; behind it cases of bound books and a tall window to the garden and the sea.',
      'En la mesa larga de la sala de lectura: dos lámparas junto a libros abiertos, el dibujo de una estrella, sillas apartadas; detrás, estanterías de libros encuadernados y una ventana alta al jardín y al mar.',
      'Ma ka pākaukau lōʻihi o ka lumi heluhelu: ʻelua kukui ma ka ʻaoʻao o nā puke hāmama, ke kaha o ka hōkū, nā noho i huki ʻia i hope; ma hope nā haka puke a me ka pukaaniani kiʻekiʻe i ke kīhāpai a me ke kai.',
      async (seed) =>
        seen(
          readingRoom(facing(daySky, [-1, 0.66, 0.42]), seed, await work('objects/carpet-04')),
          { eye: [1.9, 1.5, 1.6], target: [-1.4, 1.2, -2.6], tall: 0.7, rise: 0 },
          1600,
        ),
    ),
  ),
  light(
    entry(
      'scenes/loggia-corner',
      'A corner of the Tile Loggia in the morning: walls of star tiles in blue, yellow and green, an agave in a painted jar, the edge of the star-shaped basin, and the sea through two arches.',
      'Un rincón de la Logia de los Azulejos por la mañana: muros de azulejos de estrellas azules, amarillas y verdes, un agave en una tinaja pintada, el borde de la pila en estrella y el mar tras dos arcos.',
      'He kihi o ka Lānai Kile i ke kakahiaka: nā paia kile hōkū uliuli, melemele a ʻōmaʻomaʻo, he malina i loko o ka ipu i pena ʻia, ke kaʻe o ke kiʻo wai hōkū, a me ke kai ma waena o nā piʻo ʻelua.',
      (seed) =>
        seen(
          tileLoggia(facing(daySky, [0.55, 0.62, -0.9]), seed).scene,
          { eye: [-2.2, 1.5, 1.8], target: [2.4, 1.3, -2.4], tall: 0.8, rise: 0 },
          1600,
          { blur: 0.006, focus: 4.6 },
        ),
    ),
  ),
  light(
    entry(
      'scenes/terrace-at-sunset',
      'The Sea Terrace as the sun goes down: low light through keel arches reaches a red carpet with a tea table, a lamp is already lit, and two palms stand dark before the sky.',
      'La Terraza del Mar al ponerse el sol: la luz baja entra por arcos conopiales hasta una alfombra roja con una mesita de té, una lámpara ya está encendida y dos palmeras se recortan en el cielo.',
      'Ka Lānai Kai i ka napoʻo ʻana o ka lā: komo ka mālamalama haʻahaʻa ma nā piʻo a hiki i ka moena ʻulaʻula me ka pākaukau kī, ua hoʻā ʻia kekahi kukui, a kū pouli nā pāma ʻelua ma mua o ka lani.',
      async (seed) =>
        seen(
          seaTerrace(eveningSky, seed, await work('objects/carpet-02')).scene,
          { eye: [-3.4, 1.4, 1.2], target: [3, 1.2, -1.2], tall: 0.74, rise: 0 },
          1600,
          { blur: 0.007, focus: 4.4 },
        ),
    ),
  ),
  light(
    entry(
      'scenes/forty-chairs',
      'Forty dark wooden chairs in rows before a wide arch: beyond a low wall lies the sea, the sky is gold, and the last sun falls through the arches on the left.',
      'Cuarenta sillas de madera oscura en filas ante un arco ancho: tras un muro bajo está el mar, el cielo es dorado y el último sol entra por los arcos de la izquierda.',
      'He kanahā noho lāʻau uli ma nā lālani ma mua o ka hoaka ākea: ma ʻō aku o ka paia haʻahaʻa ke kai, he gula ka lani, a komo ka lā hope ma nā hoaka ma ka hema.',
      hall(room, {
        width: 8,
        depth: 8,
        height: 4.2,
        far: 'arch',
        roof: 'beams',
        tiles: { ...blueTiles, height: 1.1 },
        wall: '#e3c294',
        left: { count: 3, sill: 0.2, top: 3.3, screen: null, shape: 'keel' },
        sky: eveningSky,
        sun: { direction: [-0.8, 0.22, -0.6], colour: [5.4, 2.9, 1.3], soft: 0.02 },
        bounce: [0.2, 0.14, 0.12],
        skyStrength: 0.9,
        exposure: 0.95,
        glow: 0.1,
        lens: { blur: 0.008, focus: 5.2 },
        lamps: [
          { at: [1.6, 3, -3], colour: [1.4, 0.7, 0.28] },
          { at: [-1.6, 3, -5.6], colour: [1.2, 0.6, 0.24] },
        ],
        eye: [-1.9, 1.8, 2.6],
        target: [0.3, 1.2, -8],
        tall: 0.76,
        furnish: (mesh, random) => {
          for (let row = 0; row < 5; row++)
            for (const side of [-1, 1])
              for (let i = 0; i < 4; i++)
                chair(
                  mesh,
                  [
                    side * (0.75 + i * 0.68) + random.bell() * 0.05,
                    0,
                    -0.6 - row * 1.15 + random.bell() * 0.08,
                  ],
                  Math.PI + random.bell() * 0.24,
                  m.darkWood,
                );
        },
      }),
    ),
  ),
  light(
    entry(
      'scenes/screen-at-four',
      'Stars and circles of light from a pierced screen cross a limed wall, a wooden chest with a green jar and a chair; the rest of the room lies in shadow.',
      'Estrellas y círculos de luz de una celosía cruzan un muro encalado, un arcón de madera con una jarra verde y una silla; el resto de la sala queda en sombra.',
      'ʻAʻe nā hōkū a me nā poepoe mālamalama o ka pākū i ka paia puna, ka pahu lāʻau me ka ipu ʻōmaʻomaʻo a me ka noho; moe ke koena o ka lumi i ke aka.',
      hall(veranda, {
        left: { count: 2, sill: 0.1, top: 3.2, screen: sixteen, shape: 'square' },
        far: 'wall',
        depth: 5,
        roof: 'flat',
        wall: '#e9dcc4',
        tiles: { ...blueTiles, height: 0.5 },
        sun: { direction: [-1, 0.26, 0.24], colour: [7.4, 5, 2.9], soft: 0.006 },
        bounce: [0.2, 0.18, 0.17],
        skyStrength: 0.7,
        mist: { thickness: 0.003, colour: [0.5, 0.42, 0.32], beams: 0.002, reach: 8 },
        exposure: 0.86,
        lens: { blur: 0.01, focus: 4.2 },
        eye: [-1.3, 1.3, -3.6],
        target: [2.7, 1.12, -1.3],
        tall: 0.62,
        rise: 0,
        furnish: (mesh) => {
          turnedBox(mesh, [2.39, 0.2, -1.2], [0.58, 0.4, 3.1], 0, m.wood);
          vessel(mesh, 'jar', [2.3, 0.4, -0.9], 0.62, 0.44, m.green);
          chair(mesh, [1.3, 0, -2.3], -2.2, m.darkWood);
        },
      }),
    ),
  ),
  light(
    entry(
      'scenes/lava-steps',
      'Black lava at the foot of the garden: foam runs in between its broken steps, and beyond a headland of dark cliffs the sea is calm.',
      'Lava negra al pie del jardín: la espuma entra entre sus escalones rotos y, más allá de un cabo de acantilados oscuros, el mar está en calma.',
      'Ka pele ʻeleʻele ma ke kumu o ke kīhāpai: holo ka huna kai i loko o kona mau ʻanuʻu haki, a ma ʻō aku o ka lae pali uli he mālie ke kai.',
      (seed) =>
        seen(
          buildCoast(
            {
              ...headland,
              sun: { direction: [-0.8, 0.3, -0.2], colour: [4, 3, 2], soft: 0.03 },
              eye: [-5, 3.1, 3.4],
              target: [1.6, 0.6, -14],
            },
            seed,
          ),
          { eye: [-5, 3.1, 3.4], target: [1.6, 0.6, -14], tall: 0.72, rise: 0 },
        ),
    ),
    130_000,
  ),
];
