import { describe, expect, it } from 'vitest';
import { cross, dot, Mesh, subtract, type Vec } from '../../render/mesh.ts';
import { join, limb, skin } from './flesh.ts';
import { pinchAt, shapeHand } from './hand.ts';

const corner = (mesh: Mesh, i: number): Vec => [
  mesh.vertices[i * 8],
  mesh.vertices[i * 8 + 1],
  mesh.vertices[i * 8 + 2],
];

describe('the skin of a body', () => {
  it('is closed and looks outwards, so that no light falls through it', () => {
    const mesh = new Mesh();
    const upper = limb([0, 0, 0], [0.1, 0.02, 0], 0.03, 0.02);
    const lower = limb([0.1, 0.02, 0], [0.16, -0.04, 0.03], 0.02, 0.015);
    skin(
      mesh,
      (x, y, z) => join(upper(x, y, z), lower(x, y, z), 0.01),
      [-0.05, -0.08, -0.05],
      [0.2, 0.07, 0.07],
      0.004,
      0,
    );
    const sides = new Map<string, number>();
    let inwards = 0;
    for (let t = 0; t < mesh.triangleCount; t++) {
      const [a, b, c] = [0, 1, 2].map((k) => mesh.triangles[t * 3 + k]);
      for (const [from, to] of [
        [a, b],
        [b, c],
        [c, a],
      ])
        sides.set(`${from} ${to}`, (sides.get(`${from} ${to}`) ?? 0) + 1);
      const p = corner(mesh, a);
      const face = cross(subtract(corner(mesh, b), p), subtract(corner(mesh, c), p));
      const normal: Vec = [
        mesh.vertices[a * 8 + 3],
        mesh.vertices[a * 8 + 4],
        mesh.vertices[a * 8 + 5],
      ];
      if (dot(face, normal) < 0) inwards++;
    }
    expect(mesh.triangleCount).toBeGreaterThan(500);
    expect(inwards).toBe(0);
    const open = [...sides.keys()].filter(
      (side) => !sides.has(side.split(' ').reverse().join(' ')),
    );
    expect(open).toEqual([]);
  });
});

describe('a hand', () => {
  const pose = {
    wrist: [0.1, 0.05, 0.1],
    forward: [0, -0.1, -1],
    back: [0, 1, 0],
    fingers: [
      [5, 40, 40, 20],
      [0, 45, 50, 25],
      [-4, 50, 55, 25],
      [-9, 50, 55, 25],
    ],
    thumb: [
      [0.6, -0.5, 0.6],
      [0.2, -0.5, 0.8],
      [0, -0.3, 0.9],
    ],
    elbow: [0.2, 0.05, 0.35],
  } as const;

  it('has its thumb on the side of the body', () => {
    const right = shapeHand(pose);
    const left = shapeHand({ ...pose, isLeft: true });
    expect(right.tips[1][0]).toBeLessThan(pose.wrist[0]);
    expect(left.tips[1][0]).toBeGreaterThan(pose.wrist[0]);
  });

  it('closes where it is told to', () => {
    const [finger, thumb] = pinchAt([0.02, 0.03, -0.01], pose).tips;
    for (const [c, at] of [0.02, 0.03, -0.01].entries())
      expect((finger[c] + thumb[c]) / 2).toBeCloseTo(at, 6);
  });

  it('is as long as hands are', () => {
    const flat = shapeHand({
      ...pose,
      fingers: [
        [0, 0, 0, 0],
        [0, 0, 0, 0],
        [0, 0, 0, 0],
        [0, 0, 0, 0],
      ],
    });
    const long = Math.hypot(...subtract(flat.tips[0], flat.wrist));
    expect(long).toBeGreaterThan(0.16);
    expect(long).toBeLessThan(0.21);
  });
});
