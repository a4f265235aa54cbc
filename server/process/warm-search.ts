import { languages } from '#shared/languages/languages.ts';
import { toSuggestionsPath } from '../endpoints/search-suggestions.ts';
import type { RenderRequest } from '../pages/render-page.ts';
import type { Log } from './log.ts';
import { withTimeBudget } from './time-budget.ts';

/** Nobody is waiting for it any more. */
const warmWithinMs = 120_000;

/** The pages that visitors wait for come first, and what changes at once is built once. */
const restMs = 1_000;

/**
 * Has the site build its search of the present content, so that no visitor waits for it. Languages
 * come one after the other; a failure is told and left, since the next search tries again.
 * @returns to be called whenever content has changed: it is built when nothing has changed for a while
 */
export function createWarmSearch(
  render: RenderRequest,
  publicOrigin: string,
  log: Log,
  isStopping: () => boolean,
): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isBuilding = false;
  let isOutdated = false;

  async function buildAll(): Promise<void> {
    for (const language of languages) {
      // Of what is outdated nobody searches the other languages.
      if (isStopping() || isOutdated) return;
      try {
        const address = publicOrigin + toSuggestionsPath('a', language);
        const response = await withTimeBudget(warmWithinMs, () => render(new Request(address)));
        await response.arrayBuffer();
      } catch (error) {
        if (!isStopping())
          log.warn({ err: error, language }, 'the search index could not be built in advance');
      }
    }
  }

  async function build(): Promise<void> {
    if (isBuilding) return;
    isBuilding = true;
    while (isOutdated && !isStopping()) {
      isOutdated = false;
      await buildAll();
    }
    isBuilding = false;
  }

  return () => {
    isOutdated = true;
    clearTimeout(timer);
    timer = setTimeout(build, restMs).unref();
  };
}
