import { renderFrames } from '../films/draw-film.ts';
import type { Picture } from '../surface/mount.ts';
import { type CatalogueEntry, entry } from './entry.ts';

/** The first frame of a film, for the page to show before the film plays. */
async function drawPoster(film: string): Promise<Picture> {
  for await (const { pixels } of renderFrames(film, 1, 1))
    return { width: 1280, height: 720, pixels: new Uint8Array(pixels) };
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
];
