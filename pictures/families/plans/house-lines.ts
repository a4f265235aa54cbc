import type { Box } from '../../../brand/house.ts';
import * as house from '../../../brand/house.ts';
import type { Brush } from '../../surface/plate.ts';
import { at, dot, paintShapes, polygon } from './shape.ts';
import { drawPool, rooms } from './survey.ts';

/** The plan of the house in lines of one color, as high as the box it is given and in its middle. */
export function paintHouseLines(brush: Brush, box: Box, line: string, water: string): void {
  const [top, bottom] = [house.library.y - 1, house.terrace.y + house.terrace.height + 0.4];
  const [left, right] = [
    house.damascusRoom.x - 1,
    house.latticeRoom.x + house.latticeRoom.width + 1,
  ];
  const scale = Math.min(box.height / (bottom - top), box.width / (right - left));
  const { court, terrace, tileLoggia } = house;
  const frame = ({ x, y, width, height }: Box, by: number) =>
    `M${at(x - by, y - by)}h${width + 2 * by}v${height + 2 * by}h${-width - 2 * by}Z`;
  const columns = [0, 1, 2, 3, 4, 5, 6].flatMap((i) =>
    [court.x + 2.6, court.x + court.width - 2.6].map((x) => dot(x, court.y + 2.6 + i * 2.87)),
  );
  const steps = Array.from(
    { length: house.stepsToTerrace },
    (_, i) => `M${at(17.1, tileLoggia.y + tileLoggia.height + 0.3 + i * 0.2)}h6.6`,
  );
  brush.save();
  brush.translate(
    box.x + box.width / 2 - (scale * (left + right)) / 2,
    box.y + box.height / 2 - (scale * (top + bottom)) / 2,
  );
  brush.scale(scale, scale);
  paintShapes(brush, [
    { d: polygon(drawPool(2.8)), fill: water, stroke: line, width: 0.25 },
    { d: [court, ...rooms].map((room) => frame(room, 0.8)).join(''), stroke: line, width: 0.42 },
    { d: frame(court, -2.6) + frame(terrace, 0), stroke: line, width: 0.22 },
    { d: columns.join(''), stroke: line, width: 0.6 },
    { d: steps.join(''), stroke: line, width: 0.1 },
  ]);
  brush.restore();
}
