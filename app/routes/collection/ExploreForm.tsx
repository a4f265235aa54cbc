import { type ChangeEvent, useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { useLocalPath, useWords } from '#app/i18n/language-context.tsx';
import english from '#locales/en/exploreTheCollection.json';
import styles from './ExploreForm.module.css';
import { type ExploreQuery, maxWordsLength } from './explore-query.ts';

/** Words, order and filters. Without scripts the button sends it; with them a choice is enough. */
export function ExploreForm({ query }: { query: ExploreQuery }) {
  const words = useWords('exploreTheCollection', english);
  const localPath = useLocalPath();
  const form = useRef<HTMLFormElement>(null);

  // The form says what the address says, also after the way back, and keeps the focus meanwhile.
  useEffect(() => {
    if (!form.current) return;
    const { words, order, hasImage, onView } = form.current.elements as unknown as Record<
      'words' | 'order' | 'hasImage' | 'onView',
      HTMLInputElement
    >;
    words.value = query.words ?? '';
    order.value = query.order ?? '';
    hasImage.checked = query.hasImage ?? false;
    onView.checked = query.onView ?? false;
  }, [query]);

  const send = (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
    event.currentTarget.form?.requestSubmit();

  return (
    <Form
      ref={form}
      role="search"
      action={localPath('/collection/explore-the-collection')}
      className={styles.form}
    >
      {query.sourceId && <input type="hidden" name="sourceId" value={query.sourceId} />}
      {query.collection && <input type="hidden" name="collection" value={query.collection} />}
      {query.title && <input type="hidden" name="title" value={query.title} />}
      <label className={styles.label} htmlFor="explore-words">
        {words.searchLabel}
      </label>
      <div className={styles.words}>
        <input
          id="explore-words"
          type="search"
          name="words"
          defaultValue={query.words}
          placeholder={words.searchHint}
          maxLength={maxWordsLength}
          enterKeyHint="search"
          autoComplete="off"
        />
        <button type="submit">{words.searchButton}</button>
      </div>
      <div className={styles.options}>
        <label>
          <input
            type="checkbox"
            name="hasImage"
            value="true"
            defaultChecked={query.hasImage ?? false}
            onChange={send}
          />
          {words.onlyWithImage}
        </label>
        <label>
          <input
            type="checkbox"
            name="onView"
            value="true"
            defaultChecked={query.onView ?? false}
            onChange={send}
          />
          {words.onlyOnView}
        </label>
        <label className={styles.order}>
          {words.order}
          <select name="order" defaultValue={query.order ?? ''} onChange={send}>
            <option value="">{words.orders.relevance}</option>
            <option value="title">{words.orders.title}</option>
            <option value="date">{words.orders.date}</option>
            <option value="recently-added">{words.orders['recently-added']}</option>
          </select>
        </label>
      </div>
    </Form>
  );
}
