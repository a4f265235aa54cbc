import { type Point, polar, smooth } from '../../geometry/points.ts';
import { parseColour } from '../../surface/colour.ts';
import { smoothstep } from '../../surface/field.ts';
import type { Noise } from '../../surface/noise.ts';
import type { Strip } from '../../surface/strip.ts';

/** A butterfly with its wings half open: scales in rows, a dark hem with pale moons, an eye on each wing. */
export function butterfly(at: Point, noise: Noise): Strip[] {
  const body = parseColour('#c58a3e');
  const dark = parseColour('#4a2c1a');
  const pale = parseColour('#f0dfae');
  const blue = parseColour('#4a6a9a');
  const wing = (turn: number, long: number, wide: number, eye: number): Strip => ({
    spine: smooth([at, polar(long * 0.5, turn - 0.06, at), polar(long, turn, at)], false, 12),
    left: (t) =>
      wide *
      Math.max(0, Math.sin(Math.PI * (t ** 0.8 * 0.78 + 0.03))) ** 0.8 *
      Math.min(1, Math.sqrt(Math.max(0, (1 - t) * 6))),
    right: (t) =>
      wide *
      1.1 *
      Math.sin(Math.PI * (t ** 0.9 * 0.74 + 0.03)) *
      Math.min(1, Math.sqrt(Math.max(0, (1 - t) * 6))),
    shade: ({ along, across, half, x, y }, out) => {
      for (let c = 0; c < 3; c++) out[c] = body[c];
      const scales = noise.at(x * 0.9, y * 0.9) * 0.5 + noise.at(along * 60, across * 9) * 0.4;
      blendTo(out, pale, 0.35 * smoothstep(0.6, 0.1, along) + scales * 0.16);
      const hem = Math.max(
        smoothstep(0.76, 0.86, along),
        smoothstep(6, 3.5, (1 - Math.abs(across)) * half) * smoothstep(0.3, 0.6, along),
      );
      blendTo(out, dark, hem * 0.92);
      const moon = Math.hypot((along - 0.9) * long, ((across * half + 40) % 9) - 4.5);
      blendTo(out, pale, smoothstep(2.6, 1.6, moon) * 0.9);
      const ring = Math.hypot((along - 0.6) * long, across * half - eye * 0.2 * wide);
      blendTo(out, dark, smoothstep(eye * 8, eye * 6.4, ring));
      blendTo(out, blue, smoothstep(eye * 5.4, eye * 4.2, ring));
      blendTo(out, pale, smoothstep(2, 1, Math.hypot(ring - 1.5, 0)) * 0.9);
      const ray = Math.abs(((across * 3.5 + 10) % 1) - 0.5) * (half / 3.5);
      blendTo(out, dark, smoothstep(0.9, 0.25, ray) * 0.6 * smoothstep(0.05, 0.2, along));
      blendTo(out, dark, smoothstep(1.3, 0.4, (1 - Math.abs(across)) * half) * 0.8);
      return 0.96;
    },
  });
  const thin = (points: readonly Point[], wide: number): Strip => ({
    spine: smooth(points, false, 10),
    left: (t) => wide * (wide > 2 ? Math.sin(Math.PI * (0.12 + t * 0.8)) : 1),
    right: (t) => wide * (wide > 2 ? Math.sin(Math.PI * (0.12 + t * 0.8)) : 1),
    shade: ({ across, along }, out) => {
      for (let c = 0; c < 3; c++) out[c] = dark[c];
      blendTo(
        out,
        body,
        wide > 2 ? smoothstep(0.6, -0.4, across) * 0.5 * (0.5 + 0.5 * Math.sin(along * 40)) : 0,
      );
      return 0.92;
    },
  });
  const way = -0.95;
  const head = polar(20, way, at);
  return [
    wing(way - 2.35, 54, 25, 0.8),
    wing(way + 2.2, 50, 24, 0.8),
    wing(way - 1.02, 78, 28, 1),
    wing(way + 0.98, 72, 26, 1),
    thin([polar(34, way + Math.PI, at), at, head], 5),
    thin([head, polar(24, way - 0.3, head), polar(46, way - 0.42, head)], 0.8),
    thin([head, polar(24, way + 0.3, head), polar(44, way + 0.46, head)], 0.8),
  ];
}

function blendTo(out: [number, number, number], to: readonly number[], share: number): void {
  const s = Math.max(0, Math.min(1, share));
  for (let c = 0; c < 3; c++) out[c] += (to[c] - out[c]) * s;
}
