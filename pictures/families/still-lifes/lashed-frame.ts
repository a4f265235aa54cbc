import type { Mesh, Vec } from '../../render/mesh.ts';
import {
  coloured,
  headSize,
  lookDown,
  type Nearer,
  own,
  photograph,
  planed,
  stuff,
} from '../products/studio.ts';

/** Part of a boat's frame of poles and bent ribs, lashed with cord, a coil of it and a mallet beside. */
export const lashedFrame = (nearer: Nearer = {}) =>
  photograph({
    ...headSize,
    ground: '#8f8474',
    ...lookDown([0.0, 0.1, 0.05], 36, 1.7, 0.8, 18),
    ...nearer,
    exposure: 1.1,
    furnish: (mesh, materials, random, seed) => {
      materials[stuff.ground] = coloured('#9a8f7d', `${seed} floor`, {
        grain: 0.16,
        fine: 260,
        bump: 0.25,
      });
      materials[own] = planed('#b98b55', `${seed} pole`, 0.02);
      materials[own + 1] = planed('#8a5a34', `${seed} rib`, 0.02);
      materials[own + 2] = coloured('#e3d3ab', `${seed} cord`, {
        grain: 0.2,
        fine: 1500,
        bump: 0.3,
      });
      const ribs = [-0.44, -0.22, 0, 0.22, 0.44];
      const ribAt = (x: number, t: number): Vec => {
        const a = (t - 0.5) * Math.PI * 0.94;
        return [x + Math.sin(a) * 0.012, 0.235 - Math.cos(a) * 0.2, Math.sin(a) * 0.27];
      };
      for (const x of ribs)
        mesh.tube(
          Array.from({ length: 41 }, (_, i) => ribAt(x, i / 40)),
          () => 0.0105,
          18,
          own + 1,
        );
      for (const share of [0.04, 0.27, 0.5, 0.73, 0.96]) {
        const inside = share === 0.5 ? 0.021 : 0.02;
        const poleAt = (x: number): Vec => {
          const [, y, z] = ribAt(0, share);
          const a = (share - 0.5) * Math.PI * 0.94;
          const drift = x * x * 0.12;
          return [
            x,
            y + Math.cos(a) * inside + drift * 0.3,
            z - Math.sin(a) * (inside + drift * 0.4),
          ];
        };
        mesh.tube(
          Array.from({ length: 31 }, (_, i) => poleAt(-0.62 + (1.24 * i) / 30)),
          (t) => 0.0105 + 0.002 * Math.sin(t * Math.PI),
          18,
          own,
        );
        for (const x of ribs) lash(mesh, ribAt(x, share), poleAt(x), share, random.bell() * 0.2);
      }
      // What is left of the cord lies coiled before it.
      for (let k = 0; k < 4; k++)
        mesh.tube(
          Array.from({ length: 121 }, (_, i): Vec => {
            const a = (Math.PI * 2 * i) / 40 + k * 0.6;
            const r = 0.085 - k * 0.006 - i * 0.00016 + Math.sin(a * 3 + k) * 0.003;
            return [
              0.33 + Math.cos(a) * r * 1.1,
              0.005 + k * 0.0065 + i * 0.00002,
              0.37 + Math.sin(a) * r,
            ];
          }),
          () => 0.0034,
          9,
          own + 2,
        );
      mesh.tube(
        [
          [-0.4, 0.03, 0.42],
          [-0.14, 0.026, 0.36],
        ],
        () => 0.0105,
        18,
        own,
      );
      const headRadii = [0.001, 0.026, 0.034, 0.034, 0.026, 0.001];
      mesh.tube(
        [0.299, 0.3, 0.305, 0.409, 0.414, 0.415].map(
          (z): Vec => [-0.12 + (z - 0.3) * 0.2, 0.034, z],
        ),
        (t) => headRadii[Math.round(t * 5)],
        28,
        own + 1,
      );
    },
  });

/** Cord wound crosswise over a rib and a pole: six turns one way, six the other, and a collar between. */
function lash(mesh: Mesh, rib: Vec, pole: Vec, share: number, off: number): void {
  const middle: Vec = [(rib[0] + pole[0]) / 2, (rib[1] + pole[1]) / 2, (rib[2] + pole[2]) / 2];
  const a = (share - 0.5) * Math.PI * 0.94;
  const inward: Vec = [0, Math.cos(a), -Math.sin(a)];
  const along: Vec = [0, Math.sin(a), Math.cos(a)];
  const at = (x: number, s: number, depth: number): Vec => [
    middle[0] + x,
    middle[1] + along[1] * s + inward[1] * depth,
    middle[2] + along[2] * s + inward[2] * depth,
  ];
  for (const way of [-1, 1])
    for (let turn = 0; turn < 6; turn++) {
      const shift = (turn - 2.5) * 0.0042 + off * 0.001;
      mesh.tube(
        Array.from({ length: 25 }, (_, i) => {
          const b = (Math.PI * 2 * i) / 24;
          const out = Math.cos(b) * 0.0178;
          return at(
            out * 0.72 + shift * way,
            out * 0.72 * way - shift,
            Math.sin(b) * 0.0235 + (way > 0 ? Math.sin(b) * 0.0028 : 0),
          );
        }),
        () => 0.0023,
        8,
        own + 2,
      );
    }
  for (let turn = 0; turn < 3; turn++)
    mesh.tube(
      Array.from({ length: 25 }, (_, i) => {
        const b = (Math.PI * 2 * i) / 24;
        return at(Math.cos(b) * 0.0155, Math.sin(b) * 0.0155, (turn - 1) * 0.0042);
      }),
      () => 0.0023,
      8,
      own + 2,
    );
}
