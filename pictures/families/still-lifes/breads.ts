import { smooth, tau } from '../../geometry/points.ts';
import type { Mesh, Vec } from '../../render/mesh.ts';
import type { Material } from '../../render/scene.ts';
import { parseColour } from '../../surface/colour.ts';
import { smoothstep } from '../../surface/field.ts';
import { createNoise } from '../../surface/noise.ts';
import { put } from '../products/shapes.ts';
import {
  cardSize,
  coloured,
  lookDown,
  own,
  photograph,
  planed,
  stuff,
} from '../products/studio.ts';
import { ware } from './glazed-ware.ts';

/** Crust: pale where it was docked, brown where it blistered, flour left in the folds; sesame on some. */
function crust(seed: string, seeds: number): Material {
  const noise = createNoise(seed);
  const [dough, brown, burnt, flour] = ['#d9ab68', '#a5662c', '#5b3014', '#efe3cb'].map(
    parseColour,
  );
  return (hit) => {
    const [x, z] = [hit.x + hit.y * 0.7, hit.z + hit.y * 0.5];
    const bake = noise.fbm(x * 26, z * 26, 4) * 0.7 + hit.ny * 0.3;
    const blister = smoothstep(0.16, 0.4, noise.fbm(x * 150 + 5, z * 150, 3));
    // The side touched the oven's wall nowhere: it is evenly pale brown.
    const above = smoothstep(0.35, 0.8, hit.ny);
    const k = 0.42 + (smoothstep(-0.15, 0.45, bake) - 0.42) * above;
    const dust = smoothstep(0.05, 0.4, noise.fbm(x * 60, z * 60 + 8, 4)) * 0.16 * above;
    const [cell] = noise.cells(x * 150, z * 150);
    const isSeed = seeds > 0 && cell < 0.2 && noise.at(x * 14, z * 14) > 0.35 - seeds;
    for (const [i, key] of (['r', 'g', 'b'] as const).entries()) {
      const base = dough[i] + (brown[i] - dough[i]) * k;
      const baked = base + (burnt[i] - base) * blister * 0.45 * above;
      hit[key] = isSeed ? 0.62 - i * 0.12 : baked + (flour[i] - baked) * dust;
    }
    hit.shine = 0.01;
    hit.rough = 0.5;
    const near = Math.min(1, 0.002 / (hit.size + 1e-6));
    hit.nx += (noise.fbm(x * 130, z * 130, 3) * 0.5 + (isSeed ? 0.3 : 0)) * near;
    hit.nz += noise.fbm(x * 130 + 31, z * 130, 3) * 0.5 * near;
  };
}

/** The skin of a taro corm: brown rings with hairs; where it is cut, white flecked with violet. */
function corm(seed: string): Material {
  const noise = createNoise(seed);
  const [skin, ring] = ['#6d4c34', '#3a2719'].map(parseColour);
  return (hit) => {
    const wave = noise.fbm(hit.u * 7, hit.v * 3, 3) * 0.03;
    const band = Math.abs(((hit.v + wave) * 11) % 1);
    const k =
      smoothstep(0.3, 0.02, band) * 0.8 +
      noise.fbm(hit.x * 240, hit.z * 240 + hit.y * 200, 3) * 0.4;
    for (const [i, key] of (['r', 'g', 'b'] as const).entries())
      hit[key] = Math.max(0.01, skin[i] + (ring[i] - skin[i]) * k);
    hit.nx += noise.fbm(hit.x * 300, hit.y * 300, 2) * 0.4;
    hit.ny += (band < 0.12 ? 0.5 : 0) * 0.4;
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

/** A flat loaf: thick rim, a docked well with rows that a thumb pressed. */
function flatLoaf(
  mesh: Mesh,
  at: Vec,
  radius: number,
  turn: number,
  material: number,
  lean = 0,
): void {
  const p = put(at, turn, lean);
  const height = (a: number, r: number) => {
    const rim = Math.exp(-(((r - 0.82) / 0.13) ** 2)) * 0.15;
    const rows = Math.sin(r * Math.cos(a) * 19) > 0.55 && r < 0.66 ? -0.022 : 0;
    // The edge rounds down to the board.
    const edge = r > 0.86 ? Math.sqrt(Math.max(0, 1 - ((r - 0.86) / 0.14) ** 2)) : 1;
    return radius * (0.1 + rim + rows) * edge;
  };
  mesh.sheet(140, 60, material, (u, v) => {
    const a = u * tau;
    const bulge = 1 + Math.sin(a * 3 + turn) * 0.02 + Math.sin(a * 5 + turn * 3) * 0.012;
    return p(Math.cos(a) * v * radius * bulge, height(a, v), Math.sin(a) * v * radius * bulge);
  });
}

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
  const end = cut === null ? 1 : 0.62;
  const profile = (t: number) =>
    wide * Math.sin(Math.PI * Math.min(1, 0.04 + t * 0.93)) ** 0.72 * (1.06 - t * 0.3);
  mesh.sheet(60, 60, material, (u, v) => {
    const a = u * tau;
    const t = v * end;
    const r = Math.max(0.0006, profile(t));
    return p(t * long - long / 2, r * Math.sin(a) + wide * 0.86, r * Math.cos(a));
  });
  if (cut === null) return;
  mesh.sheet(60, 2, cut, (u, v) => {
    const a = u * tau;
    const r = profile(end) * v;
    return p(end * long - long / 2 + 0.0004, r * Math.sin(a) + wide * 0.86, r * Math.cos(a));
  });
}

/** Two kinds of staple on one board: flat breads with sesame, corms of taro whole and cut, poi in a wooden bowl. */
export const breadAndTaro = () =>
  photograph({
    ...cardSize,
    ground: '#c9b899',
    ...lookDown([0.0, 0.02, 0.01], 36, 1.7, 0.56, 8),
    exposure: 1.12,
    furnish: (mesh, materials, random, seed) => {
      materials[stuff.ground] = coloured('#a8b3a0', `${seed} cloth`, {
        grain: 0.1,
        fine: 900,
        bump: 0.35,
      });
      materials[own] = crust(`${seed} plain`, 0);
      materials[own + 1] = crust(`${seed} sesame`, 0.5);
      materials[own + 2] = corm(`${seed} corm`);
      materials[own + 3] = cutFace(`${seed} cut`);
      materials[own + 4] = planed('#7a4a2a', `${seed} bowl`, 0.05);
      materials[own + 5] = coloured('#9c86a0', `${seed} poi`, {
        shine: 0.07,
        rough: 0.16,
        grain: 0.06,
        fine: 120,
        bump: 0.1,
      });
      materials[own + 6] = planed('#b5834d', `${seed} board`, 0.02);
      materials[own + 7] = coloured('#e8e2d2', `${seed} salt`, {
        grain: 0.2,
        fine: 1400,
        bump: 0.6,
      });
      materials[own + 8] = coloured('#3c6a4a', `${seed} ti leaf`, {
        shine: 0.05,
        rough: 0.25,
        grain: 0.2,
        fine: 200,
      });
      const board = put([-0.09, 0, 0.0], 0.1);
      mesh.lathe(
        smooth(
          [
            [0.0004, 0],
            [0.2, 0],
            [0.212, 0.006],
            [0.212, 0.014],
            [0.206, 0.018],
            [0.0004, 0.018],
          ],
          false,
          4,
        ).map(([r, y]): [number, number] => [Math.max(0.0004, r), y]),
        board(0, 0, 0),
        120,
        own + 6,
      );
      flatLoaf(mesh, [-0.1, 0.018, 0.035], 0.125, 0.3, own + 1);
      flatLoaf(mesh, [-0.135, 0.046, -0.02], 0.118, 1.4, own, 0.12);
      flatLoaf(mesh, [-0.07, 0.062, -0.045], 0.108, 2.3, own + 1, 0.2);
      // A leaf of ti under the corms.
      const leaf = put([0.2, 0.002, 0.1], 0.35);
      mesh.sheet(60, 16, own + 8, (u, v) => {
        const wide = 0.052 * Math.sin(Math.PI * (0.03 + u * 0.95)) ** 0.8;
        const s = v * 2 - 1;
        return leaf(
          (u - 0.5) * 0.42,
          0.002 + Math.abs(s) * 0.012 + Math.sin(u * 8) * 0.003,
          s * wide,
        );
      });
      roundCorm(mesh, [0.2, 0.012, 0.085], 0.15, 0.046, 0.5, own + 2, null);
      roundCorm(mesh, [0.235, 0.006, 0.165], 0.16, 0.048, -0.35, own + 2, own + 3);
      roundCorm(mesh, [0.33, 0.004, 0.06], 0.12, 0.04, 1.9, own + 2, null);
      ware(mesh, 'bowl', [0.19, 0, -0.09], 0.082, 0.1, own + 4);
      mesh.sheet(70, 24, own + 5, (u, v) => {
        const a = u * tau;
        const swirl = Math.sin(a * 2 + v * 9) * 0.003 * (1 - v) + Math.exp(-v * v * 9) * 0.008;
        return [0.19 + Math.cos(a) * v * 0.079, 0.062 + swirl, -0.09 + Math.sin(a) * v * 0.079];
      });
      ware(mesh, 'bowl', [-0.285, 0, 0.13], 0.03, 0.044, own + 4);
      for (let i = 0; i < 150; i++) {
        const a = random.next() * tau;
        const r = Math.sqrt(random.next()) * 0.032;
        const g = random.between(0.0012, 0.0026);
        mesh.box(
          [-0.285 + Math.cos(a) * r - g, 0.02, 0.13 + Math.sin(a) * r - g],
          [-0.285 + Math.cos(a) * r + g, 0.024 + random.next() * 0.008, 0.13 + Math.sin(a) * r + g],
          own + 7,
        );
      }
    },
  });
