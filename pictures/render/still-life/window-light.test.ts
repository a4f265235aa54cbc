import { expect, test } from 'vitest';
import { Mesh, type Vec } from '../mesh.ts';
import { buildTriangleTree } from './triangle-tree.ts';
import { createWindowLight } from './window-light.ts';

test('the shadow of a glass has that glass’s own color, whichever others there are', () => {
  const [green, brown] = [4, 7];
  const tints = new Map<number, Vec>([
    [green, [0.85, 0.2, 0.55]],
    [brown, [0.25, 0.62, 1.25]],
  ]);
  const mesh = new Mesh();
  const pane = (x: number, material: number) =>
    mesh.quad([x - 1, 1, 1], [x + 1, 1, 1], [x + 1, 1, -1], [x - 1, 1, -1], material);
  pane(-5, green);
  pane(5, brown);
  const tree = buildTriangleTree(mesh, (material) => tints.has(material));
  const shadowAt = (x: number) => {
    const lamp = {
      middle: [x, 5, 0],
      along: [0.1, 0, 0],
      up: [0, 0, 0.1],
      light: [100, 100, 100],
    } as const;
    const at = Float64Array.of(x + 0.01, 0, 0.02, 0, 1, 0);
    const light = createWindowLight({ ...lamp } as never, tints, tree, at);
    light.addWindowLight(0, 1, 0, 0.5, 0.5);
    return light.lit;
  };
  const [red, , blue] = shadowAt(5);
  expect(blue).toBeGreaterThan(0);
  expect(red).toBeGreaterThan(blue);
  const [r, g, b] = shadowAt(-5);
  expect(g).toBeGreaterThan(Math.max(r, b));
});
