import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link, NavLink, useSearchParams } from 'react-router';
import type { Translated } from '#server/studio/items/item-index.ts';
import { formatNumber } from '#shared/languages/format-number.ts';
import { languageOptions } from '#shared/languages/languages.ts';
import { hasRight } from '#shared/studio/rights.ts';
import { useMe } from '../api/use-me.ts';
import { modelsQuery } from '../items/item/item-query.ts';
import { itemsQuery } from '../items/list/items-query.ts';
import { Button } from '../widgets/Button.tsx';
import { fill, useSpokenLanguage, useWords } from '../words/words.ts';
import { GiveOut } from './GiveOut.tsx';
import { StateOfTranslation } from './StateOfTranslation.tsx';
import { TakeIn } from './TakeIn.tsx';
import styles from './Translations.module.css';
import { toSearch } from './through.ts';
import { lackingQuery, translatedLanguages } from './translations-query.ts';

/** What a language lacks, and the way through all of it. */
export function Translations() {
  const { translations: words } = useWords();
  const [search] = useSearchParams();
  const me = useMe();
  const asked = search.get('language');
  const own = translatedLanguages.find((language) => me.languages.includes(language));
  const language = translatedLanguages.find((one) => one === asked) ?? own ?? 'es';
  const mayWrite = hasRight(me, 'items.write') || me.languages.includes(language);
  return (
    <div className={styles.screen}>
      <h1>{words.title}</h1>
      <p>{words.lead}</p>
      <nav aria-label={words.languages} className={styles.languages}>
        {languageOptions
          .filter(({ code }) => code !== 'en')
          .map(({ code, nativeName }) => (
            <Link
              key={code}
              lang={code}
              to={`?language=${code}`}
              aria-current={code === language ? 'page' : undefined}
            >
              {nativeName}
            </Link>
          ))}
      </nav>
      <ByType key={language} language={language} />
      <div className={styles.files}>
        <GiveOut language={language} />
        {mayWrite && <TakeIn />}
      </div>
    </div>
  );
}

function ByType({ language }: { readonly language: Translated }) {
  const { words, language: spoken } = useSpokenLanguage();
  const { translations } = words;
  const [search] = useSearchParams();
  const { types } = useSuspenseQuery(lackingQuery(language)).data;
  const models = useSuspenseQuery(modelsQuery(spoken)).data.types;
  const labelOf = (type: string) => models.find(({ id }) => id === type)?.label ?? type;
  const lacking = types.filter(({ missing, outdated }) => missing + outdated > 0);
  const type = lacking.find((one) => one.type === search.get('type'))?.type;
  if (lacking.length === 0) return <p className={styles.done}>{translations.nothing}</p>;
  const sum = (count: (of: (typeof lacking)[number]) => number) =>
    formatNumber(lacking.reduce((all, one) => all + count(one), 0));
  return (
    <>
      <table className={styles.types}>
        <thead>
          <tr>
            <th scope="col">{translations.type}</th>
            <th scope="col">{translations.states.missing}</th>
            <th scope="col">{translations.states.outdated}</th>
            <th scope="col">{translations.words}</th>
          </tr>
        </thead>
        <tbody>
          {lacking.map((one) => (
            <tr key={one.type}>
              <th scope="row">
                <Link to={`?language=${language}&type=${one.type}`}>{labelOf(one.type)}</Link>
              </th>
              <td>{formatNumber(one.missing)}</td>
              <td>{formatNumber(one.outdated)}</td>
              <td>{formatNumber(one.words)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{translations.all}</th>
            <td>{sum(({ missing }) => missing)}</td>
            <td>{sum(({ outdated }) => outdated)}</td>
            <td>{sum(({ words: count }) => count)}</td>
          </tr>
        </tfoot>
      </table>
      <Items
        key={type ?? ''}
        language={language}
        type={type}
        title={type ? labelOf(type) : translations.all}
      />
    </>
  );
}

function Items({
  language,
  type,
  title,
}: {
  readonly language: Translated;
  readonly type: string | undefined;
  readonly title: string;
}) {
  const { translations: words, items } = useWords();
  const filter = { language, ...(type && { type }) };
  const { data, hasNextPage, fetchNextPage } = useSuspenseInfiniteQuery(itemsQuery(filter));
  const rows = data.pages.flatMap((page) => page.items).filter(({ state }) => state !== 'archived');
  const [first] = rows;
  return (
    <section className={styles.items} aria-labelledby="lacking">
      <div className={styles.head}>
        <h2 id="lacking">{title}</h2>
        {first && (
          <NavLink className={styles.begin} to={`/items/${first.setId}${toSearch(filter)}`}>
            {words.begin}
          </NavLink>
        )}
        {type && <Link to={`?language=${language}`}>{words.showAll}</Link>}
      </div>
      <ul>
        {rows.map((item) => (
          <li key={item.setId}>
            <Link to={`/items/${item.setId}${toSearch(filter)}`} lang="en">
              {item.title.en || items.untitled}
            </Link>
            <StateOfTranslation state={item.languages[language]} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button onClick={() => void fetchNextPage()}>
          {fill(words.more, { count: (data.pages[0]?.total ?? 0) - rows.length })}
        </Button>
      )}
    </section>
  );
}
