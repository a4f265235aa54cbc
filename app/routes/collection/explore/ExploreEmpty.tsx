import { Localized } from '#app/components/text/Localized.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { useLanguage, useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/exploreTheCollection.json';
import { choosePlural } from '#shared/languages/choose-plural.ts';
import { fill } from '#shared/languages/fill.ts';
import styles from './ExploreEmpty.module.css';
import { toExploreHref } from './explore-address.ts';
import { withChange, withoutFilters } from './explore-query.ts';
import type { ExploreData } from './load-explore.ts';

/** Nothing found: what was perhaps meant, what would be found with one filter less, where else to begin. */
export function ExploreEmpty({ of: data }: { of: ExploreData }) {
  const messages = useMessages('exploreTheCollection', english);
  const { query, waysOut } = data;
  return (
    <div className={styles.empty}>
      <h3>
        {data.isUnknown
          ? messages.unknownCollection
          : query.words
            ? fill(messages.empty.words, { words: query.words })
            : messages.empty.title}
      </h3>
      {data.isUnreadable && <p>{fill(messages.match.unreadable, { words: query.words ?? '' })}</p>}
      <Unanswerable of={data} />
      <DidYouMean of={data} />
      {waysOut && (
        <>
          <p>{messages.empty[waysOut.by]}</p>
          <WaysOut of={waysOut} />
        </>
      )}
      <p>
        <SiteLink to={toExploreHref(withoutFilters(query))} preventScrollReset>
          {messages.empty.clear}
        </SiteLink>
      </p>
    </div>
  );
}

/** Searches that would find something, each with its count. */
function WaysOut({ of: { by, ways } }: { of: NonNullable<ExploreData['waysOut']> }) {
  const messages = useMessages('exploreTheCollection', english);
  const { language } = useLanguage();
  const toCountText = (count: string) =>
    fill(choosePlural(messages.results, count === '1' ? 1 : 2, language), { count });
  return (
    <ul className={styles.ways}>
      {ways.map(({ href, label, count }) => (
        <li key={href}>
          <SiteLink to={href} preventScrollReset>
            {by === 'without' ? (
              <s>
                <Localized of={label} />
              </s>
            ) : (
              <Localized of={label} />
            )}
            <small aria-hidden="true">{count}</small>
            <span className="visually-hidden">, {toCountText(count)}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

/** How the words were taken, where that is not just as they stand, and which of them leaves little. */
export function MatchNote({ of: data }: { of: ExploreData }) {
  const messages = useMessages('exploreTheCollection', english).match;
  const { waysOut, searchedAs } = data;
  if (data.match === 'exact' && !data.didYouMean && !searchedAs && !data.unanswerable && !waysOut)
    return null;
  return (
    <div className={styles.match}>
      {data.match !== 'exact' && !searchedAs && <p>{messages[data.match]}</p>}
      <Unanswerable of={data} />
      <DidYouMean of={data} />
      {waysOut && (
        <>
          <p>{messages.without}</p>
          <WaysOut of={waysOut} />
        </>
      )}
    </div>
  );
}

/** Says that the records lack a kind of data, so it cannot be found. */
function Unanswerable({ of: { unanswerable } }: { of: ExploreData }) {
  const messages = useMessages('exploreTheCollection', english).match;
  return unanswerable && <p>{messages[unanswerable]}</p>;
}

/** What was found instead, or a likelier spelling; nothing where there is neither. */
function DidYouMean({ of: { query, searchedAs, didYouMean } }: { of: ExploreData }) {
  const messages = useMessages('exploreTheCollection', english).match;
  const words = searchedAs ?? didYouMean;
  if (!words) return null;
  return (
    <p>
      {searchedAs ? messages.searchedAs : messages.didYouMean}{' '}
      <SiteLink to={toExploreHref(withChange(query, { words }))} preventScrollReset>
        <i>{words}</i>
      </SiteLink>
      {!searchedAs && '?'}
    </p>
  );
}
