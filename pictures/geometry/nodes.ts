import type { Point } from './points.ts';

/** Where lines meet, and with which other nodes each is joined. */
export type Nodes = {
  nodes: Point[];
  links: number[][];
  /** The number of the node at a point; points nearer than about `grain` share one. */
  nodeAt: (p: Point) => number;
};

/** Numbers the ends of lines, so that ends that computing has moved a hair apart are one. */
export function createNodes(grain: number): Nodes {
  const nodes: Point[] = [];
  const links: number[][] = [];
  const known = new Map<string, number>();
  const nodeAt = (p: Point): number => {
    const gx = Math.round(p[0] / grain);
    const gy = Math.round(p[1] / grain);
    for (let i = -1; i <= 1; i++)
      for (let j = -1; j <= 1; j++) {
        const found = known.get(`${gx + i},${gy + j}`);
        if (found !== undefined) return found;
      }
    known.set(`${gx},${gy}`, nodes.length);
    nodes.push(p);
    links.push([]);
    return nodes.length - 1;
  };
  return { nodes, links, nodeAt };
}
