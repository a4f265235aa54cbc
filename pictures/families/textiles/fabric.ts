import type { Role } from '../../geometry/flora.ts';
import { createRandom } from '../../geometry/random.ts';
import { type Colour, parseColour } from '../../surface/colour.ts';
import { distanceToSeams, smoothstep } from '../../surface/field.ts';
import { lightPlate } from '../../surface/light.ts';
import { type Ground, mount, type Picture } from '../../surface/mount.ts';
import { createNoise } from '../../surface/noise.ts';
import { fillPolygon } from '../../surface/pieces.ts';
import { createPlate } from '../../surface/plate.ts';
import { finishOf, type Technique } from './fabric-finish.ts';
import type { Layout } from './fabric-parts.ts';

export type FabricParameters = {
  technique: Technique;
  /** Shapes in pixels, later over earlier. */
  layout: Layout;
  ground: string;
  palette: Partial<Record<Role, string | string[]>>;
  /** Outline between shapes; null for none. */
  line: string | null;
  lineWidth?: number;
  width: number;
  height: number;
  on: Ground;
  /** Roles that are gold or metal thread. */
  metal?: Role[];
  margin?: number;
};

/** A flat work made of many shapes: needlework, tapestry, velvet, wax-dyed cotton, a gilded page. */
export function drawFabric(p: FabricParameters, seed: string): Picture {
  const { width, height } = p;
  const random = createRandom(seed);
  const noise = createNoise(seed);
  const plate = createPlate(width, height, 0.05);
  const margin = p.margin ?? Math.round(Math.min(width, height) * 0.07);
  const shapes = p.layout(random, width, height);
  const ids = new Int32Array(width * height);
  shapes.forEach(({ points }, i) => {
    fillPolygon(ids, width, height, points, i + 1);
  });
  const seams = distanceToSeams(ids, width, height);
  const ground = parseColour(p.ground);
  const line = p.line ? parseColour(p.line) : null;
  const lineWidth = p.lineWidth ?? 1.6;
  const colours: (Colour | null)[] = [ground];
  const angles: number[] = [0];
  const tones: number[] = [1];
  for (const { role, points } of shapes) {
    const choice = p.palette[role];
    const hex = Array.isArray(choice) ? choice[Math.floor(random.next() * choice.length)] : choice;
    colours.push(hex ? parseColour(hex) : ground);
    const [a, b] = [points[0], points[Math.floor(points.length / 2)]];
    angles.push(Math.atan2(b[1] - a[1], b[0] - a[0]) + random.bell() * 0.1);
    tones.push(1 + random.bell() * 0.09);
  }
  const metals = shapes.map(({ role }) => p.metal?.includes(role) ?? false);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const edge =
        Math.min(x, y, width - x, height - y) -
        margin +
        noise.at(x * 0.008, y * 0.008) * 5 +
        noise.at(x * 0.2, y * 0.2) * 0.8;
      plate.cover[i] = Math.max(0, Math.min(1, edge));
      if (edge <= 0) continue;
      const id = ids[i];
      const colour = colours[id] ?? ground;
      const isGround = id === 0;
      let tone = tones[id] ?? 1;
      const surface = finishOf(p.technique, noise, x, y, isGround, angles[id] ?? 0, seams[i], id);
      tone *= surface.tone;
      const wear = 1 + noise.fbm(x * 0.003, y * 0.003, 4) * 0.1;
      const lined =
        line && seams[i] < lineWidth ? smoothstep(lineWidth, lineWidth * 0.4, seams[i]) : 0;
      const shine = !isGround && metals[id - 1];
      for (let c = 0; c < 3; c++) {
        const v = colour[c] * tone * wear;
        plate.colour[i * 3 + c] = line ? v + (line[c] - v) * lined : v;
      }
      plate.relief[i] = surface.height + Math.min(1, edge / 6) * 4;
      plate.gloss[i] = shine ? 0.55 : surface.gloss;
      plate.metal[i] = shine ? 0.75 * (1 - lined) : surface.metal;
    }
  }
  const lit = lightPlate(plate, { reach: 6, occlusion: 0.7, sheen: 0.5 });
  return mount(width, height, lit, plate.cover, { ground: p.on, lift: 12, seed });
}
