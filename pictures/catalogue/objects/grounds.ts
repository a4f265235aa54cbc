import type { Ground } from '../../surface/mount.ts';

/**
 * What a work is pictured on follows from what it is made of, and from nothing else: what mirrors light or lets it
 * through is seen by its edges, on the dark; what has a color of its own is seen by that, on the light.
 */
export const grounds = {
  metal: 'ink',
  glass: 'ink',
  /** Seen by the light that comes through it. */
  coloredGlass: 'plaster',
  gem: 'ink',
  /** Pale bars before the dark of a room. */
  stoneScreen: 'ink',
  ceramic: 'plaster',
  textile: 'plaster',
  paper: 'plaster',
  wood: 'plaster',
  stone: 'plaster',
} as const satisfies Record<string, Ground>;
