import { mix, type Point, polar } from '../../geometry/points.ts';
import { type Brush, strokeLine } from '../../surface/plate.ts';

const brass = '#b98a35';
const steel = '#4b4f57';

/** An arc drawn with compasses as far as `share` (0–1); they are seen while they move. */
export function drawArc(
  brush: Brush,
  centre: Point,
  radius: number,
  [from, to]: readonly [number, number],
  share: number,
  ink: { stroke: string; width: number },
): void {
  if (share <= 0) return;
  const now = from + (to - from) * share;
  brush.beginPath();
  brush.arc(centre[0], centre[1], radius, from, now, to < from);
  brush.strokeStyle = ink.stroke;
  brush.lineWidth = ink.width;
  brush.stroke();
  if (share < 1) drawCompasses(brush, centre, polar(radius, now, centre));
}

/** Two brass legs from a hinge that stands above the sheet, a needle and a pen. */
function drawCompasses(brush: Brush, needle: Point, pen: Point): void {
  const middle = mix(needle, pen, 0.5);
  const hinge: Point = [middle[0] + 26, middle[1] - 150];
  brush.save();
  brush.shadowColor = 'rgba(40, 24, 8, 0.35)';
  brush.shadowBlur = 14;
  brush.shadowOffsetX = 16;
  brush.shadowOffsetY = 22;
  for (const foot of [needle, pen]) {
    strokeLine(brush, [hinge, mix(hinge, foot, 0.72)], brass, 9);
    strokeLine(brush, [mix(hinge, foot, 0.72), foot], steel, 3.5);
  }
  brush.beginPath();
  brush.arc(hinge[0], hinge[1], 13, 0, 7);
  brush.fillStyle = brass;
  brush.fill();
  brush.restore();
  strokeLine(brush, [mix(hinge, needle, 0.08), mix(hinge, needle, 0.7)], '#e3c079', 2);
  strokeLine(brush, [mix(hinge, pen, 0.08), mix(hinge, pen, 0.7)], '#e3c079', 2);
  brush.beginPath();
  brush.arc(hinge[0] - 3, hinge[1] - 4, 4, 0, 7);
  brush.fillStyle = '#f1dba6';
  brush.fill();
}

/** A line drawn along a rule as far as `share` (0–1); the rule is seen while the line grows. */
export function drawRuled(
  brush: Brush,
  [from, to]: readonly [Point, Point],
  share: number,
  ink: { stroke: string; width: number },
): void {
  if (share <= 0) return;
  strokeLine(brush, [from, mix(from, to, share)], ink.stroke, ink.width);
  if (share < 1) drawRule(brush, from, to, Math.min(1, share * 6, (1 - share) * 6));
}

/** A strip of pear wood that lies beside the line. */
function drawRule(brush: Brush, from: Point, to: Point, presence: number): void {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) + 120;
  brush.save();
  brush.globalAlpha = presence;
  brush.translate(from[0], from[1]);
  brush.rotate(angle);
  brush.shadowColor = 'rgba(40, 24, 8, 0.3)';
  brush.shadowBlur = 12;
  brush.shadowOffsetX = 6;
  brush.shadowOffsetY = 10;
  brush.fillStyle = '#a8763f';
  brush.fillRect(-60, 4, length, 30);
  brush.shadowColor = 'transparent';
  brush.fillStyle = '#c3935a';
  brush.fillRect(-60, 4, length, 5);
  brush.restore();
}
