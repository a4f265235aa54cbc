import { expect, it } from 'vitest';
import { unit } from '../render/mesh.ts';
import { createSky } from './skies.ts';

it('burns the sun out without an edge', () => {
  const sky = createSky({
    zenith: [0.1, 0.1, 0.3],
    horizon: [1, 0.5, 0.2],
    ground: [0.2, 0.2, 0.2],
    sun: { direction: [0, 0.1, -1], colour: [1.7, 0.7, 0.3], disc: 14, halo: 1.7 },
  });
  const out = new Float32Array(3);
  const brightness = (degrees: number) => {
    sky(...unit([Math.tan((degrees * Math.PI) / 180), 0.1, -1]), out);
    return out[1];
  };
  // From one twentieth of a degree to the next, light never falls by half.
  for (let degrees = 0; degrees < 6; degrees += 0.05)
    expect(brightness(degrees + 0.05)).toBeGreaterThan(brightness(degrees) * 0.5);
});
