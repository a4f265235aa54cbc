import { createRandom } from '../../geometry/random.ts';
import { toCloth } from '../../render/cloth.ts';
import type { Vec } from '../../render/mesh.ts';
import { tileCloth } from '../../scenery/ornament-cloth.ts';
import { type Brush, paintCanvas } from '../../surface/plate.ts';
import { printed } from '../products/prints.ts';
import { book, put, rectangle, rod, slab } from '../products/shapes.ts';
import {
  coloured,
  headSize,
  lookDown,
  own,
  photograph,
  planed,
  stuff,
} from '../products/studio.ts';

/** A printed page seen from too far to be read: a head of ornament, two columns of lines, a margin. */
function paintPage(brush: Brush, seed: string, hasHead: boolean): void {
  const random = createRandom(seed);
  brush.fillStyle = '#efe5cd';
  brush.fillRect(0, 0, 1200, 1600);
  for (let i = 0; i < 240; i++) {
    brush.globalAlpha = random.between(0.01, 0.05);
    brush.fillStyle = random.pick(['#b48a50', '#fff7e2', '#8a6a3c']);
    brush.beginPath();
    brush.arc(random.next() * 1200, random.next() * 1600, random.between(4, 90), 0, 7);
    brush.fill();
  }
  brush.globalAlpha = 1;
  const from = hasHead ? 560 : 190;
  for (let y = from; y < 1430; y += 33) {
    for (let x = 170; x < 1030; ) {
      const word = random.between(22, 96);
      if (x + word > 1040) break;
      brush.globalAlpha = random.between(0.55, 0.8);
      brush.fillStyle = '#3a3029';
      for (let k = 0; k < word; k += 7)
        brush.fillRect(x + k, y + random.between(-2, 2), 5.2, random.between(7, 13));
      x += word + 15;
    }
  }
  brush.globalAlpha = 1;
}

/** A place in the reading room: a book held open on foam by a snake of weights, a lens, pencil and slips. */
export const readingTable = () =>
  photograph({
    ...headSize,
    ground: '#6a4a31',
    ...lookDown([-0.01, 0.02, 0.012], 42, 1.6, 0.56, 10),
    exposure: 1.12,
    furnish: (mesh, materials, random, seed) => {
      materials[stuff.ground] = planed('#5d4029', `${seed} table`, 0);
      const pages = [true, false].map((hasHead, i) => {
        const ornament = tileCloth(
          { sides: 12, contact: 60, reach: 4 },
          ['#1d3a86', '#c99a35', '#7e1f24', '#efe5cd', '#1f6b5c', '#c99a35'],
          '#f0e2ba',
          512,
          1,
          3,
        );
        const texel = new Float32Array(4);
        return toCloth(
          paintCanvas(1200, 1600, (brush) => {
            paintPage(brush, `${seed} page ${i}`, hasHead);
            if (!hasHead) return;
            // The head piece is set pixel by pixel from the repeat of a tile.
            for (let y = 170; y < 500; y += 3)
              for (let x = 170; x < 1030; x += 3) {
                ornament.at(x / 330, y / 330, 0.004, texel);
                const to = (v: number) => Math.round(255 * Math.max(0, v) ** (1 / 2.2));
                brush.fillStyle = `rgb(${to(texel[0])} ${to(texel[1])} ${to(texel[2])})`;
                brush.fillRect(x, y, 3, 3);
              }
          }),
        );
      });
      pages.forEach((cloth, i) => {
        materials[own + i] = printed(cloth, 0.24, `${seed} ${i}`, { bump: 0.05, fine: 700 });
      });
      materials[own + 2] = coloured('#74302a', `${seed} leather`, {
        shine: 0.03,
        rough: 0.35,
        grain: 0.2,
        fine: 300,
        bump: 0.2,
      });
      materials[own + 3] = coloured('#7f8a8f', `${seed} foam`, {
        grain: 0.1,
        fine: 800,
        bump: 0.5,
      });
      materials[own + 4] = coloured('#e6dcc6', `${seed} edge`, {
        grain: 0.3,
        fine: 1800,
        bump: 0.3,
      });
      materials[own + 5] = coloured('#26405f', `${seed} snake`, {
        grain: 0.2,
        fine: 900,
        bump: 0.4,
      });
      materials[own + 6] = coloured('#d8c9a6', `${seed} slip`, { grain: 0.06, fine: 700 });
      materials[own + 7] = coloured('#2f5c4c', `${seed} cloth binding`, {
        grain: 0.15,
        fine: 900,
        bump: 0.3,
      });
      materials[own + 8] = coloured('#c3a03d', `${seed} pencil`, { shine: 0.05, rough: 0.2 });
      const p = put([0, 0, 0], 0.1);
      // Two wedges of foam carry the boards, so that the back is not forced.
      for (const side of [-1, 1]) {
        const wedge = (x: number, y: number, z: number) => p(x, y, z);
        const [a, b] = [0.012, 0.215];
        const rise = (x: number) => 0.012 + (x / b) * 0.045;
        for (const z of [-0.16, 0.16])
          mesh.quad(
            wedge(side * a, 0, z),
            wedge(side * b, 0, z),
            wedge(side * b, rise(b), z),
            wedge(side * a, rise(a), z),
            own + 3,
          );
        mesh.quad(
          wedge(side * b, 0, -0.16),
          wedge(side * b, 0, 0.16),
          wedge(side * b, rise(b), 0.16),
          wedge(side * b, rise(b), -0.16),
          own + 3,
        );
        mesh.quad(
          wedge(side * a, rise(a), -0.16),
          wedge(side * b, rise(b), -0.16),
          wedge(side * b, rise(b), 0.16),
          wedge(side * a, rise(a), 0.16),
          own + 3,
        );
        // Board, block of leaves, and the page that lies open, which swells towards the back.
        const [wide, deep] = [0.185, 0.268];
        const thick = side < 0 ? 0.014 : 0.02;
        const under = (x: number) => rise(x) + 0.002;
        mesh.sheet(4, 4, own + 2, (u, v) => {
          const x = 0.004 + u * (wide + 0.006);
          return p(side * x, under(x) + 0.0015, (v - 0.5) * (deep + 0.012));
        });
        const swell = (u: number) =>
          thick * (1 - (1 - Math.min(1, u * 5)) ** 2) +
          Math.sin(Math.min(1, u * 1.1) * Math.PI) * 0.006;
        mesh.sheet(
          60,
          8,
          side < 0 ? own + 1 : own,
          (u, v) => {
            const x = 0.002 + u * wide;
            return p(side * x, under(x) + 0.002 + swell(u), (v - 0.5) * deep);
          },
          1,
          1,
        );
        for (const z of [-0.5, 0.5])
          mesh.sheet(60, 6, own + 4, (u, v) => {
            const x = 0.002 + u * wide;
            return p(side * x, under(x) + 0.002 + swell(u) * v, z * deep);
          });
        mesh.sheet(6, 12, own + 4, (u, v) =>
          p(
            side * (wide + 0.002 - u * 0.001),
            under(wide) + 0.002 + swell(1) * u,
            (v - 0.5) * deep,
          ),
        );
      }
      // A snake of lead beads in a cloth sleeve lies over the left page.
      const snake = Array.from({ length: 60 }, (_, i): Vec => {
        const t = i / 59;
        const z = -0.125 + t * 0.25;
        const x = 0.13 + Math.sin(t * 7) * 0.008;
        return p(-x, 0.0415 + (x / 0.215) * 0.045, z);
      });
      mesh.tube(
        snake,
        (t) =>
          0.0062 * (1 + 0.12 * Math.sin(t * 170)) * Math.min(1, Math.sin(t * Math.PI) * 12 + 0.1),
        16,
        own + 5,
      );
      // A lens in a brass ring, by the hand.
      const lens: Vec = [0.31, 0.008, 0.11];
      mesh.tube(
        Array.from({ length: 73 }, (_, i): Vec => {
          const a = (i / 72) * Math.PI * 2;
          return [lens[0] + Math.cos(a) * 0.045, lens[1], lens[2] + Math.sin(a) * 0.045];
        }),
        () => 0.0042,
        14,
        stuff.brass,
      );
      mesh.lathe(
        [
          [0.0004, 0.0046],
          [0.03, 0.0032],
          [0.042, 0],
        ],
        lens,
        80,
        own + 9,
      );
      materials[own + 9] = coloured('#8b755c', `${seed} lens`, {
        shine: 0.16,
        rough: 0.01,
        grain: 0.02,
        bump: 0,
      });
      rod(
        mesh,
        [lens[0] + 0.033, 0.008, lens[2] + 0.036],
        [lens[0] + 0.1, 0.008, lens[2] + 0.108],
        0.0072,
        stuff.darkWood,
      );
      rod(mesh, [0.25, 0.0046, 0.225], [0.12, 0.0046, 0.252], 0.0042, own + 8);
      // Slips for what is asked for, and the books that come next.
      for (let i = 0; i < 5; i++)
        slab(
          mesh,
          put(
            [-0.33 + random.bell() * 0.008, i * 0.0006, 0.16 + random.bell() * 0.008],
            0.3 + random.bell() * 0.2,
          ),
          rectangle(0.105, 0.075),
          0,
          0.0005,
          { top: own + 6, side: own + 6 },
        );
      const binding = { cover: own + 7, cloth: own + 7, pages: own + 4 };
      book(mesh, put([-0.34, 0, -0.07], 0.3), [0.15, 0.03, 0.22], binding);
      book(mesh, put([-0.335, 0.0302, -0.075], 0.12), [0.14, 0.022, 0.2], {
        cover: own + 2,
        cloth: own + 2,
        pages: own + 4,
      });
      book(mesh, put([-0.345, 0.0524, -0.07], 0.5), [0.12, 0.02, 0.17], {
        cover: own + 5,
        cloth: own + 5,
        pages: own + 4,
      });
    },
  });
