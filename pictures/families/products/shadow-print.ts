import { centroid, type Point, tau } from '../../geometry/points.ts';
import { starFaces, starFacesInMeters } from '../../geometry/star-faces.ts';
import { type Cloth, toCloth } from '../../render/cloth.ts';
import type { Mesh, Vec } from '../../render/mesh.ts';
import { createNoise } from '../../surface/noise.ts';
import { paintCanvas, trace } from '../../surface/plate.ts';
import { beforeSun, galleryFloor } from './places.ts';
import { lettering, printed } from './prints.ts';
import { inset, put } from './shapes.ts';
import { coloured, lookDown, own, paper, photograph, shopSize, stuff } from './studio.ts';

/** The shadow of a lattice over a floor, printed in two greys. */
function shadowPrint(): Cloth {
  const [w, h] = [1500, 2100];
  const noise = createNoise('shadow print');
  const canvas = paintCanvas(w, h, (brush) => {
    brush.fillStyle = '#f4f1ea';
    brush.fillRect(0, 0, w, h);
    const box = [170, 170, w - 340, h - 520] as const;
    brush.fillStyle = '#c0bfbe';
    brush.fillRect(...box);
    brush.save();
    brush.beginPath();
    brush.rect(...box);
    brush.clip();
    // Light falls through the openings, drawn out across the floor.
    brush.transform(1, 0.12, -0.42, 1.25, 420, -420);
    const faces = starFaces(
      { sides: 8, angle: 90, apothem: 190, contact: 67.5, reach: 2 },
      [w / 2, h / 2],
      2400,
    );
    for (const face of faces) {
      trace(brush, face);
      brush.fillStyle = '#f1eee7';
      brush.fill();
    }
    // The first pull is the soft edge of the shadow, a little beside its core.
    for (const [away, wide, gray] of [
      [13, 38, '#adadb0'],
      [0, 16, '#4f5058'],
    ] as const) {
      brush.save();
      brush.translate(away, away * 0.8);
      brush.lineWidth = wide;
      brush.strokeStyle = gray;
      for (const face of faces) {
        trace(brush, face);
        brush.stroke();
      }
      brush.restore();
    }
    brush.restore();
    brush.strokeStyle = '#5a5854';
    brush.lineWidth = 3.4;
    brush.globalAlpha = 0.8;
    const hand = (from: number, text: number, y: number) => {
      brush.beginPath();
      for (let i = 0; i <= text; i++) {
        const x = from + i * 4.6;
        const up = Math.sin(i * 1.13) * 15 + Math.sin(i * 0.47) * 17 + noise.at(i * 0.5, y) * 9;
        if (i === 0) brush.moveTo(x, y - up);
        else brush.lineTo(x, y - up);
      }
      brush.stroke();
    };
    hand(180, 14, h - 268);
    hand(1010, 66, h - 268);
    brush.fillStyle = '#5a5854';
    lettering(brush, '41 / 120', 640, h - 258, 54, { italic: true });
  });
  return toCloth(canvas);
}

const sheet = put([0.01, 0, 0.03], 0.2);

/** Turned stars of wood, high beside the window; its shadow reaches the far corner of the sheet. */
function lattice(mesh: Mesh, material: number): void {
  const up = beforeSun(galleryFloor, 0.08);
  const faces = starFacesInMeters(
    { sides: 8, angle: 90, apothem: 0.088, contact: 67.5, reach: 2, turn: 0.35 },
    [-0.45, -0.5],
    1.1,
  );
  // The screen ends here, in a post.
  const beside = ([x, z]: Point) => z + x * 0.55 + 0.25;
  for (const face of faces) {
    if (beside(centroid(face)) > 0) continue;
    const inner = inset(face, 0.006);
    face.forEach((a, i) => {
      const j = (i + 1) % face.length;
      mesh.quad(up(a), up(face[j]), up(inner[j]), up(inner[i]), material);
    });
  }
  mesh.quad(up([-1.4, 0.51]), up([1.2, -0.92]), up([1.2, -0.895]), up([-1.4, 0.535]), material);
}

/** The print lies where its shadow was traced. */
export const shadowPrintSheet = () =>
  photograph({
    ...galleryFloor,
    ...shopSize,
    ...lookDown([0.022, 0.01, 0.012], 54, 1.6, 0.77, 6),
    lens: { blur: 0.012, focus: 1.56 },
    furnish: (mesh, materials, _, seed) => {
      materials[own] = printed(shadowPrint(), 0.5, seed, { bump: 0.05, fine: 700 });
      materials[own + 1] = paper('#f4f1ea', `${seed} back`);
      lattice(mesh, stuff.darkWood);
      // Cotton paper that was rolled: its ends do not lie yet.
      mesh.sheet(80, 110, own, (u, v) => {
        const far = Math.max(0, 0.2 - v) * 5;
        const near = Math.max(0, v - 0.86) * 7;
        const wave = Math.sin(u * 4 + v * 3) * 0.0008 + Math.sin(v * 9 - u * 2) * 0.0006;
        const lift = far ** 2 * (0.014 + u * 0.016) + near ** 2 * (0.012 - u * 0.01);
        return sheet((u - 0.5) * 0.5, 0.002 + lift + wave, (v - 0.5) * 0.7);
      });
      // Another one, rolled as it is sent.
      const from: Vec = [-0.33, 0.031, -0.375];
      const to: Vec = [0.16, 0.031, -0.475];
      const axis = [to[0] - from[0], 0, to[2] - from[2]];
      const l = Math.hypot(axis[0], axis[2]);
      const [ax, az] = [axis[0] / l, axis[2] / l];
      mesh.sheet(120, 2, own + 1, (u, v) => {
        const a = u * tau * 2.6;
        const r = 0.031 - u * 0.006;
        const along = v * l;
        return [
          from[0] + ax * along - az * Math.cos(a) * r,
          0.031 + Math.sin(a) * r,
          from[2] + az * along + ax * Math.cos(a) * r,
        ];
      });
      materials[own + 2] = coloured('#7d1f2a', `${seed} band`, {});
      mesh.sheet(40, 1, own + 2, (u, v) => {
        const a = u * tau;
        const along = l * 0.47 + v * 0.018;
        return [
          from[0] + ax * along - az * Math.cos(a) * 0.0316,
          0.031 + Math.sin(a) * 0.0316,
          from[2] + az * along + ax * Math.cos(a) * 0.0316,
        ];
      });
    },
  });
