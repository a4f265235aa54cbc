import {
  languageContext,
  optionalContext,
  servicesContext,
  translationsContext,
} from '#app/request-context.ts';
import collectionEnglish from '#locales/en/collection.json';
import english from '#locales/en/exploreTheCollection.json';
import type { ObjectSuggestion } from '#services/object-collection/contract.ts';
import { formatNumber } from '#shared/languages/format-number.ts';
import { chooseText, type LocalizedText } from '#shared/languages/localized-text.ts';
import type { Route } from './+types/explore-answers';
import { type ChoiceFacet, toChoiceFacet, toFacetName } from './explore-facets.ts';
import { type ExploreItem, toExploreItem } from './explore-item.ts';
import { maxWordsLength, parseExploreQuery, toObjectFilters } from './explore-query.ts';
import { nameCollections, pageSize } from './load-explore.ts';

/** The explore screen's requests while it is used. Their addresses are below its own, in the page's language. */
export interface ExploreAnswers {
  readonly suggestions: {
    readonly items: readonly {
      readonly kind: ObjectSuggestion['kind'];
      readonly label: LocalizedText;
      /** The facet's value; null for the title of an object, which has an address. */
      readonly value: string | null;
      readonly href: string | null;
      readonly count: string;
    }[];
  };
  readonly values: ChoiceFacet;
  readonly objects: { readonly items: readonly ExploreItem[] };
}

const suggestionsShown = 8;
const valuesListed = 60;
/** Browsers may keep an answer; the site's cache of pages is for pages. */
const headers = { 'Cache-Control': 'private, max-age=120' };

/**
 * `…/suggestions?q=`: what somebody who is typing may mean; `…/values?of=<facet>&containing=`:
 * values of a facet under a query; `…/objects`: the objects of a page without all around them.
 */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const { objectCollection, contentManagement } = context.get(servicesContext);
  const optional = context.get(optionalContext);
  const language = context.get(languageContext);
  const query = parseExploreQuery(url.searchParams);
  const typed = (name: string) => url.searchParams.get(name)?.slice(0, maxWordsLength) ?? '';
  const answer = <Name extends keyof ExploreAnswers>(_: Name, body: ExploreAnswers[Name]) =>
    Response.json(body, { headers });

  if (url.pathname.endsWith('/suggestions')) {
    const found = await objectCollection.suggestObjects(typed('q'), suggestionsShown);
    const items = found.map(({ kind, label, value, object, count }) => ({
      kind,
      label: chooseText(label, language) ?? { text: value ?? '', language },
      value,
      href: object ? `/objects/${object.id}/${object.slug}` : null,
      count: formatNumber(count),
    }));
    return answer('suggestions', { items });
  }
  const filters = toObjectFilters(query);
  if (url.pathname.endsWith('/values')) {
    const { more: name } = parseExploreQuery(new URLSearchParams({ more: typed('of') }));
    if (!name) return Response.json({ error: 'There is no facet of this name.' }, { status: 400 });
    const [facet, collections, counts] = await Promise.all([
      objectCollection.listFacetValues(
        filters,
        toFacetName(name),
        typed('containing'),
        valuesListed,
      ),
      name === 'sourceId' ? optional(contentManagement.listCollections(language), []) : [],
      name === 'sourceId' ? objectCollection.listCollections() : [],
    ]);
    const names = nameCollections(collections, counts, language);
    return answer('values', toChoiceFacet(name, facet, language, names));
  }
  const translations = context.get(translationsContext);
  const words = translations.messagesOf('collection', collectionEnglish).object;
  const messages = translations.messagesOf('exploreTheCollection', english);
  const found = await objectCollection.searchObjects({ ...filters, page: query.page, pageSize });
  return answer('objects', {
    items: found.items.map((object) => toExploreItem(object, language, words, messages)),
  });
}
