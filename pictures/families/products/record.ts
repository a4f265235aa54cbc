import { type Point, starPolygon, tau } from '../../geometry/points.ts';
import { createRandom } from '../../geometry/random.ts';
import { type Cloth, toCloth } from '../../render/cloth.ts';
import type { Vec } from '../../render/mesh.ts';
import { createNoise } from '../../surface/noise.ts';
import { fillShape, paintCanvas, strokeLine } from '../../surface/plate.ts';
import { lateTable } from './places.ts';
import { lettering, printed } from './prints.ts';
import { put, slab } from './shapes.ts';
import { lookDown, own, paper, photograph, shopSize } from './studio.ts';

/** Night in a court: arches in the water, and strings drawn over both. */
function santurSleeve(): Cloth {
  const size = 1800;
  return toCloth(
    paintCanvas(size, size, (brush) => {
      const night = brush.createLinearGradient(0, 0, 0, size);
      night.addColorStop(0, '#0a1233');
      night.addColorStop(0.5, '#25366f');
      night.addColorStop(0.56, '#1a2654');
      night.addColorStop(1, '#070b20');
      brush.fillStyle = night;
      brush.fillRect(0, 0, size, size);
      const arch = (
        x: number,
        w: number,
        base: number,
        tall: number,
        down: number,
        fill: string,
      ) => {
        brush.fillStyle = fill;
        brush.beginPath();
        brush.moveTo(x - w, base);
        brush.lineTo(x - w, base - tall * 0.55 * down);
        brush.quadraticCurveTo(x - w, base - tall * 0.86 * down, x, base - tall * down);
        brush.quadraticCurveTo(x + w, base - tall * 0.86 * down, x + w, base - tall * 0.55 * down);
        brush.lineTo(x + w, base);
        brush.fill();
      };
      const level = size * 0.56;
      for (let i = -3; i <= 3; i++) {
        const x = size / 2 + i * 262;
        arch(x, 96, level, 470, 1, i === 0 ? '#f4c66c' : '#c98a3e');
        arch(x, 62, level, 390, 1, i === 0 ? '#fbe3ae' : '#e3ac58');
        brush.globalAlpha = 0.42;
        arch(x, 92, level + 14, 520, -1, i === 0 ? '#f4c66c' : '#c98a3e');
        brush.globalAlpha = 1;
      }
      brush.fillStyle = '#f7ecd2';
      const random = createRandom('sleeve stars');
      for (let i = 0; i < 150; i++) {
        brush.globalAlpha = random.between(0.2, 0.9);
        brush.beginPath();
        brush.arc(random.next() * size, random.next() * size * 0.27, random.between(1, 3.6), 0, 7);
        brush.fill();
      }
      brush.globalAlpha = 1;
      // The santur's strings, four to a note, meet at the far side of the water.
      for (let i = 0; i < 18; i++)
        for (let k = 0; k < 4; k++) {
          const x = -260 + i * 136 + k * 9;
          strokeLine(
            brush,
            [
              [x, size],
              [size / 2 + (x - size / 2) * 0.32, level + 26],
            ],
            i % 2 ? '#d9a24c' : '#e9e0cb',
            2.2,
          );
        }
      brush.fillStyle = '#f7ecd2';
      lettering(brush, 'Santur in the Long Court', size / 2, 190, 132);
      lettering(brush, 'Shirin Daneshvar', size / 2, 290, 74, { italic: true });
    }),
  );
}

function recordLabel(): Cloth {
  const size = 700;
  return toCloth(
    paintCanvas(size, size, (brush) => {
      brush.fillStyle = '#d9a24c';
      brush.fillRect(0, 0, size, size);
      const middle: [number, number] = [size / 2, size / 2];
      fillShape(brush, starPolygon(8, 330, 0.765, tau / 16, middle), '#14285f');
      fillShape(brush, starPolygon(8, 300, 0.765, tau / 16, middle), '#d9a24c');
      brush.fillStyle = '#14285f';
      lettering(brush, 'Santur in the Long Court', size / 2, 205, 44);
      lettering(brush, 'Side one', size / 2, 530, 50, { italic: true });
      brush.beginPath();
      brush.arc(...middle, 17, 0, 7);
      brush.fillStyle = '#20140a';
      brush.fill();
    }),
  );
}

export const record = () =>
  photograph({
    ...lateTable,
    ...shopSize,
    ...lookDown([0.035, 0, 0.005], 48, 1.6, 0.53, 8),
    lens: { blur: 0.014, focus: 1.57 },
    furnish: (mesh, materials, _, seed) => {
      materials[own] = printed(santurSleeve(), 0.315, seed, {
        shine: 0.045,
        rough: 0.25,
        bump: 0.012,
      });
      materials[own + 1] = paper('#efe8d9', `${seed} inner`);
      const label = printed(recordLabel(), 0.1, `${seed} label`, { shine: 0.03, rough: 0.4 });
      materials[own + 2] = label;
      const p = put([-0.045, 0, 0.005], 0.13);
      const centre = p(0.155, 0.0035, -0.006);
      const noise = createNoise(seed);
      // Grooves throw the light outwards and inwards, never along.
      materials[own + 3] = (hit) => {
        const dx = hit.x - centre[0];
        const dz = hit.z - centre[2];
        const r = Math.hypot(dx, dz);
        const band = noise.at(r * 900, 2);
        const gap =
          [0.083, 0.103, 0.124].some((at) => Math.abs(r - at) < 0.0007) || r < 0.058 || r > 0.147;
        hit.r = hit.g = hit.b = 0.008;
        hit.b = 0.009;
        hit.shine = 0.07;
        hit.rough = 0.14;
        if (gap) return;
        const wave = noise.at(r * 91000 + dx * 5000, dz * 7000 + 3) * (0.34 + band * 0.12);
        hit.nx += (dx / r) * wave;
        hit.nz += (dz / r) * wave;
      };
      const disc: Point[] = Array.from({ length: 180 }, (_, i) => [
        Math.cos((i / 180) * tau) * 0.15,
        Math.sin((i / 180) * tau) * 0.15,
      ]);
      const on = (x: number, y: number, z: number): Vec => {
        const d = p(x + 0.155, y, z - 0.006);
        return d;
      };
      slab(mesh, on, disc, 0.0022, 0.0042, { top: own + 3, side: own + 3 }, 0.0006);
      slab(
        mesh,
        on,
        disc.map(([x, z]): Point => [x / 3, z / 3]),
        0.0042,
        0.00435,
        { top: own + 2, side: own + 2 },
      );
      // The sleeve in two leaves, a little open where the disc comes out.
      for (const low of [true, false])
        mesh.sheet(24, 2, low ? own + 1 : own, (u, v) => {
          const open = Math.sin(u * Math.PI * 0.5) * 0.003;
          return p((u - 0.5) * 0.315, low ? 0.0012 : 0.0034 + open, (v - 0.5) * 0.315);
        });
      for (const z of [-1, 1])
        mesh.sheet(24, 1, own + 1, (u, v) => {
          const open = Math.sin(u * Math.PI * 0.5) * 0.003;
          return p((u - 0.5) * 0.315, 0.0012 + v * (0.0022 + open), z * 0.1575);
        });
    },
  });
