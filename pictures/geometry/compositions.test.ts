import { describe, expect, it } from 'vitest';
import { vines } from './compositions.ts';
import {
  cypressAndTulips,
  gardenSpray,
  leafAcross,
  snappedStem,
  starAmongScales,
} from './court-dish-compositions.ts';
import {
  peonyWreath,
  starInHexagon,
  vaseUnderArch,
  vineOnTrellis,
} from './damascus-compositions.ts';
import { cintamani, endlessStrap } from './device-compositions.ts';
import { grapes, hyacinths, vaseOfFlowers } from './garden-compositions.ts';
import { evenGarden, hyacinthsInWind, serratedLeaves } from './garden-tile-compositions.ts';
import { crossingSpirals, strapNet } from './glaze-compositions.ts';
import { gardenOfSpirals, irisesInVase, twoArabesques } from './haft-rang-compositions.ts';
import {
  cloudsAndLotuses,
  cloudsOnScroll,
  embracedCypress,
  enchantedForest,
} from './iznik-compositions.ts';
import {
  cypressAndVine,
  goldWheel,
  knottedCross,
  leafWheel,
  looseWheel,
  lotusInClouds,
  risingTree,
  strapRosette,
} from './kashan-compositions.ts';
import { lotusAndClouds } from './kirman-compositions.ts';
import { arabesqueWheel, irisRound, slicedField, strapAndLeaf } from './lustre-compositions.ts';
import { bryony, feathers, gadroons } from './manises-compositions.ts';
import { area } from './points.ts';
import { createRandom } from './random.ts';
import { palmetteRing, spottedRosette } from './slip-compositions.ts';

const compositions = {
  evenGarden: evenGarden(),
  hyacinthsInWind: hyacinthsInWind(),
  serratedLeaves: serratedLeaves(),
  cypressAndTulips: cypressAndTulips(),
  gardenSpray: gardenSpray(),
  leafAcross: leafAcross(),
  snappedStem: snappedStem(),
  starAmongScales: starAmongScales(),
  vines: vines(),
  cintamani: cintamani(),
  endlessStrap: endlessStrap(),
  lotusAndClouds: lotusAndClouds(),
  grapes: grapes(),
  hyacinths: hyacinths(),
  vaseOfFlowers: vaseOfFlowers(),
  crossingSpirals: crossingSpirals(),
  strapNet: strapNet(0.02),
  arabesqueWheel: arabesqueWheel(6),
  bryony: bryony(),
  feathers: feathers(11),
  gadroons: gadroons(32),
  irisRound: irisRound(6, 0.14, 0.74),
  palmetteRing: palmetteRing(8),
  slicedField: slicedField(12),
  spottedRosette: spottedRosette(),
  strapAndLeaf: strapAndLeaf(6),
  peonyWreath: peonyWreath(),
  starInHexagon: starInHexagon(),
  vaseUnderArch: vaseUnderArch(),
  vineOnTrellis: vineOnTrellis(),
  gardenOfSpirals: gardenOfSpirals(),
  irisesInVase: irisesInVase(),
  twoArabesques: twoArabesques(),
  cloudsAndLotuses: cloudsAndLotuses(),
  cloudsOnScroll: cloudsOnScroll(),
  embracedCypress: embracedCypress(),
  enchantedForest: enchantedForest(),
};

/** These fill the field within a star's or a cross's borders. */
const inBorders = {
  cypressAndVine: cypressAndVine(),
  goldWheel: goldWheel(),
  knottedCross: knottedCross(),
  leafWheel: leafWheel(),
  looseWheel: looseWheel(),
  lotusInClouds: lotusInClouds(),
  risingTree: risingTree(),
  strapRosette: strapRosette(),
};

const all = [
  ...Object.entries(compositions).map(([name, compose]) => [name, compose, 0.8] as const),
  ...Object.entries(inBorders).map(([name, compose]) => [name, compose, 0.6] as const),
];

describe.each(all)('the composition %s', (_, compose, reach) => {
  it('is made of outlines with finite corners that enclose something', () => {
    for (const { points } of compose(createRandom('test'))) {
      expect(points.length).toBeGreaterThan(2);
      expect(points.flat().every(Number.isFinite)).toBe(true);
      expect(Math.abs(area(points))).toBeGreaterThan(0);
    }
  });

  it('is the same for the same seed', () => {
    expect(compose(createRandom('seed'))).toEqual(compose(createRandom('seed')));
  });

  it('fills its field: it reaches out to its edges and has something in its middle', () => {
    const points = compose(createRandom('test')).flatMap((shape) => shape.points);
    const far = points.map(([x, y]) => Math.max(Math.abs(x), Math.abs(y)));
    expect(Math.max(...far)).toBeGreaterThan(reach);
    expect(Math.min(...far)).toBeLessThan(0.35);
  });
});
