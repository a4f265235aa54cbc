// What stands around the house on its plan, by the hand of the map of the way here: coast, stones, palms
// and the wind rose, as paths in metres.

export interface Place {
  readonly x: number;
  readonly y: number;
}

export const round = (value: number) => Math.round(value * 100) / 100;

/** A line without length: its round cap is the dot. */
export const toDot = (x: number, y: number) => `M${round(x)} ${round(y)}h0`;

export function drawCoast(left: number, right: number, y: number): string {
  const bays = 6;
  const step = (right - left) / bays;
  const waves = Array.from({ length: bays }, (_, index) => {
    const lift = index % 2 === 0 ? -0.9 : 0.7;
    return `q${round(step / 2)} ${lift} ${round(step)} ${index % 3 === 1 ? 0.3 : -0.15}`;
  });
  return `M${left} ${y}${waves.join('')}`;
}

/** Seven fronds that bend the same way round, as on the map of the way here. */
export function drawPalm({ x, y }: Place, turn: number): string {
  return Array.from({ length: 7 }, (_, frond) => {
    const angle = turn * 1.3 + (frond * 2 * Math.PI) / 7;
    const [bend, tip] = [pointAt({ x, y }, 0.8, angle + 0.45), pointAt({ x, y }, 1.3, angle)];
    return `M${toPoint({ x, y })}Q${toPoint(bend)} ${toPoint(tip)}`;
  }).join('');
}

/** @param row stones of the second lie between those of the first */
export function drawRocks(left: number, right: number, coast: number, row: 0 | 1): string {
  const gap = 1.15;
  const count = Math.ceil((right - left) / gap);
  return Array.from({ length: count }, (_, index) => {
    const at = index * 2 + row;
    const middle = {
      x: left + (index + row * 0.5) * gap + Math.sin(at * 5.1) * 0.3,
      y: coast + Math.sin(at * 2.3) * 0.35 - row * 0.3,
    };
    const corners = Array.from({ length: 6 }, (_, corner) => {
      const far = 0.52 + 0.16 * Math.sin(at * 3.7 + corner * 2.9);
      return toPoint(pointAt(middle, far, (corner * Math.PI) / 3, 0.62));
    });
    return `M${corners.join('L')}Z`;
  }).join('');
}

export function drawNorth(
  x: number,
  y: number,
): {
  star: string;
  needle: string;
  cross: string;
} {
  return {
    star: drawStar({ x, y }, 1.15),
    needle: `M${round(x)} ${round(y - 2.3)}l.34 2.3h-.68Z`,
    cross: `M${round(x)} ${round(y)}v2.3M${round(x - 1.7)} ${round(y)}h3.4`,
  };
}

/** Eight points: two squares, one turned. */
export function drawStar(middle: Place, radius: number): string {
  const corners = Array.from({ length: 16 }, (_, index) =>
    toPoint(pointAt(middle, index % 2 ? radius * 0.765 : radius, (index * Math.PI) / 8)),
  );
  return `M${corners.join('L')}Z`;
}

export const pointAt = ({ x, y }: Place, far: number, angle: number, flat = 1): Place => ({
  x: x + far * Math.cos(angle),
  y: y + far * flat * Math.sin(angle),
});

export const toPoint = ({ x, y }: Place) => `${round(x)} ${round(y)}`;
