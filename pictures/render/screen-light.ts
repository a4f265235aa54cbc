import type { Vec } from './mesh.ts';
import type { Screen } from './scene.ts';

/** Light through the pierced screens between a point and the sun. */
export function lightThroughScreens(
  screens: readonly Screen[],
  sun: Vec,
  soft: number,
  x: number,
  y: number,
  z: number,
): number {
  let light = 1;
  for (const { origin, along, up, repeat, holes, edge } of screens) {
    const nx = along[1] * up[2] - along[2] * up[1];
    const ny = along[2] * up[0] - along[0] * up[2];
    const nz = along[0] * up[1] - along[1] * up[0];
    const facing = nx * sun[0] + ny * sun[1] + nz * sun[2];
    if (Math.abs(facing) < 1e-6) continue;
    const t = ((origin[0] - x) * nx + (origin[1] - y) * ny + (origin[2] - z) * nz) / facing;
    if (t <= 0.005) continue;
    const px = x + sun[0] * t - origin[0];
    const py = y + sun[1] * t - origin[1];
    const pz = z + sun[2] * t - origin[2];
    const wide = Math.hypot(along[0], along[1], along[2]);
    const high = Math.hypot(up[0], up[1], up[2]);
    const u = (px * along[0] + py * along[1] + pz * along[2]) / wide;
    const v = (px * up[0] + py * up[1] + pz * up[2]) / high;
    if (u < -edge || v < -edge || u > wide + edge || v > high + edge) continue;
    holes.at(u / repeat, -v / repeat, (t * soft * 1.6 + 0.004) / repeat, texel);
    light *= 1 - texel[3];
  }
  return light;
}

const texel = new Float32Array(4);
