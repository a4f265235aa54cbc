import { expect, test } from 'vitest';
import { firstPattern, starAngles } from '#shared/girih/pattern.ts';
import { drawLots } from './draw-lots.ts';

test('a lot draws stars with sharp points, and nothing that only shows the polygons between them', () => {
  let choice = firstPattern;
  for (let draw = 0; draw < 300; draw += 1) {
    const last = choice;
    choice = drawLots(choice);
    expect(choice.palette).not.toBe(last.palette);
    const { min, max } = starAngles[choice.fold];
    expect(choice.angle).toBeGreaterThanOrEqual(min);
    expect(choice.angle).toBeLessThanOrEqual(max);
    // The opening of a point, degrees. The hexagram's are the widest that are read as a star.
    expect(180 - 2 * choice.angle).toBeLessThanOrEqual(choice.fold === 6 ? 64 : 56);
  }
  // Octagons between blunt crosses.
  expect(starAngles[8].min).toBeGreaterThan(62);
});
