import { languages } from '#shared/languages.ts';
import { toSuggestionsPath } from './endpoints/search-suggestions.ts';
import type { Log } from './log.ts';
import type { RenderRequest } from './render-page.ts';

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
      const response = await render(new Request(publicOrigin + toSuggestionsPath('a', language)));
      await response.arrayBuffer();
    } catch (error) {
      if (!isStopping())
        log.warn({ err: error, language }, 'the search index could not be built ahead');
    }
  }
}
