import * as house from '../../../brand/house.ts';
import { starPolygon, tau } from '../../geometry/points.ts';
import { type Brush, paintCanvas, trace } from '../../surface/plate.ts';
import { paintShapes } from '../plans/shape.ts';
import { drawBenches } from '../plans/signs.ts';
import { drawSurvey } from '../plans/survey.ts';
import { lettering } from '../products/prints.ts';

/** The folded map of the grounds, 2,400 by 1,680: the survey with the stops of a walk, in a frame of stars. */

const [wide, high] = [2400, 1680];
const frame = { x: -60, y: -33, width: 156 };
const scale = wide / frame.width;

export function groundsMap() {
  return paintCanvas(wide, high, (brush) => {
    brush.save();
    brush.scale(scale, scale);
    brush.translate(-frame.x, -frame.y);
    paintShapes(brush, [...drawSurvey(), ...drawBenches()]);
    brush.restore();
    // Printed on the same warm paper as everything else of the house.
    brush.globalCompositeOperation = 'multiply';
    brush.fillStyle = '#efe8c9';
    brush.fillRect(0, 0, wide, high);
    brush.globalCompositeOperation = 'source-over';
    brush.save();
    brush.scale(scale, scale);
    brush.translate(-frame.x, -frame.y);
    stops(brush);
    brush.restore();
    border(brush);
    brush.fillStyle = '#ffffff';
    lettering(brush, 'Hale Girih', 640, 1462, 132, { align: 'left' });
    lettering(brush, 'house and gardens', 646, 1536, 66, { align: 'left', italic: true });
  });
}

/** Two lines with a row of stars between them. */
function border(brush: Brush): void {
  brush.strokeStyle = '#f2e7cd';
  brush.lineWidth = 64;
  brush.strokeRect(0, 0, wide, high);
  brush.strokeStyle = '#1c3a7c';
  brush.lineWidth = 54;
  brush.strokeRect(58, 58, wide - 116, high - 116);
  brush.strokeStyle = '#d9b25a';
  brush.lineWidth = 5;
  for (const d of [28, 88]) brush.strokeRect(d, d, wide - 2 * d, high - 2 * d);
  const star = (x: number, y: number) => {
    brush.beginPath();
    trace(brush, starPolygon(8, 19, 0.765, tau / 16, [x, y]));
    brush.fillStyle = '#f2e7cd';
    brush.fill();
  };
  for (let x = 58; x <= wide - 57; x += (wide - 116) / 44)
    for (const y of [58, high - 58]) star(x, y);
  for (let y = 58; y <= high - 57; y += (high - 116) / 30)
    for (const x of [58, wide - 58]) star(x, y);
}

function stops(brush: Brush): void {
  const { court, garden, gate, terrace } = house;
  const places: readonly (readonly [number, number])[] = [
    gate.at,
    [court.x + court.width / 2, court.y + court.height * 0.44],
    [garden.x + garden.width / 2, garden.y + garden.height / 2],
    house.gardenWalk[9],
    [terrace.x + terrace.width / 2, terrace.y + terrace.height / 2],
  ];
  brush.fontVariantNumeric = 'lining-nums';
  for (const [i, [x, y]] of places.entries()) {
    brush.beginPath();
    brush.arc(x, y, 2.7, 0, 7);
    brush.fillStyle = '#a63a2b';
    brush.fill();
    brush.strokeStyle = '#f8f0dc';
    brush.lineWidth = 0.4;
    brush.stroke();
    brush.fillStyle = '#fbf3de';
    lettering(brush, String(i + 1), x, y + 1.35, 4.3);
  }
}
