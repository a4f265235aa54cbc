import { type Band, paintBands } from '../families/vessels/band-painting.ts';
import { toCloth } from '../render/cloth.ts';
import type { Material } from '../render/scene.ts';
import { covered } from './materials.ts';

/** Glazed ware with painted bands, for vessels turned on a lathe that stand in a room. */
export function pottery(
  seed: string,
  [glaze, ink, second]: readonly [string, string, string],
  plan: readonly [from: number, to: number, kind: Band['kind']][],
): Material {
  const bands = plan.map(([from, to, kind]) => ({ from, to, kind, ground: glaze, ink, second }));
  return covered(toCloth(paintBands(glaze, bands, 1, seed, 1024, 512)), 1, seed, 0.07);
}
