import type { Difference } from './compare.ts';

/** A difference that is meant or that nobody sees, with the reason. */
export interface KnownDifference {
  readonly reason: string;
  readonly matches: (difference: Difference) => boolean;
}

export type Stage = 'server' | 'hydrated' | 'clicked';

/** The official renderer's half for servers knows less of JavaScript than browsers do. */
export const otherThanItself: KnownDifference = {
  reason:
    'the official renderer draws it on its server otherwise than in its browser, where it is as ours',
  matches: () => false,
};

/**
 * All in which our renderer and the official one may differ. Not compared: what needs the service
 * itself, what must not run at all, and what tests of its own hold: lazy sections, what forms,
 * requests and tracking send, and which of an A/B test is shown to whom.
 */
export const knownDifferences: readonly KnownDifference[] = [
  {
    reason: 'the pointer shows over buttons, tabs and titles that they can be pressed',
    matches: ({ property, ours, official }) =>
      property === 'cursor' && ours === 'pointer' && /^(auto|default)$/.test(official),
  },
  {
    reason: 'a film that would play by itself has controls for those who want nothing to move',
    matches: ({ name, property, ours }) =>
      name.startsWith('video') && property === 'controls' && ours === 'true',
  },
  {
    reason: 'what lies over a film can be pressed',
    matches: ({ property, ours, official }) =>
      property === 'pointer-events' && ours === 'auto' && official === 'none',
  },
];
