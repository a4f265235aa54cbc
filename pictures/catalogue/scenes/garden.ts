import { buildCoast } from '../../families/scenes/coast.ts';
import { renderScene } from '../../render/scene.ts';
import { type CatalogueEntry, entry } from '../entry.ts';
import { coastRoad } from './bus-stop.ts';

/** Grass and leaves need many bytes; beside the other scenes they may not be twice as heavy. */
const withinBytes = (scene: CatalogueEntry): CatalogueEntry => ({ ...scene, maxBytes: 400_000 });

export const gardenScenes: CatalogueEntry[] = [
  entry(
    'scenes/bus-stop',
    'The stop of bus 14 on the coast road: a shelter with a tiled roof, three arches in its back and a wooden bench, a blue sign with the number, and behind it palms and a white garden wall with an open gate framed in tile.',
    'La parada del autobús 14 en la carretera de la costa: una marquesina con tejado, tres arcos al fondo y un banco de madera, una señal azul con el número y, detrás, palmeras y un muro blanco con la puerta abierta enmarcada de azulejos.',
    'Ke kū o ke kaʻa ʻōhua 14 ma ke alanui kahakai: he hale malu me ke kaupoku kile, ʻekolu hoaka ma ke kua a me ka noho lāʻau lōʻihi, he hōʻailona uliuli me ka helu, a ma hope nā pāma a me ka pā keʻokeʻo me ka ʻīpuka hāmama i kile ʻia.',
    (seed) => renderScene({ ...buildCoast(coastRoad, seed), oversampling: 2 }, 2400, 1500),
  ),
].map(withinBytes);
