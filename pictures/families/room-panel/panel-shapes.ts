import { type Box, mirrorOutline, type Point, smooth } from '../../geometry/points.ts';

export function nicheArch([x, y, w, h]: Box): Point[] {
  const half: Point[] = smooth(
    [
      [0, h],
      [0, w * 0.52],
      [w * 0.02, w * 0.36],
      [w * 0.12, w * 0.24],
      [w * 0.22, w * 0.22],
      [w * 0.27, w * 0.13],
      [w * 0.38, w * 0.1],
      [w * 0.44, w * 0.03],
      [w * 0.5, 0],
    ] as Point[],
    false,
    10,
  );
  return mirrorOutline(half, w / 2).map(([a, b]): Point => [x + a, y + b]);
}

export function vaseShape(cx: number, foot: number, tall: number): Point[] {
  const half = smooth(
    [
      [0.3, 0],
      [0.28, -0.07],
      [0.1, -0.15],
      [0.16, -0.2],
      [0.42, -0.42],
      [0.44, -0.58],
      [0.26, -0.76],
      [0.14, -0.86],
      [0.2, -0.97],
      [0.27, -1],
    ] as Point[],
    false,
    8,
  );
  return mirrorOutline(half).map(([a, b]): Point => [cx + a * tall, foot + b * tall]);
}
