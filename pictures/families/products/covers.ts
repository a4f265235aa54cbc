import { area, starPolygon, tau } from '../../geometry/points.ts';
import { createRandom } from '../../geometry/random.ts';
import { starFaces } from '../../geometry/star-faces.ts';
import { type Cloth, toCloth } from '../../render/cloth.ts';
import { varyHex } from '../../surface/colour.ts';
import { createNoise } from '../../surface/noise.ts';
import { type Brush, fillShape, paintCanvas, strokeLine, trace } from '../../surface/plate.ts';
import { lettering } from './prints.ts';

/** Printed faces of books, sleeves, cards and sheets. */

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

/** Six blues between white lines: the cover of the catalogue. */
export function cobaltCover(): Cloth {
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

/** The plan of the house in one line, for the guidebook and its leaf. */
export function housePlan(
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

export function guideCover(): Cloth {
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

export function planLeaf(): Cloth {
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

/** The shadow of a lattice over a floor, printed in two greys. */
export function shadowPrint(): Cloth {
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

/** Night in a court: arches in the water, and strings drawn over both. */
export function santurSleeve(): Cloth {
  const size = 1800;
  return toCloth(
    paintCanvas(size, size, (brush) => {
      const night = brush.createLinearGradient(0, 0, 0, size);
      night.addColorStop(0, '#0a1233');
      night.addColorStop(0.5, '#25366f');
      night.addColorStop(0.56, '#1a2654');
      night.addColorStop(1, '#070b20');
      brush.fillStyle = night;
      brush.fillRect(0, 0, size, size);
      const arch = (
        x: number,
        w: number,
        base: number,
        tall: number,
        down: number,
        fill: string,
      ) => {
        brush.fillStyle = fill;
        brush.beginPath();
        brush.moveTo(x - w, base);
        brush.lineTo(x - w, base - tall * 0.55 * down);
        brush.quadraticCurveTo(x - w, base - tall * 0.86 * down, x, base - tall * down);
        brush.quadraticCurveTo(x + w, base - tall * 0.86 * down, x + w, base - tall * 0.55 * down);
        brush.lineTo(x + w, base);
        brush.fill();
      };
      const level = size * 0.56;
      for (let i = -3; i <= 3; i++) {
        const x = size / 2 + i * 262;
        arch(x, 96, level, 470, 1, i === 0 ? '#f4c66c' : '#c98a3e');
        arch(x, 62, level, 390, 1, i === 0 ? '#fbe3ae' : '#e3ac58');
        brush.globalAlpha = 0.42;
        arch(x, 92, level + 14, 520, -1, i === 0 ? '#f4c66c' : '#c98a3e');
        brush.globalAlpha = 1;
      }
      brush.fillStyle = '#f7ecd2';
      const random = createRandom('sleeve stars');
      for (let i = 0; i < 150; i++) {
        brush.globalAlpha = random.between(0.2, 0.9);
        brush.beginPath();
        brush.arc(random.next() * size, random.next() * size * 0.27, random.between(1, 3.6), 0, 7);
        brush.fill();
      }
      brush.globalAlpha = 1;
      // The santur's strings, four to a note, meet at the far side of the water.
      for (let i = 0; i < 18; i++)
        for (let k = 0; k < 4; k++) {
          const x = -260 + i * 136 + k * 9;
          strokeLine(
            brush,
            [
              [x, size],
              [size / 2 + (x - size / 2) * 0.32, level + 26],
            ],
            i % 2 ? '#d9a24c' : '#e9e0cb',
            2.2,
          );
        }
      brush.fillStyle = '#f7ecd2';
      lettering(brush, 'Santur in the Long Court', size / 2, 190, 132);
      lettering(brush, 'Shirin Daneshvar', size / 2, 290, 74, { italic: true });
    }),
  );
}

export function recordLabel(): Cloth {
  const size = 700;
  return toCloth(
    paintCanvas(size, size, (brush) => {
      brush.fillStyle = '#d9a24c';
      brush.fillRect(0, 0, size, size);
      const middle: [number, number] = [size / 2, size / 2];
      fillShape(brush, starPolygon(8, 330, 0.765, tau / 16, middle), '#14285f');
      fillShape(brush, starPolygon(8, 300, 0.765, tau / 16, middle), '#d9a24c');
      brush.fillStyle = '#14285f';
      lettering(brush, 'Santur in the Long Court', size / 2, 205, 44);
      lettering(brush, 'Side one', size / 2, 530, 50, { italic: true });
      brush.beginPath();
      brush.arc(...middle, 17, 0, 7);
      brush.fillStyle = '#20140a';
      brush.fill();
    }),
  );
}

/** A construction on a card: circle, square, second square, eight points. */
export function constructionCard(step: number): Cloth {
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

/** The lines of a quilt block with their seam allowance, and what is written on such sheets. */
export function patternSheet(): Cloth {
  const size = 1800;
  return toCloth(
    paintCanvas(size, size, (brush) => {
      brush.fillStyle = '#e9dcc0';
      brush.fillRect(0, 0, size, size);
      const middle: [number, number] = [size / 2, size / 2];
      const outer = starPolygon(12, 800, 0.72, 0, middle);
      for (const [k, dash, width] of [
        [1, [], 6],
        [0.955, [20, 14], 4],
      ] as const) {
        brush.setLineDash(dash as unknown as number[]);
        brush.lineWidth = width;
        brush.strokeStyle = '#34507f';
        for (const shape of [
          outer,
          starPolygon(12, 470, 0.72, 0, middle),
          starPolygon(12, 250, 0.72, 0, middle),
        ]) {
          trace(
            brush,
            shape.map(([x, y]): [number, number] => [
              middle[0] + (x - middle[0]) * k,
              middle[1] + (y - middle[1]) * k,
            ]),
          );
          brush.stroke();
        }
      }
      brush.setLineDash([]);
      for (let i = 0; i < 12; i++) {
        const a = (i * tau) / 12;
        strokeLine(
          brush,
          [
            [middle[0] + Math.cos(a) * 250, middle[1] + Math.sin(a) * 250],
            [middle[0] + Math.cos(a) * 800, middle[1] + Math.sin(a) * 800],
          ],
          '#34507f',
          4,
        );
        brush.fillStyle = '#a8402f';
        lettering(
          brush,
          String(i + 1),
          middle[0] + Math.cos(a + tau / 24) * 520,
          middle[1] + Math.sin(a + tau / 24) * 520 + 26,
          84,
        );
      }
      for (let i = 0; i <= 36; i++) {
        const x = 90 + i * 45;
        strokeLine(
          brush,
          [
            [x, size - 70],
            [x, size - (i % 4 ? 88 : 106)],
          ],
          '#a8402f',
          3,
        );
      }
    }),
  );
}

export function patternEnvelope(): Cloth {
  const [w, h] = [1200, 1600];
  return toCloth(
    paintCanvas(w, h, (brush) => {
      brush.fillStyle = '#f3ecdc';
      brush.fillRect(0, 0, w, h);
      const middle: [number, number] = [w / 2, 640];
      brush.lineWidth = 7;
      brush.strokeStyle = '#2c4270';
      for (const r of [450, 300, 160]) {
        trace(brush, starPolygon(12, r, 0.72, 0, middle));
        brush.stroke();
      }
      for (let i = 0; i < 24; i++) {
        const a = (i * tau) / 24;
        const [from, to] = i % 2 ? [115, 324] : [160, 450];
        strokeLine(
          brush,
          [
            [middle[0] + Math.cos(a) * from, middle[1] + Math.sin(a) * from],
            [middle[0] + Math.cos(a) * to, middle[1] + Math.sin(a) * to],
          ],
          '#2c4270',
          4,
        );
      }
      brush.fillStyle = '#2c4270';
      lettering(brush, 'Star block', w / 2, 1290, 150);
      lettering(brush, 'twelve ways', w / 2, 1420, 104, { italic: true });
    }),
  );
}

export function boxLid(): Cloth {
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

export function pinCard(): Cloth {
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
