import { SearchLine } from '#app/components/search/SearchLine.tsx';
import type { SuggestItem } from '#app/components/search/SuggestField.tsx';
import { useLocalPath, useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/exploreTheCollection.json';
import { fetchExplore } from './ask-explore.ts';
import { ExploreHidden } from './ExploreHidden.tsx';
import { type ExploreQuery, exploreScreen, toExploreHref } from './explore-address.ts';
import { maxWordsLength, withChange, withValue } from './explore-query.ts';
import { readForm, useExplore } from './use-explore.ts';

/** The words; what is suggested leads to an object, or becomes a filter in place of the words. */
export function ExploreSearch({ query }: { query: ExploreQuery }) {
  const messages = useMessages('exploreTheCollection', english);
  const localPath = useLocalPath();
  const explore = useExplore();

  async function load(text: string, signal: AbortSignal): Promise<SuggestItem[]> {
    const parameters = new URLSearchParams({ q: text });
    const { items } = await fetchExplore('suggestions', parameters, localPath, signal);
    return items.map(({ kind, label, value, href, count }) => ({
      value: label.text,
      label,
      kind: messages.facets[kind],
      ...(kind !== 'title' && { count }),
      href:
        kind === 'title' || value === null
          ? (href ?? exploreScreen)
          : toExploreHref(withValue(withChange(query, { words: undefined }), kind, value)),
    }));
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a form that is a landmark
    <form
      role="search"
      action={localPath(exploreScreen)}
      onSubmit={(event) => {
        event.preventDefault();
        explore(readForm(event.currentTarget));
      }}
    >
      <ExploreHidden of={query} without={['q']} />
      <SearchLine
        id="explore-words"
        name="q"
        label={messages.searchLabel}
        button={messages.searchButton}
        value={query.words ?? ''}
        load={load}
        messages={messages}
        placeholder={messages.searchHint}
        maxLength={maxWordsLength}
      />
    </form>
  );
}
