import { hallMaterials as m } from '../../families/scenes/hall-materials.ts';
import { coastHouse } from '../../families/scenes/house/coast-house.ts';
import { enfilade } from '../../families/scenes/house/enfilade.ts';
import { lanternRoom } from '../../families/scenes/house/lantern-room.ts';
import { longGallery } from '../../families/scenes/house/long-gallery.ts';
import type { Vec } from '../../render/mesh.ts';
import { renderScene } from '../../render/scene.ts';
import { covered, plain, plaster } from '../../scenery/materials.ts';
import { tileCloth } from '../../scenery/ornament-cloth.ts';
import { tree } from '../../scenery/plants.ts';
import { cushion, vessel } from '../../scenery/props.ts';
import { type CatalogueEntry, entry } from '../entry.ts';
import { blueTiles, eight, hall, twelve, veranda } from './halls.ts';
import { lateVeranda } from './late-veranda.ts';
import { daySky, eveningSky, facing, nightSky } from './skies.ts';
import { gateLamps, lanternsAtGate } from './terraces.ts';
import { work } from './works.ts';

/** Materials that only the wall with the shadow has. */
const shadowWall = { cushion: 21, pot: 22, fruit: 23 };

/** Ways through the house, its doors and terraces, and its evenings. */
export const houseScenes: CatalogueEntry[] = [
  entry(
    'scenes/veranda-screen-light',
    'A long veranda in the late sun: light falls through tall pierced wooden screens and lays stars over a red carpet, a bench with cushions and a wall with blue tiles; sandals stand beside the carpet, and at the end an arch shows the sea.',
    'Una galería larga con el sol de la tarde: la luz atraviesa altas celosías de madera y dibuja estrellas sobre una alfombra roja, un banco con cojines y un muro con azulejos azules; junto a la alfombra hay unas sandalias y, al fondo, un arco con el mar.',
    'He lānai lōʻihi i ka lā ahiahi: komo ka mālamalama ma nā pākū lāʻau puka kiʻekiʻe a kahakaha i nā hōkū ma luna o ka moena ʻulaʻula, ka noho me nā uluna a me ka paia kile polū; waiho nā kāmaʻa hakahaka ma ka ʻaoʻao o ka moena, a ma ka hope, he hoaka me ke kai.',
    hall(veranda, lateVeranda),
  ),
  entry(
    'scenes/screen-shadow-wall',
    'Late sun through a pierced screen: its stars lie over an ochre wall, a band of blue tiles and a stone bench with cushions; an orange tree in a pot and a jar stand at its ends.',
    'Sol de la tarde a través de una celosía: sus estrellas caen sobre un muro ocre, una franja de azulejos azules y un banco de piedra con cojines; en los extremos, un naranjo en maceta y una jarra.',
    'Ka lā ahiahi ma waena o ka pākū: moe kona mau hōkū ma luna o ka paia melemele, ke kāʻei kile uliuli a me ka noho pōhaku me nā uluna; ma nā wēlau he kumu ʻalani i loko o ka ipu a he ipu nui.',
    hall(veranda, {
      left: { count: 2, sill: 0.1, top: 3.2, screen: twelve, shape: 'square' },
      far: 'wall',
      depth: 5,
      roof: 'flat',
      wall: '#d8b27c',
      tiles: { ...blueTiles, height: 0.98 },
      sun: { direction: [-1, 0.21, 0.02], colour: [8.4, 5, 2.4], soft: 0.004 },
      bounce: [0.2, 0.17, 0.16],
      skyStrength: 0.7,
      mist: { thickness: 0.003, colour: [0.5, 0.42, 0.32], beams: 0.002, reach: 8 },
      exposure: 0.86,
      eye: [-1.55, 1.42, 0.55],
      target: [2.7, 1.18, -1.15],
      tall: 0.8,
      rise: 0.0,
      furnish: (mesh, random, materials) => {
        materials[shadowWall.cushion] = covered(
          tileCloth(
            eight,
            ['#8c2a24', '#d8b36a', '#6d1c1c', '#1d2b52', '#8c2a24'],
            '#4d1414',
            1024,
            2,
            3,
          ),
          0.3,
          'wall cushion',
        );
        materials[shadowWall.pot] = plaster('#9a4a2c', 'wall pot', 0.5);
        materials[shadowWall.fruit] = plain('#e07a1c', 0.05, 0.3);
        mesh.box([2.18, 0, -2.75], [2.68, 0.36, 0.35], m.wall);
        mesh.box([2.13, 0.36, -2.8], [2.68, 0.42, 0.4], m.wall);
        for (const [z, lean, colour] of [
          [-2.15, 0.12, shadowWall.cushion],
          [-1.5, -0.1, m.blue],
          [-0.35, 0.08, shadowWall.cushion],
        ] as const)
          cushion(mesh, [2.42, 0.53, z], [0.46, 0.24, 0.56], lean, colour);
        vessel(mesh, 'jar', [2.25, 0, 0.86], 0.86, 0.5, m.blue);
        const foot: Vec = [2.12, 0, -3.25];
        mesh.lathe(
          [
            [0.17, 0],
            [0.2, 0.03],
            [0.27, 0.36],
            [0.3, 0.4],
            [0.3, 0.45],
            [0.26, 0.45],
            [0.24, 0.38],
            [0.001, 0.37],
          ],
          foot,
          48,
          shadowWall.pot,
        );
        tree(mesh, random, [foot[0], 0.36, foot[2]], 1.55, 0.5, m.darkWood, m.leaf, 2600, 0.05);
        for (let k = 0; k < 16; k++) {
          const a = random.next() * Math.PI * 2;
          const b = random.between(-0.8, 0.8);
          const r = random.between(0.36, 0.46);
          mesh.lathe(
            Array.from({ length: 9 }, (_, i): [number, number] => [
              Math.max(0.0005, Math.sin((i / 8) * Math.PI) * 0.034),
              -Math.cos((i / 8) * Math.PI) * 0.033,
            ]),
            [
              foot[0] + Math.cos(a) * r * Math.cos(b),
              1.52 + Math.sin(b) * 0.36,
              foot[2] + Math.sin(a) * r * Math.cos(b),
            ],
            14,
            shadowWall.fruit,
          );
        }
      },
    }),
  ),
  entry(
    'scenes/corridor-arches',
    'The gallery beside the court: striped arches on marble columns over a way of star tiles, lamps, agaves in blue pots; on the left orange trees, the pool with the sky in it and an arcade, and the sea at the end.',
    'La galería junto al patio: arcos listados sobre columnas de mármol y un camino de azulejos de estrellas, lámparas y agaves en tiestos azules; a la izquierda, naranjos, la alberca que refleja el cielo y una arcada, y el mar al fondo.',
    'Ka lānai ma ka ʻaoʻao o ka pā: nā hoaka kahakaha ma luna o nā kia māpala a me ke ala kile hōkū, nā kukui, a me nā malina i loko o nā ipu uliuli; ma ka hema nā kumu ʻalani, ka loko wai me ke aka o ka lani a me ka hālau hoaka, a ʻo ke kai ma ka hope.',
    (seed) => {
      const scene = longGallery(facing(daySky, [-1, 0.82, 0.36]), seed);
      return renderScene(
        {
          ...scene,
          camera: { eye: [1.0, 1.62, 5.75], target: [-1.35, 1.72, -4], tall: 0.84, rise: 0.02 },
          oversampling: 2,
          lens: { blur: 0.007, focus: 6.4 },
        },
        2400,
        1500,
      );
    },
  ),
  entry(
    'scenes/doorway-sea',
    'A carved double door, seen from inside, stands open on the sea, where a dhow sails; bowls and jars fill rows of small arched niches on both sides, sandals lie on a mat, and a chest with brass studs bears a coffee pot.',
    'Una puerta tallada de dos hojas, vista desde dentro, abierta al mar, donde navega un dhow; cuencos y jarras llenan hileras de pequeñas hornacinas en arco a ambos lados, hay sandalias sobre una estera y un arcón con clavos de latón sostiene una cafetera.',
    'He puka kālai ʻia o nā pani ʻelua, i ʻike ʻia mai loko, e hāmama ana i ke kai, kahi e holo ai kekahi moku pea; piha nā lālani lua hoaka liʻiliʻi ma nā ʻaoʻao ʻelua i nā pola a me nā ipu, waiho nā kāmaʻa hakahaka ma ka moena, a kū ka ipu kope ma luna o ka pahu kui keleawe.',
    async (seed) =>
      renderScene(
        {
          ...coastHouse(
            facing(daySky, [-0.36, 0.66, -0.8]),
            seed,
            await work('objects/carved-door-02'),
          ),
          camera: { eye: [0.2, 1.56, 2.9], target: [0, 1.5, -3.2], tall: 0.8, rise: 0.01 },
          oversampling: 2,
        },
        2400,
        1500,
      ),
  ),
  entry(
    'scenes/rooms-in-a-row',
    'Rooms one behind another through three arched doors: painted panels, divans and a carpet in front, then a court with trees in pots and a star-shaped basin in the sun, a room of screens with a lantern, and the sea.',
    'Salas una tras otra por tres puertas en arco: delante, paneles pintados, divanes y una alfombra; después, un patio al sol con arbolitos en tiestos y una pila en forma de estrella, una sala de celosías con un farol, y el mar.',
    'Nā lumi ma hope o kekahi lumi ma o nā puka hoaka ʻekolu: ma mua nā papa pena, nā noho lōʻihi a me ka moena; a laila he pā i ka lā me nā kumulāʻau i loko o nā ipu a me ke kiʻo wai hōkū, he lumi pākū me ke kukui, a me ke kai.',
    async (seed) =>
      renderScene(
        {
          ...enfilade(facing(daySky, [-0.62, 0.86, 0.2]), seed, {
            near: await work('objects/carpet-01'),
            far: await work('objects/carpet-05'),
            roses: await work('objects/ajami-panel-01'),
            fruit: await work('objects/ajami-panel-02'),
            cornice: await work('objects/ajami-panel-03'),
          }),
          camera: { eye: [0.5, 1.58, 2.7], target: [-0.06, 1.78, -6], tall: 0.84, rise: 0.01 },
          oversampling: 2,
        },
        2400,
        1500,
      ),
  ),
  entry(
    'scenes/moon-gate',
    'A round gate in a white wall at dusk: lanterns on the ground light a way of star tiles that leads to it, jasmine hangs over the wall, and the last light lies on the sea behind.',
    'Una puerta circular en un muro blanco al anochecer: faroles en el suelo alumbran un camino de azulejos de estrellas que lleva a ella, el jazmín cuelga del muro y la última luz queda sobre el mar, al fondo.',
    'He puka poepoe ma ka paia keʻokeʻo i ka mōlehulehu: hoʻomālamalama nā ipukukui ma ka honua i ke ala kile hōkū e hiki ai i laila, kau ka pīkake ma luna o ka paia, a kau ka mālamalama hope ma ke kai ma ʻō aku.',
    hall(veranda, {
      width: 7,
      depth: 4.5,
      height: 4,
      left: null,
      roof: 'none',
      far: 'moon',
      sky: {
        ...eveningSky,
        zenith: [0.03, 0.05, 0.19],
        horizon: [0.4, 0.19, 0.14],
        sun: { direction: [-0.1, -0.012, -1], colour: [0.9, 0.4, 0.18], disc: 10, halo: 1.2 },
      },
      wall: '#eadbc6',
      sun: null,
      bounce: [0.09, 0.085, 0.12],
      lamps: gateLamps,
      eye: [0.78, 1.1, 1.75],
      target: [-0.12, 1.62, -4.5],
      tall: 0.7,
      mist: undefined,
      exposure: 0.78,
      glow: 0.13,
      lens: { blur: 0.012, focus: 5.6 },
      furnish: lanternsAtGate,
    }),
  ),
  entry(
    'scenes/lantern-room',
    'A night room: three pierced brass lanterns throw stars over walls, divans with cushions and a carpet; coffee cups stand on a brass tray, a silk hangs between two lit niches.',
    'Una estancia de noche: tres faroles de latón calado proyectan estrellas sobre muros, divanes con cojines y una alfombra; hay tazas de café en una bandeja de latón y una seda cuelga entre dos hornacinas.',
    'He lumi i ka pō: hoʻolei nā kukui keleawe puka ʻekolu i nā hōkū ma luna o nā paia, nā noho lōʻihi me nā uluna a me ka moena; kū nā kīʻaha kope ma ka pā keleawe, a kau ka lole kilika ma waena o nā lua paia ʻelua.',
    async (seed) =>
      renderScene(
        {
          ...lanternRoom(nightSky, seed, {
            carpet: await work('objects/carpet-06'),
            hanging: await work('objects/velvet-02'),
          }),
          camera: { eye: [0.35, 1.5, 3.35], target: [-0.1, 1.45, -3.7], tall: 0.82, rise: 0.01 },
          oversampling: 2,
        },
        2400,
        1500,
      ),
  ),
];
