import * as house from '../../../brand/house.ts';
import { starPolygon, tau } from '../../geometry/points.ts';
import { at, dot, line, polygon, type Shape } from './shape.ts';

/** What plans show that is not part of the ground. */

/** Eight points and a needle to the north. */
export function drawRose([x, y]: readonly [number, number], size = 1): Shape[] {
  const star = polygon(starPolygon(8, 2.6 * size, 0.765, 0, [x, y]));
  return [
    {
      d: `${star}M${at(x - 5.4 * size, y)}h${10.8 * size}M${at(x, y)}v${7.2 * size}`,
      stroke: '#ffffff',
      width: 0.2 * size,
    },
    { d: `M${at(x, y - 7.2 * size)}l${1 * size} ${7.2 * size}h${-2 * size}Z`, fill: '#ffffff' },
  ];
}

export const drawBenches = (): Shape[] =>
  house.benches.flatMap(([x, y, degrees]) => {
    const a = (degrees * tau) / 360;
    const [dx, dy] = [Math.cos(a) * 1.35, Math.sin(a) * 1.35];
    return [
      {
        d: line([
          [x - dx, y - dy],
          [x + dx, y + dy],
        ]),
        stroke: '#7a4f00',
        width: 1,
      },
      {
        d: line([
          [x - dx * 0.9, y - dy * 0.9],
          [x + dx * 0.9, y + dy * 0.9],
        ]),
        stroke: '#f9d98a',
        width: 0.2,
      },
    ] satisfies Shape[];
  });

/** A bus from the front, at its stop. */
export function drawBus(color: string, glass: string, size: number): Shape[] {
  const [x, y] = house.busStop.at;
  const of = (dx: number, dy: number) => at(x + dx * size, y + dy * size);
  return [
    {
      d: `M${of(-1.3, -1.1)}h${2.6 * size}v${2 * size}h${-2.6 * size}Z`,
      fill: color,
      stroke: color,
      width: 0.4 * size,
    },
    { d: `M${of(-1, -0.75)}h${2 * size}v${0.7 * size}h${-2 * size}Z`, fill: glass },
    {
      d: dot(x - 0.8 * size, y + 1.2 * size) + dot(x + 0.8 * size, y + 1.2 * size),
      stroke: color,
      width: 0.7 * size,
    },
  ];
}
