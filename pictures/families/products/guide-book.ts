import { type Cloth, toCloth } from '../../render/cloth.ts';
import { smoothstep } from '../../surface/field.ts';
import { paintCanvas } from '../../surface/plate.ts';
import { paintHouseLines } from '../plans/house-lines.ts';
import { galleryFloor } from './places.ts';
import { leavesOfPages, lettering, printed } from './prints.ts';
import { book, put } from './shapes.ts';
import { coloured, lookDown, own, photograph, shopSize } from './studio.ts';

function guideCover(): Cloth {
  const [w, h] = [1200, 1700];
  return toCloth(
    paintCanvas(w, h, (brush) => {
      brush.fillStyle = '#c8553a';
      brush.fillRect(0, 0, w, h);
      paintHouseLines(brush, { x: 150, y: 560, width: 900, height: 1030 }, '#f6eddc', '#e59a4f');
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
      paintHouseLines(brush, { x: 330, y: 100, width: 1340, height: 1110 }, '#2b2f38', '#9cc3d8');
      brush.fillStyle = '#2b2f38';
      lettering(brush, 'Shade at nine, noon, three and six', w / 2, 1320, 62, { italic: true });
    }),
  );
}

export const guideBook = () =>
  photograph({
    ...galleryFloor,
    ...shopSize,
    ...lookDown([0.024, 0.005, 0], 48, 1.4, 0.45, -8),
    lens: { blur: 0.014, focus: 1.37 },
    furnish: (mesh, materials, _, seed) => {
      materials[own] = printed(guideCover(), 0.15, seed, { shine: 0.03, rough: 0.35, bump: 0.02 });
      materials[own + 1] = printed(planLeaf(), 0.36, `${seed} leaf`, { bump: 0.03, fine: 900 });
      materials[own + 2] = leavesOfPages('#f4efe2', `${seed} pages`);
      materials[own + 3] = coloured('#c8553a', `${seed} spine`, { shine: 0.03, rough: 0.35 });
      // The plan has been folded in eight, and remembers it.
      const p = put([0.055, 0.001, -0.045], -0.16);
      mesh.sheet(64, 40, own + 1, (u, v) => {
        const fold = (t: number, n: number) => Math.abs(((t * n + 1) % 2) - 1);
        // The guide presses the corner that it lies on.
        const free = smoothstep(0.55, 1.1, u + (1 - v) * 0.9);
        const lift = (fold(u, 4) * 0.011 + fold(v, 2) * 0.006 * (0.6 + 0.4 * u)) * free;
        return p((u - 0.5) * 0.345, 0.001 + lift, (v - 0.5) * 0.24);
      });
      book(
        mesh,
        put([-0.065, 0.0072, 0.055], 0.2, 0.056),
        [0.15, 0.008, 0.21],
        { cover: own, cloth: own + 3, pages: own + 2 },
        false,
      );
    },
  });
