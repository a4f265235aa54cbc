import { describe, expect, it } from 'vitest';
import { drawZellige, type ZelligeParameters } from './zellige.ts';

const panel: ZelligeParameters = {
  lines: { kind: 'lattice', sides: 8, angle: 90, apothem: 60, contact: 67.5, reach: 3 },
  glazes: [{ colour: '#17307c' }, { colour: '#b6771a' }, { colour: '#0d5a3f' }],
  strap: { width: 3, glaze: { colour: '#e9e3d2' } },
  width: 240,
  height: 240,
  ground: 'plaster',
};

describe('a panel of cut tile', () => {
  it('is the same every time it is drawn, and another with another seed', () => {
    const one = drawZellige(panel, 'a');
    expect(Buffer.compare(one.pixels, drawZellige(panel, 'a').pixels)).toBe(0);
    expect(Buffer.compare(one.pixels, drawZellige(panel, 'b').pixels)).not.toBe(0);
  });

  it('leaves its ground plain around the edge', () => {
    const { pixels, width } = drawZellige(panel, 'a');
    const corner = [...pixels.slice(0, 3)];
    for (const v of corner) expect(v).toBeGreaterThan(225);
    const middle = (120 * width + 120) * 3;
    expect([...pixels.slice(middle, middle + 3)]).not.toEqual(corner);
  });
});
