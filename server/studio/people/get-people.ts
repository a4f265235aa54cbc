import type { People, PeopleDependencies } from './open-people.ts';

/** Opens the accounts at the first call; the library's code is imported only then. */
export type GetPeople = () => Promise<People>;

export function createGetPeople(dependencies: PeopleDependencies): GetPeople {
  let opened: Promise<People> | null = null;
  return () => {
    opened ??= import('./open-people.ts').then(({ openPeople }) => openPeople(dependencies));
    // Where the database was away, the next call tries again.
    opened.catch(() => {
      opened = null;
    });
    return opened;
  };
}
