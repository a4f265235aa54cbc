import { CollectionCard } from '#app/components/cards/CollectionCard.tsx';
import { Localized } from '#app/components/text/Localized.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { useLanguage, useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/exploreTheCollection.json';
import { choosePlural } from '#shared/languages/choose-plural.ts';
import { fill } from '#shared/languages/fill.ts';
import { toExploreHref, withChange, withoutFilters } from './explore-query.ts';
import type { ExploreData } from './load-explore.ts';

/** Nothing found: what was perhaps meant, what would be found with one filter less, where else to begin. */
export function ExploreEmpty({ of: data }: { of: ExploreData }) {
  const messages = useMessages('exploreTheCollection', english);
  const { language } = useLanguage();
  const { query, waysOut } = data;
  const toCountText = (count: string) =>
    fill(choosePlural(messages.results, count === '1' ? 1 : 2, language), { count });
  return (
    <div className="empty">
      <h3>{data.isUnknown ? messages.unknownCollection : messages.empty.title}</h3>
      {data.isUnreadable && <p>{fill(messages.match.unreadable, { words: query.words ?? '' })}</p>}
      <Unanswerable of={data} />
      <DidYouMean of={data} />
      {waysOut && (
        <>
          <p>{messages.empty[waysOut.by]}</p>
          <ul className="ways">
            {waysOut.ways.map(({ href, label, count }) => (
              <li key={href}>
                <SiteLink to={href} preventScrollReset>
                  {waysOut.by === 'without' ? (
                    <s>
                      <Localized of={label} />
                    </s>
                  ) : (
                    <Localized of={label} />
                  )}
                  <span className="count" aria-hidden="true">
                    {count}
                  </span>
                  <span className="visually-hidden">, {toCountText(count)}</span>
                </SiteLink>
              </li>
            ))}
          </ul>
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

/** How the words were taken, where that is not just as they stand. */
export function MatchNote({ of: data }: { of: ExploreData }) {
  const messages = useMessages('exploreTheCollection', english).match;
  if (data.match === 'exact' && !data.didYouMean && !data.unanswerable) return null;
  return (
    <div className="match">
      {data.match !== 'exact' && <p>{messages[data.match]}</p>}
      <Unanswerable of={data} />
      <DidYouMean of={data} />
    </div>
  );
}

/** Says that the records lack a kind of data, so it cannot be found. */
function Unanswerable({ of: { unanswerable } }: { of: ExploreData }) {
  const messages = useMessages('exploreTheCollection', english).match;
  return unanswerable && <p>{messages[unanswerable]}</p>;
}

/** A likelier spelling; nothing where there is none. */
function DidYouMean({ of: { query, didYouMean } }: { of: ExploreData }) {
  const messages = useMessages('exploreTheCollection', english).match;
  if (!didYouMean) return null;
  return (
    <p>
      {messages.didYouMean}{' '}
      <SiteLink
        to={toExploreHref(withChange(query, { words: didYouMean }))}
        className="spelling"
        preventScrollReset
      >
        {didYouMean}
      </SiteLink>
      ?
    </p>
  );
}

/** Groups to begin with. */
export function WaysIn({ of: data, level = 3 }: { of: ExploreData; level?: 3 | 4 }) {
  const messages = useMessages('exploreTheCollection', english);
  const { collections, otherCollections } = data;
  if (collections.length + otherCollections.length === 0) return null;
  return (
    <>
      {collections.length > 0 && (
        <ul className="shelf" aria-label={messages.collections}>
          {collections.map((collection) => (
            <li key={collection.uid}>
              <CollectionCard of={collection} level={level} sizes="11rem" />
            </li>
          ))}
        </ul>
      )}
      {otherCollections.length > 0 && (
        <ul
          className="others"
          aria-label={collections.length > 0 ? undefined : messages.collections}
        >
          {otherCollections.map(({ sourceId, objectCount, title }) => (
            <li key={sourceId}>
              <SiteLink to={toExploreHref({ sourceId: [sourceId], page: 1 })}>
                <Localized of={title} />
              </SiteLink>{' '}
              {objectCount}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
