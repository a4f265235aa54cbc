import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { SearchLine } from '#app/components/search/SearchLine.tsx';
import type { SuggestItem } from '#app/components/search/SuggestField.tsx';
import { useLanguage, useLocalPath, useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/search.json';
import type { Suggestions } from './list-suggestions.ts';
import { maxWordsLength, type SearchQuery } from './search-query.ts';

export interface SearchFormProps {
  readonly query?: Pick<SearchQuery, 'words' | 'kind'>;
  /** Ready to be typed into, where the page is for nothing else. */
  readonly takesFocus?: boolean;
}

/** Enter or the button starts the search. Source: specification §2, "Search bar". */
export function SearchForm({ query, takesFocus }: SearchFormProps) {
  const messages = useMessages('search', english);
  const localPath = useLocalPath();
  const { language } = useLanguage();
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (!takesFocus) return;
    // After the frame has moved the focus to the new page.
    const timer = setTimeout(
      () => form.current?.querySelector('input')?.focus({ preventScroll: true }),
      0,
    );
    return () => clearTimeout(timer);
  }, [takesFocus]);

  return (
    <Form ref={form} role="search" action={localPath('/search-results')}>
      <SearchLine
        id="search-words"
        name="q"
        label={messages.label}
        button={messages.button}
        value={query?.words ?? ''}
        load={(text, signal) => loadSuggestions(text, language, signal)}
        messages={messages}
        placeholder={messages.hint}
        maxLength={maxWordsLength}
      />
      {query && query.kind !== 'all' && <input type="hidden" name="kind" value={query.kind} />}
    </Form>
  );
}

async function loadSuggestions(
  text: string,
  language: string,
  signal: AbortSignal,
): Promise<readonly SuggestItem[]> {
  const query = new URLSearchParams({ q: text.slice(0, maxWordsLength), language });
  const answer = await fetch(`/search-suggestions?${query}`, { signal });
  if (!answer.ok) throw new Error(`/search-suggestions answered ${answer.status}`);
  return ((await answer.json()) as Suggestions).items;
}
