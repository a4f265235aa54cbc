import { buildCoast, type CoastParameters } from '../../families/scenes/coast.ts';
import { renderScene } from '../../render/scene.ts';
import { stillWater } from '../../scenery/materials.ts';
import { type CatalogueEntry, entry } from '../entry.ts';
import { coastRoad } from './bus-stop.ts';
import { aroundChannel, gardenPath, lateGarden, level, palmGarden, water } from './garden-plans.ts';
import { facing, tradeSky } from './skies.ts';

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
    'scenes/garden-path',
    'A stone path winds between flowering hedges and cypresses to a white garden wall with a tiled portal; a turquoise dome shows behind it.',
    'Un sendero de piedra serpentea entre setos floridos y cipreses hasta un muro blanco con portada de azulejos; detrás asoma una cúpula turquesa.',
    'He ala pōhaku ma waena o nā pā lāʻau pua a me nā paina a hiki i ka pā keʻokeʻo me ka puka kile; ʻike ʻia ka pōpō ʻōmaʻomaʻo uliuli ma hope.',
    (seed) =>
      drawGarden(
        {
          ...lateGarden,
          sky: facing(tradeSky, [-0.8, 0.5, 0.35]),
          sun: { direction: [-0.8, 0.4, 0.3], colour: [5, 3.7, 2.2], soft: 0.02 },
          bounce: [0.19, 0.21, 0.19],
          mist: { thickness: 0.003, colour: [0.52, 0.62, 0.72], beams: 0.0002, reach: 60 },
          eye: [0.3, 2.8, 7.2],
          target: [0, 2.35, -12],
          exposure: 0.9,
          furnish: gardenPath,
        },
        seed,
        false,
      ),
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
