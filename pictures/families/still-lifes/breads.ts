import { smooth, tau } from '../../geometry/points.ts';
import type { Mesh, Vec } from '../../render/mesh.ts';
import type { Material } from '../../render/scene.ts';
import { parseColour } from '../../surface/colour.ts';
import { smoothstep } from '../../surface/field.ts';
import { createNoise } from '../../surface/noise.ts';
import { courtStone } from '../products/places.ts';
import { put } from '../products/shapes.ts';
import { cardSize, coloured, lookDown, own, photograph, planed } from '../products/studio.ts';
import { ware } from './glazed-ware.ts';
import { layLoaf } from './loaf.ts';

/** The skin of a taro corm: brown rings of torn fibre; where it is cut, white flecked with violet. */
function corm(seed: string): Material {
  const noise = createNoise(seed);
  const [skin, ring, earth] = ['#7a5a3e', '#33231a', '#a58a6c'].map(parseColour);
  return (hit) => {
    const a = hit.u * tau;
    const [cx, cy] = [Math.cos(a), Math.sin(a)];
    const wave = noise.fbm(cx * 1.7 + 4, cy * 1.7 + hit.v * 3, 4) * 0.05;
    const row = (hit.v + wave) * 10;
    const band = row - Math.floor(row);
    const hair = noise.fbm(hit.v * 14, hit.u * 260, 3);
    const torn = smoothstep(0.42 + hair * 0.5, 0.02, band);
    const k = torn * 0.85 + noise.fbm(hit.x * 90, hit.z * 90 + hit.y * 80, 4) * 0.5;
    const dry = smoothstep(0.05, 0.5, noise.fbm(cx * 3, cy * 3 + hit.v * 7, 4) + hair * 0.5) * 0.45;
    for (const [i, key] of (['r', 'g', 'b'] as const).entries()) {
      const base = skin[i] + (ring[i] - skin[i]) * k;
      hit[key] = Math.max(0.01, (base + (earth[i] - base) * dry) * (1 + hair * 0.3));
    }
    const near = Math.min(1, 0.0014 / (hit.size + 1e-6));
    hit.nx += (hair * 0.3 + torn * 0.5) * near;
    hit.ny += noise.fbm(hit.x * 300, hit.y * 300, 2) * 0.35 * near;
    hit.nz += hair * 0.4 * near;
  };
}

function cutFace(seed: string): Material {
  const noise = createNoise(seed);
  return (hit) => {
    const fleck = smoothstep(0.22, 0.34, noise.fbm(hit.x * 420, hit.z * 420 + hit.y * 420, 2));
    hit.r = 0.78 - fleck * 0.34;
    hit.g = 0.72 - fleck * 0.46;
    hit.b = 0.72 - fleck * 0.26;
    hit.shine = 0.04;
    hit.rough = 0.3;
  };
}

/** A corm lies on its side; where it is cut, the rest is gone. */
function roundCorm(
  mesh: Mesh,
  at: Vec,
  long: number,
  wide: number,
  turn: number,
  material: number,
  cut: number | null,
) {
  const p = put(at, turn);
  const noise = createNoise(`corm ${at}`);
  const end = cut === null ? 1 : 0.62;
  const profile = (t: number) =>
    wide * Math.sin(Math.PI * t ** 0.86) ** 0.62 * (1.06 - t * 0.26) + 0.0004;
  const skin = (t: number, a: number): [number, number] => {
    const knobs = 1 + noise.fbm(Math.cos(a) * 1.6 + t * 3, Math.sin(a) * 1.6, 3) * 0.12;
    const r = profile(t) * knobs;
    return [r * Math.sin(a) + wide * 0.86, r * Math.cos(a)];
  };
  mesh.sheet(
    120,
    120,
    material,
    (u, v) => p(v * end * long - long / 2, ...skin(v * end, u * tau)),
    1,
    1,
    true,
  );
  if (cut === null) return;
  mesh.sheet(90, 2, cut, (u, v) => {
    const [y, z] = skin(end, u * tau);
    return p(end * long - long / 2 + 0.0004, wide * 0.86 + (y - wide * 0.86) * v, z * v);
  });
}

/** Two kinds of staple in the sun of the kitchen yard: flat breads with sesame, corms of taro whole and cut, poi in a wooden bowl. */
export const breadAndTaro = () =>
  photograph({
    ...cardSize,
    ...courtStone,
    ...lookDown([0.04, 0.028, 0.016], 31, 1.25, 0.47, 6),
    lens: { blur: 0.03, focus: 1.2 },
    window: {
      middle: [-1.2, 0.86, -0.8],
      along: [0.08, 0, 0.1],
      up: [0.05, 0.08, -0.04],
      light: [420, 366, 290],
    },
    exposure: 1.05,
    furnish: (mesh, materials, _, seed) => {
      materials[own] = coloured('#ead9b4', `${seed} sesame`, { grain: 0.1, shine: 0.03 });
      materials[own + 1] = coloured('#cfa262', `${seed} toasted`, { grain: 0.1, shine: 0.03 });
      materials[own + 2] = corm(`${seed} corm`);
      materials[own + 3] = cutFace(`${seed} cut`);
      materials[own + 4] = planed('#6d4126', `${seed} bowl`, 0.05);
      materials[own + 5] = coloured('#8d7790', `${seed} poi`, {
        shine: 0.06,
        rough: 0.16,
        grain: 0.08,
        fine: 120,
        bump: 0.1,
      });
      materials[own + 6] = planed('#94653a', `${seed} board`, 0.02);
      materials[own + 7] = coloured('#e8e2d2', `${seed} salt`, {
        grain: 0.25,
        fine: 900,
        bump: 0.9,
      });
      materials[own + 8] = coloured('#2f5a38', `${seed} ti leaf`, {
        shine: 0.05,
        rough: 0.25,
        grain: 0.2,
        fine: 200,
      });
      const board = put([-0.12, 0, 0.0], 0.1);
      mesh.lathe(
        smooth(
          [
            [0.0004, 0],
            [0.188, 0],
            [0.2, 0.006],
            [0.2, 0.014],
            [0.194, 0.018],
            [0.0004, 0.018],
          ],
          false,
          4,
        ).map(([r, y]): [number, number] => [Math.max(0.0004, r), y]),
        board(0, 0, 0),
        120,
        own + 6,
      );
      for (const [k, loaf] of (
        [
          { at: [-0.135, 0.018, 0.0], radius: 0.128, turn: 0.3, sesame: 1 },
          { at: [-0.105, 0.045, -0.012], radius: 0.12, turn: 1.4, lean: 0.06, sesame: 0.7 },
          { at: [-0.145, 0.073, 0.002], radius: 0.112, turn: 2.3, lean: 0.12, sesame: 1.1 },
        ] as const
      ).entries())
        layLoaf(
          mesh,
          materials,
          { ...loaf, material: own + 9 + k, seedMaterials: [own, own + 1] },
          `${seed} loaf ${k}`,
        );
      // A leaf of ti under the corms.
      const leaf = put([0.235, 0.002, 0.115], 0.3);
      mesh.sheet(60, 16, own + 8, (u, v) => {
        const wide = 0.05 * Math.sin(Math.PI * (0.03 + u * 0.95)) ** 0.8;
        const s = v * 2 - 1;
        return leaf(
          (u - 0.5) * 0.34,
          0.002 + Math.abs(s) * 0.012 + Math.sin(u * 8) * 0.003,
          s * wide,
        );
      });
      roundCorm(mesh, [0.19, 0.01, 0.07], 0.14, 0.044, 0.5, own + 2, null);
      roundCorm(mesh, [0.2, 0.006, 0.158], 0.15, 0.046, -0.75, own + 2, own + 3);
      roundCorm(mesh, [0.305, 0.004, 0.06], 0.115, 0.04, 1.9, own + 2, null);
      ware(mesh, 'bowl', [0.18, 0, -0.1], 0.082, 0.1, own + 4);
      mesh.sheet(70, 24, own + 5, (u, v) => {
        const a = u * tau;
        const swirl = Math.sin(a * 2 + v * 9) * 0.003 * (1 - v) + Math.exp(-v * v * 9) * 0.008;
        return [0.18 + Math.cos(a) * v * 0.079, 0.062 + swirl, -0.1 + Math.sin(a) * v * 0.079];
      });
      ware(mesh, 'bowl', [0.025, 0, 0.18], 0.028, 0.042, own + 4);
      const noise = createNoise(`${seed} heap`);
      mesh.sheet(160, 60, own + 7, (u, v) => {
        const a = u * tau;
        const [x, z] = [Math.cos(a) * v * 0.034, Math.sin(a) * v * 0.034];
        const grain = Math.abs(noise.fbm(x * 420, z * 420, 2)) * 0.003;
        return [0.025 + x, 0.018 + (1 - v * v) * 0.009 + grain, 0.18 + z];
      });
    },
  });
