import { starPolygon, tau } from '../../geometry/points.ts';
import { type Cloth, toCloth } from '../../render/cloth.ts';
import type { Mesh, Vec } from '../../render/mesh.ts';
import { paintCanvas, strokeLine, trace } from '../../surface/plate.ts';
import { courtStone } from './places.ts';
import { lettering, linen, printed } from './prints.ts';
import { type Place, put, rectangle, rod, slab } from './shapes.ts';
import { coloured, lookDown, own, photograph, planed, shopSize, stuff } from './studio.ts';

/** A construction on a card: circle, square, second square, eight points. */
function constructionCard(step: number): Cloth {
  const [w, h] = [800, 1120];
  return toCloth(
    paintCanvas(w, h, (brush) => {
      brush.fillStyle = '#f5efe2';
      brush.fillRect(0, 0, w, h);
      const [cx, cy, r] = [w / 2, 470, 270];
      brush.lineWidth = 4;
      brush.strokeStyle = '#7f8ca8';
      const ring = (x: number, y: number, radius: number) => {
        brush.beginPath();
        brush.arc(x, y, radius, 0, 7);
        brush.stroke();
      };
      ring(cx, cy, r);
      for (let i = 0; i < 8; i++) {
        const a = (i * tau) / 8;
        strokeLine(
          brush,
          [
            [cx - Math.cos(a) * r * 1.16, cy - Math.sin(a) * r * 1.16],
            [cx + Math.cos(a) * r * 1.16, cy + Math.sin(a) * r * 1.16],
          ],
          '#b7bfce',
          2.5,
        );
        if (step > 1) ring(cx + Math.cos(a) * r * 0.54, cy + Math.sin(a) * r * 0.54, r * 0.46);
      }
      trace(brush, starPolygon(step > 2 ? 12 : 8, r, step > 2 ? 0.73 : 0.765, 0, [cx, cy]));
      brush.fillStyle = step > 1 ? '#e7b85c' : '#3f67b8';
      brush.globalAlpha = 0.85;
      brush.fill();
      brush.globalAlpha = 1;
      brush.lineWidth = 8;
      brush.strokeStyle = '#1c2440';
      brush.stroke();
      brush.fillStyle = '#1c2440';
      lettering(
        brush,
        ['One circle', 'Eight points', 'Eight circles', 'Twelve points'][step],
        cx,
        930,
        84,
      );
      brush.strokeStyle = '#1c2440';
      brush.lineWidth = 3;
      brush.strokeRect(36, 36, w - 72, h - 72);
    }),
  );
}

function boxLid(): Cloth {
  const [w, h] = [1560, 1080];
  return toCloth(
    paintCanvas(w, h, (brush) => {
      brush.clearRect(0, 0, w, h);
      brush.lineWidth = 7;
      brush.strokeStyle = '#5b3a1e';
      const middle: [number, number] = [w / 2, h / 2 - 40];
      for (const [r, k] of [
        [330, 0.765],
        [252, 0.765],
      ]) {
        trace(brush, starPolygon(8, r, k, tau / 16, middle));
        brush.stroke();
      }
      brush.beginPath();
      brush.arc(...middle, 352, 0, 7);
      brush.stroke();
      brush.fillStyle = '#5b3a1e';
      lettering(brush, 'Compass and string', w / 2, h - 96, 92);
    }),
  );
}

export const compassKit = () =>
  photograph({
    ...courtStone,
    ...shopSize,
    ...lookDown([-0.012, 0.046, -0.008], 40, 1.6, 0.53, -10),
    lens: { blur: 0.014, focus: 1.57 },
    furnish: (mesh, materials, _, seed) => {
      materials[own] = linen('#22345f', 0.2, `${seed} lining`);
      materials[own + 1] = planed('#d3ac78', `${seed} edge`, 0.04);
      materials[own + 2] = coloured('#e9dfc8', `${seed} string`, {
        grain: 0.2,
        fine: 2400,
        bump: 0.3,
      });
      materials[own + 3] = coloured('#f4f1ea', `${seed} chalk`, { grain: 0.05, bump: 0.12 });
      materials[own + 4] = coloured('#7fa6d8', `${seed} blue chalk`, { grain: 0.08, bump: 0.12 });
      for (let i = 0; i < 4; i++)
        materials[own + 5 + i] = printed(constructionCard(i), 0.08, `${seed} card ${i}`, {
          bump: 0.03,
        });
      const lidFace = boxLid();
      const grain = planed('#cda673', `${seed} lid`, 0.03);
      const texel = new Float32Array(4);
      materials[own + 10] = (hit) => {
        grain(hit);
        lidFace.at(hit.u, hit.v, hit.size / 0.28, texel);
        const k = 1 - texel[3] * 0.72;
        hit.r *= k;
        hit.g *= k;
        hit.b *= k;
      };
      const wood = own + 1;
      const [w, d, tall, wall] = [0.28, 0.19, 0.036, 0.007];
      const p = put([0, 0, 0.01], 0.14);
      slab(mesh, p, rectangle(w, d, 0.004), 0, 0.006, { top: own, side: wood });
      for (const [x, z, bw, bd] of [
        [0, -(d - wall) / 2, w, wall],
        [0, (d - wall) / 2, w, wall],
        [-(w - wall) / 2, 0, wall, d - 2 * wall],
        [(w - wall) / 2, 0, wall, d - 2 * wall],
        [0.045, -0.012, 0.004, d - 2 * wall - 0.03],
        [0.0, 0.056, w - 2 * wall, 0.004],
      ])
        slab(
          mesh,
          (a, b, c) => p(a + x, b, c + z),
          rectangle(bw, bd),
          0.004,
          bw < 0.005 || bd < 0.005 ? tall * 0.8 : tall,
          { top: wood, side: wood },
          0.0008,
        );
      // The lid leans against the back.
      const lid = put([0.012, 0.0, -0.145], 0.14, Math.PI / 2 - 0.32);
      slab(
        mesh,
        (x, y, z) => lid(x, y, z - 0.095),
        rectangle(w, d, 0.004),
        -0.008,
        0,
        { top: own + 10, side: wood },
        0.0008,
      );
      // The straight edge, without numbers, in its own bay.
      slab(
        mesh,
        (x, y, z) => p(x, y + 0.016, z + 0.0745),
        rectangle(0.245, 0.022),
        0,
        0.004,
        { top: stuff.darkWood, side: stuff.darkWood },
        0.0014,
      );
      slab(
        mesh,
        (x, y, z) => p(x - 0.07, y + 0.0063, z + 0.0745),
        rectangle(0.03, 0.022),
        0,
        0.0097,
        { top: own, side: own },
      );
      slab(
        mesh,
        (x, y, z) => p(x + 0.07, y + 0.0063, z + 0.0745),
        rectangle(0.03, 0.022),
        0,
        0.0097,
        { top: own, side: own },
      );
      compass(mesh, p);
      // String in a coil, its end free.
      const coil: Vec[] = [];
      for (let i = 0; i <= 620; i++) {
        const t = i / 620;
        const a = t * tau * 13;
        const r = 0.021 + Math.sin(i * 0.23) * 0.0022 + (i % 97) * 0.00002;
        coil.push(
          p(
            0.092 + Math.cos(a) * r,
            0.0085 + t * 0.011 + Math.sin(a * 3) * 0.0008,
            -0.048 + Math.sin(a) * r,
          ),
        );
      }
      mesh.tube(coil, () => 0.00105, 7, own + 2);
      for (const [x, z, turn, chalk] of [
        [0.078, 0.012, 0.12, own + 3],
        [0.092, 0.03, -0.05, own + 4],
        [0.108, 0.012, 0.2, own + 3],
      ] as const)
        rod(
          mesh,
          p(x - 0.026, 0.0115, z + Math.sin(turn) * 0.026),
          p(x + 0.026, 0.0115, z - Math.sin(turn) * 0.026),
          0.0052,
          chalk,
        );
      // Eight cards: some in the lid's shade, three fanned before the box.
      for (let i = 0; i < 8; i++) {
        const fan =
          i < 5
            ? put([-0.155 + i * 0.002, 0.0004 + i * 0.0006, 0.12], 0.3 - i * 0.03)
            : put(
                [-0.155 + (i - 4) * 0.04, 0.0034 + (i - 4) * 0.0007, 0.132 + (i - 4) * 0.006],
                0.14 - (i - 4) * 0.14,
              );
        slab(
          mesh,
          fan,
          rectangle(0.062, 0.087, 0.003),
          0,
          0.0005,
          { top: own + 5 + (i % 4), side: stuff.paper },
          0,
          [-0.031, -0.0435, 0.062, 0.087],
        );
      }
    },
  });

/** A pair of compasses lying open a little. */
export function compass(mesh: Mesh, p: Place): void {
  const joint: Vec = [-0.118, 0.0135, -0.048];
  const feet: Vec[] = [
    [0.03, 0.0105, -0.076],
    [0.028, 0.0105, 0.004],
  ];
  for (const foot of feet) {
    const line: Vec[] = [0, 0.12, 0.5, 0.78, 0.8, 0.98, 1].map((t) => [
      joint[0] + (foot[0] - joint[0]) * t,
      joint[1] + (foot[1] - joint[1]) * t,
      joint[2] + (foot[2] - joint[2]) * t,
    ]);
    mesh.tube(
      line.slice(0, 5).map((q) => p(...q)),
      (t) => 0.0046 - t * 0.0016,
      14,
      stuff.brass,
    );
    mesh.tube(
      line.slice(4).map((q) => p(...q)),
      (t) => 0.0022 - t * 0.0019,
      10,
      stuff.steel,
    );
    const collar = line[4];
    mesh.tube(
      [-0.004, -0.0035, 0.0035, 0.004].map((s) =>
        p(collar[0] + s, collar[1], collar[2] + s * ((foot[2] - joint[2]) / (foot[0] - joint[0]))),
      ),
      (t) => (t < 0.05 || t > 0.95 ? 0.0031 : 0.0041),
      16,
      stuff.brass,
    );
  }
  mesh.lathe(
    [
      [0.0001, -0.0065],
      [0.0085, -0.0065],
      [0.0094, -0.0055],
      [0.0094, 0.0055],
      [0.0085, 0.0065],
      [0.004, 0.0068],
      [0.0036, 0.0085],
      [0.0001, 0.0088],
    ],
    p(...joint),
    40,
    stuff.brass,
    false,
  );
  mesh.tube(
    [0, 0.004, 0.012, 0.02, 0.022].map((s) =>
      p(joint[0] - 0.008 - s, joint[1], joint[2] - 0.001 - s * 0.06),
    ),
    (t) => (t > 0.97 ? 0.0008 : 0.0034 - 0.001 * Math.sin(t * 9)),
    14,
    stuff.brass,
  );
}
