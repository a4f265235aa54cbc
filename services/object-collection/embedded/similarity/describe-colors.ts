import { type Pixels, side } from './pixels.ts';

const hueBins = 12;
const lightnessBins = 6;
/** From so much on a color is one, and not a gray. */
const fullChroma = 0.11;
/** So far from the border's color nothing belongs to the ground any more. */
const groundDistance = 0.14;
const groundWeight = 0.12;

/**
 * Shares of hues, of the lightness of what has a hue, and of grays; roots of them, so that rare ones
 * count too.
 */
export function describeColors(pixels: Pixels): number[] {
  const hues = new Float64Array(hueBins);
  const tones = new Float64Array(lightnessBins);
  const grays = new Float64Array(lightnessBins);
  const weights = weighAgainstGround(pixels);
  let total = 0;
  for (let at = 0; at < weights.length; at++) {
    const weight = weights[at] as number;
    const [lightness, a, b] = [pixels.lightness[at], pixels.a[at], pixels.b[at]] as [
      number,
      number,
      number,
    ];
    const colored = Math.min(Math.hypot(a, b) / fullChroma, 1) * weight;
    const hue = (Math.atan2(b, a) / (2 * Math.PI) + 1) * hueBins;
    addSoft(hues, hue, colored, true);
    addSoft(tones, lightness * lightnessBins - 0.5, colored, false);
    addSoft(grays, lightness * lightnessBins - 0.5, weight - colored, false);
    total += weight;
  }
  return [...hues, ...tones, ...grays].map((share) => Math.sqrt(share / total));
}

/** A value between two bins belongs to both in part, so that small differences stay small. */
function addSoft(bins: Float64Array, place: number, amount: number, isRound: boolean): void {
  const below = Math.floor(place);
  const share = place - below;
  const add = (bin: number, part: number) => {
    const index = isRound
      ? ((bin % bins.length) + bins.length) % bins.length
      : Math.min(Math.max(bin, 0), bins.length - 1);
    bins[index] = (bins[index] as number) + amount * part;
  };
  add(below, 1 - share);
  add(below + 1, share);
}

function weighAgainstGround({ lightness, a, b }: Pixels): Float64Array {
  const border = Array.from({ length: side }, (_, at) => [
    at,
    (side - 1) * side + at,
    at * side,
    at * side + side - 1,
  ]).flat();
  const middle = (channel: Float64Array) => {
    const sorted = border.map((at) => channel[at] as number).sort((one, other) => one - other);
    return sorted[sorted.length >> 1] as number;
  };
  const ground = { lightness: middle(lightness), a: middle(a), b: middle(b) };
  return Float64Array.from(lightness, (value, at) => {
    const distance = Math.hypot(
      value - ground.lightness,
      (a[at] as number) - ground.a,
      (b[at] as number) - ground.b,
    );
    return Math.max(Math.min(distance / groundDistance, 1), groundWeight);
  });
}
