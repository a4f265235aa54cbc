import {
  type CoastParameters,
  drawCoast,
  coastMaterials as m,
} from '../../families/scenes/coast.ts';
import type { Vec } from '../../render/mesh.ts';
import type { Material } from '../../render/scene.ts';
import { arcade, bays, keelArch } from '../../scenery/architecture.ts';
import { palm } from '../../scenery/plants.ts';
import { smoothstep } from '../../surface/field.ts';
import { type CatalogueEntry, entry } from '../entry.ts';
import { dawnSky, daySky, eveningSky, nightSky } from './skies.ts';

const lava: CoastParameters = {
  ground: (noise) => (x, z) => {
    const shoreLine = -9 + noise.fbm(x * 0.06, 3.1, 3) * 9;
    const inland = smoothstep(-7, 9, z - shoreLine + noise.fbm(x * 0.16, z * 0.16, 4) * 7);
    const ridges = 1 - Math.abs(noise.fbm(x * 0.3, z * 0.3, 5)) * 2;
    const stacks =
      smoothstep(0.28, 0.5, noise.fbm(x * 0.11 + 4, z * 0.11, 3)) *
      smoothstep(-60, -34, z) *
      smoothstep(-10, -20, z) *
      3.4;
    return (
      -2.2 +
      inland * (2.6 + ridges * 0.7) +
      stacks +
      noise.fbm(x * 1.3, z * 1.3, 4) * 0.28 * (inland + stacks * 0.4)
    );
  },
  rock: ['#0d0c0e', '#3a322c', '#4c6a26'],
  grass: 0.06,
  sky: daySky,
  sun: { direction: [-0.7, 0.55, -0.25], colour: [3.2, 2.8, 2.2], soft: 0.03 },
  bounce: [0.16, 0.15, 0.15],
  eye: [0, 4.6, 6],
  target: [0.5, 1.2, -22],
  tall: 0.8,
  rise: -0.05,
  wind: 1,
  exposure: 0.9,
};
/** Black lava before the eye, and a headland whose broken cliffs run out to the right; late light from the left. */
const headland: CoastParameters = {
  ...lava,
  ground: (noise) => (x, z) => {
    const near = smoothstep(-6, 7, z + 9.5 - noise.fbm(x * 0.09, 3.1, 4) * 8 - x * 0.62);
    const edge =
      9 - z * 0.2 + noise.fbm(z * 0.045, 9.3, 4) * 13 + noise.fbm(x * 0.2, z * 0.2, 3) * 3;
    const far = smoothstep(0, 7, x - edge) * smoothstep(-150, -90, z);
    // Cooled flows lie over one another in steps, each with a torn lip.
    const flow = noise.fbm(x * 0.09 + 40, z * 0.09, 4) * 2.6 + (x - edge) * 0.1;
    const steps = Math.floor(flow) + smoothstep(0.55, 1, flow - Math.floor(flow));
    const ridges = 1 - Math.abs(noise.fbm(x * 0.33, z * 0.33, 5)) * 2;
    const skerries =
      smoothstep(0.16, 0.46, noise.fbm(x * 0.16 + 11, z * 0.1, 4)) *
      smoothstep(-15, 0, x - edge) *
      (1 - far) *
      smoothstep(-8, -14, z);
    // Clinker: sharp crests at every size.
    const crest = (k: number) => 0.5 - Math.abs(noise.fbm(x * k + 17, z * k, 4));
    const rough = crest(0.7) * 0.9 + crest(2.3) * 0.24 + crest(6.5) * 0.1;
    return (
      -2.3 +
      near * (2 + ridges * 0.5) +
      far * (4.6 + steps * 1.3 + ridges * 1.1) +
      skerries * 3.4 +
      rough * Math.min(1, near + far * 0.7 + skerries)
    );
  },
  rock: ['#0d0d0f', '#4a423b', '#5d6a3a'],
  grass: 0.1,
  sky: {
    ...daySky,
    zenith: [0.08, 0.22, 0.55],
    horizon: [0.66, 0.7, 0.76],
    sun: { direction: [-0.9, 0.22, -0.5], colour: [1.2, 0.9, 0.6], disc: 14, halo: 1.2 },
    clouds: {
      cover: 0.36,
      light: [1.15, 1.02, 0.9],
      shade: [0.5, 0.5, 0.58],
      scale: 0.9,
      seed: 'headland',
    },
  },
  sun: { direction: [-0.85, 0.36, -0.1], colour: [3.6, 2.7, 1.8], soft: 0.03 },
  wind: 0.75,
  eye: [0, 3.6, 6],
  target: [3.5, 1.9, -22],
  tall: 0.7,
  rise: -0.02,
};
const openSea: CoastParameters = {
  ...lava,
  ground: null,
  eye: [0, 5, 0],
  target: [0, 4.4, -60],
  tall: 0.74,
  rise: 0.06,
  exposure: 0.85,
};

const domeAt: Vec = [3, 4.4, -9];

/** Turquoise tiles in rows, darker lozenges of cobalt among them, narrower as the dome closes. */
const domeTiles: Material = (hit) => {
  const around = (Math.atan2(hit.x - domeAt[0], hit.z - domeAt[2]) / (2 * Math.PI)) * 24;
  const up = (hit.y - domeAt[1] - 1.5) * 2.6;
  const [a, b] = [Math.abs(around - Math.round(around)), Math.abs(up - Math.round(up))];
  const isDark = a + b * 0.8 < 0.3;
  const joint = Math.abs(Math.sin(around * 4 * Math.PI)) * Math.abs(Math.sin(up * 4 * Math.PI));
  const k =
    (0.82 + 0.18 * Math.min(1, joint * 5)) *
    (1 + 0.12 * Math.sin(Math.round(around * 4) * 12.9 + Math.round(up * 4) * 7.1));
  [hit.r, hit.g, hit.b] = isDark ? [0.02 * k, 0.055 * k, 0.19 * k] : [0.02 * k, 0.21 * k, 0.22 * k];
  hit.shine = 0.08;
  hit.rough = 0.16;
};

const coast = (base: CoastParameters, changes: Partial<CoastParameters>) => (seed: string) =>
  drawCoast({ ...base, ...changes }, seed);
export const coastScenes: CatalogueEntry[] = [
  entry(
    'scenes/lava-coast',
    'A black lava shore in late light: white surf before it, a headland with broken cliffs on the right, and blue sea under clouds.',
    'Una costa de lava negra con luz de tarde: espuma blanca delante, un cabo de acantilados rotos a la derecha y mar azul bajo las nubes.',
    'He kahakai pele ʻeleʻele i ka lā ahiahi: ka ʻale keʻokeʻo ma mua, he lae me nā pali haki ma ka ʻākau, a me ke kai uliuli ma lalo o nā ao.',
    coast(headland, {}),
  ),
  entry(
    'scenes/sea-morning',
    'Open sea in the morning: a silver path of light, pink clouds over the horizon.',
    'Mar abierto por la mañana: un camino de luz plateada y nubes rosadas sobre el horizonte.',
    'Ke kai ākea i ke kakahiaka: he ala mālamalama kālā a me nā ao ʻākala.',
    coast(openSea, {
      sky: {
        ...dawnSky,
        sun: { direction: [0.1, 0.16, -1], colour: [1.15, 0.85, 0.6], disc: 14, halo: 1.4 },
      },
      wind: 0.8,
      deep: [0.02, 0.05, 0.085],
    }),
  ),
  entry(
    'scenes/sea-evening',
    'The sun sets into a dark copper sea; clouds burn orange and violet.',
    'El sol se pone en un mar oscuro y cobrizo; las nubes arden en naranja y violeta.',
    'Napoʻo ka lā i ke kai keleawe pouli; ʻā nā ao ʻalani a poni.',
    coast(openSea, {
      sky: eveningSky,
      wind: 1.25,
      deep: [0.02, 0.025, 0.05],
      eye: [0, 2.6, 0],
      target: [-2, 2.5, -60],
      rise: 0.1,
      exposure: 0.55,
    }),
  ),
  entry(
    'scenes/sky-stars',
    'The night sky with the Milky Way above a dark shore and palms.',
    'El cielo nocturno con la Vía Láctea sobre una costa oscura con palmeras.',
    'Ka lani pō me ka Iʻa ma luna o ke kahakai pouli a me nā pāma.',
    coast(lava, {
      sky: { ...nightSky, stars: { seed: 'coast stars', brightness: 1.5 } },
      sun: { direction: [0.5, 0.8, 0.4], colour: [0.03, 0.04, 0.07], soft: 0.05 },
      bounce: [0.006, 0.007, 0.01],
      exposure: 1.5,
      eye: [0, 3, 6],
      target: [0, 8, -20],
      rise: -0.02,
      tall: 0.95,
      deep: [0.002, 0.004, 0.01],
      glow: 0.12,
      furnish: (mesh, random, height) => {
        for (const [x, z, h] of [
          [-6, -4, 7],
          [-7.5, -6, 5.6],
          [7.6, -7, 6.4],
          [9, -5, 7.6],
        ] as const)
          palm(mesh, random, [x, height(x, z) - 0.2, z], h, m.bark, m.leaf, 2.3);
      },
    }),
  ),
  entry(
    'scenes/rooftop-view',
    'View over white roofs with low parapets, a dome of turquoise tiles with cobalt lozenges, and palms in the courts between, to the sea in late light.',
    'Vista sobre azoteas blancas con pretiles, una cúpula de azulejos turquesa con rombos de cobalto y palmeras en los patios, hacia el mar al caer la tarde.',
    'Nānā ʻia nā kaupoku keʻokeʻo, ka pōpō kile ʻōmaʻomaʻo uliuli me nā taimana uliuli, a me nā pāma i nā pā ma waena, a hiki i ke kai ahiahi.',
    coast(openSea, {
      sky: {
        ...eveningSky,
        sun: { direction: [0.55, 0.16, -1], colour: [1.6, 0.8, 0.35], disc: 14, halo: 1.3 },
      },
      sun: { direction: [0.75, 0.42, -0.75], colour: [4, 2.3, 1.1], soft: 0.03 },
      bounce: [0.34, 0.26, 0.24],
      eye: [0, 8.6, 8],
      target: [0, 6.2, -20],
      tall: 0.84,
      rise: -0.04,
      radius: 24,
      exposure: 0.95,
      wind: 0.9,
      furnish: (mesh, random, _, materials) => {
        materials[m.tile] = domeTiles;
        const block = (x: number, z: number, w: number, d: number, h: number) => {
          mesh.box([x, -2, z - d], [x + w, h, z], m.wall);
          for (const [a, b, c, e] of [
            [x, z, x + w, z - 0.22],
            [x, z - d + 0.22, x + w, z - d],
            [x, z, x + 0.22, z - d],
            [x + w - 0.22, z, x + w, z - d],
          ] as const)
            mesh.box([a, h, e], [c, h + 0.42, b], m.wall);
        };
        // The land that the houses stand on ends in the sea behind them.
        mesh.box([-70, -2, -27], [70, 0.5, 9], m.stone);
        for (const [x, z, w, d, h] of [
          [-24, 3.2, 15.5, 5.4, 3.5],
          [-8.5, 3.2, 11.5, 4.2, 3.1],
          [3, 3.2, 21, 5, 3.7],
          [-17, -2.6, 8.4, 4.6, 4.4],
          [-7.4, -3.4, 4.2, 3.6, 3.5],
          [6.7, -2.8, 5.6, 4.4, 4.2],
          [13.4, -3.2, 9, 5, 3.6],
          [0.2, -6.2, 5.6, 5.6, 4.4],
          [-22, -8.4, 9, 4, 3.4],
          [-11.6, -8.2, 5.4, 4.2, 4.1],
          [7.4, -8.4, 7, 4.2, 3.3],
          [16, -9, 9, 4, 3.9],
          [-26, -13.4, 11, 4, 3.2],
          [-13.4, -13.6, 8, 3.6, 2.9],
          [-3.6, -13.2, 6.6, 4, 3.4],
          [4.6, -14, 8.4, 4, 2.8],
          [14.6, -14, 10, 4, 3.3],
          [-18, -18.6, 9, 3.4, 2.6],
          [-6, -19, 7.4, 3.4, 2.5],
          [3, -19.4, 9, 3.4, 2.7],
          [15, -19, 10, 3.4, 2.4],
        ] as const)
          block(x, z, w, d, h);
        // A round-headed window or two in every wall that faces the eye.
        for (const [x, y, z] of [
          [-14.6, 2.3, -2.6],
          [-11.4, 2.3, -2.6],
          [8.3, 2.2, -2.8],
          [10.5, 2.2, -2.8],
          [-5.4, 1.9, -3.4],
          [-9.2, 2.4, -8.2],
          [10, 1.8, -8.4],
        ])
          mesh.box([x, y, z - 0.05], [x + 0.62, y + 1.1, z + 0.03], m.wood);
        mesh.lathe(
          [
            [2.42, 0],
            [2.42, 1.15],
            [2.56, 1.22],
            [2.56, 1.5],
          ],
          domeAt,
          64,
          m.wall,
        );
        mesh.lathe(
          Array.from({ length: 41 }, (_, k): [number, number] => {
            const t = k / 40;
            const a = (t * Math.PI) / 2;
            const r =
              2.36 * Math.cos(a) ** 0.92 * (1 + 0.12 * Math.sin(Math.PI * Math.min(1, t * 1.7)));
            return [Math.max(0.03, r), 1.5 + 3.3 * t ** 0.86];
          }),
          domeAt,
          96,
          m.tile,
        );
        mesh.lathe(
          [
            [0.03, 4.76],
            [0.13, 4.95],
            [0.03, 5.1],
            [0.09, 5.25],
            [0.02, 5.35],
            [0.005, 5.9],
          ],
          domeAt,
          24,
          m.wood,
        );
        arcade(
          mesh,
          [-16.6, 4.4, -6.6],
          [1, 0, 0],
          [0, 0, -1],
          7.6,
          2.5,
          0.4,
          bays(4, 7.6, 0.35, 1.1, 0.8, keelArch),
          { face: m.wall, inner: m.wall },
        );
        // Palms stand in the courts between the houses, and along the shore.
        for (const [x, z, tall] of [
          [-1.9, -4.6, 7.2],
          [-1.1, -7.8, 8],
          [-15.6, -10.6, 6.6],
          [6.3, -11.2, 7.4],
          [14.9, -7.4, 7.2],
          [-5.6, -15.6, 6.4],
          [13.4, -16.6, 7],
          [-11, -24, 6],
          [-2, -24.6, 6.6],
          [8.4, -24.2, 6.2],
          [19, -24.8, 6.8],
          [-21, -24.4, 6.4],
        ])
          palm(mesh, random, [x, 0.5, z], tall, m.bark, m.leaf, 2.1, 26);
      },
    }),
  ),
];
