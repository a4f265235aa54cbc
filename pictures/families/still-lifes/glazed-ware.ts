import type { Composition } from '../../geometry/compositions.ts';
import { smooth, tau } from '../../geometry/points.ts';
import { type Cloth, toCloth } from '../../render/cloth.ts';
import type { Mesh, Vec } from '../../render/mesh.ts';
import type { Material } from '../../render/scene.ts';
import { profiles } from '../../scenery/props.ts';
import { createNoise } from '../../surface/noise.ts';
import type { Place } from '../products/shapes.ts';
import { type Band, paintBands } from '../vessels/band-painting.ts';
import { paintDish } from '../vessels/dish-painting.ts';
import type { Rim } from '../vessels/dish-rims.ts';

/** Blue on white ware for tables and ledges. */

const white = '#edf0ee';
const cobalt = '#1b3c9c';
const pale = '#6d90d6';

const texel = new Float32Array(4);

/** Paint under a clear glaze in which the window lies. */
export function underGlaze(cloth: Cloth, metres: number, seed: string): Material {
  const noise = createNoise(seed);
  return (hit) => {
    cloth.at(hit.u, 1 - hit.v, hit.size / metres, texel);
    const k = 1 + noise.fbm(hit.x * 40, hit.y * 40 + hit.z * 30, 3) * 0.08;
    hit.r = texel[0] * k;
    hit.g = texel[1] * k;
    hit.b = texel[2] * k;
    hit.shine = 0.05;
    hit.rough = 0.1;
    hit.nx += noise.fbm(hit.x * 50 + 3, hit.y * 50, 2) * 0.03;
    hit.ny += noise.fbm(hit.y * 50, hit.z * 50, 2) * 0.03;
  };
}

export function blueBands(
  seed: string,
  plan: readonly [from: number, to: number, kind: Band['kind'], dark?: boolean][],
): Cloth {
  const bands = plan.map(
    ([from, to, kind, dark]): Band => ({
      from,
      to,
      kind,
      ground: dark ? cobalt : white,
      ink: dark ? white : cobalt,
      second: pale,
    }),
  );
  return toCloth(paintBands(white, bands, 1, seed, 2048, 1024));
}

export function ware(
  mesh: Mesh,
  kind: keyof typeof profiles,
  at: Vec,
  height: number,
  wide: number,
  material: number,
): void {
  const profile = smooth(profiles[kind], false, 10).map(([r, y]): [number, number] => [
    Math.max(0.0005, r * wide),
    y * height,
  ]);
  mesh.lathe(profile, at, 120, material);
}

export function blueDish(seed: string, design: Composition, rim: Rim): Cloth {
  return toCloth(
    paintDish(
      {
        glaze: white,
        palette: {
          petal: cobalt,
          inner: white,
          heart: pale,
          leaf: '#3a62bb',
          vein: white,
          stem: cobalt,
          bud: pale,
        },
        line: '#132b74',
        lineWidth: 4,
        rim,
        rimColours: [cobalt, pale],
        design,
        well: 0.68,
        designScale: 0.92,
        rings: cobalt,
      },
      seed,
    ),
  );
}

/** A dish whose open side looks along its own y. */
export function dish(mesh: Mesh, place: Place, radius: number, front: number, back: number): void {
  const depth = (r: number) => {
    const t = Math.min(1, Math.max(0, (r - 0.62) / 0.12));
    const well = t * t * (3 - 2 * t);
    return radius * (0.02 + well * 0.1 + Math.max(0, r - 0.74) * 0.12);
  };
  mesh.sheet(120, 40, front, (u, v) => {
    const a = u * tau;
    return place(Math.cos(a) * v * radius, depth(v), Math.sin(a) * v * radius);
  });
  mesh.sheet(120, 20, back, (u, v) => {
    const a = u * tau;
    const r = 0.3 + v * 0.7;
    return place(
      Math.cos(a) * r * radius,
      depth(r) - 0.008 * radius - (1 - v) * 0.004,
      Math.sin(a) * r * radius,
    );
  });
}

/** Reads a round painting over a sheet laid out by angle and radius. */
export function roundPainting(cloth: Cloth, radius: number, seed: string): Material {
  const inner = underGlaze(cloth, radius * 2, seed);
  return (hit) => {
    const a = hit.u * tau;
    const r = hit.v * 0.98;
    hit.u = 0.5 + Math.cos(a) * r * 0.5;
    hit.v = 1 - (0.5 + Math.sin(a) * r * 0.5);
    inner(hit);
  };
}
