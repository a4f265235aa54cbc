import { data } from 'react-router';
import { cachedLoader } from '#app/cached-loader.ts';
import { FactList } from '#app/components/text/FactList.tsx';
import { Localized } from '#app/components/text/Localized.tsx';
import { PageHeader } from '#app/components/text/PageHeader.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import { pageMeta } from '#app/page-head.ts';
import { replaceWithPath } from '#app/redirect-to-path.ts';
import { languageContext, servicesContext, translationsContext } from '#app/request-context.ts';
import { describePage } from '#app/structured-data/describe-page.ts';
import { toMakerThing } from '#app/structured-data/to-maker-thing.ts';
import collectionMessages from '#locales/en/collection.json';
import english from '#locales/en/makersAndSubjects.json';
import detailMessages from '#locales/en/objectDetail.json';
import type { MakerSummary, ObjectSummary } from '#services/object-collection/contract.ts';
import { toFacetValue } from '#shared/collection/facet-value.ts';
import { readAttribution } from '#shared/collection/maker-attribution.ts';
import { toMakerPath } from '#shared/collection/term-address.ts';
import { capitalize } from '#shared/languages/capitalize.ts';
import { choosePlural } from '#shared/languages/choose-plural.ts';
import { fill } from '#shared/languages/fill.ts';
import { formatNumber } from '#shared/languages/format-number.ts';
import { localizePath } from '#shared/languages/localized-path.ts';
import { chooseText, type LocalizedText } from '#shared/languages/localized-text.ts';
import { describeLife, toCountryText, toRoleText } from '../object/object-view.ts';
import type { Route } from './+types/MakerDetail';
import { describeMaker } from './describe-maker.ts';
import { loadWorks, type WorksGroupName } from './load-works.ts';
import { TermColumns } from './TermIndex.tsx';
import styles from './Terms.module.css';
import { parsePage, parseWorksOrder } from './term-query.ts';
import { makersScreen } from './term-screens.ts';
import { WorksWall } from './WorksWall.tsx';

/** Of makers whose names are alike, as many are looked through. */
const namesLooked = 48;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { objectCollection } = context.get(servicesContext);
  const language = context.get(languageContext);
  const translations = context.get(translationsContext);
  const messages = translations.messagesOf('makersAndSubjects', english);
  const detail = translations.messagesOf('objectDetail', detailMessages);
  const words = translations.messagesOf('collection', collectionMessages).object;
  const page = parsePage(url.searchParams);
  const order = parseWorksOrder(url.searchParams);
  const maker = await objectCollection.findMaker(params.id);
  if (!maker) throw data(null, { status: 404 });
  const path = toMakerPath(maker);
  // An id that is the name's words already stands alone.
  if (params.slug !== (maker.slug === maker.id ? undefined : maker.slug)) {
    throw replaceWithPath(localizePath(path, language) + url.search, { status: 301 });
  }
  const works = await loadWorks(
    objectCollection,
    { makerId: maker.id },
    { page, order, language, words },
    (work) => toGroup(work, maker),
  );
  if (works.groups.length === 0 && page > 1) throw data(null, { status: 404 });
  const count = (number: number) =>
    fill(choosePlural(messages.works, number, language), { count: formatNumber(number) });
  const list = (makers: readonly MakerSummary[]) =>
    makers.map((one) => ({
      href: toMakerPath(one),
      name: { text: one.name, language },
      count: count(one.objectCount),
    }));
  const life = describeLife(maker, maker.roles, detail);
  const { items } = await objectCollection.listMakers({
    ...{ containing: maker.name, order: 'name', page: 1, pageSize: namesLooked },
  });
  const listed = items.find(({ id }) => id === maker.id);
  // What the records of makers do not say is said of the work, as in the list of makers.
  const known = listed ? describeMaker(listed, language, detail) : null;
  const country = toCountryText(maker.nationality, detail);
  const about = chooseText(maker.about, language);
  const roles = maker.roles.flatMap((role) => toRoleText(role, detail) ?? []);
  await describePage(context, path, (address) => toMakerThing(maker, address));
  return {
    path,
    name: maker.name,
    lead: capitalize([country, life].filter(Boolean).join(', ')) || null,
    craft: roles.length === 0 ? (known?.craft ?? null) : null,
    land: country ? null : (known?.land ?? null),
    years: life ? null : (known?.years ?? null),
    value: toFacetValue(maker.name),
    about,
    // An open end is told in the head.
    life: maker.lifeDates === life ? life : null,
    born: toLifeFact(maker.born, toCountryText(maker.birthPlace, detail), life),
    died: toLifeFact(maker.died, toCountryText(maker.deathPlace, detail), life),
    roles,
    links: maker.links.map((href) => ({ href, name: nameLink(href) })),
    connected: list(maker.connected),
    namesakes: list(maker.namesakes),
    works,
    worksLabel: count(maker.objectCount),
    head: {
      title: maker.name,
      section: messages.makers.title,
      description:
        about?.text ??
        [maker.name, country, life, roles.join(', '), count(maker.objectCount)]
          .filter(Boolean)
          .join(', '),
      imageSrc: works.groups[0]?.cards[0]?.image?.src ?? null,
      isHiddenFromSearch: page > 1 || order !== 'pictures',
    },
  };
}

/** `1810, Baltimore`; null for a year that the head says already. */
function toLifeFact(year: string | null, place: string | null, life: string | null): string | null {
  if (year && life?.includes(year) && !place) return null;
  return [year, place].filter(Boolean).join(', ') || null;
}

/** One of whom a record says both is plainly the maker. */
function toGroup({ makers, makerIds }: ObjectSummary, { id, name }: MakerSummary): WorksGroupName {
  const attributions = makers.flatMap((label, at) =>
    makerIds[at] === id ? [readAttribution(label, name)] : [],
  );
  return (attributions.includes(null) ? null : attributions[0]) ?? 'own';
}

/** Houses whose names say more than their hosts. */
const linkNames: readonly (readonly [host: RegExp, name: string])[] = [
  [/(^|\.)wikidata\.org$/, 'Wikidata'],
  [/(^|\.)viaf\.org$/, 'VIAF'],
  [/^vocab\.getty\.edu$|^www\.getty\.edu$/, 'Getty ULAN'],
  [/(^|\.)wikipedia\.org$/, 'Wikipedia'],
];

function nameLink(href: string): string {
  const { hostname } = new URL(href);
  return linkNames.find(([host]) => host.test(hostname))?.[1] ?? hostname;
}

export const clientLoader = cachedLoader<typeof loader>;
export const meta = pageMeta;

export default function MakerDetail({ loaderData: maker }: Route.ComponentProps) {
  const { makers: messages } = useMessages('makersAndSubjects', english);
  const one = (value: string | null) => (value ? [value] : []);
  const said = (value: LocalizedText | null) =>
    value ? [<Localized key={value.text} of={value} />] : [];
  const facts = [
    { term: messages.life, values: one(maker.life) },
    { term: messages.born, values: one(maker.born) },
    { term: messages.died, values: one(maker.died) },
    { term: messages.roles, values: maker.roles },
    { term: messages.craft, values: said(maker.craft) },
    { term: messages.land, values: said(maker.land) },
    { term: messages.years, values: said(maker.years) },
    {
      term: messages.links,
      values: maker.links.map(({ href, name }) => (
        <SiteLink key={href} to={href}>
          {name}
        </SiteLink>
      )),
    },
  ].filter(({ values }) => values.length > 0);
  return (
    <article>
      <PageHeader label={messages.maker} title={maker.name} lead={maker.lead}>
        <p>
          <SiteLink to={makersScreen}>{messages.all}</SiteLink>
        </p>
      </PageHeader>
      <WorksWall
        of={maker.works}
        title={maker.worksLabel}
        path={maker.path}
        search={{ maker: [maker.value] }}
        facts={
          (maker.about || facts.length > 0) && (
            <>
              {maker.about && (
                <p className={styles.about}>
                  <Localized of={maker.about} />
                </p>
              )}
              {facts.length > 0 && <FactList facts={facts} />}
            </>
          )
        }
        onward={
          (maker.connected.length > 0 || maker.namesakes.length > 0) && (
            <>
              {maker.connected.length > 0 && (
                <section aria-labelledby="connected">
                  <h2 id="connected">{messages.connected}</h2>
                  <TermColumns terms={maker.connected} />
                </section>
              )}
              {maker.namesakes.length > 0 && (
                <section aria-labelledby="namesakes">
                  <h2 id="namesakes">{messages.namesakes}</h2>
                  <TermColumns terms={maker.namesakes} />
                </section>
              )}
            </>
          )
        }
      />
    </article>
  );
}
