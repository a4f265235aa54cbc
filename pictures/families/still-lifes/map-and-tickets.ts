import { starPolygon, tau } from '../../geometry/points.ts';
import { toCloth } from '../../render/cloth.ts';
import type { Mesh, Vec } from '../../render/mesh.ts';
import type { Material } from '../../render/scene.ts';
import { paintCanvas, trace } from '../../surface/plate.ts';
import { lettering, printed } from '../products/prints.ts';
import { type Place, put, rectangle, slab } from '../products/shapes.ts';
import { headSize, lookDown, own, photograph, stuff } from '../products/studio.ts';
import { drawRose } from './compass-rose.ts';
import { groundsMap } from './grounds-map.ts';

/** Tickets and the folded map of the grounds, on a stone ledge in morning light. */
export const mapAndTickets = () =>
  photograph({
    ...headSize,
    ground: '#5f8f8a',
    ...lookDown([0.0, 0, 0.01], 50, 1.4, 0.335, -10),
    furnish: (mesh, materials, _, seed) => {
      const map = toCloth(groundsMap());
      materials[own] = printed(map, 0.38, seed, { bump: 0.04, fine: 800 });
      const p = put([0.0, 0.0006, -0.03], 0.14);
      mesh.sheet(80, 40, own, (u, v) => {
        const fold = (t: number, n: number) => Math.abs(((t * n + 1) % 2) - 1);
        return p(
          (u - 0.5) * 0.38,
          0.001 + fold(u, 4) * 0.012 + fold(v, 2) * 0.004,
          (v - 0.5) * 0.266,
        );
      });
      ['#16307a', '#0f6b50', '#a8402f'].forEach((hex, i) => {
        const ticket = toCloth(
          paintCanvas(1000, 440, (brush) => {
            brush.fillStyle = '#f6f0e1';
            brush.fillRect(0, 0, 1000, 440);
            brush.fillStyle = hex;
            brush.fillRect(0, 0, 300, 440);
            brush.strokeStyle = '#f6f0e1';
            brush.lineWidth = 7;
            for (const r of [118, 84, 48]) {
              trace(brush, starPolygon(8, r, 0.765, tau / 16, [150, 220]));
              brush.stroke();
            }
            brush.fillStyle = '#2b2f38';
            lettering(brush, 'Hale Girih', 650, 190, 104);
            lettering(
              brush,
              ['House tour', 'Garden and water', 'General admission'][i],
              650,
              300,
              66,
              { italic: true },
            );
          }),
        );
        materials[own + 1 + i] = printed(ticket, 0.1, `${seed} ${i}`, { bump: 0.03, fine: 900 });
        const q: Place = put(
          [0.085 + i * 0.022, 0.0165 + i * 0.0011, 0.075 - i * 0.016],
          -0.34 + i * 0.17,
        );
        slab(
          mesh,
          q,
          rectangle(0.11, 0.048, 0.001),
          0,
          0.0006,
          { top: own + 1 + i, side: stuff.paper },
          0,
          [-0.055, -0.024, 0.11, 0.048],
        );
      });
      compass(mesh, materials, [-0.155, 0, 0.112], seed);
    },
  });

/** A pocket compass in a brass case, its lid open behind it. */
function compass(mesh: Mesh, materials: Material[], at: Vec, seed: string): void {
  const size = 0.025;
  const dial = toCloth(
    paintCanvas(600, 600, (brush) => {
      brush.fillStyle = '#f6efdd';
      brush.fillRect(0, 0, 600, 600);
      brush.strokeStyle = '#2b2f38';
      for (let i = 0; i < 72; i++) {
        const a = (i / 72) * tau;
        brush.lineWidth = i % 6 ? 4 : 9;
        brush.beginPath();
        brush.moveTo(300 + Math.cos(a) * 286, 300 + Math.sin(a) * 286);
        brush.lineTo(
          300 + Math.cos(a) * (i % 6 ? 262 : 244),
          300 + Math.sin(a) * (i % 6 ? 262 : 244),
        );
        brush.stroke();
      }
      drawRose(brush, 300, 300, 1.7);
    }),
  );
  materials[own + 5] = printed(dial, size * 2, `${seed} dial`, { bump: 0.01, fine: 900 });
  mesh.lathe(
    [
      [size * 0.98, 0],
      [size * 1.1, size * 0.08],
      [size * 1.14, size * 0.3],
      [size * 1.1, size * 0.5],
      [size * 1.02, size * 0.52],
      [size, size * 0.38],
    ],
    at,
    90,
    stuff.brass,
  );
  const face = put([at[0], at[1] + size * 0.38, at[2]], 0.5);
  mesh.sheet(48, 10, own + 5, (u, v) => {
    const a = u * tau;
    return face(Math.cos(a) * v * size, 0, -Math.sin(a) * v * size);
  });
  // The dial lies by place, not around its middle.
  const print = materials[own + 5];
  materials[own + 5] = (hit) => {
    const [x, z] = [hit.x - at[0], hit.z - at[2]];
    const [c, s] = [Math.cos(0.5), Math.sin(0.5)];
    hit.u = (x * c - z * s) / size / 2 + 0.5;
    hit.v = (x * s + z * c) / size / 2 + 0.5;
    print(hit);
  };
  const needle = put([at[0], at[1] + size * 0.44, at[2]], 0.24);
  slab(
    mesh,
    needle,
    [
      [0, -size * 0.82],
      [size * 0.085, 0],
      [0, size * 0.82],
      [-size * 0.085, 0],
    ],
    0,
    0.0007,
    { top: stuff.steel, side: stuff.steel },
  );
  // The ring that it hangs by.
  const ring = put([at[0] - size * 1.42, at[1] + size * 0.16, at[2] + size * 0.3], 0.3);
  mesh.tube(
    Array.from(
      { length: 33 },
      (_, i): Vec =>
        ring(Math.cos((i / 32) * tau) * size * 0.34, 0, Math.sin((i / 32) * tau) * size * 0.34),
    ),
    () => size * 0.045,
    12,
    stuff.brass,
  );
}
