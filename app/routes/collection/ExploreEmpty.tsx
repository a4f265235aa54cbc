import { CollectionCard } from '#app/components/cards/CollectionCard.tsx';
import { Carousel } from '#app/components/carousel/Carousel.tsx';
import { Localized } from '#app/components/text/Localized.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { useWords } from '#app/i18n/language-context.tsx';
import english from '#locales/en/exploreTheCollection.json';
import { toExploreHref, withChange, withoutFilter, withoutFilters } from './explore-query.ts';
import type { ExploreData } from './load-explore.ts';

/** Nothing found: what was perhaps meant, what would be found with one filter less, where else to begin. */
export function ExploreEmpty({ of: data }: { of: ExploreData }) {
  const words = useWords('exploreTheCollection', english);
  const { query, waysOut } = data;
  return (
    <div className="empty">
      <h3>{data.isUnknown ? words.unknownCollection : words.empty.title}</h3>
      <DidYouMean of={data} />
      {waysOut.length > 0 && (
        <>
          <p>{words.empty.without}</p>
          <ul className="ways">
            {waysOut.map(({ filter, label, count }) => (
              <li key={'value' in filter ? `${filter.name} ${filter.value}` : filter.name}>
                <SiteLink to={toExploreHref(withoutFilter(query, filter))} preventScrollReset>
                  <s>
                    <Localized of={label} />
                  </s>
                  <span className="count">{count}</span>
                </SiteLink>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <SiteLink to={toExploreHref(withoutFilters(query))} preventScrollReset>
          {words.empty.clear}
        </SiteLink>
      </p>
    </div>
  );
}

/** A likelier spelling; nothing where there is none. */
export function DidYouMean({ of: { query, didYouMean } }: { of: ExploreData }) {
  const words = useWords('exploreTheCollection', english).match;
  if (!didYouMean) return null;
  return (
    <p>
      {words.didYouMean}{' '}
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
export function WaysIn({ of: data }: { of: ExploreData }) {
  const words = useWords('exploreTheCollection', english);
  const { collections, otherCollections } = data;
  if (collections.length + otherCollections.length === 0) return null;
  return (
    <>
      {collections.length > 0 && (
        <Carousel
          label={words.collections}
          slide="object"
          heading={<h2 id="collections">{words.collections}</h2>}
        >
          {collections.map((collection) => (
            <CollectionCard key={collection.uid} of={collection} />
          ))}
        </Carousel>
      )}
      {otherCollections.length > 0 && (
        <ul className="others" aria-label={collections.length > 0 ? undefined : words.collections}>
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
