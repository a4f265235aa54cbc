import { area, starPolygon, tau } from '../../geometry/points.ts';
import { starFaces } from '../../geometry/star-faces.ts';
import { type Cloth, toCloth } from '../../render/cloth.ts';
import type { Mesh } from '../../render/mesh.ts';
import { type Brush, fillShape, paintCanvas, trace } from '../../surface/plate.ts';
import { lateTable } from './places.ts';
import { lettering, printed } from './prints.ts';
import { type Place, put, rectangle, slab } from './shapes.ts';
import { lookDown, metal, own, photograph, shopSize, stuff } from './studio.ts';

function starField(
  brush: Brush,
  [left, top, wide, high]: readonly [number, number, number, number],
  size: number,
  colours: readonly string[],
  line: string,
  lineWidth: number,
  sides = 10,
): void {
  const angle = sides === 10 ? 72 : sides === 12 ? 60 : 90;
  const faces = starFaces(
    { sides, angle, apothem: size, contact: sides === 10 ? 72 : 67, reach: sides === 10 ? 3 : 2 },
    [left + wide / 2, top + high / 2],
    Math.hypot(wide, high) * 0.6,
  );
  const kinds = faces.map((face) => Math.round(Math.sqrt(Math.abs(area(face))) / 4));
  const order = [...new Set(kinds)].sort((a, b) => a - b);
  brush.save();
  brush.beginPath();
  brush.rect(left, top, wide, high);
  brush.clip();
  faces.forEach((face, i) => {
    fillShape(brush, face, colours[order.indexOf(kinds[i]) % colours.length]);
  });
  brush.lineWidth = lineWidth;
  brush.strokeStyle = line;
  for (const face of faces) {
    trace(brush, face);
    brush.stroke();
  }
  brush.restore();
}

function pinCard(): Cloth {
  const [w, h] = [900, 1200];
  return toCloth(
    paintCanvas(w, h, (brush) => {
      brush.fillStyle = '#1a2f6a';
      brush.fillRect(0, 0, w, h);
      starField(brush, [0, 0, w, h], 150, ['#1a2f6a', '#1d3475', '#183064'], '#2c4790', 4, 8);
      brush.fillStyle = '#f1e8d3';
      lettering(brush, 'Star of the one bench', w / 2, h - 150, 78);
      lettering(brush, 'brass, cast in Honolulu', w / 2, h - 84, 46, { italic: true });
    }),
  );
}

/** A star whose arms rise to ridges. */
function facetedStar(
  mesh: Mesh,
  place: Place,
  points: number,
  r: number,
  inner: number,
  tall: number,
  material: number,
): void {
  const rim = starPolygon(points, r, inner, 0);
  const edge = tall * 0.35;
  rim.forEach((a, i) => {
    const b = rim[(i + 1) % rim.length];
    mesh.quad(
      place(a[0], 0, a[1]),
      place(b[0], 0, b[1]),
      place(b[0], edge, b[1]),
      place(a[0], edge, a[1]),
      material,
    );
    const [pa, pb, top] = [place(a[0], edge, a[1]), place(b[0], edge, b[1]), place(0, tall, 0)];
    mesh.quad(pa, pb, top, top, material);
  });
}

export const starPin = () =>
  photograph({
    ...lateTable,
    ...shopSize,
    ...lookDown([0, 0.003, 0.002], 44, 0.6, 0.1, 14),
    lens: { blur: 0.03, focus: 0.592 },
    furnish: (mesh, materials, _, seed) => {
      materials[own] = printed(pinCard(), 0.06, seed, { bump: 0.05, fine: 2600 });
      materials[own + 1] = metal('#d9ac55', 0.17, `${seed} cast`);
      const p = put([0, 0.0, 0], -0.24);
      slab(
        mesh,
        p,
        rectangle(0.06, 0.08, 0.002),
        0.0002,
        0.0011,
        { top: own, side: stuff.paper },
        0.0002,
        [-0.03, -0.04, 0.06, 0.08],
      );
      const on: Place = (x, y, z) => p(x, y + 0.0026, z - 0.011);
      facetedStar(mesh, on, 8, 0.0142, 0.56, 0.0036, own + 1);
      // A second, smaller star between the arms, and a bead at the heart.
      const turned: Place = (x, y, z) => {
        const [c, s] = [Math.cos(tau / 16), Math.sin(tau / 16)];
        return on(x * c - z * s, y, x * s + z * c);
      };
      facetedStar(mesh, turned, 8, 0.0086, 0.6, 0.0041, own + 1);
      const o = on(0, 0.0026, 0);
      mesh.lathe(
        Array.from({ length: 9 }, (_, k): [number, number] => [
          Math.max(0.00005, Math.cos((k / 8) * (tau / 4)) * 0.0019),
          0.0009 + Math.sin((k / 8) * (tau / 4)) * 0.0017,
        ]),
        o,
        40,
        own + 1,
      );
    },
  });
