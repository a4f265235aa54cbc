import { exploreScreen } from './explore-address.ts';
import type { ExploreAnswers } from './explore-answers.tsx';

/**
 * Asks the server for a part of the explore screen.
 *
 * @param localPath puts the page's language before a path
 * @throws when the network or the server fails, and when the signal aborts
 */
export async function fetchExplore<Name extends keyof ExploreAnswers>(
  name: Name,
  parameters: URLSearchParams,
  localPath: (path: string) => string,
  signal?: AbortSignal,
): Promise<ExploreAnswers[Name]> {
  const response = await fetch(`${localPath(`${exploreScreen}/${name}`)}?${parameters}`, {
    signal: signal ?? null,
  });
  if (!response.ok) throw new Error(`The server answered ${response.status}`);
  return response.json();
}
