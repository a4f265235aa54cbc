import { height, renderFrames, width } from '../../films/draw-film.ts';
import { drawFilmPoster } from '../../films/drawn/draw-drawn-film.ts';
import type { Picture } from '../../surface/mount.ts';
import { type CatalogueEntry, entry } from '../entry.ts';

/** The first frame of a film, for the page to show before the film plays. */
async function drawPoster(film: string): Promise<Picture> {
  for await (const { pixels } of renderFrames(film, 1, 1))
    return { width, height, pixels: new Uint8Array(pixels) };
  throw new Error(`The film ${film} has no frames.`);
}

export const posters: CatalogueEntry[] = [
  {
    ...entry(
      'scenes/film-star-tiles-poster',
      'A wall of eight-pointed star tiles in golden luster between turquoise crosses, seen from near; sun through a pierced screen falls across it.',
      'Un muro de azulejos de estrella de ocho puntas en reflejo dorado entre cruces turquesa, visto de cerca; lo cruza el sol que entra por una celosía.',
      'He paia kile hōkū kihi ʻewalu gula i waena o nā keʻa ʻōmaʻomaʻo uliuli, i nānā kokoke ʻia; kau ka lā mai ka pākū ma luna ona.',
      () => drawPoster('hero-star-tiles'),
    ),
    // The star in the sun is what an upright window keeps.
    focalPoint: { x: 0.84, y: 0.5 },
  },
  entry(
    'scenes/film-carved-stars-poster',
    'Wood carved in ten-pointed stars, seen from near: straps, rosettes and small palmettes, with the shadow of a pierced screen over them.',
    'Madera tallada en estrellas de diez puntas, vista de cerca: lacería, rosetas y pequeñas palmetas, con la sombra de una celosía encima.',
    'He lāʻau i kālai ʻia i mau hōkū kihi ʻumi, i nānā kokoke ʻia: nā kāʻei, nā pua poepoe a me nā lau liʻiliʻi, me ke aka o ka pākū ma luna.',
    () => drawPoster('hero-carved-stars'),
  ),
  ...studioPosters(),
];

/** A moment of each film of the digital studio. */
function studioPosters(): CatalogueEntry[] {
  const texts: Record<string, [en: string, es: string, haw: string]> = {
    'eight-from-a-circle': [
      'Blue eight-pointed stars with saffron hearts touch at their points; the gaps between them are green and white crosses.',
      'Estrellas azules de ocho puntas con centro azafrán se tocan por las puntas; los huecos entre ellas son cruces verdes y blancas.',
      'Pili nā hōkū uliuli me nā wēlau ʻewalu a me nā piko melemele ma ko lākou mau wēlau; he mau keʻa ʻōmaʻomaʻo a keʻokeʻo nā hakahaka ma waena.',
    ],
    'how-to-read-a-lattice': [
      'A pierced screen before the sea, all of it dark but one star, whose lines are drawn over in gold within a ring of circles.',
      'Una celosía ante el mar, toda oscura menos una estrella, cuyas líneas están repasadas en oro dentro de un corro de círculos.',
      'He pākū ma mua o ke kai, pouli a pau koe hoʻokahi hōkū, nona nā laina i kaha hou ʻia i ka gula i loko o nā pōʻai.',
    ],
    'the-hammer-and-the-tile': [
      'Glazed pieces in blue, saffron, green and white lie close together in stars; some at the edge are still missing.',
      'Piezas esmaltadas en azul, azafrán, verde y blanco forman estrellas; en el borde aún faltan algunas.',
      'Nā ʻāpana kile uliuli, melemele, ʻōmaʻomaʻo a keʻokeʻo i hoʻonoho ʻia i mau hōkū; ʻaʻole i piha ke kaʻe.',
    ],
    'the-joiners-knot': [
      'Pale wooden straps cross over a dark panel and make ten-pointed stars.',
      'Tiras de madera clara se cruzan sobre un panel oscuro y forman estrellas de diez puntas.',
      'Kaupeʻa nā ʻāpana lāʻau mae ma luna o ka papa pouli, a puka mai nā hōkū me nā wēlau he ʻumi.',
    ],
    'indigo-morning': [
      'Cloth with feathered diamonds in red and blue on a dark ground.',
      'Tela con rombos rojos y azules de bordes difuminados sobre fondo oscuro.',
      'He lole me nā kaimana ʻulaʻula a uliuli, palahē nā kaʻe, ma luna o ke kahua pouli.',
    ],
    'a-third-firing': [
      'A white bowl painted with flowers that shine like gold and copper.',
      'Un cuenco blanco pintado con flores que brillan como oro y cobre.',
      'He pola keʻokeʻo me nā pua e hulali ana me he gula lā.',
    ],
    'tuning-the-court': [
      'A star-shaped basin with a tiled floor, seen from above; rings spread on its water.',
      'Un estanque en forma de estrella con fondo de azulejos, visto desde arriba; en el agua se abren anillos.',
      'He loko wai me ke kinona hōkū, i nānā ʻia mai luna; laha nā ʻale poepoe ma ka wai.',
    ],
    'turning-the-carpets': [
      'A carpet with flowers in a blue border lies on a wooden floor in bands of sunlight.',
      'Una alfombra con flores y orla azul, sobre un suelo de madera con franjas de sol.',
      'He moena weleweka pua me ke kaʻe uliuli, ma ka papahele lāʻau i ka mālamalama o ka lā.',
    ],
  };
  return Object.entries(texts).map(([name, [en, es, haw]]) =>
    entry(`films/${name}`, en, es, haw, () => drawFilmPoster(name)),
  );
}
