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
  entry(
    'scenes/film-courtyard-poster',
    'A quiet courtyard in late light: a long pool between palms, and arches open to the sea.',
    'Un patio tranquilo al caer la tarde: un estanque alargado entre palmeras y arcos abiertos al mar.',
    'He pā hale mālie i ke ahiahi: he kiʻo wai lōʻihi, nā pāma a me nā hoaka e hāmama ana i ke kai.',
    () => drawPoster('hero-courtyard'),
  ),
  entry(
    'scenes/film-sea-screen-poster',
    'A dim room with three arches; pierced wooden screens stand before the evening sea.',
    'Una sala en penumbra con tres arcos; celosías de madera ante el mar al atardecer.',
    'He lumi pōʻele me nā hoaka ʻekolu; kū nā pale lāʻau puka i mua o ke kai ahiahi.',
    () => drawPoster('hero-sea-screen'),
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
      'A bare room; sun through a pierced screen lays a pattern of stars on the floor.',
      'Una sala desnuda; el sol atraviesa una celosía y dibuja estrellas en el suelo.',
      'He lumi ʻaʻohe mea o loko; kau ka lā i ke aka o nā hōkū ma ka papahele.',
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
