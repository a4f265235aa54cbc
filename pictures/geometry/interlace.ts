import { createNodes } from './nodes.ts';
import { distance, type Point } from './points.ts';

/** Straps that pass over and under one another in turn. */
export type Weave = {
  edges: [Point, Point][];
  /** At each crossing, the neighbours along the strap that lies on top. */
  over: { at: Point; from: Point; to: Point }[];
};

/**
 * Weaves the outlines of a division of the plane: where four edges meet two straps cross, and every
 * strap goes over and under in turn. Wherever other than four edges meet the straps just join.
 * @param faces as `cutPieces` gives them: neighbours share their corners
 */
export function weave(faces: readonly (readonly Point[])[], grain = 0.5): Weave {
  const { nodes, links, nodeAt } = createNodes(grain);
  const edges: [Point, Point][] = [];
  for (const face of faces) {
    const ids = face.map(nodeAt);
    ids.forEach((a, k) => {
      const b = ids[(k + 1) % ids.length];
      if (a === b || links[a].includes(b)) return;
      links[a].push(b);
      links[b].push(a);
      edges.push([nodes[a], nodes[b]]);
    });
  }
  links.forEach((list, i) => {
    list.sort(
      (a, b) =>
        Math.atan2(nodes[a][1] - nodes[i][1], nodes[a][0] - nodes[i][0]) -
        Math.atan2(nodes[b][1] - nodes[i][1], nodes[b][0] - nodes[i][0]),
    );
  });
  return { edges, over: raise(nodes, links) };
}

/** Walks from crossing to crossing; whoever left on top arrives below. */
function raise(nodes: readonly Point[], links: readonly number[][]): Weave['over'] {
  /** Which pair of opposite arms is on top: 0 for arms 0 and 2, 1 for arms 1 and 3. */
  const top = new Map<number, number>();
  const isCrossing = (n: number) => links[n].length === 4;
  for (let start = 0; start < nodes.length; start++) {
    if (!isCrossing(start) || top.has(start)) continue;
    top.set(start, 0);
    const queue = [start];
    for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
      links[at].forEach((first, arm) => {
        let [from, to] = [at as number, first];
        for (let guard = 0; guard < 500 && !isCrossing(to) && links[to].length === 2; guard++) {
          const next = links[to][0] === from ? links[to][1] : links[to][0];
          [from, to] = [to, next];
        }
        if (!isCrossing(to) || top.has(to)) return;
        const leftOnTop = arm % 2 === top.get(at as number);
        const arrives = links[to].indexOf(from) % 2;
        top.set(to, leftOnTop ? 1 - arrives : arrives);
        queue.push(to);
      });
    }
  }
  return [...top].map(([n, pair]) => ({
    at: nodes[n],
    from: nodes[links[n][pair]],
    to: nodes[links[n][pair + 2]],
  }));
}

/** The point `length` from `at` towards `to`, at most half the way. */
export function towards(at: Point, to: Point, length: number): Point {
  const t = Math.min(0.5, length / (distance(at, to) || 1));
  return [at[0] + (to[0] - at[0]) * t, at[1] + (to[1] - at[1]) * t];
}
