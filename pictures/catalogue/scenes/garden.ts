import { buildCoast, type CoastParameters } from '../../families/scenes/coast.ts';
import { renderScene } from '../../render/scene.ts';
import { stillWater } from '../../scenery/materials.ts';
import { type CatalogueEntry, entry } from '../entry.ts';
import { coastRoad } from './bus-stop.ts';
import { aroundChannel, lateGarden, level, palmGarden, water } from './garden-plans.ts';

/** Grass and leaves need many bytes; beside the other scenes they may not be twice as heavy. */
const withinBytes = (scene: CatalogueEntry): CatalogueEntry => ({ ...scene, maxBytes: 400_000 });

export const gardenScenes: CatalogueEntry[] = [
  entry(
    'scenes/palm-garden',
    'A garden in late light: between two rows of tall palms a straight channel of water leads to a white pavilion with a dome.',
    'Un jardín con la última luz: entre dos hileras de altas palmeras, un canal recto de agua lleva a un pabellón blanco con cúpula.',
    'He kīhāpai i ke ahiahi: ma waena o nā lālani pāma kiʻekiʻe ʻelua, kahe ka ʻauwai pololei i kekahi hale keʻokeʻo me ka pōpō.',
    (seed) => drawGarden({ ...lateGarden, ground: aroundChannel, furnish: palmGarden }, seed, true),
  ),
  entry(
    'scenes/bus-stop',
    'The stop of bus 14 on the coast road: a shelter with a tiled roof, three arches in its back and a wooden bench, a blue sign with the number, and behind it palms and a white garden wall with an open gate framed in tile.',
    'La parada del autobús 14 en la carretera de la costa: una marquesina con tejado, tres arcos al fondo y un banco de madera, una señal azul con el número y, detrás, palmeras y un muro blanco con la puerta abierta enmarcada de azulejos.',
    'Ke kū o ke kaʻa ʻōhua 14 ma ke alanui kahakai: he hale malu me ke kaupoku kile, ʻekolu hoaka ma ke kua a me ka noho lāʻau lōʻihi, he hōʻailona uliuli me ka helu, a ma hope nā pāma a me ka pā keʻokeʻo me ka ʻīpuka hāmama i kile ʻia.',
    (seed) => drawGarden(coastRoad, seed, false),
  ),
].map(withinBytes);

function drawGarden(p: CoastParameters, seed: string, hasWater: boolean) {
  const scene = buildCoast(p, seed);
  if (hasWater) {
    scene.materials[water] = stillWater('#12322c', `${seed} water`, 0.012);
    scene.mirror = level;
  }
  return renderScene({ ...scene, oversampling: 2 }, 2400, 1500);
}
