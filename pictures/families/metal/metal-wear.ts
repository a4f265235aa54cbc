import type { Hit } from '../../render/scene.ts';
import { smoothstep } from '../../surface/field.ts';
import { createNoise } from '../../surface/noise.ts';

/**
 * What seven centuries of use have left on inlaid metal and what only a near eye sees: scratches, pits, hairlines of
 * polishing, silver that darkens in clouds, black compound that cracks and crumbles. Changes the colour and the slope of
 * a point; `across` and `along` are metres on the wall.
 */
export function createWear(seed: string) {
  const noise = createNoise(`${seed} wear`);
  return (hit: Hit, colour: Float32Array, across: number, along: number): void => {
    const light = (colour[0] + colour[1] + colour[2]) / 3;
    const warmth = (colour[0] - colour[2]) / (light + 1e-3);
    const isMetal = smoothstep(0.03, 0.12, light);
    const isSilver = isMetal * smoothstep(0.55, 0.25, warmth);
    const cloud = noise.fbm(across * 9, along * 9, 5);
    if (isMetal < 0.5) {
      // The compound is matt and grainy; here and there it has fallen out and the roughened brass shows.
      const grain = noise.fbm(across * 300, along * 300, 3);
      const lost = smoothstep(0.5, 0.62, noise.fbm(across * 21 + 7, along * 21, 5) + grain * 0.12);
      const punched = 0.6 + 0.7 * noise.fbm(across * 170, along * 170, 3);
      const floor = [0.16, 0.105, 0.042];
      for (let c = 0; c < 3; c++)
        colour[c] = colour[c] * (1 + grain * 0.8) * (1 - lost) + floor[c] * punched * lost;
      hit.nx += grain * 0.16;
      hit.ny += noise.fbm(across * 300 + 50, along * 300, 3) * 0.16;
      return;
    }
    const tarnish =
      isSilver * (0.1 + 0.42 * Math.max(0, cloud + 0.15)) +
      (1 - isSilver) * 0.3 * Math.max(0, noise.fbm(across * 17 + 40, along * 17, 5));
    const [nearest, , cell] = noise.cells(across * 30, along * 30);
    const pit = smoothstep(0.16, 0.05, nearest) * smoothstep(0.82, 0.9, cell);
    const speck = smoothstep(0.55, 0.75, noise.fbm(across * 140, along * 140, 2));
    const dark = 1 - tarnish - pit * 0.55 - speck * 0.16;
    colour[0] *= dark;
    colour[1] *= dark * (1 - isSilver * tarnish * 0.08);
    colour[2] *= dark * (1 - isSilver * tarnish * 0.3);
    // Scratches lie as cloths and hands go: along the wall, and at a slant.
    const turned = across * 0.8 + along * 0.6;
    const slant = along * 0.8 - across * 0.6;
    const scratch =
      Math.max(0, noise.at(across * 7, along * 780) - 0.66) +
      Math.max(0, noise.at(turned * 9, slant * 690) - 0.76) +
      Math.max(0, noise.at(turned * 640, slant * 12 + 90) - 0.8);
    const hairline = noise.at(across * 3, along * 1500) * 0.018;
    hit.ny += hairline + scratch * 0.5 - pit * 0.3;
    hit.nx += noise.at(across * 210, along * 210) * 0.012 + scratch * 0.2;
    const bright = 1 + scratch * 0.5;
    for (let c = 0; c < 3; c++) colour[c] *= bright;
  };
}
