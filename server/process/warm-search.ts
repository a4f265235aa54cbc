import { languages } from '#shared/languages/languages.ts';
import { toSuggestionsPath } from '../endpoints/search-suggestions.ts';
import type { RenderRequest } from '../pages/render-page.ts';
import type { Log } from './log.ts';
import { withTimeBudget } from './time-budget.ts';

/** Nobody is waiting for it any more. */
const warmWithinMs = 120_000;

/**
 * Has the site build its search of the present content, so that no visitor waits for it. Languages
 * come one after the other; a failure is told and left, since the next search tries again.
 */
export async function warmSearch(
  render: RenderRequest,
  publicOrigin: string,
  log: Log,
  isStopping: () => boolean,
): Promise<void> {
  for (const language of languages) {
    if (isStopping()) return;
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
