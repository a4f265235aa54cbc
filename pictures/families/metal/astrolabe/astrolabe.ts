import { type Point, smooth } from '../../../geometry/points.ts';
import { createRandom } from '../../../geometry/random.ts';
import { parseColour } from '../../../surface/colour.ts';
import { blur, distanceTo, smoothstep } from '../../../surface/field.ts';
import { lightMetal } from '../../../surface/metal-light.ts';
import { type Ground, mount, type Picture } from '../../../surface/mount.ts';
import { createNoise } from '../../../surface/noise.ts';
import {
  type Brush,
  createPlate,
  fillShape,
  paintField,
  strokeLine,
} from '../../../surface/plate.ts';
import { type Chart, engraveLimb, engraveTympan } from './engraving.ts';
import { cutRete, engraveRete, type Rete } from './rete.ts';
import { cutRing, cutShackle, cutThrone, ringCentre, ringRadius, ringWidth } from './throne.ts';

export type AstrolabeParameters = {
  /** Degrees north for which the plate that lies uppermost is cut. */
  latitude: number;
  /** Its latitude as it is written there. */
  inscription: string;
  rete: Rete;
  /** Degrees by which the net is turned from where Capricorn is up. */
  turned?: number;
  brass: string;
  /** Leaves on each scroll of the throne. */
  throneLeaves: number;
  /** 0 polished, 1 left to darken. */
  tarnish: number;
  ground: Ground;
};

const [width, height] = [1440, 1900];
const limb = 610;
const centre: Point = [width / 2, 1180];
const tropic = limb * 0.868;

/** Heights over the plate, in pixels of usual size: the limb hides what lies within, but for pin and wedge. */
const levels = { limb: 9, rete: 8, throne: 9, shackle: 14, pin: 15, horse: 21 };

/** An astrolabe from the front: limb, plate of a latitude, net of stars, throne, shackle and ring. */
export function drawAstrolabe(p: AstrolabeParameters, seed: string, close = 1): Picture {
  const [w, h] = [Math.round(width * close), Math.round(height * close)];
  const field = (paint: (brush: Brush) => void) => paintField(width, height, paint, close);
  const inLimbs = (paint: (brush: Brush) => void) =>
    field((brush) => {
      brush.translate(centre[0], centre[1] - limb);
      brush.scale(limb, limb);
      paint(brush);
    });
  const inTropics = (paint: (brush: Brush) => void) =>
    field((brush) => {
      brush.translate(centre[0], centre[1]);
      brush.rotate(((p.turned ?? 0) * Math.PI) / 180);
      brush.scale(tropic, tropic);
      paint(brush);
    });
  const disc = field((brush) => {
    brush.beginPath();
    brush.arc(centre[0], centre[1], limb, 0, 7);
    brush.fill();
  });
  const throne = inLimbs((brush) => cutThrone(brush, p.throneLeaves));
  const shackle = inLimbs(cutShackle);
  const ring = inLimbs(cutRing);
  const rete = inTropics((brush) => cutRete(brush, p.rete));
  const pin = field(paintPin);
  const horse = field(paintHorse);
  const chart: Chart = ([x, y]) => [centre[0] + x * tropic, centre[1] - y * tropic];
  const engraved = field((brush) => {
    brush.lineCap = 'butt';
    engraveTympan(brush, p.latitude, p.inscription, chart, tropic);
    engraveLimb(brush, centre, limb);
    engraveThrone(brush);
  });
  const onRete = inTropics((brush) => engraveRete(brush, p.rete));

  const plate = createPlate(w, h, 0.6);
  const parts = [throne, disc, rete, pin, horse, shackle, ring];
  // What lies highest at each pixel, counted from 1; edges between parts are rounded off.
  const top = new Uint8Array(w * h);
  parts.forEach((part, k) => {
    for (let i = 0; i < top.length; i++) if (part[i] >= 0.5) top[i] = k + 1;
  });
  const inner = limb * 0.885;
  const isWell = (i: number) => {
    const [x, y] = [(i % w) / close - centre[0], Math.floor(i / w) / close - centre[1]];
    return x * x + y * y < inner * inner;
  };
  for (let i = 0; i < top.length; i++) if (top[i] === 2 && isWell(i)) top[i] = 8;
  // The steps of the outline would show as ribs along every slanting edge.
  const edge = blur(
    distanceTo(w, h, (i) => top[i] !== top[i + 1] || (i + w < top.length && top[i] !== top[i + w])),
    w,
    h,
    1.3 * close,
  );
  const noise = createNoise(seed);
  const random = createRandom(seed);
  const [turnX, turnY] = [random.between(0, 9), random.between(0, 9)];
  const brass = parseColour(p.brass);
  const dark = parseColour('#3a2814');
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = y * w + x;
      const cover = Math.min(1, disc[i] + throne[i] + shackle[i] + ring[i]);
      plate.cover[i] = cover;
      if (cover === 0) continue;
      const [ux, uy] = [x / close, y / close];
      const far = Math.hypot(ux - centre[0], uy - centre[1]);
      const d = edge[i] / close;
      const bevel = 1.3 * smoothstep(0, 3.4, d);
      const wellEdge = smoothstep(inner - 0.6, inner + 0.6, far);
      const turning = noise.at(far * 1.7 + turnX, 3.1) + 0.6 * noise.at(far * 5.3, 7.7 + turnY);
      const net = rete[i];
      let level = throne[i] * levels.throne;
      level += (levels.limb * wellEdge - level) * disc[i];
      level += (levels.rete - level) * net;
      level += (levels.pin + dome(d, 16) - level) * pin[i];
      level += (levels.horse + dome(d, 9) - level) * horse[i];
      level += (levels.shackle + dome(d, 10) - level) * shackle[i];
      level += (levels.shackle + torus(ux, uy) - level) * ring[i];
      const isPlate = top[i] === 8;
      const isNet = top[i] === 3;
      // Rubbing of the net over four centuries has left arcs on the plate.
      const scratch = isPlate
        ? Math.max(
            0,
            noise.at(far * 2.6, 40 + Math.atan2(uy - centre[1], ux - centre[0]) * 2.2) - 0.62,
          ) * 0.9
        : Math.max(0, noise.at(ux * 0.9 + uy * 0.05, uy * 0.035 - ux * 0.01) - 0.72) * 0.5;
      const cut = isNet ? onRete[i] : engraved[i];
      const carved = top[i] === 2 || isPlate || isNet || top[i] === 1 ? cut : 0;
      const swell =
        noise.fbm(ux * 0.006, uy * 0.006, 3) * 5 + noise.fbm(ux * 0.045, uy * 0.045, 2) * 0.35;
      const grain = noise.at(ux * 2.9, uy * 2.9) * 0.018 + (isNet ? 0 : turning * 0.034);
      plate.relief[i] =
        (level + (isPlate ? 0 : bevel) + swell * 0.3 + grain - scratch * 0.5 - carved * 1.5) *
        close;
      const stain = Math.max(0, noise.fbm(ux * 0.011 + 9, uy * 0.011, 5) + 0.12);
      const spots = smoothstep(0.6, 0.85, noise.fbm(ux * 0.13, uy * 0.13 + 50, 4) + stain * 0.3);
      // Dirt stays where no thumb or cloth reaches: beside edges, in lines.
      const corner = isPlate ? smoothstep(12, 0, d) * 0.22 : smoothstep(1.4, 0, d) * 0.12;
      const patina = Math.min(
        0.92,
        p.tarnish * (0.22 + stain * 0.9) +
          corner +
          spots * 0.3 +
          (isPlate ? 0.34 : isNet ? -0.06 : 0.06) +
          carved * 0.86,
      );
      for (let c = 0; c < 3; c++)
        plate.colour[i * 3 + c] = brass[c] + (dark[c] - brass[c]) * patina;
      plate.metal[i] = 1 - carved * 0.8 - patina * 0.25;
      plate.gloss[i] =
        0.82 - patina * 0.42 + noise.at(ux * 0.4, uy * 0.4) * 0.04 - (isPlate ? 0.06 : 0);
    }
  const lit = lightMetal(plate, {
    close,
    eye: [w / 2, h * 0.56],
    exposure: p.ground === 'ink' ? 1.22 : 1.2,
  });
  return mount(w, h, lit, plate.cover, { ground: p.ground, lift: 26 * close, seed });
}

/** The back of a round bar, `d` from its edge. */
const dome = (d: number, r: number) =>
  Math.sqrt(Math.max(0, 2 * Math.min(d, r) * r - Math.min(d, r) ** 2)) * 0.55;

function torus(x: number, y: number): number {
  const far = Math.hypot(x - centre[0], y - (centre[1] - limb + ringCentre[1] * limb));
  const off = (far - ringRadius * limb) / (ringWidth * limb);
  return Math.sqrt(Math.max(0, 1 - off * off)) * 13;
}

function paintPin(brush: Brush): void {
  brush.beginPath();
  brush.arc(centre[0], centre[1], 27, 0, 7);
  brush.fill();
}

/** The wedge through the pin, cut as a horse's head. */
function paintHorse(brush: Brush): void {
  brush.translate(centre[0], centre[1]);
  brush.rotate(-0.2);
  fillShape(
    brush,
    smooth(
      [
        [-70, -4],
        [-20, -8],
        [18, -10],
        [30, -17],
        [38, -30],
        [43, -38],
        [47, -29],
        [58, -22],
        [74, -7],
        [76, 1],
        [68, 4],
        [54, -3],
        [46, 1],
        [40, 11],
        [14, 10],
        [-20, 8],
        [-70, 4],
      ],
      true,
      5,
    ),
    '#fff',
  );
}

function engraveThrone(brush: Brush): void {
  for (const side of [-1, 1])
    strokeLine(
      brush,
      Array.from({ length: 40 }, (_, k): Point => {
        const angle = -Math.PI / 2 + side * (0.02 + k * 0.0118);
        return [
          centre[0] + Math.cos(angle) * limb * 1.03,
          centre[1] + Math.sin(angle) * limb * 1.03,
        ];
      }),
      '#fff',
      1.5,
    );
}
