import { damascusRoom } from '../../families/scenes/tour/damascus-room.ts';
import type { TourRoom } from '../../families/scenes/tour/house.ts';
import { latticeRoom } from '../../families/scenes/tour/lattice-room.ts';
import { library } from '../../families/scenes/tour/library.ts';
import { longCourt } from '../../families/scenes/tour/long-court.ts';
import { seaTerrace } from '../../families/scenes/tour/sea-terrace.ts';
import { tileLoggia } from '../../families/scenes/tour/tile-loggia.ts';
import { renderPanorama } from '../../render/panorama.ts';
import { renderScene } from '../../render/scene.ts';
import { type CatalogueEntry, entry } from '../entry.ts';
import { dawnSky, daySky, eveningSky, facing } from './skies.ts';
import { work } from './works.ts';

const panoramaWidth = 4096;
const panoramaBytes = 420_000;

type Draw = (slug: string) => Promise<TourRoom>;

/** Each room once as all that is seen around a point, and once as a flat picture. */
const room = (
  name: string,
  draw: Draw,
  around: Record<'en' | 'es' | 'haw', string>,
  flat: Record<'en' | 'es' | 'haw', string>,
): CatalogueEntry[] => [
  {
    ...entry(`tour/${name}-panorama`, around.en, around.es, around.haw, async () => {
      const { scene, eye } = await draw(`tour/${name}`);
      return renderPanorama(scene, eye, panoramaWidth);
    }),
    maxBytes: panoramaBytes,
  },
  {
    ...entry(`tour/${name}`, flat.en, flat.es, flat.haw, async () => {
      const { scene, look } = await draw(`tour/${name}`);
      return renderScene({ ...scene, camera: look, oversampling: 2 }, 1600, 1067);
    }),
    maxBytes: 130_000,
  },
];

export const tourRooms: CatalogueEntry[] = [
  ...room(
    'long-court',
    async (seed) => longCourt(facing(daySky, [0.82, 0.66, -0.42]), seed),
    {
      en: 'All around in the Long Court: arcades on four sides, an eight-sided pool with a bowl fountain, palms and trees, the sea behind the southern arches.',
      es: 'Vista completa del Patio Largo: arcadas en los cuatro lados, una alberca octogonal con fuente de taza, palmeras y árboles, el mar tras los arcos del sur.',
      haw: 'Ka ʻike a puni i ka Pā Lōʻihi: nā hālau piʻo ma nā ʻaoʻao ʻehā, he kiʻo wai ʻaoʻao ʻewalu me ka pūnāwai, nā pāma a me nā kumulāʻau, ke kai ma hope o nā piʻo hema.',
    },
    {
      en: 'The Long Court in the afternoon: keel arches around an eight-sided pool, tiled paths in the floor, the sea through the far arches.',
      es: 'El Patio Largo por la tarde: arcos conopiales en torno a una alberca octogonal, caminos de azulejo en el suelo y el mar tras los arcos del fondo.',
      haw: 'Ka Pā Lōʻihi i ka ʻauinalā: nā piʻo a puni ke kiʻo wai ʻaoʻao ʻewalu, nā ala kile ma ka papahele, ke kai ma waena o nā piʻo.',
    },
  ),
  ...room(
    'sea-terrace',
    async (seed) => seaTerrace(eveningSky, seed, await work('objects/carpet-02')),
    {
      en: 'All around on the Sea Terrace at sunset: five arches to the water, divans and niches along the wall, two carpets, a door of star panels.',
      es: 'Vista completa de la Terraza del Mar al atardecer: cinco arcos hacia el agua, divanes y hornacinas en el muro, dos alfombras y una puerta de lacería.',
      haw: 'Ka ʻike a puni i ka Lānai Kai i ka napoʻo ʻana o ka lā: ʻelima piʻo i ke kai, nā noho lōʻihi a me nā lua paia, ʻelua moena, he puka hōkū.',
    },
    {
      en: 'The Sea Terrace at sunset: low light through keel arches, a carpet of eight-pointed stars, the sun on the water.',
      es: 'La Terraza del Mar al atardecer: luz baja entre arcos conopiales, una alfombra de estrellas de ocho puntas y el sol sobre el agua.',
      haw: 'Ka Lānai Kai i ka napoʻo ʻana o ka lā: ka mālamalama haʻahaʻa ma waena o nā piʻo, he moena hōkū kihi ʻewalu, ka lā ma luna o ke kai.',
    },
  ),
  ...room(
    'damascus-room',
    async (seed) =>
      damascusRoom(facing(daySky, [1, 0.74, -0.35]), seed, {
        carpet: await work('objects/carpet-01'),
        roses: await work('objects/ajami-panel-01'),
        fruit: await work('objects/ajami-panel-02'),
        cornice: await work('objects/ajami-panel-03'),
      }),
    {
      en: 'All around in the Damascus Room: painted and gilded panels with roses and fruit on the walls, a coffered ceiling, lamps, divans around a red carpet of lotus flowers and curved leaves.',
      es: 'Vista completa de la Sala de Damasco: paneles pintados y dorados con rosas y frutas, techo artesonado, lámparas y divanes en torno a una alfombra roja de flores de loto y hojas curvas.',
      haw: 'Ka ʻike a puni i ka Lumi o Damaseko: nā papa pena a gula me nā loke a me nā hua, ke kaupoku kahakaha, nā kukui, nā noho lōʻihi me nā uluna a puni ka moena ʻulaʻula me nā pua lotus.',
    },
    {
      en: 'The Damascus Room by lamplight: rows of rose and fruit panels under cornice boards, a patterned ceiling, cushions on the divans and a red carpet of lotus flowers and curved leaves.',
      es: 'La Sala de Damasco a la luz de las lámparas: hileras de paneles de rosas y frutas bajo tablas de cornisa, techo pintado, cojines en los divanes y una alfombra roja de flores de loto y hojas curvas.',
      haw: 'Ka Lumi o Damaseko i ke ahi kukui: nā lālani papa loke a me ka hua ma lalo o nā papa kaʻe, ke kaupoku kāhiko, nā uluna ma nā noho lōʻihi, a me ka moena ʻulaʻula me nā pua lotus.',
    },
  ),
  ...room(
    'lattice-room',
    async (seed) => latticeRoom(facing(daySky, [-1, 0.66, -0.62]), seed),
    {
      en: 'All around in the Lattice Room: star screens on two sides throw their pattern over floor and walls; a divan below them, a banded rug with a tea table, niches with jars, a bench with cushions, two doors.',
      es: 'Vista completa de la Sala de la Celosía: celosías de estrellas en dos lados proyectan su dibujo en suelo y muros; debajo, un diván; una alfombra de bandas con una mesita de té, hornacinas con jarras, un banco con cojines y dos puertas.',
      haw: 'Ka ʻike a puni i ka Lumi Pākū: nā pākū hōkū ma nā ʻaoʻao ʻelua e hoʻolei ana i ko lākou aka ma ka papahele a me nā paia; he noho lōʻihi ma lalo, he moena kāʻei me ka pākaukau kī, nā lua ipu, he noho pali me nā uluna, ʻelua puka.',
    },
    {
      en: 'The Lattice Room in the morning: sun through star screens falls in beams over a divan and draws its net of light on a banded rug with cushions and a tea table.',
      es: 'La Sala de la Celosía por la mañana: el sol entra por las celosías en haces sobre un diván y dibuja su red de luz en una alfombra de bandas con cojines y una mesita de té.',
      haw: 'Ka Lumi Pākū i ke kakahiaka: nā kukuna o ka lā ma waena o nā pākū hōkū ma luna o ka noho lōʻihi, e kaha ana i ka ʻupena mālamalama ma ka moena kāʻei me nā uluna a me ka pākaukau kī.',
    },
  ),
  ...room(
    'tile-loggia',
    async (seed) => tileLoggia(facing(daySky, [0.55, 0.62, -0.9]), seed),
    {
      en: 'All around in the Tile Loggia: walls clad in star tiles of four patterns from floor to frieze, a star-shaped basin in the floor, three pointed arches to the sea.',
      es: 'Vista completa de la Logia de los Azulejos: muros revestidos de azulejos de estrellas en cuatro diseños, una pila en forma de estrella y tres arcos apuntados hacia el mar.',
      haw: 'Ka ʻike a puni i ka Lānai Kile: nā paia i uhi ʻia i nā kile hōkū o nā lau ʻehā, he kiʻo hōkū ma ka papahele, ʻekolu piʻo ʻoi i ke kai.',
    },
    {
      en: 'The Tile Loggia: blue, green and yellow star tiles, a star of still water in the floor, and the sea through pointed arches.',
      es: 'La Logia de los Azulejos: azulejos de estrellas azules, verdes y amarillos, una estrella de agua quieta en el suelo y el mar tras arcos apuntados.',
      haw: 'Ka Lānai Kile: nā kile hōkū uliuli, ʻōmaʻomaʻo a melemele, he hōkū wai mālie ma ka papahele, a me ke kai ma waena o nā piʻo ʻoi.',
    },
  ),
  ...room(
    'library',
    async (seed) =>
      library(facing(dawnSky, [0.42, 0.42, 1]), seed, await work('objects/carpet-05')),
    {
      en: 'All around in the library: shelves of books and bowls on two sides, a long table with drawings of patterns on a garden carpet, three windows to the trees.',
      es: 'Vista completa de la biblioteca: estantes con libros y cuencos a ambos lados, una mesa larga con dibujos de lacería sobre una alfombra de jardín y tres ventanas a los árboles.',
      haw: 'Ka ʻike a puni i ka waihona puke: nā haka puke a me nā pola ma nā ʻaoʻao ʻelua, he pākaukau lōʻihi me nā kaha lau ma luna o ka moena kīhāpai, ʻekolu puka aniani i nā kumulāʻau.',
    },
    {
      en: 'The library in the morning: a long table with star patterns on paper between two walls of books, lamps, light from three windows.',
      es: 'La biblioteca por la mañana: una mesa larga con estrellas dibujadas entre dos muros de libros, lámparas y la luz de tres ventanas.',
      haw: 'Ka waihona puke i ke kakahiaka: he pākaukau lōʻihi me nā hōkū kaha ʻia ma waena o nā paia puke ʻelua, nā kukui, ka mālamalama o ʻekolu puka aniani.',
    },
  ),
];
