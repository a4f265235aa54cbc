import { starPolygon, tau } from '../../geometry/points.ts';
import { toCloth } from '../../render/cloth.ts';
import { createNoise } from '../../surface/noise.ts';
import { paintCanvas, strokeLine, trace } from '../../surface/plate.ts';
import { housePlan } from '../products/guide-book.ts';
import { lettering, printed } from '../products/prints.ts';
import { type Place, put, rectangle, rod, slab } from '../products/shapes.ts';
import { lookDown, own, photograph, stuff } from '../products/studio.ts';

/** Tickets and the folded map of the grounds, on a stone ledge in morning light. */
export const mapAndTickets = () =>
  photograph({
    wide: 900,
    high: 600,
    ground: '#cbbd9f',
    ...lookDown([0.0, 0, 0.0], 48, 1.4, 0.37, -10),
    furnish: (mesh, materials, _, seed) => {
      const map = toCloth(
        paintCanvas(2000, 1400, (brush) => {
          brush.fillStyle = '#f3ecdb';
          brush.fillRect(0, 0, 2000, 1400);
          brush.fillStyle = '#bcd6dd';
          brush.beginPath();
          brush.moveTo(0, 1400);
          for (let i = 0; i <= 40; i++)
            brush.lineTo(
              i * 50,
              1150 + Math.sin(i * 0.4) * 50 + createNoise('shore').at(i * 0.7, 2) * 46,
            );
          brush.lineTo(2000, 1400);
          brush.fill();
          brush.fillStyle = '#c9d4ad';
          for (const [x, y, r] of [
            [330, 360, 210],
            [1640, 420, 260],
            [360, 880, 180],
          ]) {
            brush.beginPath();
            brush.arc(x, y, r, 0, 7);
            brush.fill();
          }
          housePlan(brush, [640, 250, 760, 640], '#2b2f38', '#8fbdd0');
          brush.setLineDash([26, 20]);
          for (const path of [
            [
              [120, 180],
              [420, 300],
              [640, 560],
            ],
            [
              [1400, 560],
              [1640, 640],
              [1880, 1020],
            ],
            [
              [1020, 890],
              [1000, 1080],
              [560, 1100],
            ],
          ] as const)
            strokeLine(
              brush,
              path.map(([x, y]): [number, number] => [x, y]),
              '#a8402f',
              9,
            );
          brush.setLineDash([]);
          for (const [i, [x, y]] of (
            [
              [420, 300],
              [1020, 570],
              [1640, 640],
              [560, 1100],
              [860, 990],
            ] as const
          ).entries()) {
            brush.beginPath();
            brush.arc(x, y, 38, 0, 7);
            brush.fillStyle = '#a8402f';
            brush.fill();
            brush.fillStyle = '#f7f1e2';
            lettering(brush, String(i + 1), x, y + 19, 60);
          }
          brush.fillStyle = '#2b2f38';
          lettering(brush, 'Hale Girih', 1000, 160, 110);
        }),
      );
      materials[own] = printed(map, 0.38, seed, { bump: 0.04, fine: 800 });
      const p = put([0.0, 0.0006, -0.03], 0.14);
      mesh.sheet(80, 40, own, (u, v) => {
        const fold = (t: number, n: number) => Math.abs(((t * n + 1) % 2) - 1);
        return p(
          (u - 0.5) * 0.38,
          0.001 + fold(u, 4) * 0.012 + fold(v, 2) * 0.004,
          (v - 0.5) * 0.266,
        );
      });
      ['#16307a', '#0f6b50', '#a8402f'].forEach((hex, i) => {
        const ticket = toCloth(
          paintCanvas(1000, 440, (brush) => {
            brush.fillStyle = '#f6f0e1';
            brush.fillRect(0, 0, 1000, 440);
            brush.fillStyle = hex;
            brush.fillRect(0, 0, 300, 440);
            brush.strokeStyle = '#f6f0e1';
            brush.lineWidth = 7;
            for (const r of [118, 84, 48]) {
              trace(brush, starPolygon(8, r, 0.765, tau / 16, [150, 220]));
              brush.stroke();
            }
            brush.fillStyle = '#2b2f38';
            lettering(brush, 'Hale Girih', 650, 190, 104);
            lettering(
              brush,
              ['House tour', 'Garden and water', 'General admission'][i],
              650,
              300,
              66,
              { italic: true },
            );
          }),
        );
        materials[own + 1 + i] = printed(ticket, 0.1, `${seed} ${i}`, { bump: 0.03, fine: 900 });
        const q: Place = put(
          [0.085 + i * 0.022, 0.0165 + i * 0.0011, 0.075 - i * 0.016],
          -0.34 + i * 0.17,
        );
        slab(
          mesh,
          q,
          rectangle(0.11, 0.048, 0.001),
          0,
          0.0006,
          { top: own + 1 + i, side: stuff.paper },
          0,
          [-0.055, -0.024, 0.11, 0.048],
        );
      });
      rod(mesh, [-0.2, 0.0042, 0.115], [-0.075, 0.0042, 0.15], 0.0036, stuff.darkWood);
    },
  });
