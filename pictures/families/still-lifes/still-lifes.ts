import { spray } from '../../geometry/compositions.ts';
import { hyacinths } from '../../geometry/garden-compositions.ts';
import { area, centroid, type Point, starPolygon, tau } from '../../geometry/points.ts';
import { createRandom, type Random } from '../../geometry/random.ts';
import { type StarLines, starFaces as starFacesInPixels } from '../../geometry/star-faces.ts';
import { toCloth } from '../../render/cloth.ts';
import type { Vec } from '../../render/mesh.ts';
import { createNoise } from '../../surface/noise.ts';
import { paintCanvas, strokeLine } from '../../surface/plate.ts';
import { lettering, printed } from '../products/prints.ts';
import { glazed, lookDown } from '../products/products.ts';
import { inset, type Place, put, rectangle, rod, slab } from '../products/shapes.ts';
import { coloured, metal, own, photograph, planed, stuff } from '../products/studio.ts';
import { blueBands, blueDish, dish, roundPainting, underGlaze, ware } from './glazed-ware.ts';
import { layKapa } from './kapa.ts';

/** Tables and ledges of the house, near enough to touch what lies on them. Metres. */

/** The pieces of a star pattern in metres. */
function starFaces(lines: StarLines, [x, z]: Point, far: number): Point[][] {
  const tenths = 10_000;
  return starFacesInPixels(
    { ...lines, apothem: lines.apothem * tenths },
    [x * tenths, z * tenths],
    far * tenths,
  ).map((face) => face.map(([a, b]): Point => [a / tenths, b / tenths]));
}

/** As wide as the largest window that a page head fills. */
const headSize = { wide: 1920, high: 1200 };

/** Ware in cobalt on white before a cobalt wall; its left third is left to words. */
export const cobaltLedge = () =>
  photograph({
    wide: 1920,
    high: 1200,
    ground: '#122a78',
    eye: [0.16, 0.44, 1.95],
    target: [0.02, 0.185, -0.05],
    tall: 0.4,
    exposure: 1.1,
    furnish: (mesh, materials, _, seed) => {
      const bands = [
        blueBands(`${seed} jar`, [
          [0.02, 0.1, 'strokes'],
          [0.12, 0.2, 'cable', true],
          [0.22, 0.62, 'scroll'],
          [0.64, 0.7, 'cable', true],
          [0.72, 0.86, 'foliage'],
        ]),
        blueBands(`${seed} bottle`, [
          [0.03, 0.1, 'strokes'],
          [0.14, 0.44, 'roundels', true],
          [0.47, 0.52, 'cable'],
          [0.56, 0.8, 'foliage'],
        ]),
        blueBands(`${seed} bowl`, [
          [0.05, 0.16, 'strokes'],
          [0.2, 0.44, 'scroll'],
          [0.46, 0.49, 'cable', true],
          [0.55, 0.7, 'foliage'],
        ]),
        blueBands(`${seed} cup`, [
          [0.06, 0.14, 'strokes', true],
          [0.18, 0.42, 'roundels'],
        ]),
      ];
      bands.forEach((cloth, i) => {
        materials[own + i] = underGlaze(cloth, [1, 0.7, 0.7, 0.3][i], `${seed} ${i}`);
      });
      materials[own + 5] = roundPainting(
        blueDish(`${seed} dish`, spray(0), 'waves'),
        0.19,
        `${seed} dish`,
      );
      materials[own + 6] = coloured('#e9ece9', `${seed} back`, { shine: 0.05, rough: 0.1 });
      materials[own + 7] = roundPainting(
        blueDish(`${seed} small dish`, hyacinths(), 'petals'),
        0.11,
        `${seed} small`,
      );
      ware(mesh, 'jar', [0.28, 0, -0.14], 0.4, 0.36, own);
      ware(mesh, 'bottle', [0.56, 0, -0.16], 0.36, 0.3, own + 1);
      ware(mesh, 'bowl', [0.47, 0, 0.08], 0.1, 0.13, own + 2);
      ware(mesh, 'cup', [0.08, 0, 0.13], 0.085, 0.088, own + 3);
      ware(mesh, 'cup', [-0.04, 0, 0.06], 0.085, 0.088, own + 3);
      dish(mesh, put([-0.02, 0.183, -0.34], 0.14, Math.PI / 2 - 0.16), 0.19, own + 5, own + 6);
      dish(mesh, put([0.26, 0.004, 0.2], 0.4, 0.0), 0.11, own + 7, own + 6);
    },
  });

/** The faces of a ten-pointed star's field that lie in a broken outline. */
function brokenStar(random: Random): {
  pieces: { outline: Point[]; kind: number }[];
  edge: Point[];
} {
  const faces = starFaces(
    { sides: 10, angle: 72, apothem: 0.07, contact: 72, reach: 3 },
    [0.004, 0.044],
    0.3,
  );
  const kinds = faces.map((face) => Math.round(Math.sqrt(Math.abs(area(face))) * 900));
  const order = [...new Set(kinds)].sort((a, b) => a - b);
  const noise = createNoise('break');
  // 26 centimetres wide; the lower side is the break that runs through the star.
  const edge: Point[] = Array.from({ length: 120 }, (_, i) => {
    const a = (i / 120) * tau;
    const k = 1 + noise.fbm(Math.cos(a) * 3 + 4, Math.sin(a) * 3, 4) * 0.22;
    const [x, z] = [Math.cos(a) * 0.128 * k, Math.sin(a) * 0.098 * k];
    return [x, Math.min(z, 0.056 + noise.fbm(x * 34, 2, 4) * 0.012)];
  });
  const isInside = ([x, z]: Point) => {
    let inside = false;
    edge.forEach(([ax, az], i) => {
      const [bx, bz] = edge[(i + 1) % edge.length];
      if (az > z !== bz > z && x < ((bx - ax) * (z - az)) / (bz - az) + ax) inside = !inside;
    });
    return inside;
  };
  const pieces = faces.flatMap((face, i) => {
    if (!face.some(isInside) && !isInside(centroid(face))) return [];
    // A piece that the break met keeps its inner part, with a ragged side.
    const fine = face.flatMap((a, k): Point[] => {
      const b = face[(k + 1) % face.length];
      const n = Math.max(1, Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / 0.0025));
      return Array.from(
        { length: n },
        (_, j): Point => [a[0] + ((b[0] - a[0]) * j) / n, a[1] + ((b[1] - a[1]) * j) / n],
      );
    });
    const kept = fine.filter(isInside);
    if (kept.length < 4 || Math.abs(area(kept)) < 4e-5) return [];
    const isHeart = Math.hypot(centroid(face)[0] - 0.004, centroid(face)[1] - 0.044) < 0.004;
    if (!isHeart && kept.length < fine.length && random.next() < 0.12) return [];
    return [{ outline: kept, kind: isHeart ? 2 : order.indexOf(kinds[i]) }];
  });
  return { pieces, edge };
}

/** A fragment of cut tile on a conservator's table. */
export const tileFragment = () =>
  photograph({
    ...headSize,
    ground: '#d8d4c8',
    ...lookDown([0.0, 0, 0.006], 56, 1.3, 0.4, -7),
    furnish: (mesh, materials, random, seed) => {
      const colours = ['#f0eadb', '#17161a', '#1b3f97', '#12808a', '#d9982a', '#f0eadb', '#1b3f97'];
      colours.forEach((hex, i) => {
        for (let k = 0; k < 4; k++)
          materials[own + i * 4 + k] = glazed(hex, `${seed} ${i} ${k}`, random);
      });
      materials[own + 40] = coloured('#b9a283', `${seed} mortar`, {
        grain: 0.35,
        fine: 620,
        bump: 0.5,
      });
      materials[own + 41] = coloured('#b4805a', `${seed} clay`, {
        grain: 0.2,
        fine: 900,
        bump: 0.3,
      });
      materials[own + 42] = coloured('#9fa6a8', `${seed} foam`, {
        grain: 0.06,
        fine: 1600,
        bump: 0.25,
      });
      const p = put([0, 0.013, 0], 0.12);
      // Foam under it, so that nothing bears on one point.
      slab(
        mesh,
        put([0.0, 0, -0.004], 0.05),
        rectangle(0.36, 0.27, 0.012),
        0,
        0.012,
        { top: own + 42, side: own + 42 },
        0.002,
      );
      const { pieces, edge } = brokenStar(random);
      slab(mesh, p, edge, 0, 0.017, { top: own + 40, side: own + 40 }, 0.004);
      for (const { outline, kind } of pieces) {
        const [cx, cz] = centroid(outline);
        const tilt = [random.bell() * 0.008, random.bell() * 0.008];
        const top = 0.0225 + random.bell() * 0.0004;
        const place: Place = (x, y, z) =>
          p(x, y < 0.02 ? y : y + (x - cx) * tilt[0] + (z - cz) * tilt[1], z);
        const shape = inset(outline, 0.0006);
        if (Math.abs(area(shape)) < 3e-5) continue;
        slab(
          mesh,
          place,
          shape,
          0.012,
          top,
          { top: own + (kind % colours.length) * 4 + random.whole(0, 3), side: own + 41 },
          0.0005,
        );
      }
      // A soft brush, a bone spatula, swabs and a scale of ten centimetres.
      const brushAt: Vec = [0.235, 0.006, -0.02];
      materials[own + 43] = coloured('#2b2320', `${seed} bristles`, {
        grain: 0.4,
        fine: 2200,
        bump: 0.5,
      });
      mesh.tube(
        Array.from(
          { length: 12 },
          (_, i): Vec => [brushAt[0] + i * 0.003, brushAt[1], brushAt[2] + i * 0.0155],
        ),
        (t) => 0.0035 + 0.0022 * Math.sin(Math.PI * (0.1 + t * 0.7)),
        18,
        stuff.darkWood,
      );
      mesh.tube(
        [0, 0.009, 0.02].map(
          (s): Vec => [brushAt[0] - s * 0.19, brushAt[1] + 0.0008, brushAt[2] - s],
        ),
        () => 0.0062,
        18,
        stuff.steel,
      );
      mesh.tube(
        [0.02, 0.03, 0.045, 0.055].map(
          (s): Vec => [brushAt[0] - s * 0.19, brushAt[1] + 0.0008, brushAt[2] - s],
        ),
        (t) => 0.006 * (1 + 0.5 * t - 1.3 * t * t),
        18,
        own + 43,
      );
      for (let i = 0; i < 4; i++) {
        const [x, z, a] = [-0.265 + i * 0.017, 0.02 + i * 0.022, 1.25 + i * 0.13];
        const to: Vec = [x + Math.cos(a) * 0.13, 0.0035, z - Math.sin(a) * 0.13];
        rod(mesh, [x, 0.0035, z], to, 0.0012, stuff.wood);
        mesh.tube(
          [0, 0.3, 0.6, 1].map(
            (t): Vec => [to[0] + Math.cos(a) * 0.014 * t, 0.0045, to[2] - Math.sin(a) * 0.014 * t],
          ),
          (t) => 0.0042 * Math.sin(Math.PI * (0.2 + 0.74 * t)),
          16,
          stuff.white,
        );
      }
      const scale = toCloth(
        paintCanvas(1000, 160, (brush) => {
          brush.fillStyle = '#f4f1ea';
          brush.fillRect(0, 0, 1000, 160);
          brush.fillStyle = '#17161a';
          for (let i = 0; i < 10; i++) brush.fillRect(i * 100, i % 2 ? 80 : 30, 100, 50);
        }),
      );
      materials[own + 44] = printed(scale, 0.1, `${seed} scale`);
      slab(mesh, put([0.0, 0.0122, 0.113], 0.05), rectangle(0.1, 0.016), 0, 0.0008, {
        top: own + 44,
        side: stuff.white,
      });
      // A photograph of the wall with its gap, by which the piece was known.
      const gap = toCloth(
        paintCanvas(900, 640, (brush) => {
          brush.fillStyle = '#f6f3ec';
          brush.fillRect(0, 0, 900, 640);
          brush.save();
          brush.beginPath();
          brush.rect(36, 36, 828, 568);
          brush.clip();
          brush.fillStyle = '#8c8272';
          brush.fillRect(0, 0, 900, 640);
          const tones = ['#d8d2c2', '#2c2a2a', '#4a5d93', '#4b8288', '#b08a48'];
          const faces = starFacesInPixels(
            { sides: 10, angle: 72, apothem: 150, contact: 72, reach: 3 },
            [470, 250],
            900,
          );
          faces.forEach((face) => {
            brush.beginPath();
            for (const [x, y] of face) brush.lineTo(x, y);
            brush.closePath();
            brush.fillStyle = tones[Math.round(Math.sqrt(Math.abs(area(face))) / 7) % tones.length];
            brush.fill();
            brush.lineWidth = 3;
            brush.strokeStyle = '#c9c0ae';
            brush.stroke();
          });
          brush.fillStyle = '#9c8b70';
          brush.beginPath();
          for (let i = 0; i < 40; i++) {
            const a = (i / 40) * tau;
            const k = 1 + createNoise('gap').fbm(Math.cos(a) * 3, Math.sin(a) * 3, 3) * 0.3;
            brush.lineTo(470 + Math.cos(a) * 190 * k, 150 + Math.sin(a) * 120 * k);
          }
          brush.fill();
          brush.restore();
        }),
      );
      materials[own + 45] = printed(gap, 0.14, `${seed} photograph`, {
        shine: 0.045,
        rough: 0.15,
        bump: 0.005,
      });
      slab(mesh, put([-0.262, 0.0004, -0.085], 0.2), rectangle(0.15, 0.107), 0, 0.0004, {
        top: own + 45,
        side: stuff.white,
      });
    },
  });

/** A letter being answered by a window. */
export const writingTable = () =>
  photograph({
    ...headSize,
    ground: '#3a2c24',
    ...lookDown([0.03, 0.0, 0.022], 42, 1.5, 0.4, 12),
    exposure: 1.1,
    furnish: (mesh, materials, _, seed) => {
      const table = planed('#4c3122', `${seed} table`, 0);
      materials[stuff.ground] = table;
      const hand = (
        brush: {
          beginPath(): void;
          moveTo(x: number, y: number): void;
          lineTo(x: number, y: number): void;
          stroke(): void;
        },
        x: number,
        y: number,
        long: number,
        tall: number,
        from: string,
      ) => {
        const noise = createNoise(from);
        let at = x;
        while (at < x + long) {
          const word = Math.min(x + long - at, 40 + Math.abs(noise.at(at * 0.11, y)) * 130);
          brush.beginPath();
          for (let t = 0; t <= word; t += 2.2) {
            const s = at + t;
            const loop =
              Math.sin(s * 0.42) * 0.45 +
              Math.sin(s * 0.97 + y) * 0.28 +
              noise.at(s * 0.13, y) * 0.75;
            if (t === 0) brush.moveTo(s, y - loop * tall * 0.5);
            else brush.lineTo(s + Math.sin(s * 0.42 + 1.2) * 3, y - loop * tall * 0.5);
          }
          brush.stroke();
          at += word + 17;
        }
      };
      const letter = toCloth(
        paintCanvas(1500, 2000, (brush) => {
          brush.fillStyle = '#f3ecdc';
          brush.fillRect(0, 0, 1500, 2000);
          brush.fillStyle = '#16306f';
          brush.beginPath();
          for (const [x, y] of starPolygon(8, 62, 0.765, tau / 16, [750, 170])) brush.lineTo(x, y);
          brush.fill();
          lettering(brush, 'Hale Girih', 750, 320, 84);
          brush.lineWidth = 4.2;
          brush.strokeStyle = '#1a2b57';
          hand(brush, 170, 520, 520, 40, 'to');
          for (let i = 0; i < 9; i++)
            hand(brush, 170, 640 + i * 96, i === 8 ? 520 : 1140 - (i % 3) * 46, 38, `line ${i}`);
        }),
      );
      materials[own] = printed(letter, 0.21, seed, { bump: 0.06, fine: 800 });
      const envelope = (stamp: string, dark: string) =>
        toCloth(
          paintCanvas(1400, 960, (brush) => {
            brush.fillStyle = '#efe5d0';
            brush.fillRect(0, 0, 1400, 960);
            brush.fillStyle = stamp;
            brush.fillRect(1130, 80, 190, 240);
            brush.fillStyle = '#f7f1e2';
            brush.beginPath();
            for (const [x, y] of starPolygon(8, 74, 0.765, 0, [1225, 200])) brush.lineTo(x, y);
            brush.fill();
            brush.lineWidth = 5;
            brush.strokeStyle = dark;
            for (const r of [96, 82]) {
              brush.beginPath();
              brush.arc(1030, 210, r, 0, 7);
              brush.stroke();
            }
            for (let i = 0; i < 4; i++)
              strokeLine(
                brush,
                [
                  [1090, 170 + i * 28],
                  [1330, 160 + i * 28],
                ],
                dark,
                4,
              );
            brush.lineWidth = 6;
            brush.strokeStyle = '#2b2f38';
            for (let i = 0; i < 3; i++)
              hand(brush, 430 + i * 26, 480 + i * 110, 520 - i * 70, 54, `address ${stamp} ${i}`);
          }),
        );
      materials[own + 1] = printed(envelope('#b5453a', '#3c3a38'), 0.2, `${seed} a`, {
        bump: 0.05,
        fine: 800,
      });
      materials[own + 2] = printed(envelope('#2f6f66', '#3c3a38'), 0.2, `${seed} b`, {
        bump: 0.05,
        fine: 800,
      });
      const sheet = (place: Place, wide: number, deep: number, material: number, curl: number) =>
        mesh.sheet(30, 30, material, (u, v) =>
          place(
            (u - 0.5) * wide,
            0.0007 + curl * ((u - 0.5) ** 4 * 0.5 + Math.max(0, v - 0.55) ** 2 * 0.22 * (0.4 + u)),
            (v - 0.5) * deep,
          ),
        );
      sheet(put([0.055, 0.0006, 0.02], -0.14), 0.21, 0.28, own, 0.16);
      slab(mesh, put([0.06, 0, 0.016], -0.19), rectangle(0.21, 0.28), 0, 0.0004, {
        top: stuff.paper,
        side: stuff.paper,
      });
      slab(mesh, put([0.31, 0.0, -0.11], 0.34), rectangle(0.2, 0.137), 0, 0.0016, {
        top: own + 2,
        side: stuff.paper,
      });
      slab(mesh, put([0.29, 0.0018, -0.075], 0.08), rectangle(0.2, 0.137), 0, 0.0016, {
        top: own + 1,
        side: stuff.paper,
      });
      // The pen rests where the sentence stopped.
      materials[own + 3] = coloured('#11214f', `${seed} pen`, { shine: 0.06, rough: 0.12 });
      const tip: Vec = [0.092, 0.0035, 0.068];
      const along: Vec = [0.83, 0.085, 0.55];
      const on = (s: number): Vec => [
        tip[0] + along[0] * s,
        tip[1] + along[1] * s + 0.0015,
        tip[2] + along[2] * s,
      ];
      mesh.tube([0, 0.012, 0.02].map(on), (t) => 0.0006 + t * 0.0028, 18, stuff.brass);
      mesh.tube(
        [0.02, 0.03, 0.09, 0.13, 0.134].map(on),
        (t) => (t > 0.98 ? 0.001 : 0.0046 + 0.0014 * Math.sin(t * 2.6)),
        24,
        own + 3,
      );
      mesh.tube([0.028, 0.031].map(on), () => 0.0058, 24, stuff.brass);
      // Tea in a small cup without a handle, and a saucer.
      const cup = blueBands(`${seed} cup`, [
        [0.06, 0.14, 'strokes', true],
        [0.18, 0.42, 'scroll'],
      ]);
      materials[own + 4] = underGlaze(cup, 0.3, `${seed} cup`);
      materials[own + 5] = coloured('#8a4a17', `${seed} tea`, {
        shine: 0.06,
        rough: 0.03,
        grain: 0.02,
        bump: 0,
      });
      materials[own + 6] = coloured('#eceeea', `${seed} saucer`, { shine: 0.05, rough: 0.12 });
      const at: Vec = [0.245, 0, 0.165];
      mesh.lathe(
        [
          [0.0002, 0.003],
          [0.03, 0.0032],
          [0.05, 0.006],
          [0.062, 0.0125],
          [0.0635, 0.0128],
          [0.062, 0.011],
          [0.045, 0.003],
          [0.03, 0],
        ],
        at,
        90,
        own + 6,
      );
      ware(mesh, 'cup', [at[0], 0.005, at[2]], 0.062, 0.082, own + 4);
      mesh.lathe(
        [
          [0.0003, 0.052],
          [0.033, 0.052],
        ],
        at,
        60,
        own + 5,
      );
      // Plumeria from the court, in the window's light.
      materials[own + 7] = (hit) => {
        const t = Math.min(1, Math.max(0, hit.v * 1.5));
        hit.r = 0.86;
        hit.g = 0.62 + t * 0.21;
        hit.b = 0.16 + t * 0.6;
      };
      for (const [x, z, size, turn] of [
        [-0.11, 0.1, 0.031, 0.3],
        [-0.075, 0.142, 0.028, 1.1],
        [-0.13, 0.165, 0.03, 2.0],
      ])
        for (let i = 0; i < 5; i++) {
          const a = turn + (i * tau) / 5;
          const [c, s] = [Math.cos(a), Math.sin(a)];
          mesh.sheet(12, 14, own + 7, (u, v) => {
            const w =
              Math.sin(Math.PI * Math.min(1, v * 0.92 + 0.06)) ** 0.8 * 0.46 * size * (u * 2 - 1);
            const r = v * size * 1.15;
            const y =
              0.003 +
              0.011 * Math.sin(v * 2.6) * (size / 0.03) +
              (u - 0.5) * 0.012 * v +
              (u * 2 - 1) ** 2 * 0.004 * v;
            return [x + c * r - s * w, Math.max(0.001, y), z + s * r + c * w];
          });
        }
    },
  });

/** The table that three residents share: cut tile, white bowls with a brush, beaten cloth. */
export const residentsTable = () =>
  photograph({
    ...headSize,
    ground: '#8a6b4d',
    ...lookDown([-0.06, 0.02, 0.04], 38, 1.9, 0.66, 9),
    exposure: 1.1,
    furnish: (mesh, materials, random, seed) => {
      materials[stuff.ground] = planed('#7d5c3e', `${seed} bench`, 0);
      const colours = ['#1d3f94', '#0f7d68', '#f1ecdf', '#d59a26', '#17161a'];
      colours.forEach((hex, i) => {
        for (let k = 0; k < 4; k++)
          materials[own + i * 4 + k] = glazed(hex, `${seed} ${i} ${k}`, random);
      });
      materials[own + 20] = coloured('#b98a63', `${seed} clay`, {
        grain: 0.2,
        fine: 900,
        bump: 0.3,
      });
      const piece = (place: Place, outline: readonly Point[], colour: number) =>
        slab(
          mesh,
          place,
          inset(outline, 0.0004),
          0,
          0.011,
          { top: own + colour * 4 + random.whole(0, 3), side: own + 20 },
          0.0005,
        );
      // A star half laid out, and the heap that it is chosen from.
      const faces = starFaces(
        { sides: 8, angle: 90, apothem: 0.06, contact: 67.5, reach: 2 },
        [0, 0],
        0.26,
      );
      const kinds = faces.map((face) => Math.round(Math.sqrt(Math.abs(area(face))) * 700));
      const order = [...new Set(kinds)].sort((a, b) => a - b);
      const lay = put([0.1, 0, 0.05], 0.22);
      faces.forEach((face, i) => {
        const [x, z] = centroid(face);
        if (Math.hypot(x, z) > 0.185 || Math.abs(area(face)) < 6e-5) return;
        if (x * 0.8 + z * 0.5 > 0.06 + random.bell() * 0.02) return;
        const turn = random.bell() * 0.02;
        const [c, s] = [Math.cos(turn), Math.sin(turn)];
        const place: Place = (a, y, b) =>
          lay(x + (a - x) * c - (b - z) * s, y, z + (a - x) * s + (b - z) * c);
        piece(place, face, [4, 2, 0, 1, 3][order.indexOf(kinds[i]) % 5]);
      });
      const shapes = faces.filter((face) => Math.abs(area(face)) > 1e-4);
      for (let i = 0; i < 74; i++) {
        const face = random.pick(shapes);
        const [cx, cz] = centroid(face);
        const a = random.next() * tau;
        const r = Math.sqrt(random.next()) * 0.085;
        const lift = Math.max(0, 0.034 - r * 0.4) * random.next();
        const p = put(
          [0.31 + Math.cos(a) * r * 1.2, lift, 0.14 + Math.sin(a) * r],
          random.next() * tau,
          random.bell() * (lift > 0.004 ? 0.5 : 0.05),
        );
        piece(
          (x, y, z) => p((x - cx) * 0.8, Math.max(0, y), (z - cz) * 0.8),
          face,
          random.whole(0, 4),
        );
      }
      // The cutter's hammer, sharp at both ends.
      const head: Vec = [0.07, 0.017, 0.262];
      materials[own + 21] = metal('#7d7f84', 0.34, `${seed} iron`);
      const axis: Vec = [0.95, 0.06, 0.3];
      const on = (s: number): Vec => [
        head[0] + axis[0] * s,
        head[1] + axis[1] * s * 0.4,
        head[2] + axis[2] * s,
      ];
      mesh.tube(
        [-0.08, -0.05, -0.016, 0.016, 0.05, 0.08].map(on),
        (t) => 0.0022 + 0.0128 * Math.sin(Math.PI * t) ** 0.8,
        20,
        own + 21,
      );
      mesh.tube(
        Array.from(
          { length: 9 },
          (_, i): Vec => [
            head[0] + 0.24 * (i / 8) * -0.5 - 0.0,
            head[1] - 0.004 * (i / 8),
            head[2] + 0.02 + (i / 8) * 0.14,
          ],
        ),
        (t) => 0.009 + 0.002 * Math.sin(t * 5),
        18,
        stuff.darkWood,
      );
      // Porcelain: a tall bowl painted so far as one stem, others still white.
      const stem = toCloth(
        paintCanvas(2048, 1024, (brush) => {
          brush.fillStyle = '#eef0ec';
          brush.fillRect(0, 0, 2048, 1024);
          brush.lineCap = 'round';
          for (const from of [240, 1240]) {
            brush.strokeStyle = '#23489f';
            for (let i = 0; i < 40; i++) {
              const t = i / 40;
              brush.lineWidth = 15 * (1 - t * 0.7);
              strokeLine(
                brush,
                [
                  [from + Math.sin(t * 4) * 90, 930 - t * 300],
                  [from + Math.sin((t + 0.03) * 4) * 90, 930 - (t + 0.03) * 300],
                ],
                '#23489f',
                15 * (1 - t * 0.7),
              );
              if (i % 5 === 2) {
                const [x, y] = [from + Math.sin(t * 4) * 90, 930 - t * 300];
                for (const side of [-1, 1]) {
                  brush.beginPath();
                  brush.moveTo(x, y);
                  brush.quadraticCurveTo(x + side * 46, y - 66, x + side * 108, y - 58);
                  brush.quadraticCurveTo(x + side * 62, y - 6, x, y);
                  brush.fillStyle = i % 2 ? '#3a63bd' : '#23489f';
                  brush.fill();
                }
              }
            }
          }
        }),
      );
      materials[own + 22] = underGlaze(stem, 0.6, `${seed} painted`);
      materials[own + 23] = coloured('#eceae2', `${seed} bisque`, {
        grain: 0.03,
        fine: 1200,
        bump: 0.06,
      });
      ware(mesh, 'bowl', [-0.16, 0, -0.14], 0.13, 0.15, own + 22);
      ware(mesh, 'bowl', [0.1, 0, -0.27], 0.105, 0.125, own + 23);
      ware(mesh, 'cup', [-0.02, 0, -0.05], 0.085, 0.08, own + 23);
      materials[own + 24] = coloured('#15306f', `${seed} pigment`, { shine: 0.05, rough: 0.1 });
      ware(mesh, 'bowl', [-0.2, 0, 0.05], 0.03, 0.042, own + 23);
      mesh.lathe(
        [
          [0.0002, 0.019],
          [0.028, 0.0192],
        ],
        [-0.2, 0, 0.05],
        40,
        own + 24,
      );
      mesh.tube(
        [0, 0.3, 0.7, 1].map((t): Vec => [-0.165 + t * 0.17, 0.031 - t * 0.026, 0.045 + t * 0.045]),
        (t) => 0.0036 - t * 0.001,
        14,
        stuff.wood,
      );
      mesh.tube(
        [0, 0.4, 0.8, 1].map((t): Vec => [-0.165 - t * 0.03, 0.031 - t * 0.008, 0.045 - t * 0.004]),
        (t) => 0.0045 * (1 + 0.5 * t - 1.4 * t * t),
        14,
        stuff.black,
      );
      layKapa(mesh, materials, seed);
    },
  });

/** The house as a model in plaster and limewood, roofs off, light falling into its courts. */
export const houseModel = () =>
  photograph({
    wide: 1920,
    high: 1280,
    ground: '#c7b79c',
    ...lookDown([0, 0.01, 0.01], 40, 1.6, 0.5, 24),
    furnish: (mesh, materials, random, seed) => {
      materials[own] = coloured('#efe8da', `${seed} plaster`, {
        grain: 0.05,
        fine: 900,
        bump: 0.08,
      });
      materials[own + 1] = planed('#c9a475', `${seed} base`, 0.03);
      materials[own + 2] = coloured('#2f6f8a', `${seed} water`, {
        shine: 0.06,
        rough: 0.03,
        grain: 0.02,
        bump: 0,
      });
      materials[own + 3] = coloured('#4f6b3a', `${seed} trees`, {
        grain: 0.3,
        fine: 1500,
        bump: 0.6,
      });
      materials[own + 4] = coloured('#e2d7c2', `${seed} floors`, { grain: 0.05, bump: 0.05 });
      const p = put([0, 0, 0], 0.0);
      slab(mesh, p, rectangle(0.56, 0.4, 0.004), 0, 0.014, { top: own + 4, side: own + 1 }, 0.001);
      const top = 0.062;
      const t = 0.005;
      const wall = (x0: number, z0: number, x1: number, z1: number, high = top) =>
        slab(
          mesh,
          (x, y, z) => p(x + (x0 + x1) / 2, y, z + (z0 + z1) / 2),
          rectangle(Math.abs(x1 - x0) + t, Math.abs(z1 - z0) + t),
          0.013,
          high,
          { top: own, side: own },
          0.0006,
        );
      // A wall with openings: piers below, a beam above; each opening has a keel arch.
      const arcade = (
        x0: number,
        z0: number,
        x1: number,
        z1: number,
        count: number,
        high = top,
      ) => {
        const [dx, dz] = [(x1 - x0) / count, (z1 - z0) / count];
        for (let i = 0; i <= count; i++)
          wall(x0 + dx * i, z0 + dz * i, x0 + dx * i, z0 + dz * i, high);
        const long = Math.hypot(dx, dz);
        for (let i = 0; i < count; i++) {
          const steps = 12;
          for (let k = 0; k < steps; k++) {
            const s = (k + 0.5) / steps;
            const half = Math.abs(s - 0.5) * 2;
            const low = 0.03 + (1 - half ** 1.7) * 0.019;
            const [cx, cz] = [x0 + dx * (i + s), z0 + dz * (i + s)];
            slab(
              mesh,
              (x, y, z) => p(x + cx, y, z + cz),
              rectangle(dx !== 0 ? long / steps + 0.0002 : t, dz !== 0 ? long / steps + 0.0002 : t),
              low,
              high,
              { top: own, side: own },
            );
          }
        }
      };
      const [w, d] = [0.25, 0.165];
      wall(-w, -d, w, -d);
      wall(-w, -d, -w, d);
      wall(w, -d, w, 0.02);
      arcade(w, 0.02, w, d, 3);
      wall(-w, d, -0.06, d, 0.04);
      arcade(-0.06, d, 0.06, d, 3, 0.05);
      wall(0.06, d, w, d, 0.04);
      // The Long Court and its arcades.
      arcade(-0.1, -0.09, 0.11, -0.09, 7);
      arcade(-0.1, 0.09, 0.11, 0.09, 7, 0.052);
      arcade(-0.1, -0.09, -0.1, 0.09, 5);
      arcade(0.11, -0.09, 0.11, 0.09, 5);
      // Rooms around it.
      wall(-w, -0.05, -0.1, -0.05);
      wall(-w, 0.06, -0.1, 0.06);
      wall(0.11, -0.03, w, -0.03);
      wall(0.0, -d, 0.0, -0.09);
      wall(0.11, -d, 0.11, -0.09);
      wall(-0.1, -d, -0.1, -0.09);
      slab(
        mesh,
        p,
        starPolygon(8, 0.03, 0.86, tau / 16).map(([x, z]): Point => [x + 0.005, z]),
        0.0138,
        0.0152,
        { top: own + 2, side: own },
      );
      slab(
        mesh,
        p,
        [
          [0.042, -0.007],
          [0.095, -0.007],
          [0.095, 0.007],
          [0.042, 0.007],
        ],
        0.0138,
        0.0149,
        { top: own + 2, side: own },
      );
      slab(
        mesh,
        p,
        [
          [-0.085, -0.007],
          [-0.032, -0.007],
          [-0.032, 0.007],
          [-0.085, 0.007],
        ],
        0.0138,
        0.0149,
        { top: own + 2, side: own },
      );
      slab(
        mesh,
        p,
        starPolygon(8, 0.02, 0.765, 0).map(([x, z]): Point => [x + 0.18, z + 0.06]),
        0.0138,
        0.0151,
        { top: own + 2, side: own },
      );
      for (const [x, z, r] of [
        [-0.062, -0.052, 0.017],
        [0.074, -0.054, 0.016],
        [-0.064, 0.052, 0.016],
        [0.074, 0.052, 0.018],
        [-0.2, 0.112, 0.02],
        [-0.14, 0.12, 0.017],
        [0.265, -0.12, 0.018],
        [0.262, -0.05, 0.014],
        [-0.268, 0.0, 0.013],
      ]) {
        rod(mesh, [x, 0.013, z], [x, 0.03, z], 0.0018, stuff.darkWood);
        for (let k = 0; k < 26; k++) {
          const a = random.next() * tau;
          const b = random.next() * 2 - 1;
          const s = Math.sqrt(1 - b * b) * r * 0.6;
          const size = r * random.between(0.35, 0.5);
          mesh.lathe(
            Array.from({ length: 8 }, (_, i): [number, number] => [
              Math.max(0.0001, Math.sin((i / 7) * Math.PI) * size),
              -Math.cos((i / 7) * Math.PI) * size,
            ]),
            [x + Math.cos(a) * s, 0.034 + r * 0.6 + b * r * 0.55, z + Math.sin(a) * s],
            12,
            own + 3,
          );
        }
      }
    },
  });

/** A wheelchair of the house at the foot of the ramp, in morning light. */
export const wheelchair = () =>
  photograph({
    wide: 1200,
    high: 800,
    ground: '#cdbfa8',
    eye: [1.5, 1.35, 4.3],
    target: [0.05, 0.62, -0.4],
    tall: 0.44,
    window: {
      middle: [-3.4, 3.3, 1.5],
      along: [0.35, 0, 0.5],
      up: [0.3, 0.6, -0.2],
      light: [34, 30, 24.5],
    },
    furnish: (mesh, materials, _, seed) => {
      materials[own] = coloured('#e9dfcd', `${seed} plaster`, {
        grain: 0.06,
        fine: 90,
        bump: 0.06,
      });
      materials[own + 1] = coloured('#d9cdb8', `${seed} stone`, {
        grain: 0.08,
        fine: 160,
        bump: 0.05,
        shine: 0.03,
        rough: 0.3,
      });
      materials[own + 2] = coloured('#17181c', `${seed} rubber`, { fine: 200 });
      materials[own + 3] = coloured('#1c3a86', `${seed} cloth`, { fine: 900, bump: 0.15 });
      materials[own + 4] = metal('#c3c6ca', 0.24, `${seed} tube`);
      materials[own + 5] = planed('#8a5f3b', `${seed} rail`, 0.05);
      materials[own + 10] = coloured('#a8957a', `${seed} ramp`, {
        grain: 0.1,
        fine: 160,
        bump: 0.08,
      });
      const tiles = ['#1d3f94', '#0f7d68', '#f1ecdf', '#d59a26'];
      tiles.forEach((hex, i) => {
        materials[own + 6 + i] = glazed(
          hex,
          `${seed} tile ${i}`,
          createRandom(`${seed} tile ${i}`),
        );
      });
      // Floor, back wall with a dado of tile, and the ramp along it.
      mesh.quad([-4, 0.001, 3], [4, 0.001, 3], [4, 0.001, -1.1], [-4, 0.001, -1.1], own + 1);
      mesh.box([-4, 0, -1.3], [4, 3.4, -1.1], own);
      const a = 0.115;
      for (let j = 0; j < 4; j++)
        for (let i = 0; i < 36; i++) {
          const at: Place = (x, y, z) => [-3.6 + i * a * 2 + x, 0.14 + j * a * 2 - z, -1.1 + y];
          slab(
            mesh,
            at,
            inset(starPolygon(8, a, 0.7654), 0.003),
            0,
            0.012,
            { top: own + 6 + ((i + j) % 2), side: own + 2 },
            0.003,
          );
          const middle: Place = (x, y, z) => at(x + a, y, z - a);
          if (j < 3) {
            const k = a * 0.7654;
            const cross: Point[] = [];
            for (let q = 0; q < 4; q++) {
              const [c, s] = [Math.cos((q * tau) / 4), Math.sin((q * tau) / 4)];
              const [ix, iy] = [a - k * Math.cos(Math.PI / 8), a - k * Math.sin(Math.PI / 8)];
              for (const [x, y] of [
                [a, 0],
                [iy, ix],
                [a - a * Math.SQRT1_2, a - a * Math.SQRT1_2],
                [ix, iy],
              ])
                cross.push([x * c - y * s, x * s + y * c]);
            }
            slab(
              mesh,
              middle,
              inset(cross, 0.003),
              0,
              0.012,
              { top: own + 8 + ((i * 2 + j) % 5 ? 0 : 1), side: own + 2 },
              0.003,
            );
          }
        }
      // One in twelve and a half, with a kerb and a rail at two heights.
      const [x0, x1, rise] = [0.75, 4, 0.26];
      mesh.quad(
        [x0, 0.002, 0.15],
        [x1, rise, 0.15],
        [x1, rise, -1.05],
        [x0, 0.002, -1.05],
        own + 10,
      );
      mesh.quad([x0, 0, 0.15], [x1, 0, 0.15], [x1, rise, 0.15], [x0, 0.002, 0.15], own + 10);
      for (const h of [0.62, 0.92])
        mesh.tube(
          [
            [x0 - 0.1, h, 0.12],
            [x0 + 0.2, h, 0.12],
            [x1, h + rise, 0.12],
          ],
          () => 0.021,
          20,
          own + 5,
        );
      for (let i = 0; i < 4; i++) {
        const x = x0 + 0.05 + i * 0.9;
        const low = Math.max(0, ((x - x0) / (x1 - x0)) * rise);
        mesh.tube(
          [
            [x, low, 0.12],
            [x, low + 0.93, 0.12],
          ],
          () => 0.013,
          14,
          own + 4,
        );
      }
      // The chair.
      const chair = put([-0.42, 0, 0.05], -0.62);
      const tube = (points: readonly Vec[], r: number, material: number) =>
        mesh.tube(
          points.map((q) => chair(...q)),
          () => r,
          12,
          material,
        );
      const ring = (x: number, y: number, z: number, radius: number, r: number, material: number) =>
        tube(
          Array.from(
            { length: 73 },
            (_, i): Vec => [
              x,
              y + Math.sin((i / 72) * tau) * radius,
              z + Math.cos((i / 72) * tau) * radius,
            ],
          ),
          r,
          material,
        );
      for (const side of [-1, 1]) {
        const x = side * 0.27;
        ring(x, 0.3, -0.08, 0.285, 0.016, own + 2);
        ring(x, 0.3, -0.08, 0.268, 0.009, own + 4);
        ring(x + side * 0.035, 0.3, -0.08, 0.245, 0.008, own + 4);
        tube(
          [
            [x - side * 0.03, 0.3, -0.08],
            [x + side * 0.03, 0.3, -0.08],
          ],
          0.022,
          own + 4,
        );
        for (let i = 0; i < 18; i++) {
          const b = (i / 18) * tau;
          tube(
            [
              [x + side * 0.01, 0.3, -0.08],
              [x, 0.3 + Math.sin(b) * 0.262, -0.08 + Math.cos(b) * 0.262],
            ],
            0.0018,
            own + 4,
          );
        }
        ring(side * 0.2, 0.075, 0.36, 0.06, 0.014, own + 2);
        tube(
          [
            [side * 0.2, 0.075, 0.36],
            [side * 0.2, 0.17, 0.34],
            [side * 0.22, 0.24, 0.33],
          ],
          0.011,
          own + 4,
        );
        tube(
          [
            [side * 0.23, 0.98, -0.3],
            [side * 0.23, 0.95, -0.24],
            [side * 0.23, 0.5, -0.2],
            [side * 0.23, 0.24, -0.18],
          ],
          0.0125,
          own + 4,
        );
        tube(
          [
            [side * 0.23, 0.98, -0.3],
            [side * 0.23, 0.975, -0.4],
          ],
          0.018,
          own + 2,
        );
        tube(
          [
            [side * 0.23, 0.5, -0.2],
            [side * 0.23, 0.5, 0.26],
            [side * 0.23, 0.46, 0.33],
            [side * 0.22, 0.16, 0.42],
          ],
          0.0125,
          own + 4,
        );
        tube(
          [
            [side * 0.23, 0.24, -0.18],
            [side * 0.23, 0.24, 0.34],
          ],
          0.0125,
          own + 4,
        );
        tube(
          [
            [side * 0.25, 0.72, -0.2],
            [side * 0.25, 0.72, 0.1],
          ],
          0.02,
          own + 2,
        );
        tube(
          [
            [side * 0.25, 0.72, 0.1],
            [side * 0.245, 0.66, 0.14],
            [side * 0.24, 0.5, 0.14],
          ],
          0.011,
          own + 4,
        );
        slab(
          mesh,
          (px, py, pz) => chair(px + side * 0.13, py + 0.13, pz + 0.5),
          rectangle(0.16, 0.16, 0.02),
          0,
          0.012,
          { top: own + 2, side: own + 2 },
          0.002,
        );
      }
      mesh.sheet(20, 20, own + 3, (u, v) =>
        chair((u - 0.5) * 0.44, 0.5 - Math.sin(u * Math.PI) * 0.025, -0.18 + v * 0.42),
      );
      mesh.sheet(20, 20, own + 3, (u, v) =>
        chair((u - 0.5) * 0.45, 0.54 + v * 0.4, -0.2 - v * 0.03 - Math.sin(u * Math.PI) * 0.03),
      );
      slab(
        mesh,
        (x, y, z) => chair(x, y + 0.478, z + 0.03),
        rectangle(0.4, 0.4, 0.03),
        0,
        0.05,
        { top: own + 3, side: own + 3 },
        0.012,
      );
    },
  });

/** The guide's lantern and keys on a bench, after the house has closed. */
export const lanternAfterHours = () =>
  photograph({
    ...headSize,
    ground: '#222a44',
    eye: [0.16, 0.42, 1.3],
    target: [-0.1, 0.12, -0.03],
    tall: 0.36,
    exposure: 1.15,
    window: {
      middle: [0.1, 0.128, 0],
      along: [0.004, 0, 0],
      up: [0, 0.014, 0],
      light: [19000, 10800, 4300],
    },
    room: (x, y, _, out) => {
      const level = 0.05 + 0.1 * Math.max(0, y) + 0.1 * Math.max(0, -x);
      out[0] = level * 0.55;
      out[1] = level * 0.75;
      out[2] = level * 1.5;
    },
    furnish: (mesh, materials, random, seed) => {
      const tiles = ['#1d3f94', '#0f7d68', '#f1ecdf', '#d59a26', '#17161a'];
      tiles.forEach((hex, i) => {
        materials[own + i] = glazed(hex, `${seed} ${i}`, random);
      });
      materials[own + 6] = coloured('#c9bda6', `${seed} joint`, { grain: 0.12, bump: 0.2 });
      materials[own + 7] = (hit) => {
        hit.r = hit.g = hit.b = 0;
        hit.glowR = 7;
        hit.glowG = 4.6;
        hit.glowB = 1.9;
      };
      materials[own + 8] = coloured('#efe4c8', `${seed} wax`, { grain: 0.03 });
      // A bench faced with cut tile.
      const faces = starFaces(
        { sides: 8, angle: 90, apothem: 0.062, contact: 67.5, reach: 2 },
        [0, 0],
        1.1,
      );
      const kinds = faces.map((face) => Math.round(Math.sqrt(Math.abs(area(face))) * 700));
      const order = [...new Set(kinds)].sort((a, b) => a - b);
      mesh.quad(
        [-1.4, 0.001, 0.5],
        [1.4, 0.001, 0.5],
        [1.4, 0.001, -0.6],
        [-1.4, 0.001, -0.6],
        own + 6,
      );
      faces.forEach((face, i) => {
        const [x, z] = centroid(face);
        if (Math.abs(x) > 1 || z > 0.42 || z < -0.5 || Math.abs(area(face)) < 4e-5) return;
        slab(
          mesh,
          (a, y, b) => [a, y - 0.0035, b],
          inset(face, 0.0007),
          0,
          0.0075 + random.bell() * 0.0003,
          { top: own + [3, 4, 2, 1, 0][order.indexOf(kinds[i]) % 5], side: own + 6 },
          0.0006,
        );
      });
      // Lantern: base, eight panes between brass posts, a stepped cap and a ring.
      const at: Vec = [0.1, 0.004, 0];
      const turned = (profile: readonly [number, number][]) =>
        mesh.lathe(profile, at, 8, stuff.brass, false);
      turned([
        [0.0002, 0.002],
        [0.07, 0.002],
        [0.072, 0.012],
        [0.062, 0.018],
        [0.062, 0.03],
        [0.058, 0.032],
        [0.0002, 0.032],
      ]);
      turned([
        [0.058, 0.19],
        [0.07, 0.192],
        [0.071, 0.2],
        [0.05, 0.222],
        [0.048, 0.232],
        [0.034, 0.25],
        [0.03, 0.262],
        [0.012, 0.276],
        [0.012, 0.284],
        [0.0002, 0.288],
      ]);
      for (let i = 0; i < 8; i++) {
        const a = (i / 8) * tau;
        const [x, z] = [at[0] + Math.sin(a) * 0.0595, at[2] + Math.cos(a) * 0.0595];
        mesh.tube(
          [
            [x, 0.034, z],
            [x, 0.196, z],
          ],
          () => 0.0028,
          10,
          stuff.brass,
        );
        const b = ((i + 1) / 8) * tau;
        const [x2, z2] = [at[0] + Math.sin(b) * 0.0595, at[2] + Math.cos(b) * 0.0595];
        for (const h of [0.066, 0.168])
          mesh.tube(
            [
              [x, h, z],
              [x2, h, z2],
            ],
            () => 0.0016,
            8,
            stuff.brass,
          );
        for (const [h0, h1] of [
          [0.168, 0.194],
          [0.194, 0.168],
        ])
          mesh.tube(
            [
              [x, h0, z],
              [x2, h1, z2],
            ],
            () => 0.0012,
            8,
            stuff.brass,
          );
      }
      mesh.tube(
        Array.from(
          { length: 41 },
          (_, i): Vec => [
            at[0] + Math.cos((i / 40) * tau) * 0.022,
            0.312 + Math.sin((i / 40) * tau) * 0.022,
            at[2],
          ],
        ),
        () => 0.0026,
        12,
        stuff.brass,
      );
      rod(mesh, [at[0], 0.034, at[2]], [at[0], 0.098, at[2]], 0.017, own + 8);
      mesh.lathe(
        Array.from({ length: 14 }, (_, i): [number, number] => [
          Math.max(0.0001, 0.0062 * Math.sin(Math.PI * (i / 13) ** 0.62)),
          (i / 13) * 0.034,
        ]),
        [at[0], 0.106, at[2] - 0.001],
        20,
        own + 7,
      );
      // Keys on a ring.
      const ring = put([-0.16, 0.0105, 0.12], 0.3);
      mesh.tube(
        Array.from({ length: 61 }, (_, i) =>
          ring(Math.cos((i / 60) * tau) * 0.036, 0, Math.sin((i / 60) * tau) * 0.036),
        ),
        () => 0.0022,
        12,
        stuff.steel,
      );
      [0.35, 0.95, 1.5].forEach((a, i) => {
        const key = put(
          [
            -0.16 + Math.cos(a + 0.3) * 0.036,
            0.008 + i * 0.0025,
            0.12 - Math.sin(-a - 0.3) * -0.036,
          ],
          -a * 0.7 + 0.4,
        );
        mesh.tube(
          Array.from({ length: 33 }, (_, k) =>
            key(0.011 + Math.cos((k / 32) * tau) * 0.012, 0, Math.sin((k / 32) * tau) * 0.012),
          ),
          () => 0.0024,
          10,
          stuff.brass,
        );
        mesh.tube(
          [0.023, 0.09].map((x) => key(x, 0, 0)),
          () => 0.0027,
          12,
          stuff.brass,
        );
        for (const [x, w] of [
          [0.083, 0.016],
          [0.074, 0.011],
        ])
          slab(
            mesh,
            (px, py, pz) => key(px + x, py - 0.0013, pz + w / 2),
            rectangle(0.0052, w),
            0,
            0.0026,
            { top: stuff.brass, side: stuff.brass },
          );
      });
    },
  });
