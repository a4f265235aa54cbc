import { area, centroid, type Point, tau } from '../../geometry/points.ts';
import type { Random } from '../../geometry/random.ts';
import { starFaces, starFacesInMeters } from '../../geometry/star-faces.ts';
import { toCloth } from '../../render/cloth.ts';
import type { Vec } from '../../render/mesh.ts';
import { createNoise } from '../../surface/noise.ts';
import { paintCanvas } from '../../surface/plate.ts';
import { printed } from '../products/prints.ts';
import { inset, type Place, put, rectangle, rod, slab } from '../products/shapes.ts';
import {
  coloured,
  glazed,
  headSize,
  lookDown,
  own,
  photograph,
  stuff,
} from '../products/studio.ts';

/** The faces of a ten-pointed star's field that lie in a broken outline. */
function brokenStar(random: Random): {
  pieces: { outline: Point[]; kind: number }[];
  edge: Point[];
} {
  const faces = starFacesInMeters(
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
    const inner = fine.filter(isInside);
    if (inner.length < 4 || Math.abs(area(inner)) < 4e-5) return [];
    const isHeart = Math.hypot(centroid(face)[0] - 0.004, centroid(face)[1] - 0.044) < 0.004;
    if (!isHeart && inner.length < fine.length && random.next() < 0.12) return [];
    return [{ outline: inner, kind: isHeart ? 2 : order.indexOf(kinds[i]) }];
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
          const faces = starFaces(
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
