import { type Cloth, toCloth } from '../../render/cloth.ts';
import { type Brush, paintCanvas, strokeLine } from '../../surface/plate.ts';
import { leavesOfPages, lettering, printed } from './prints.ts';
import { book, put } from './shapes.ts';
import { coloured, lookDown, own, photograph } from './studio.ts';

/** The plan of the house in one line, for the guidebook and its leaf. */
function housePlan(
  brush: Brush,
  [left, top, wide, high]: readonly [number, number, number, number],
  line: string,
  water: string,
): void {
  const x = (u: number) => left + u * wide;
  const y = (v: number) => top + v * high;
  brush.strokeStyle = line;
  brush.lineWidth = wide * 0.011;
  const room = (u: number, v: number, w: number, h: number) =>
    brush.strokeRect(x(u), y(v), w * wide, h * high);
  brush.fillStyle = water;
  brush.fillRect(x(0.39), y(0.36), wide * 0.22, high * 0.3);
  room(0.04, 0.04, 0.92, 0.92);
  room(0.3, 0.25, 0.4, 0.52);
  room(0.04, 0.04, 0.26, 0.3);
  room(0.04, 0.34, 0.26, 0.3);
  room(0.04, 0.64, 0.26, 0.32);
  room(0.7, 0.04, 0.26, 0.36);
  room(0.7, 0.4, 0.26, 0.28);
  room(0.7, 0.68, 0.26, 0.28);
  room(0.3, 0.04, 0.4, 0.21);
  brush.lineWidth = wide * 0.004;
  for (let i = 0; i <= 7; i++) {
    const u = 0.32 + (i / 7) * 0.36;
    for (const v of [0.28, 0.74]) {
      brush.beginPath();
      brush.arc(x(u), y(v), wide * 0.009, 0, 7);
      brush.stroke();
    }
  }
  for (const [u, v] of [
    [0.35, 0.31],
    [0.65, 0.31],
    [0.35, 0.71],
    [0.65, 0.71],
  ]) {
    for (let k = 0; k < 9; k++)
      strokeLine(
        brush,
        [
          [x(u), y(v)],
          [x(u) + Math.cos(k * 0.7) * wide * 0.03, y(v) + Math.sin(k * 0.7) * wide * 0.03],
        ],
        line,
        wide * 0.003,
      );
  }
  const steps = 6;
  for (let i = 0; i < steps; i++)
    strokeLine(
      brush,
      [
        [x(0.44), y(0.8 + i * 0.024)],
        [x(0.56), y(0.8 + i * 0.024)],
      ],
      line,
      wide * 0.003,
    );
}

function guideCover(): Cloth {
  const [w, h] = [1200, 1700];
  return toCloth(
    paintCanvas(w, h, (brush) => {
      brush.fillStyle = '#c8553a';
      brush.fillRect(0, 0, w, h);
      housePlan(brush, [150, 640, 900, 900], '#f6eddc', '#e59a4f');
      brush.fillStyle = '#f6eddc';
      lettering(brush, 'The house,', 150, 250, 160, { align: 'left' });
      lettering(brush, 'room by room', 150, 400, 160, { align: 'left', italic: true });
    }),
  );
}

function planLeaf(): Cloth {
  const [w, h] = [2000, 1400];
  return toCloth(
    paintCanvas(w, h, (brush) => {
      brush.fillStyle = '#f4eddf';
      brush.fillRect(0, 0, w, h);
      // Shade at four hours, one over the other.
      for (const [i, fill] of ['#e7b85c', '#d98a5a', '#9a86b8', '#6f86b5'].entries()) {
        brush.globalAlpha = 0.2;
        brush.fillStyle = fill;
        brush.beginPath();
        brush.moveTo(300 + i * 200, 180);
        brush.lineTo(900 + i * 260, 180);
        brush.lineTo(620 + i * 330, 1180);
        brush.lineTo(140 + i * 300, 1180);
        brush.fill();
      }
      brush.globalAlpha = 1;
      housePlan(brush, [330, 150, 1340, 1060], '#2b2f38', '#9cc3d8');
      brush.fillStyle = '#2b2f38';
      lettering(brush, 'Shade at nine, noon, three and six', w / 2, 1320, 62, { italic: true });
    }),
  );
}

export const guideBook = () =>
  photograph({
    ground: '#e3d2b3',
    ...lookDown([0.012, 0.005, 0], 52, 1.4, 0.42, -8),
    furnish: (mesh, materials, _, seed) => {
      materials[own] = printed(guideCover(), 0.15, seed, { shine: 0.03, rough: 0.35, bump: 0.02 });
      materials[own + 1] = printed(planLeaf(), 0.36, `${seed} leaf`, { bump: 0.03, fine: 900 });
      materials[own + 2] = leavesOfPages('#f4efe2', `${seed} pages`);
      materials[own + 3] = coloured('#c8553a', `${seed} spine`, { shine: 0.03, rough: 0.35 });
      // The plan has been folded in eight, and remembers it.
      const p = put([0.055, 0.001, -0.045], -0.16);
      mesh.sheet(64, 40, own + 1, (u, v) => {
        const fold = (t: number, n: number) => Math.abs(((t * n + 1) % 2) - 1);
        const lift = fold(u, 4) * 0.011 + fold(v, 2) * 0.006 * (0.6 + 0.4 * u);
        return p((u - 0.5) * 0.345, 0.001 + lift, (v - 0.5) * 0.24);
      });
      book(
        mesh,
        put([-0.065, 0.017, 0.055], 0.2, -0.02),
        [0.15, 0.008, 0.21],
        { cover: own, cloth: own + 3, pages: own + 2 },
        false,
      );
    },
  });
