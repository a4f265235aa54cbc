import { starPolygon, tau } from '../../geometry/points.ts';
import { createRandom } from '../../geometry/random.ts';
import { type Cloth, toCloth } from '../../render/cloth.ts';
import { varyHex } from '../../surface/colour.ts';
import { fillShape, paintCanvas } from '../../surface/plate.ts';
import { morningMarble, palmLeaf } from './places.ts';
import { leavesOfPages, lettering, linen, printed } from './prints.ts';
import { book, put } from './shapes.ts';
import { coloured, lookDown, own, photograph, shopSize, stuff } from './studio.ts';

/** Six blues between white lines: the cover of the catalogue. */
function cobaltCover(): Cloth {
  const [w, h] = [1440, 1800];
  const random = createRandom('cobalt cover');
  return toCloth(
    paintCanvas(w, h, (brush) => {
      brush.fillStyle = '#f3efe4';
      brush.fillRect(0, 0, w, h);
      const blues = ['#0d1f5c', '#163a9e', '#2f5fc4', '#5e8bdc', '#9db8e6', '#cfdcf2'];
      // One rosette, cut by the edge, each petal in its own blue.
      const [cx, cy] = [w * 0.62, h * 0.6];
      for (let ring = 6; ring >= 0; ring--) {
        const r = 150 + ring * 132;
        const petals = 16;
        for (let i = 0; i < petals; i++) {
          const a = ((i + (ring % 2 ? 0.5 : 0)) / petals) * tau;
          const half = (Math.PI / petals) * 1.02;
          brush.beginPath();
          const inner = r * 0.56;
          brush.moveTo(
            cx + Math.cos(a - half * 0.6) * inner,
            cy + Math.sin(a - half * 0.6) * inner,
          );
          brush.quadraticCurveTo(
            cx + Math.cos(a - half * 1.25) * r * 0.92,
            cy + Math.sin(a - half * 1.25) * r * 0.92,
            cx + Math.cos(a) * r * 1.06,
            cy + Math.sin(a) * r * 1.06,
          );
          brush.quadraticCurveTo(
            cx + Math.cos(a + half * 1.25) * r * 0.92,
            cy + Math.sin(a + half * 1.25) * r * 0.92,
            cx + Math.cos(a + half * 0.6) * inner,
            cy + Math.sin(a + half * 0.6) * inner,
          );
          brush.closePath();
          brush.fillStyle = varyHex(
            blues[(ring + (i % 2) * 2) % blues.length],
            random.bell() * 0.05,
          );
          brush.fill();
          brush.lineWidth = 9;
          brush.strokeStyle = '#f3efe4';
          brush.stroke();
        }
      }
      fillShape(brush, starPolygon(16, 88, 0.7, 0, [cx, cy]), '#f3efe4');
      fillShape(brush, starPolygon(16, 56, 0.7, 0, [cx, cy]), '#163a9e');
      brush.fillStyle = '#f3efe4';
      brush.fillRect(0, 0, w, 420);
      brush.fillStyle = '#12308a';
      lettering(brush, 'Cobalt', 110, 235, 250, { align: 'left' });
      lettering(brush, 'eleven centuries of one blue', 118, 340, 74, {
        align: 'left',
        italic: true,
      });
    }),
  );
}

export const cobaltCatalogue = () =>
  photograph({
    ...morningMarble,
    ...shopSize,
    ...lookDown([-0.002, 0.02, 0.0], 40, 1.2, 0.4, 12),
    lens: { blur: 0.018, focus: 1.155 },
    furnish: (mesh, materials, _, seed) => {
      palmLeaf(mesh, morningMarble, stuff.darkWood, [-0.4, -0.3], 0.08);
      palmLeaf(mesh, morningMarble, stuff.darkWood, [0.46, 0.0], 2.5);
      materials[own] = printed(cobaltCover(), 0.24, seed, { shine: 0.03, rough: 0.32, bump: 0.02 });
      materials[own + 1] = linen('#152f86', 0.24, `${seed} linen`);
      materials[own + 2] = leavesOfPages('#f2ede0', `${seed} pages`);
      const binding = { cover: own + 1, cloth: own + 1, pages: own + 2 };
      book(mesh, put([0.02, 0, -0.045], -0.12), [0.24, 0.024, 0.3], binding);
      book(mesh, put([-0.01, 0.024, 0.0], 0.2), [0.24, 0.024, 0.3], { ...binding, cover: own });
      // A ribbon to keep the place, in the blue that is printed last.
      materials[own + 3] = coloured('#2f5fc4', `${seed} ribbon`, { shine: 0.05, rough: 0.3 });
      const p = put([-0.01, 0.024, 0], 0.2);
      mesh.sheet(2, 24, own + 3, (u, v) =>
        p(
          -0.06 + u * 0.006 + Math.sin(v * 5) * 0.006,
          0.012 - v * v * 0.034 + 0.0012,
          0.147 + v * 0.075,
        ),
      );
    },
  });
