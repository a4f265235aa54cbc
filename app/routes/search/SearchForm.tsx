import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { useLocalPath, useWords } from '#app/i18n/language-context.tsx';
import english from '#locales/en/search.json';
import styles from './SearchForm.module.css';
import { maxWordsLength, type SearchQuery } from './search-query.ts';

export interface SearchFormProps {
  readonly query?: Pick<SearchQuery, 'words' | 'kind'>;
  /** Ready to be typed into, where the page is for nothing else. */
  readonly takesFocus?: boolean;
}

/** Enter or the button starts the search. Source: specification §2, "Search bar". */
export function SearchForm({ query, takesFocus }: SearchFormProps) {
  const words = useWords('search', english);
  const localPath = useLocalPath();
  const input = useRef<HTMLInputElement>(null);
  const typed = query?.words ?? '';

  // The box says what the address says, also after the way back.
  useEffect(() => {
    if (input.current) input.current.value = typed;
  }, [typed]);

  useEffect(() => {
    // On touch screens a keyboard would come up over the starting points.
    if (!takesFocus || !window.matchMedia('(hover: hover)').matches) return;
    // After the frame has moved the focus to the new page.
    const timer = setTimeout(() => input.current?.focus({ preventScroll: true }), 0);
    return () => clearTimeout(timer);
  }, [takesFocus]);

  return (
    <Form role="search" action={localPath('/search-results')} className={styles.form}>
      <label className={styles.label} htmlFor="search-words">
        {words.label}
      </label>
      <div className={styles.line}>
        <input
          ref={input}
          id="search-words"
          type="search"
          name="q"
          defaultValue={typed}
          placeholder={words.hint}
          maxLength={maxWordsLength}
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
        />
        <button type="submit">{words.button}</button>
      </div>
      {query && query.kind !== 'all' && <input type="hidden" name="kind" value={query.kind} />}
    </Form>
  );
}
