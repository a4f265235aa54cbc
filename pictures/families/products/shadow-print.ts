import { tau } from '../../geometry/points.ts';
import { starFaces } from '../../geometry/star-faces.ts';
import { type Cloth, toCloth } from '../../render/cloth.ts';
import type { Vec } from '../../render/mesh.ts';
import { createNoise } from '../../surface/noise.ts';
import { paintCanvas, trace } from '../../surface/plate.ts';
import { lettering, printed } from './prints.ts';
import { type Place, put, rectangle, slab } from './shapes.ts';
import { coloured, own, paper, photograph, stuff } from './studio.ts';

/** The shadow of a lattice over a floor, printed in two greys. */
function shadowPrint(): Cloth {
  const [w, h] = [1500, 2100];
  const noise = createNoise('shadow print');
  const canvas = paintCanvas(w, h, (brush) => {
    brush.fillStyle = '#f4f1ea';
    brush.fillRect(0, 0, w, h);
    const box = [170, 170, w - 340, h - 520] as const;
    brush.fillStyle = '#c9c8c6';
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
      brush.lineWidth = 34;
      brush.strokeStyle = '#a9a9ab';
      brush.stroke();
    }
    for (const face of faces) {
      trace(brush, face);
      brush.lineWidth = 15;
      brush.strokeStyle = '#6d6e74';
      brush.stroke();
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

export const shadowPrintSheet = () =>
  photograph({
    ground: '#b9b4ab',
    eye: [0.3, 0.6, 1.9],
    target: [-0.02, 0.36, -0.25],
    tall: 0.46,
    furnish: (mesh, materials, _, seed) => {
      materials[own] = printed(shadowPrint(), 0.5, seed, { bump: 0.05, fine: 700 });
      materials[own + 1] = paper('#f4f1ea', `${seed} back`);
      // Leans on a board of ash; the paper is free at its corners.
      const lean = put([0.02, 0.002, -0.27], 0.1, Math.PI / 2 - 0.16);
      const board: Place = (x, y, z) => lean(x, y, z - 0.39);
      slab(mesh, board, rectangle(0.58, 0.78), -0.012, 0, { top: stuff.wood, side: stuff.wood });
      const p: Place = (x, y, z) => lean(x, y, z);
      mesh.sheet(40, 50, own, (u, v) => {
        const corner = (Math.abs(u - 0.5) * 2) ** 8 * ((v - 0.35) * 1.4) ** 4 * 0.02;
        return p((u - 0.5) * 0.5, 0.0016 + corner + Math.sin(u * 5) * 0.0008, v * 0.7 - 0.745);
      });
      // Another one, rolled as it is sent.
      const from: Vec = [-0.36, 0.031, -0.02];
      const to: Vec = [0.13, 0.031, 0.14];
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
