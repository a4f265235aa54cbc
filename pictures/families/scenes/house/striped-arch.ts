import type { Material } from '../../../render/scene.ts';
import type { Bay } from '../../../scenery/architecture.ts';
import { parseColour } from '../../../surface/colour.ts';
import { createNoise } from '../../../surface/noise.ts';

/**
 * A wall whose arches have voussoirs of two stones in turn.
 * @param bay of an arcade along x, whose middle stands at x = 0
 * @param wide of the band around an opening, as a share of the opening's half width
 */
export function stripedArches(
  wall: Material,
  bay: Bay,
  [light, dark]: readonly [string, string],
  seed: string,
  wide = 0.24,
): Material {
  const stones = [parseColour(light), parseColour(dark)];
  const noise = createNoise(seed);
  return (hit) => {
    wall(hit);
    const half = (bay.to - bay.from) / 2;
    const t = hit.x / half;
    const k = 1 + wide;
    if (Math.abs(t) > k) return;
    const above = hit.y - bay.spring;
    if (above > bay.rise * k * bay.shape(t / k)) return;
    // Below the springing the band goes on as courses of the pier.
    const course =
      above > 0 ? (Math.atan2((above / bay.rise) * half, hit.x) / Math.PI) * 25 : above / 0.19;
    const index = Math.floor(course);
    const seam = Math.min(course - index, 1 - course + index) * 0.2;
    const rim = bay.rise * k * bay.shape(t / k) - above;
    const [r, g, b] = stones[Math.abs(index) % 2];
    const worn = noise.fbm(hit.x * 7 + hit.z, hit.y * 7, 4) * 0.22;
    const grain = noise.fbm(hit.x * 60 + hit.z * 40, hit.y * 60, 3) * 0.1;
    const open = seam < 0.005 + hit.size * 0.4 || (above > 0 && rim < 0.03) ? 0.66 : 1;
    const tone = (1 + noise.at(index * 7.1, Math.sign(t) * 3.3) * 0.2 + worn + grain) * open;
    hit.r = r * tone;
    hit.g = g * tone;
    hit.b = b * tone;
  };
}
