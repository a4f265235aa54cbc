import { Fragment, type ReactNode } from 'react';
import { FactList } from '#app/components/text/FactList.tsx';
import { Localized } from '#app/components/text/Localized.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { TitleText } from '#app/components/text/TitleText.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/collection.json';
import { capitalize } from '#shared/languages/capitalize.ts';
import type { LocalizedText } from '#shared/languages/localized-text.ts';
import { type AlikeField, AlikeTerm } from './AlikeTerm.tsx';
import styles from './ObjectDetail.module.css';
import type { CollectionLink } from './object-surroundings.ts';
import type { ObjectView, SubjectTrail, Term } from './object-view.ts';

export interface ObjectFactsProps {
  readonly of: ObjectView;
  readonly collections: readonly CollectionLink[];
}

/**
 * The facts of the wall label but when and where, which stand below the title; what others may share leads to them.
 * Those that most come for are a list of their own, which wide screens show beside the picture.
 */
export function ObjectFacts({ of: object, collections }: ObjectFactsProps) {
  const messages = useMessages('collection', english).object;
  const makers = object.makers.map(({ name, href, before, after, details }) => (
    <span key={`${before}${name}`}>
      {capitalize(before)}
      {href ? <SiteLink to={href}>{name}</SiteLink> : name}
      {after}
      {details && ` (${details})`}
    </span>
  ));
  const chief = [
    { term: messages.maker, values: makers },
    { term: messages.culture, values: listed('culture', [object.culture]) },
    { term: messages.medium, values: plain(object.medium) },
    // Parts that the statement already contains are not repeated.
    ...(object.medium
      ? []
      : [
          { term: messages.materials, values: listed('material', object.materials) },
          { term: messages.techniques, values: listed('technique', object.techniques) },
        ]),
    { term: messages.dimensions, values: object.dimensions ? [object.dimensions] : [] },
    {
      term: messages.accessionNumber,
      values: object.accessionNumber ? [object.accessionNumber] : [],
    },
    {
      term: messages.location,
      values: [
        object.onView === null ? null : object.onView ? messages.onView : messages.offView,
        object.location && <Localized key="location" of={object.location} />,
      ].filter(Boolean),
    },
  ];
  const further = [
    { term: messages.maker, values: makers.length > 0 ? [] : [messages.unknownMaker] },
    { term: messages.type, values: listed('type', [object.type]) },
    { term: messages.dynasty, values: object.dynasties.flatMap(plain) },
    { term: messages.reign, values: object.reigns.flatMap(plain) },
    { term: messages.period, values: object.periods.flatMap(plain) },
    { term: messages.style, values: object.styles.flatMap(plain) },
    { term: messages.creditLine, values: plain(object.creditLine) },
    { term: messages.acquisition, values: plain(object.acquisition) },
    { term: messages.rights, values: listRights(object) },
    {
      term: messages.subjects,
      values: object.subjects.length > 0 ? [<Subjects key="all" of={object.subjects} />] : [],
    },
    {
      term: messages.collections,
      values: collections.map(({ sourceId, title, href }) => (
        <SiteLink key={sourceId} to={href}>
          <TitleText of={title} />
        </SiteLink>
      )),
    },
    {
      term: messages.record,
      values: object.recordUrl
        ? [
            <SiteLink key="record" to={object.recordUrl}>
              {new URL(object.recordUrl).hostname}
            </SiteLink>,
          ]
        : [],
    },
  ];
  return (
    <>
      <div className={styles.chief}>
        <FactList facts={chief} />
      </div>
      <div className={styles.further}>
        <FactList facts={further} />
      </div>
    </>
  );
}

/** A text as the one value of a fact; none when it is missing. */
const plain = (text: LocalizedText | null): ReactNode[] =>
  text ? [<Localized key={text.text} of={text} />] : [];

const listed = (field: AlikeField, terms: readonly (Term | null)[]): ReactNode[] =>
  terms.flatMap((term) => (term ? [<AlikeTerm key={term.value} field={field} of={term} />] : []));

/** What it shows or is about, as a list that runs on; each level leads to its page. */
const Subjects = ({ of: subjects }: { of: readonly SubjectTrail[] }) => (
  <ul className={styles.subjects}>
    {subjects.map((trail) => (
      <li key={trail.at(-1)?.href}>
        {trail.map(({ name, href }, level) => (
          <Fragment key={href}>
            {level > 0 && <span aria-hidden="true"> › </span>}
            <SiteLink to={href}>
              <Localized of={name} />
            </SiteLink>
          </Fragment>
        ))}
      </li>
    ))}
  </ul>
);

function listRights({ rights, rightsUri, rightsMeaning }: ObjectView): ReactNode[] {
  if (!rights) return [];
  if (!rightsUri) return plain(rights);
  return [
    <span key="rights">
      <a href={rightsUri} target="_blank" rel="license noopener noreferrer">
        {rights.text}
      </a>
      {rightsMeaning && `: ${rightsMeaning}`}
    </span>,
  ];
}
