import { gardenSpray } from '../../geometry/court-dish-compositions.ts';
import { hyacinths } from '../../geometry/garden-compositions.ts';
import { type Point, tau } from '../../geometry/points.ts';
import { createRandom, type Random } from '../../geometry/random.ts';
import { type Cloth, toCloth } from '../../render/cloth.ts';
import type { Mesh, Vec } from '../../render/mesh.ts';
import type { Material } from '../../render/scene.ts';

import { createNoise } from '../../surface/noise.ts';
import { paintCanvas } from '../../surface/plate.ts';
import { printed } from '../products/prints.ts';
import { put, rectangle, rod, slab } from '../products/shapes.ts';
import { coloured, headSize, lookDown, own, photograph, stuff } from '../products/studio.ts';
import { blueDish, underGlaze } from './glazed-ware.ts';

/** A broken piece of a dish: its outline in the dish's own plane, and where it was. */
function sherd(
  mesh: Mesh,
  random: Random,
  at: Vec,
  turn: number,
  [from, to, inner, outer]: readonly [number, number, number, number],
  radius: number,
  front: number,
  clay: number,
): void {
  const middle = ((from + to) / 2) * tau;
  const mid = (inner + outer) / 2;
  const [cx, cz] = [Math.cos(middle) * mid * radius, Math.sin(middle) * mid * radius];
  const p = put(at, turn);
  const depth = (r: number) => {
    const t = Math.min(1, Math.max(0, (r - 0.6) / 0.16));
    return radius * (0.1 * t * t * (3 - 2 * t) + Math.max(0, r - 0.74) * 0.16);
  };
  // Each side of a break goes its own way.
  const jag = Array.from({ length: 4 }, () => Array.from({ length: 13 }, () => random.bell()));
  const wave = (side: number, t: number) => {
    const s = t * 12;
    const i = Math.min(11, Math.floor(s));
    const f = s - i;
    return (jag[side][i] * (1 - f) + jag[side][i + 1] * f) * 0.02;
  };
  const lowest = Math.min(depth(inner), depth(outer));
  const place = (u: number, v: number, y: number): Vec => {
    const r =
      inner +
      (outer - inner) * v +
      (v < 0.5 ? wave(0, u) * (1 - v) : outer > 0.98 ? 0 : wave(1, u) * v);
    const a = (from + (to - from) * u + wave(2, v) * (1 - u) * 0.5 + wave(3, v) * u * 0.5) * tau;
    return p(Math.cos(a) * r * radius - cx, depth(r) - lowest + y, Math.sin(a) * r * radius - cz);
  };
  const thick = radius * 0.045;
  const uvOf = (u: number, v: number): [number, number] => {
    const r = inner + (outer - inner) * v;
    const a = (from + (to - from) * u) * tau;
    return [0.5 + Math.cos(a) * r * 0.49, 1 - (0.5 + Math.sin(a) * r * 0.49)];
  };
  const n = 40;
  for (let j = 0; j < n; j++)
    for (let i = 0; i < n; i++) {
      const [u0, u1, v0, v1] = [i / n, (i + 1) / n, j / n, (j + 1) / n];
      mesh.quad(
        place(u0, v0, thick),
        place(u0, v1, thick),
        place(u1, v1, thick),
        place(u1, v0, thick),
        front,
        [...uvOf(u0, v0), ...uvOf(u0, v1), ...uvOf(u1, v1), ...uvOf(u1, v0)],
      );
    }
  for (let i = 0; i < n; i++) {
    const [a, b] = [i / n, (i + 1) / n];
    for (const end of [0, 1]) {
      mesh.quad(
        place(a, end, 0),
        place(b, end, 0),
        place(b, end, thick),
        place(a, end, thick),
        clay,
      );
      mesh.quad(
        place(end, a, 0),
        place(end, b, 0),
        place(end, b, thick),
        place(end, a, thick),
        clay,
      );
    }
  }
}

/** Buff fritware where a dish broke. */
function brokenClay(seed: string): Material {
  const noise = createNoise(seed);
  return (hit) => {
    const k = 1 + noise.fbm(hit.x * 700, hit.z * 700 + hit.y * 600, 3) * 0.3;
    [hit.r, hit.g, hit.b] = [0.72 * k, 0.58 * k, 0.42 * k];
    hit.nx += noise.fbm(hit.x * 800, hit.y * 800, 2) * 0.5;
    hit.nz += noise.fbm(hit.z * 800, hit.y * 800 + 5, 2) * 0.5;
  };
}

/** Lines of handwriting that ask, seen from too far to be read, and a sketch of the piece. */
const letter = (): Cloth =>
  toCloth(
    paintCanvas(1000, 1400, (brush) => {
      const random = createRandom('letter of a question');
      brush.fillStyle = '#f3ecdc';
      brush.fillRect(0, 0, 1000, 1400);
      brush.strokeStyle = '#28365e';
      brush.lineCap = 'round';
      for (let y = 190; y < 1180; y += 68) {
        if (y > 560 && y < 900) continue;
        const end = y === 190 ? 480 : random.between(760, 880);
        for (let x = 130; x < end; ) {
          const word = random.between(36, 120);
          brush.lineWidth = random.between(3.4, 5);
          brush.beginPath();
          brush.moveTo(x, y);
          for (let k = 0; k <= word; k += 9)
            brush.quadraticCurveTo(
              x + k - 4,
              y + random.bell() * 16 - 4,
              x + k,
              y + random.bell() * 5,
            );
          brush.stroke();
          x += word + 26;
        }
      }
      brush.lineWidth = 4;
      brush.beginPath();
      brush.arc(420, 720, 130, 2.6, 5.4);
      brush.lineTo(470, 690);
      brush.lineTo(390, 760);
      brush.closePath();
      brush.stroke();
      for (let k = 0; k < 5; k++) {
        brush.beginPath();
        brush.arc(360 + k * 26, 655 - k * 8, 12, 0, 6.2);
        brush.stroke();
      }
      brush.beginPath();
      brush.arc(700, 690, 46, 3.4, 7.2);
      brush.quadraticCurveTo(706, 760, 704, 790);
      brush.moveTo(704, 826);
      brush.lineTo(705, 830);
      brush.lineWidth = 9;
      brush.stroke();
    }),
  );

/** A question that came by post: a letter with a sketch, the sherds it is about, a lens and a scale. */
export const lensAndSherds = () =>
  photograph({
    ...headSize,
    ground: '#5f6f68',
    ...lookDown([0.0, 0.008, 0.01], 47, 1.6, 0.47, -7),
    exposure: 1.12,
    furnish: (mesh, materials, random, seed) => {
      materials[stuff.ground] = coloured('#5f716b', `${seed} felt`, {
        grain: 0.12,
        fine: 900,
        bump: 0.4,
      });
      const dishes = [
        blueDish(`${seed} one`, gardenSpray(), 'waves'),
        blueDish(`${seed} two`, hyacinths(), 'petals'),
      ];
      dishes.forEach((cloth, i) => {
        materials[own + i] = underGlaze(cloth, 0.34, `${seed} ${i}`);
      });
      materials[own + 2] = brokenClay(`${seed} clay`);
      materials[own + 3] = printed(letter(), 0.2, `${seed} letter`, { bump: 0.05, fine: 700 });
      materials[own + 4] = coloured('#e3d9c3', `${seed} envelope`, { grain: 0.06, fine: 700 });
      materials[own + 5] = coloured('#f0eadc', `${seed} card`, { grain: 0.04, fine: 800 });
      materials[own + 6] = coloured('#8b3f35', `${seed} stamp`, { grain: 0.1 });
      materials[own + 7] = coloured('#6c7f78', `${seed} lens`, {
        shine: 0.16,
        rough: 0.01,
        grain: 0.02,
        bump: 0,
      });
      // The letter, folded twice on its way, does not lie flat.
      const p = put([-0.17, 0.0006, 0.0], 0.17);
      mesh.sheet(30, 90, own + 3, (u, v) => {
        const fold = Math.abs(((v * 3) % 1) - 0.5) * 0.012;
        return p(
          (u - 0.5) * 0.21,
          0.001 + 0.006 - fold + Math.max(0, u - 0.8) * 0.02,
          (v - 0.5) * 0.295,
        );
      });
      slab(mesh, put([-0.335, 0.0, -0.095], 0.4), rectangle(0.22, 0.11), 0, 0.0016, {
        top: own + 4,
        side: own + 4,
      });
      slab(mesh, put([-0.385, 0.0018, -0.115], 0.4), rectangle(0.022, 0.026), 0, 0.0004, {
        top: own + 6,
        side: own + 6,
      });
      const radius = 0.17;
      sherd(mesh, random, [0.085, 0, -0.035], 0.3, [0.54, 0.75, 0.36, 1], radius, own, own + 2);
      sherd(mesh, random, [0.205, 0, 0.015], -0.25, [0.78, 0.95, 0.42, 1], radius, own, own + 2);
      sherd(mesh, random, [0.08, 0, 0.105], 1.1, [0.1, 0.24, 0.3, 0.72], radius, own, own + 2);
      sherd(
        mesh,
        random,
        [0.3, 0, -0.085],
        0.9,
        [0.3, 0.42, 0.6, 1],
        radius * 0.9,
        own + 1,
        own + 2,
      );
      sherd(
        mesh,
        random,
        [0.29, 0, 0.12],
        2.2,
        [0.62, 0.72, 0.5, 0.9],
        radius * 0.9,
        own + 1,
        own + 2,
      );
      // A scale of centimetres, black and white.
      for (let k = 0; k < 10; k++)
        slab(
          mesh,
          put([0.06 + k * 0.0098, 0, 0.187 - k * 0.0006], 0.06),
          rectangle(0.0098, 0.013),
          0,
          0.0012,
          {
            top: k % 2 ? stuff.black : own + 5,
            side: own + 5,
          },
        );
      // The lens, put down beside the one that was looked at.
      const lens: Vec = [0.2, 0.03, 0.115];
      mesh.tube(
        Array.from({ length: 73 }, (_, i): Vec => {
          const a = (i / 72) * tau;
          return [lens[0] + Math.cos(a) * 0.042, lens[1] - 0.02, lens[2] + Math.sin(a) * 0.042];
        }),
        () => 0.0042,
        14,
        stuff.brass,
      );
      mesh.lathe(
        [0, 0.02, 0.034, 0.04].map(
          (r): Point => [Math.max(0.0004, r), 0.005 - (r / 0.042) ** 2 * 0.004],
        ),
        [lens[0], lens[1] - 0.021, lens[2]],
        80,
        own + 7,
      );
      rod(
        mesh,
        [lens[0] + 0.031, 0.011, lens[2] + 0.034],
        [lens[0] + 0.092, 0.0085, lens[2] + 0.103],
        0.007,
        stuff.darkWood,
      );
    },
  });
