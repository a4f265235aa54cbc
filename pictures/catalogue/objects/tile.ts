import { drawPaintedTile, type TileParameters } from '../../families/tiles/painted-tile.ts';

export const tile =
  (
    base: Omit<TileParameters, 'design'>,
    design: TileParameters['design'],
    changes: Partial<TileParameters> = {},
  ) =>
  (seed: string, close = 1) =>
    drawPaintedTile({ ...base, design, ...changes }, seed, close);
