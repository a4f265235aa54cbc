import { type Point, tau } from '../../geometry/points.ts';

export type Cell = { corners: Point[]; level: number };

/**
 * The cells of a vault around its apex, as its plan shows them: squares and rhombs, all edges alike.
 * @param fold directions of the edges, 8 or 12
 */
export function vaultCells(fold: number, edge: number, apex: Point, turn = 0): Cell[] {
  const corner = (k: number, j: number): Point => {
    let [x, y] = apex;
    for (let i = 0; i < j; i++) {
      const a = turn + (tau * (k + i)) / fold;
      x += Math.cos(a) * edge;
      y += Math.sin(a) * edge;
    }
    return [x, y];
  };
  const cells: Cell[] = [];
  for (let j = 0; j < fold / 2 - 1; j++)
    for (let k = 0; k < fold; k++)
      cells.push({
        corners: [corner(k, j), corner(k - 1, j + 1), corner(k - 1, j + 2), corner(k, j + 1)],
        level: j,
      });
  return cells;
}
