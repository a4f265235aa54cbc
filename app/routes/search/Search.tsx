import { data, Form } from 'react-router';
import { Section } from '#app/components/layout/Section.tsx';
import { PageHeader } from '#app/components/text/PageHeader.tsx';
import { useLocalPath, useWords } from '#app/i18n/language-context.tsx';
import { pageMeta } from '#app/page-head.ts';
import { siteContext, translationsContext } from '#app/request-context.ts';
import english from '#locales/en/search.json';
import type { Route } from './+types/Search';
import styles from './Search.module.css';

export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(siteContext).isSearchEnabled) throw data(null, { status: 404 });
  const words = context.get(translationsContext).wordsOf('search', english);
  return { head: { title: words.title, description: words.description } };
}

export const meta = pageMeta;

export default function Search() {
  const words = useWords('search', english);
  return (
    <>
      <PageHeader title={words.title} lead={words.description} ground="deep" />
      <Section>
        <SearchBar />
      </Section>
    </>
  );
}

/** Enter or the button starts the search. Source: specification §2, "Search bar". */
function SearchBar() {
  const words = useWords('search', english);
  const localPath = useLocalPath();
  return (
    <Form role="search" action={localPath('/search-results')} className={styles.search}>
      <label htmlFor="search-words">{words.label}</label>
      <div className={styles.line}>
        <input
          id="search-words"
          type="search"
          name="q"
          placeholder={words.hint}
          maxLength={200}
          enterKeyHint="search"
        />
        <button type="submit">{words.button}</button>
      </div>
    </Form>
  );
}
