import { starPolygon, tau } from '../../geometry/points.ts';
import { createRandom } from '../../geometry/random.ts';
import { toCloth } from '../../render/cloth.ts';
import type { Mesh, Vec } from '../../render/mesh.ts';
import { keelArch } from '../../scenery/architecture.ts';
import { tileCloth } from '../../scenery/ornament-cloth.ts';
import { createNoise } from '../../surface/noise.ts';
import { type Brush, paintCanvas } from '../../surface/plate.ts';
import { lettering, printed } from '../products/prints.ts';
import { type Place, put, rectangle, slab } from '../products/shapes.ts';
import { coloured, headSize, lookDown, metal, own, photograph, stuff } from '../products/studio.ts';

const page = { wide: 0.15, deep: 0.21 };
const pencil = own + 4;
/** Metres of the bench that one repeat of its tiles covers. */
const repeat = 0.28;

/** A visitor's sketchbook on a tiled bench: an arcade, a star, pencils, the key of a locker. */
export const sketchbook = () =>
  photograph({
    ...headSize,
    ground: '#22418f',
    ...lookDown([0.01, 0, 0.0], 56, 1.4, 0.36, -8),
    exposure: 1.08,
    furnish: (mesh, materials, _, seed) => {
      const tiles = tileCloth(
        { sides: 12, contact: 60, reach: 4 },
        ['#17307c', '#e9e3d2', '#1f8a8c', '#b6771a', '#17307c', '#23509a'],
        '#e6dcc6',
        2048,
        2,
        7,
      );
      const texel = new Float32Array(4);
      const noise = createNoise(seed);
      materials[stuff.ground] = (hit) => {
        const [u, v] = [
          (hit.x * 0.94 + hit.z * 0.34) / repeat,
          (hit.z * 0.94 - hit.x * 0.34) / repeat,
        ];
        tiles.at(u, v, hit.size / repeat, texel);
        const k = 1 + noise.fbm(hit.x * 40, hit.z * 40, 4) * 0.2;
        [hit.r, hit.g, hit.b] = [texel[0] * k, texel[1] * k, texel[2] * k];
        hit.shine = 0.05;
        hit.rough = 0.1 + Math.abs(noise.fbm(hit.x * 16, hit.z * 16, 3)) * 0.2;
        hit.nx += noise.fbm(hit.x * 70, hit.z * 70, 3) * 0.05;
        hit.nz += noise.fbm(hit.x * 70 + 9, hit.z * 70, 3) * 0.05;
      };
      const sheets = [drawnArcade(seed), drawnStar(seed)];
      sheets.forEach((canvas, i) => {
        materials[own + i] = printed(toCloth(canvas), page.wide, `${seed} page ${i}`, {
          bump: 0.09,
          fine: 1100,
        });
      });
      materials[own + 2] = coloured('#2a2622', `${seed} boards`, { grain: 0.06, fine: 900 });
      materials[own + 3] = coloured('#efe7d4', `${seed} edges`, { grain: 0.08, fine: 1500 });
      openBook(mesh, put([-0.005, 0.0006, -0.012], 0.16));
      materials[pencil] = coloured('#1d6a52', `${seed} pencil`, { shine: 0.05, rough: 0.15 });
      materials[pencil + 1] = coloured('#d9b483', `${seed} cut`, { grain: 0.2, fine: 900 });
      materials[pencil + 2] = coloured('#2b2b2e', `${seed} lead`, { shine: 0.05, rough: 0.3 });
      materials[pencil + 3] = coloured('#a8322f', `${seed} other`, { shine: 0.05, rough: 0.15 });
      layPencil(mesh, [0.075, 0.0195, 0.052], 2.45, 0.15, pencil);
      layPencil(mesh, [-0.21, 0.0042, 0.052], 1.22, 0.17, pencil + 3);
      materials[own + 8] = coloured('#f2efe8', `${seed} rubber`, { grain: 0.05, bump: 0.1 });
      slab(
        mesh,
        put([0.2, 0, 0.0], 0.5),
        rectangle(0.042, 0.022, 0.004),
        0,
        0.012,
        { top: own + 8, side: own + 8 },
        0.003,
      );
      materials[own + 9] = metal('#c99a4a', 0.24, `${seed} key`);
      materials[own + 10] = coloured('#a8322f', `${seed} cord`, { grain: 0.14, fine: 1600 });
      const tag = toCloth(
        paintCanvas(600, 600, (brush) => {
          brush.fillStyle = '#d9b25a';
          brush.fillRect(0, 0, 600, 600);
          brush.strokeStyle = '#6a4a16';
          brush.lineWidth = 12;
          brush.beginPath();
          brush.arc(300, 300, 250, 0, 7);
          brush.stroke();
          brush.fillStyle = '#4a3210';
          lettering(brush, '17', 300, 400, 320);
        }),
      );
      materials[own + 11] = printed(tag, 0.034, `${seed} tag`, { shine: 0.12, rough: 0.3 });
      layKey(mesh, put([0.19, 0, 0.085], -0.7));
    },
  });

/** Both halves rise from the fold and fall to the edge; boards show around them. */
function openBook(mesh: Mesh, place: Place): void {
  const { wide, deep } = page;
  for (const side of [-1, 1]) {
    slab(
      mesh,
      (x, y, z) => place(x + side * (wide / 2 + 0.003), y, z),
      rectangle(wide + 0.008, deep + 0.01, 0.003),
      0,
      0.0026,
      { top: own + 2, side: own + 2 },
      0.0006,
    );
    const rise = (t: number) =>
      0.004 + 0.0135 * Math.sin(Math.min(1, t * 1.02 + 0.08) * 2.6) ** 0.9;
    mesh.sheet(40, 20, side < 0 ? own : own + 1, (u, v) => {
      const t = side < 0 ? 1 - u : u;
      return place(side * (0.0008 + t * wide), rise(t), (v - 0.5) * deep);
    });
    for (const z of [-deep / 2, deep / 2])
      mesh.sheet(40, 1, own + 3, (u, v) =>
        place(side * (0.0008 + u * wide), 0.0026 + (rise(u) - 0.0026) * v, z),
      );
    mesh.sheet(1, 1, own + 3, (u, v) =>
      place(side * (0.0008 + wide), 0.0026 + (rise(1) - 0.0026) * v, (u - 0.5) * deep),
    );
  }
}

/** Six sides, a cut end, a lead. */
function layPencil(mesh: Mesh, at: Vec, turn: number, long: number, paint: number): void {
  const along: Vec = [Math.cos(turn), 0, Math.sin(turn)];
  const on = (s: number): Vec => [at[0] + along[0] * s, at[1], at[2] + along[2] * s];
  mesh.tube([on(0), on(long - 0.02)], () => 0.0037, 6, paint);
  mesh.tube([on(-0.0006), on(0)], (t) => 0.0036 * t, 6, pencil + 1);
  mesh.tube([on(long - 0.02), on(long - 0.005)], (t) => 0.0037 - 0.0025 * t, 18, pencil + 1);
  mesh.tube([on(long - 0.005), on(long)], (t) => 0.0012 * (1.04 - t), 12, pencil + 2);
}

function layKey(mesh: Mesh, place: Place): void {
  const brass = own + 9;
  const ring = (x: number, z: number, radius: number, thick: number, material: number) =>
    mesh.tube(
      Array.from({ length: 41 }, (_, i) => {
        const a = (i / 40) * tau;
        return place(x + Math.cos(a) * radius, thick + 0.001, z + Math.sin(a) * radius);
      }),
      () => thick,
      12,
      material,
    );
  ring(0, 0, 0.009, 0.0022, brass);
  mesh.tube(
    [0.009, 0.02, 0.04].map((z) => place(0, 0.0034, z)),
    () => 0.0022,
    14,
    brass,
  );
  for (const z of [0.03, 0.036])
    slab(
      mesh,
      (x, y, w) => place(x + 0.005, y + 0.002, w + z),
      rectangle(0.007, 0.0034),
      0,
      0.003,
      {
        top: brass,
        side: brass,
      },
    );
  slab(
    mesh,
    (x, y, z) => place(x - 0.003, y, z - 0.036),
    Array.from({ length: 40 }, (_, i): [number, number] => [
      Math.cos((i / 40) * tau) * 0.017,
      -Math.sin((i / 40) * tau) * 0.017,
    ]).reverse(),
    0,
    0.0016,
    { top: own + 11, side: brass },
    0.0003,
  );
  // A band for the wrist runs through both and lies in a loop.
  mesh.tube(
    Array.from({ length: 61 }, (_, i) => {
      const a = (i / 60) * tau;
      return place(
        0.03 + Math.cos(a) * 0.036 + Math.sin(a * 2) * 0.006,
        0.0026 + Math.sin(a * 3) * 0.0008,
        -0.008 + Math.sin(a) * 0.026,
      );
    }),
    () => 0.0021,
    10,
    own + 10,
  );
}

const [w, h] = [1500, 2100];

function sheet(paint: (brush: Brush, line: Line) => void, seed: string) {
  const random = createRandom(seed);
  return paintCanvas(w, h, (brush) => {
    brush.fillStyle = '#f1ead9';
    brush.fillRect(0, 0, w, h);
    // A pencil's line is gone over twice and presses more in its middle.
    const line: Line = (points, width = 6, alpha = 0.82) => {
      for (let pass = 0; pass < 2; pass++) {
        brush.strokeStyle = `rgba(58, 56, 60, ${alpha * (pass ? 0.55 : 1)})`;
        brush.lineWidth = width * (pass ? 0.7 : 1);
        brush.beginPath();
        for (const [x, y] of points) brush.lineTo(x + random.bell() * 1.6, y + random.bell() * 1.6);
        brush.stroke();
      }
    };
    paint(brush, line);
  });
}

type Line = (
  points: readonly (readonly [number, number])[],
  width?: number,
  alpha?: number,
) => void;

function drawnArcade(seed: string) {
  return sheet((_, line) => {
    const [left, foot, wide] = [210, 1240, 360];
    for (let i = 0; i < 3; i++) {
      const x = left + i * wide;
      const arch = (inset: number) =>
        Array.from({ length: 49 }, (__, k): [number, number] => {
          const t = -1 + (k / 48) * 2;
          return [
            x + wide / 2 + t * (wide / 2 - 40 - inset),
            620 - (260 - inset) * keelArch(t) + inset * 0.2,
          ];
        });
      for (const inset of [0, 22]) {
        const run = arch(inset);
        line([[run[0][0], foot], ...run, [run[48][0], foot]], inset ? 4 : 7);
      }
      // Shade within the arch, hatched one way.
      for (let k = 0; k < 22; k++) {
        const y = 640 + k * 26;
        line(
          [
            [x + wide - 150 + (k % 3) * 14, y],
            [x + wide - 66, y - 46],
          ],
          3.4,
          0.4,
        );
      }
    }
    line(
      [
        [150, 280],
        [1350, 280],
      ],
      7,
    );
    line(
      [
        [150, 310],
        [1350, 310],
      ],
      4,
    );
    line(
      [
        [110, foot],
        [1390, foot],
      ],
      7,
    );
    for (let i = 0; i < 12; i++)
      line(
        [
          [160 + i * 100, 280],
          [160 + i * 100, 226],
          [212 + i * 100, 226],
          [212 + i * 100, 280],
        ],
        5,
      );
    // The pool before it and what it gives back.
    line(
      [
        [300, 1330],
        [1200, 1330],
        [1380, 1560],
        [120, 1560],
        [300, 1330],
      ],
      6,
    );
    for (let i = 0; i < 3; i++)
      for (let k = 0; k < 9; k++) {
        const y = 1350 + k * 22;
        line(
          [
            [390 + i * 290 - k * 7, y],
            [520 + i * 290 - k * 3, y],
          ],
          3.6,
          0.42,
        );
      }
    for (let row = 0; row < 3; row++)
      for (let word = 0; word < 5 - row; word++)
        line(
          Array.from({ length: 26 }, (__, k): [number, number] => [
            170 + word * 200 + k * 6,
            1720 + row * 90 + Math.sin(k * 1.3 + word * 2 + row) * 13 + Math.sin(k * 0.5) * 9,
          ]),
          4,
          0.55,
        );
  }, `${seed} arcade`);
}

function drawnStar(seed: string) {
  return sheet((brush, line) => {
    const [cx, cy, r] = [750, 900, 540];
    const round = (radius: number): [number, number][] =>
      Array.from({ length: 97 }, (_, k) => [
        cx + Math.cos((k / 96) * tau) * radius,
        cy + Math.sin((k / 96) * tau) * radius,
      ]);
    const star = (radius: number, ratio: number) =>
      starPolygon(8, radius, ratio, tau / 16, [cx, cy]) as [number, number][];
    brush.fillStyle = 'rgba(46, 92, 168, 0.55)';
    brush.beginPath();
    for (const [x, y] of star(r * 0.5, 0.765)) brush.lineTo(x, y);
    brush.fill();
    brush.fillStyle = 'rgba(210, 150, 40, 0.5)';
    for (let i = 0; i < 5; i++) {
      brush.beginPath();
      const a = (i / 8) * tau - tau / 4;
      for (const [s, da] of [
        [0.52, 0],
        [0.72, 0.2],
        [0.98, 0],
        [0.72, -0.2],
      ])
        brush.lineTo(cx + Math.cos(a + da) * r * s, cy + Math.sin(a + da) * r * s);
      brush.fill();
    }
    line(round(r), 4, 0.4);
    line(round(r * 0.5), 3, 0.34);
    for (let i = 0; i < 8; i++) {
      const a = (i / 16) * tau;
      line(
        [
          [cx - Math.cos(a) * r * 1.12, cy - Math.sin(a) * r * 1.12],
          [cx + Math.cos(a) * r * 1.12, cy + Math.sin(a) * r * 1.12],
        ],
        2.6,
        0.32,
      );
    }
    for (const [radius, ratio] of [
      [r, 0.765],
      [r, 0.54],
      [r * 0.5, 0.765],
    ]) {
      const points = star(radius, ratio);
      line([...points, points[0]], 7, 0.75);
    }
    for (let row = 0; row < 2; row++)
      for (let word = 0; word < 4 - row; word++)
        line(
          Array.from({ length: 26 }, (_, k): [number, number] => [
            230 + word * 220 + k * 6,
            1700 + row * 96 + Math.sin(k * 1.2 + word * 3 + row * 2) * 13 + Math.sin(k * 0.45) * 9,
          ]),
          4,
          0.55,
        );
  }, `${seed} star`);
}
