import type { Role } from '../../geometry/flora.ts';
import type { Point } from '../../geometry/points.ts';
import { createRandom } from '../../geometry/random.ts';
import { roundOut } from '../../surface/brushwork.ts';
import { type Colour, parseColour } from '../../surface/colour.ts';
import { blur, distanceToSeams, smoothstep } from '../../surface/field.ts';
import { lightPlate } from '../../surface/light.ts';
import { type Ground, mount, type Picture } from '../../surface/mount.ts';
import { createNoise, type Noise } from '../../surface/noise.ts';
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
export function drawFabric(p: FabricParameters, seed: string, close = 1): Picture {
  const [width, height] = [Math.round(p.width * close), Math.round(p.height * close)];
  const random = createRandom(seed);
  const noise = createNoise(seed);
  const plate = createPlate(width, height, 0.05);
  const margin = p.margin ?? Math.round(Math.min(p.width, p.height) * 0.07);
  const shapes = p.layout(random, p.width, p.height);
  const ids = new Int32Array(width * height);
  shapes.forEach(({ points }, i) => {
    const outline = close > 1 ? roundOut(points) : points;
    fillPolygon(
      ids,
      width,
      height,
      outline.map(([x, y]): Point => [x * close, y * close]),
      i + 1,
    );
  });
  const isNear = close > 1.5;
  const steps = distanceToSeams(ids, width, height);
  const seams = isNear ? blur(steps, width, height, 2.4) : steps;
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
  const isPlain = shapes.map(({ role }) => p.palette[role] === p.ground);
  const metals = shapes.map(({ role }) => p.metal?.includes(role) ?? false);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const i = row * width + column;
      const x = column / close;
      const y = row / close;
      const edge =
        Math.min(x, y, p.width - x, p.height - y) -
        margin +
        noise.at(x * 0.008, y * 0.008) * 5 +
        noise.at(x * 0.2, y * 0.2) * 0.8;
      plate.cover[i] = Math.max(0, Math.min(1, edge * close));
      if (edge <= 0) continue;
      // Warps slipped against each other after they were dyed, so that edges along them are feathered.
      const thread = Math.floor(x / 2.3);
      const slip =
        p.technique === 'ikat'
          ? noise.at(thread * 0.83, y * 0.004) * 12 +
            noise.at(thread * 0.11, 5.5) * 12 +
            noise.at(thread * 3.1, 1.5) * 7
          : 0;
      // Ends of pile and floating filaments stand over the edge of a shape.
      const stray =
        isNear && (p.technique === 'velvet' || p.technique === 'stitch')
          ? (noise.at(x * 1.4, y * 1.4) * 0.7 + noise.at(x * 0.5 + 7, y * 0.5) * 0.5) *
            (p.technique === 'stitch' ? 0.35 : 1)
          : 0;
      const [off, down] = findHand(p.technique, noise, x, y);
      const from = Math.max(0, Math.min(height - 1, row + Math.round((slip + down) * close)));
      const beside = Math.max(0, Math.min(width - 1, column + Math.round((stray + off) * close)));
      const id = ids[from * width + beside];
      // A shape in the color of the cloth was left unworked, not sewn.
      const isGround = id === 0 || (p.technique === 'stitch' && isPlain[id - 1]);
      const seam = seams[slip === 0 ? from * width + beside : i] / close;
      const surface = finishOf(
        p.technique,
        noise,
        x,
        y,
        isGround,
        angles[id] ?? 0,
        seam,
        id,
        isNear,
      );
      const bare = surface.bare ?? 0;
      const colour = colours[id] ?? ground;
      const tone = (bare > 0.5 ? 1 : (tones[id] ?? 1)) * surface.tone;
      const wear = 1 + noise.fbm(x * 0.003, y * 0.003, 4) * 0.1;
      // A sewn outline is a chain of stitches.
      const sewn =
        isNear && p.technique === 'stitch'
          ? 0.8 + 0.2 * Math.sin((x + y) * 0.9 + noise.at(x * 0.1, y * 0.1) * 4)
          : 1;
      // A pen presses and lifts: its line swells where ink pooled and pales where it ran dry.
      const press = noise.fbm(x * 0.035 + 90, y * 0.035, 3);
      const pressed = lineWidth * (1 + press * 0.7);
      const lined =
        line && seam < pressed
          ? smoothstep(pressed, pressed * 0.4, seam) * sewn * Math.min(1, 0.92 + press * 0.5)
          : 0;
      const shine = !isGround && metals[id - 1];
      // Gold leaf is worn through to the red bole on which it was laid.
      const rubbed = shine && p.technique === 'page' ? worn(noise, x, y) : 0;
      for (let c = 0; c < 3; c++) {
        const laid = colour[c] + (bole[c] - colour[c]) * rubbed;
        const v = (laid + (ground[c] - laid) * bare) * tone * wear;
        plate.colour[i * 3 + c] = line ? v + (line[c] - v) * lined : v;
      }
      plate.relief[i] = (surface.height + Math.min(1, edge / 6) * 4) * close;
      plate.gloss[i] = shine ? 0.55 : surface.gloss;
      plate.metal[i] = shine ? 0.75 * (1 - lined) * (1 - rubbed) : surface.metal;
    }
  }
  const lit = lightPlate(plate, { reach: 6 * close, occlusion: 0.7, sheen: 0.5 });
  return mount(width, height, lit, plate.cover, { ground: p.on, lift: 12 * close, seed });
}

/** How far a hand and a loom leave what was planned: the cloth drawn askew, a row of weft beaten less than the next. */
function findHand(technique: Technique, noise: Noise, x: number, y: number): [number, number] {
  const isPage = technique === 'page';
  const drawn = isPage ? 0.9 : 4.2;
  const shake = isPage ? 0.75 : 1.2;
  const off =
    noise.at(x * 0.0045 + 40, y * 0.0045) * drawn + noise.at(x * 0.03, y * 0.03 + 60) * shake;
  const down =
    noise.at(x * 0.0045, y * 0.0045 + 80) * drawn + noise.at(x * 0.03 + 30, y * 0.03) * shake;
  return isPage ? [off, down] : [off + noise.at(0.5, y * 0.42) * 0.7, down];
}

const bole = parseColour('#8a4630');

function worn(noise: Noise, x: number, y: number): number {
  const rubbed = noise.fbm(x * 0.013 + 70, y * 0.013, 4) + noise.fbm(x * 0.45, y * 0.45, 3) * 0.55;
  return smoothstep(0.42, 0.62, rubbed) * 0.8;
}
