import { aThirdFiring } from './a-third-firing.ts';
import type { DrawnFilm } from './drawn-film.ts';
import { eightFromACircle } from './eight-from-a-circle.ts';
import { howToReadALattice } from './how-to-read-a-lattice.ts';
import { indigoMorning } from './indigo-morning.ts';
import { theHammerAndTheTile } from './the-hammer-and-the-tile.ts';
import { theJoinersKnot } from './the-joiners-knot.ts';
import { tuningTheCourt } from './tuning-the-court.ts';
import { turningTheCarpets } from './turning-the-carpets.ts';

/** The films of the digital studio. */
export const drawnFilms: readonly DrawnFilm[] = [
  eightFromACircle,
  howToReadALattice,
  theHammerAndTheTile,
  theJoinersKnot,
  indigoMorning,
  aThirdFiring,
  tuningTheCourt,
  turningTheCarpets,
];
