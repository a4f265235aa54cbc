import {
  type CoastParameters,
  drawCoast,
  coastMaterials as m,
} from '../../families/scenes/coast.ts';
import {
  parapetLook,
  parapetMaterials,
  seaParapet,
} from '../../families/scenes/house/sea-parapet.ts';
import { drawTide } from '../../families/scenes/tide.ts';
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
export const headland: CoastParameters = {
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
    'Low tide in the morning: a net of foam runs out over wet sand among black stones, one wave breaks, and headlands fade into haze below pink clouds.',
    'Marea baja por la mañana: un encaje de espuma se extiende sobre la arena mojada entre piedras negras, rompe una ola y los cabos se pierden en la bruma bajo nubes rosadas.',
    'Ke kai emi i ke kakahiaka: he ʻupena huna kai e hohola ana ma luna o ke one pulu ma waena o nā pōhaku ʻeleʻele, hoʻokahi nalu e poʻi ana, a me nā lae e nalo ana i ka ʻohu ma lalo o nā ao ʻākala.',
    (seed) =>
      drawTide(
        {
          ...dawnSky,
          zenith: [0.2, 0.33, 0.62],
          horizon: [1, 0.76, 0.66],
          sun: { direction: [0.3, 0.19, -1], colour: [1.2, 0.98, 0.78], disc: 12, halo: 1 },
          clouds: {
            cover: 0.22,
            light: [1.15, 0.88, 0.82],
            shade: [0.5, 0.47, 0.58],
            scale: 0.8,
            seed: 'high cloud',
          },
          heaps: {
            cover: 0.8,
            light: [1.28, 0.92, 0.82],
            shade: [0.42, 0.38, 0.5],
            seed: 'morning heaps',
          },
        },
        seed,
      ),
  ),
  entry(
    'scenes/sea-evening',
    'Sunset from the Sea Terrace: a copper pail and a coil of rope on the parapet beside a column; a swell with light in its crests rolls in below heaped clouds.',
    'Puesta de sol desde la Terraza del Mar: un cubo de cobre y una cuerda enrollada sobre el pretil, junto a una columna; el oleaje entra con luz en las crestas bajo nubes apiladas.',
    'Ka napoʻo ʻana o ka lā mai ka Lānai Kai: he pākeke keleawe a me ke kaula i ʻōwili ʻia ma ka pā pōhaku, ma ka ʻaoʻao o ke kia; ka ʻale e kaʻa mai ana me ka mālamalama i loko o nā piko o ka nalu, ma lalo o nā ao puʻu.',
    coast(openSea, {
      sky: {
        ...eveningSky,
        zenith: [0.1, 0.14, 0.36],
        horizon: [1.2, 0.52, 0.2],
        sun: { direction: [0.13, 0.085, -1], colour: [1.75, 0.8, 0.32], disc: 16, halo: 1.2 },
        clouds: {
          ...(eveningSky.clouds as NonNullable<typeof eveningSky.clouds>),
          cover: 0.16,
          scale: 0.6,
        },
        heaps: {
          cover: 0.82,
          light: [1.5, 0.72, 0.36],
          shade: [0.17, 0.12, 0.22],
          seed: 'trade wind',
        },
      },
      sun: { direction: [0.13, 0.12, -1], colour: [4.6, 2.3, 0.95], soft: 0.03 },
      bounce: [0.46, 0.37, 0.36],
      wind: 1,
      deep: [0.02, 0.045, 0.06],
      swell: { high: 1.15, crest: [0.1, 0.17, 0.09] },
      eye: [0, 5.2, 6],
      target: [0, 5.0, -60],
      tall: 0.74,
      rise: 0.03,
      exposure: 0.66,
      radius: 9,
      // The column's own shadow falls behind the eye.
      shadowless: [parapetMaterials.shaft],
      furnish: (mesh, random, _height, materials) => {
        seaParapet(mesh, random, 4.34, 3.15);
        parapetLook(materials, 'parapet');
      },
    }),
  ),
  entry(
    'scenes/sky-stars',
    'The night sky with the Milky Way above a dark shore and palms.',
    'El cielo nocturno con la Vía Láctea sobre una costa oscura con palmeras.',
    'Ka lani pō me ka Iʻa ma luna o ke kahakai pouli a me nā pāma.',
    coast(lava, {
      sky: { ...nightSky, stars: { seed: 'coast stars', brightness: 2.2, size: 0.55 } },
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
];
