import { createNodes } from './nodes.ts';
import { area, type Point } from './points.ts';

export type Segment = readonly [from: Point, to: Point];

/**
 * The pieces that a set of lines cuts the plane into, as a tile cutter would cut them: every closed
 * region between segments, without the outside. Dangling ends are followed and closed on themselves.
 */
export function cutPieces(segments: readonly Segment[], grain = 1e-3): Point[][] {
  const { nodes, links, nodeAt } = createNodes(grain);
  for (const [from, cuts] of splitAtCrossings(segments, grain)) {
    let last = nodeAt(from);
    for (const p of cuts) {
      const next = nodeAt(p);
      if (next !== last) {
        if (!links[last].includes(next)) links[last].push(next);
        if (!links[next].includes(last)) links[next].push(last);
      }
      last = next;
    }
  }

  links.forEach((list, i) => {
    const angleTo = (j: number) => Math.atan2(nodes[j][1] - nodes[i][1], nodes[j][0] - nodes[i][0]);
    list.sort((a, b) => angleTo(a) - angleTo(b));
  });
  return walkFaces(nodes, links);
}

function splitAtCrossings(segments: readonly Segment[], grain: number): [Point, Point[]][] {
  const boxes = segments.map(([a, b]) => [
    Math.min(a[0], b[0]) - grain,
    Math.max(a[0], b[0]) + grain,
    Math.min(a[1], b[1]) - grain,
    Math.max(a[1], b[1]) + grain,
  ]);
  const order = segments.map((_, i) => i).sort((i, j) => boxes[i][0] - boxes[j][0]);
  const cuts: number[][] = segments.map(() => [1]);
  for (let m = 0; m < order.length; m++) {
    const i = order[m];
    for (let k = m + 1; k < order.length; k++) {
      const j = order[k];
      if (boxes[j][0] > boxes[i][1]) break;
      if (boxes[j][2] > boxes[i][3] || boxes[j][3] < boxes[i][2]) continue;
      const [p, p2] = segments[i];
      const [q, q2] = segments[j];
      const rx = p2[0] - p[0];
      const ry = p2[1] - p[1];
      const sx = q2[0] - q[0];
      const sy = q2[1] - q[1];
      const cross = rx * sy - ry * sx;
      if (Math.abs(cross) < 1e-12) continue;
      const t = ((q[0] - p[0]) * sy - (q[1] - p[1]) * sx) / cross;
      const u = ((q[0] - p[0]) * ry - (q[1] - p[1]) * rx) / cross;
      const te = grain / Math.hypot(rx, ry);
      const ue = grain / Math.hypot(sx, sy);
      if (t < -te || t > 1 + te || u < -ue || u > 1 + ue) continue;
      cuts[i].push(t);
      cuts[j].push(u);
    }
  }
  return segments.map(([a, b], i) => [
    a,
    cuts[i]
      .sort((x, y) => x - y)
      .map((t): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]),
  ]);
}

function walkFaces(nodes: readonly Point[], links: readonly number[][]): Point[][] {
  const seen = new Set<number>();
  const count = nodes.length;
  const faces: Point[][] = [];
  for (let start = 0; start < count; start++) {
    for (const first of links[start]) {
      if (seen.has(start * count + first)) continue;
      const face: Point[] = [];
      let from = start;
      let to = first;
      while (!seen.has(from * count + to)) {
        seen.add(from * count + to);
        face.push(nodes[from]);
        const around = links[to];
        const next = around[(around.indexOf(from) + around.length - 1) % around.length];
        from = to;
        to = next;
      }
      if (area(face) > 1e-9) faces.push(face);
    }
  }
  return faces;
}
