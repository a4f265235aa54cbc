import type { Release } from '#server/studio/releases/describe-release.ts';
import { fill, useWords } from '../words/words.ts';

/** How many are in a release, and how many of them keep it from being published. */
export function Tally({ release }: { readonly release: Pick<Release, 'items' | 'pages'> }) {
  const { releases: say } = useWords();
  const states = [...release.items, ...release.pages].map(({ state }) => state);
  const count = (...wanted: readonly string[]) =>
    states.filter((state) => wanted.includes(state)).length;
  const [broken, newer] = [count('problems', 'gone'), count('newer')];
  return (
    <p>
      {fill(say.tally, { count: states.length })}
      {broken > 0 && ` ${fill(say.tallyProblems, { count: broken })}`}
      {newer > 0 && ` ${fill(say.tallyNewer, { count: newer })}`}
    </p>
  );
}
