import { Path2D } from '@napi-rs/canvas';
import type { Brush } from '../../surface/plate.ts';

/** A piece of a plan: a path of SVG in meters, with how it is filled and drawn. */
export type Shape = {
  d: string;
  fill?: string;
  /** Stops from the first to the last y. */
  shade?: { from: number; to: number; colors: readonly string[] };
  stroke?: string;
  width?: number;
  dash?: readonly number[];
  opacity?: number;
  /** Where the path lies, for shadows. */
  move?: readonly [number, number];
  /** The same path again and again: where its origin lies each time. */
  spots?: readonly (readonly [number, number])[];
};

export const round = (value: number) => Math.round(value * 20) / 20;
export const at = (x: number, y: number) => `${round(x)} ${round(y)}`;
/** A line without length: its round cap is the dot. */
export const dot = (x: number, y: number) => `M${at(x, y)}h0`;
export const polygon = (points: readonly (readonly [number, number])[]) =>
  `M${points.map(([x, y]) => at(x, y)).join('L')}Z`;
export const line = (points: readonly (readonly [number, number])[]) =>
  `M${points.map(([x, y]) => at(x, y)).join('L')}`;

/** A line that bends through the middles between its points. */
export function curve(points: readonly (readonly [number, number])[]): string {
  const [first, ...rest] = points;
  const last = rest[rest.length - 1];
  const bends = rest.slice(0, -1).map(([x, y], i) => {
    const [nextX, nextY] = rest[i + 1];
    return `Q${at(x, y)} ${at((x + nextX) / 2, (y + nextY) / 2)}`;
  });
  return `M${at(...first)}${bends.join('')}L${at(...last)}`;
}

export function paintShapes(brush: Brush, shapes: readonly Shape[]): void {
  for (const { d, fill, shade, stroke, width = 0.2, dash, opacity = 1, move, spots } of shapes) {
    const path = spots ? new Path2D() : new Path2D(d);
    for (const [x, y] of spots ?? []) {
      path.addPath(new Path2D(d), { a: 1, b: 0, c: 0, d: 1, e: x, f: y });
    }
    brush.save();
    if (move) brush.translate(...move);
    brush.globalAlpha = opacity;
    if (shade) {
      const gradient = brush.createLinearGradient(0, shade.from, 0, shade.to);
      shade.colors.forEach((color, i) => {
        gradient.addColorStop(i / (shade.colors.length - 1), color);
      });
      brush.fillStyle = gradient;
      brush.fill(path);
    } else if (fill) {
      brush.fillStyle = fill;
      brush.fill(path);
    }
    if (stroke) {
      brush.strokeStyle = stroke;
      brush.lineWidth = width;
      brush.setLineDash(dash ? [...dash] : []);
      brush.stroke(path);
    }
    brush.restore();
  }
}

export function toSvg(
  shapes: readonly Shape[],
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): string {
  const shades: string[] = [];
  const repeated: string[] = [];
  const paths = shapes.map(
    ({ d, fill, shade, stroke, width: thick = 0.2, dash, opacity, move, spots }) => {
      if (shade) {
        const stops = shade.colors
          .map(
            (color, i) => `<stop offset="${i / (shade.colors.length - 1)}" stop-color="${color}"/>`,
          )
          .join('');
        shades.push(
          `<linearGradient id="s${shades.length}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${shade.from}" y2="${shade.to}">${stops}</linearGradient>`,
        );
      }
      const values = [
        `fill="${shade ? `url(#s${shades.length - 1})` : (fill ?? 'none')}"`,
        stroke && `stroke="${stroke}" stroke-width="${thick}"`,
        dash && `stroke-dasharray="${dash.join(' ')}"`,
        opacity && `opacity="${opacity}"`,
        move && `transform="translate(${move.join(' ')})"`,
      ];
      const look = values.filter(Boolean).join(' ');
      if (!spots) return `<path ${look} d="${d}"/>`;
      if (!repeated.includes(d)) repeated.push(d);
      const uses = spots.map(
        ([px, py]) => `<use href="#r${repeated.indexOf(d)}" x="${round(px)}" y="${round(py)}"/>`,
      );
      return `<g ${look}>${uses.join('')}</g>`;
    },
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" stroke-linecap="round" stroke-linejoin="round">\n<defs>${shades.join('')}${repeated.map((d, i) => `<path id="r${i}" d="${d}"/>`).join('')}</defs>\n${paths.join('\n')}\n</svg>\n`;
}
