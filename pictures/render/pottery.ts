import { type Band, paintBands } from '../families/vessel-painting.ts';
import { toCloth } from './cloth.ts';
import { covered } from './materials.ts';
import type { Material } from './scene.ts';

/** Glazed ware with painted bands, for vessels turned on a lathe that stand in a room. */
export function pottery(
  seed: string,
  [glaze, ink, second]: readonly [string, string, string],
  plan: readonly [from: number, to: number, kind: Band['kind']][],
): Material {
  const bands = plan.map(([from, to, kind]) => ({ from, to, kind, ground: glaze, ink, second }));
  return covered(toCloth(paintBands(glaze, bands, 1, seed, 1024, 512)), 1, seed, 0.07);
}
