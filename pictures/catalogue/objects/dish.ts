import { type DishPainting, paintDish } from '../../families/vessels/dish-painting.ts';
import { drawVessel, type VesselParameters } from '../../families/vessels/vessel.ts';
import { grounds } from './grounds.ts';

const dishProfile: VesselParameters['profile'] = [
  [0.5, 0],
  [0.52, 0.05],
  [0.7, 0.12],
  [0.86, 0.2],
  [0.98, 0.235],
  [1, 0.25],
  [0.985, 0.265],
  [0.86, 0.235],
  [0.7, 0.165],
  [0.6, 0.1],
  [0.4, 0.075],
  [0.00001, 0.07],
];

export const dish =
  (painting: DishPainting, changes: Partial<VesselParameters> = {}) =>
  (seed: string, close = 1) =>
    drawVessel(
      {
        profile: dishProfile,
        painting: paintDish(painting, seed, close),
        close,
        projection: 'above',
        finish: 'glaze',
        ground: grounds.ceramic,
        look: 62,
        tall: 2.5,
        middle: 0.06,
        ...changes,
      },
      seed,
    );
