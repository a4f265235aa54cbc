import type { ReactNode } from 'react';
import { FactList } from '#app/components/text/FactList.tsx';
import { Localized } from '#app/components/text/Localized.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { useWords } from '#app/i18n/language-context.tsx';
import english from '#locales/en/collection.json';
import type { LocalizedText } from '#shared/localized-text.ts';
import { maxWordsLength, toExploreHref } from '../explore/explore-query.ts';
import type { ObjectView } from './object-view.ts';

export interface ObjectFactsProps {
  readonly of: ObjectView;
  /** The collections that it belongs to and that have a page. */
  readonly collections: readonly { uid: string; title: LocalizedText; sourceId: string }[];
}

/** The facts of the wall label; what others may share leads to them. */
export function ObjectFacts({ of: object, collections }: ObjectFactsProps) {
  const words = useWords('collection', english).object;
  const makers = object.makers.map(({ name, details }) => (
    <span key={name}>
      {alike('maker', { text: name, language: '' })}
      {details && ` (${details})`}
    </span>
  ));
  return (
    <FactList
      facts={[
        { term: words.type, values: listed('type', [object.type]) },
        { term: words.maker, values: makers.length > 0 ? makers : [words.unknownMaker] },
        { term: words.date, values: plain(object.date) },
        { term: words.place, values: listed('place', [object.place]) },
        { term: words.culture, values: listed('culture', [object.culture]) },
        { term: words.materials, values: listed('material', object.materials) },
        { term: words.techniques, values: listed('technique', object.techniques) },
        { term: words.dimensions, values: object.dimensions ? [object.dimensions] : [] },
        {
          term: words.accessionNumber,
          values: object.accessionNumber ? [object.accessionNumber] : [],
        },
        { term: words.creditLine, values: plain(object.creditLine) },
        { term: words.rights, values: listRights(object) },
        {
          term: words.location,
          values: [
            object.onView === null ? null : object.onView ? words.onView : words.offView,
            object.location && <Localized key="location" of={object.location} />,
          ].filter(Boolean),
        },
        {
          term: words.collections,
          values: collections.map(({ uid, title, sourceId }) => (
            <SiteLink
              key={uid}
              to={`/collection/explore-the-collection?${new URLSearchParams({ collection: uid, title: title.text, sourceId })}`}
            >
              <Localized of={title} />
            </SiteLink>
          )),
        },
        {
          term: words.record,
          values: object.recordUrl
            ? [
                <SiteLink key="record" to={object.recordUrl}>
                  {new URL(object.recordUrl).hostname}
                </SiteLink>,
              ]
            : [],
        },
      ]}
    />
  );
}

/** A text as the one value of a fact; none when it is missing. */
const plain = (text: LocalizedText | null): ReactNode[] =>
  text ? [<Localized key={text.text} of={text} />] : [];

type Field = 'type' | 'maker' | 'place' | 'culture' | 'material' | 'technique';

const listed = (field: Field, texts: readonly (LocalizedText | null)[]): ReactNode[] =>
  texts.flatMap((text) => (text ? [alike(field, text)] : []));

/** Leads to all objects of which the record says the same. */
function alike(field: Field, text: LocalizedText): ReactNode {
  // "Kashan, Iran" is a town and a country to the search.
  const query = text.text
    .split(',')
    .map((part) => `${field}:"${part.replaceAll('"', ' ').trim()}"`)
    .join(' ');
  const name = text.language ? <Localized of={text} /> : text.text;
  if (query.length > maxWordsLength) return <span key={text.text}>{name}</span>;
  return (
    <SiteLink key={text.text} to={toExploreHref({ words: query, page: 1 })}>
      {name}
    </SiteLink>
  );
}

function listRights({ rights, rightsUri }: ObjectView): ReactNode[] {
  if (!rights) return [];
  if (!rightsUri) return plain(rights);
  return [
    <a key="rights" href={rightsUri} target="_blank" rel="license noopener noreferrer">
      {rights.text}
    </a>,
  ];
}
