import { join } from 'node:path';
import { loadImage } from '@napi-rs/canvas';
import { createNoise } from '../../surface/noise.ts';
import { type Brush, paintCanvas } from '../../surface/plate.ts';
import { between, type DrawnFilm, height, pixelsPerUnit, width } from './drawn-film.ts';
import { computeCanvas, drawWhole } from './paper.ts';

const picture = join(import.meta.dirname, '../../../content/images/objects/carpet-02.webp');
/** Where the carpet lies in its picture, pixels, without its fringes. */
const cut = { x: 78, y: 98, width: 866, height: 1_524 };
const long = 1_010;
/** How often the carpet is drawn within one moving frame. */
const traces = 5;
const wide = (long * cut.width) / cut.height;

/** A carpet is lifted, turned by half and laid down again on the floor that the sun has bleached. */
export const turningTheCarpets: DrawnFilm = {
  name: 'turning-the-carpets',
  seconds: 24,
  poster: 2,
  rate: 700,
  prepare: async () => {
    const carpet = await loadImage(picture);
    const noise = createNoise('carpet floor');
    const floor = computeCanvas((x, y) => {
      const board = Math.floor(y / 72);
      const grain = noise.fbm(x * 0.006 + board * 9, y * 0.12, 4) * 0.16;
      const joint = y % 72 < 2 || (x + board * 377) % 610 < 2 ? 0.62 : 1;
      const covered =
        Math.abs(x - width / 2) < long / 2 - 6 && Math.abs(y - height / 2) < wide / 2 - 6;
      const tone = noise.at(board * 3.7, 1) * 0.06 + (covered ? 0.66 : 0.98);
      const light = (tone + grain) * joint;
      return [186 * light, 141 * light, 94 * light];
    });
    return (brush, seconds) => {
      const lifted = between(seconds, 4, 6.5) * (1 - between(seconds, 15.5, 18.5));
      const turn = turnAt(seconds);
      const speed = turnAt(seconds + 1 / 24) - turn;
      drawWhole(brush, floor);
      const paintCarpet = (own: Brush) => {
        const scale = 1 + lifted * 0.07;
        own.translate(width / 2, height / 2 - lifted * 8);
        own.rotate(Math.PI / 2 + turn);
        own.scale(scale, scale);
        // As a camera sees it: what moves while the shutter is open is drawn out.
        for (let i = 0; i < (speed > 0 ? traces : 1); i++) {
          own.globalAlpha = 1 / (i + 1);
          const { x, y, width: w, height: h } = cut;
          own.drawImage(carpet, x, y, w, h, -wide / 2, -long / 2, wide, long);
          own.rotate(speed / traces);
        }
      };
      const seen = paintCanvas(width, height, paintCarpet, pixelsPerUnit);
      brush.save();
      brush.shadowColor = 'rgba(20, 10, 4, 0.55)';
      brush.shadowBlur = (6 + lifted * 46) * pixelsPerUnit;
      brush.shadowOffsetX = (5 + lifted * 34) * pixelsPerUnit;
      brush.shadowOffsetY = (7 + lifted * 46) * pixelsPerUnit;
      drawWhole(brush, seen);
      brush.shadowColor = 'transparent';
      if (speed > 0) brush.filter = `blur(${Math.min(1.8, speed * 110) * pixelsPerUnit}px)`;
      drawWhole(brush, seen);
      brush.restore();
      paintSun(brush);
    };
  },
  sound: null,
};

/** Half a turn, in radians from where it lay. */
const turnAt = (seconds: number): number => between(seconds, 5.5, 16.5) * Math.PI;

/** The sun through a row of tall windows. */
function paintSun(brush: Brush): void {
  brush.save();
  brush.globalCompositeOperation = 'multiply';
  brush.fillStyle = 'rgba(96, 88, 120, 0.42)';
  brush.fillRect(0, 0, width, height);
  brush.globalCompositeOperation = 'soft-light';
  brush.filter = `blur(${7 * pixelsPerUnit}px)`;
  brush.fillStyle = 'rgba(255, 233, 180, 0.95)';
  for (let i = -1; i < 4; i++) {
    const x = i * 400 - 84;
    brush.beginPath();
    brush.moveTo(x, -20);
    brush.lineTo(x + 190, -20);
    brush.lineTo(x + 430, height + 20);
    brush.lineTo(x + 240, height + 20);
    brush.fill();
  }
  brush.restore();
}
