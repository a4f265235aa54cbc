import { type Point, polar, smooth, tau } from '../../geometry/points.ts';
import type { Random } from '../../geometry/random.ts';
import { parseColour } from '../../surface/colour.ts';
import { smoothstep } from '../../surface/field.ts';
import type { Noise } from '../../surface/noise.ts';
import type { Strip } from '../../surface/strip.ts';

const gold = parseColour('#c49a3c');
const umber = parseColour('#3c2a1c');

const goldStrip = (spine: Point[], wide: number, noise: Noise, isLine = false): Strip => ({
  spine,
  gold: true,
  left: (t) =>
    isLine ? wide * (1 - 0.5 * t) : wide * Math.max(0, Math.sin(Math.PI * t ** 0.8)) ** 0.8,
  right: (t) =>
    isLine ? wide * (1 - 0.5 * t) : wide * Math.max(0, Math.sin(Math.PI * t ** 0.8)) ** 0.8,
  shade: ({ across, half, x, y }, out) => {
    const worn = smoothstep(
      0.35,
      0.62,
      noise.fbm(x * 0.02 + 7, y * 0.02, 4) + noise.fbm(x * 0.4, y * 0.4, 2) * 0.4,
    );
    const line = isLine
      ? 0
      : smoothstep(1.3, 0.5, (1 - Math.abs(across)) * half) * 0.7 +
        smoothstep(0.8, 0.2, Math.abs(across) * half) * 0.35;
    for (let c = 0; c < 3; c++) out[c] = gold[c] + (umber[c] - gold[c]) * line * 0.6;
    return (isLine ? 0.85 : 0.62 + line * 0.3) * (1 - worn * 0.7);
  },
});

/**
 * Plants in gold along the two sides of a page, each another: so many borders of albums were painted.
 * @param leaf how far the page's edge is from the picture's
 */
export function goldBorder(
  { width, leaf }: { width: number; leaf: number },
  noise: Noise,
  random: Random,
): Strip[] {
  const strips: Strip[] = [];
  for (const side of [0, 1])
    for (let k = 0; k < 7; k++) {
      const foot: Point = [side ? width - 137 : 137, leaf + 208 + k * 202 + random.bell() * 5];
      const tall = random.between(112, 130);
      const kind = (k + side * 2) % 3;
      for (const [dx, share] of [
        [0, 1],
        [-0.2, 0.74],
        [0.21, 0.68],
      ] as const) {
        const lean = dx + random.bell() * 0.04;
        const tip: Point = [foot[0] + lean * tall, foot[1] - tall * share];
        const line = smooth(
          [foot, [foot[0] + lean * tall * 0.25, foot[1] - tall * share * 0.55], tip],
          false,
          12,
        );
        strips.push(goldStrip(line, 1.5, noise, true));
        for (const [t, hand] of [
          [0.3, 1],
          [0.48, -1],
          [0.66, 1],
        ] as const) {
          const at = line[Math.floor(t * (line.length - 1))];
          strips.push(
            goldStrip(
              smooth(
                [
                  at,
                  polar(tall * 0.11, -1.57 + hand * 0.8, at),
                  polar(tall * 0.2, -1.57 + hand * 1.1, at),
                ],
                false,
                8,
              ),
              tall * 0.03,
              noise,
            ),
          );
        }
        const petals = kind === 0 ? 5 : kind === 1 ? 7 : 3;
        for (let p = 0; p < petals; p++) {
          const a =
            kind === 0
              ? (tau * p) / petals + dx
              : -1.57 + lean * 2 + ((p + 0.5) / petals - 0.5) * (kind === 1 ? 2.7 : 1.3);
          strips.push(
            goldStrip(
              smooth(
                [
                  tip,
                  polar(tall * 0.07, a, tip),
                  polar(tall * (kind === 0 ? 0.115 : 0.15), a + 0.1, tip),
                ],
                false,
                8,
              ),
              tall * (kind === 2 ? 0.045 : 0.036),
              noise,
            ),
          );
        }
      }
      for (const lean of [-1.1, -0.55, 0.5, 1.05])
        strips.push(
          goldStrip(
            smooth(
              [
                foot,
                polar(tall * 0.2, -1.57 + lean * 0.7, foot),
                polar(tall * 0.4, -1.57 + lean, foot),
              ],
              false,
              8,
            ),
            tall * 0.035,
            noise,
          ),
        );
    }
  return strips;
}
