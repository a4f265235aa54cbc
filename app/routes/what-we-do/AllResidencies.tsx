import { cachedLoader } from '#app/cached-loader.ts';
import { CardGrid } from '#app/components/cards/CardGrid.tsx';
import { ResidentCard } from '#app/components/cards/ResidentCard.tsx';
import type { ResidencyState } from '#app/components/cards/residency-entry.ts';
import { Section } from '#app/components/layout/Section.tsx';
import { FilterRow } from '#app/components/programs/list/FilterRow.tsx';
import { FilterSelects } from '#app/components/programs/list/FilterSelects.tsx';
import { PageLinks } from '#app/components/programs/list/PageLinks.tsx';
import { toQuery } from '#app/components/programs/list/program-filters.ts';
import { ArrowLink } from '#app/components/text/ArrowLink.tsx';
import { PageHeader } from '#app/components/text/PageHeader.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { dropEmptyParts } from '#app/drop-empty-parts.ts';
import { useLanguage, useMessages } from '#app/i18n/language-context.tsx';
import { pageMeta } from '#app/page-head.ts';
import events from '#locales/en/events.json';
import english from '#locales/en/residencies.json';
import { choosePlural } from '#shared/languages/choose-plural.ts';
import { fill } from '#shared/languages/fill.ts';
import type { Route } from './+types/AllResidencies';
import styles from './Convenings.module.css';
import { describeCall } from './describe-call.ts';
import { loadResidencies } from './load-residencies.ts';
import { buildResidencyListing, type ResidencyFilters } from './residency-list.ts';

/** Of many residencies; each is told in the singular: "Anteriores", "Anterior". */
const nameState = (state: ResidencyState, { filters, states }: typeof english): string =>
  state === 'past' ? filters.past : states[state];

/** Every residency, past ones included, narrowed by state, year, discipline and place. */
export async function loader({ context, url }: Route.LoaderArgs) {
  dropEmptyParts(url);
  const { contentManagement, language, residents, clock, messages } =
    await loadResidencies(context);
  const listing = buildResidencyListing(
    residents,
    await contentManagement.listResidents('en'),
    url.searchParams,
    clock.now.date,
    language,
    messages.states,
  );
  const { when, year, page } = listing.filters;
  const nameOf = (name: 'discipline' | 'country') => {
    const label = listing.choices[name].find(({ value }) => value === listing.filters[name])?.label;
    return typeof label === 'object' ? label.text : label;
  };
  const narrowed = [
    when && nameState(when, messages),
    year,
    nameOf('discipline'),
    nameOf('country'),
    page > 1 && page,
  ];
  return {
    listing,
    call: describeCall(clock, language, messages)?.state ?? null,
    head: {
      title: [messages.all, narrowed.filter(Boolean).join(', ')].filter(Boolean).join(': '),
      section: messages.title,
      description: messages.description,
    },
  };
}

export const clientLoader = cachedLoader<typeof loader>;
export const meta = pageMeta;

const parent = '/what-we-do/residencies';
const path = `${parent}/explore-all-residencies`;

export default function AllResidencies({ loaderData: { listing, call } }: Route.ComponentProps) {
  const { filters, items, choices } = listing;
  const messages = useMessages('residencies', english);
  const common = useMessages('events', events).filters;
  const { language } = useLanguage();
  const addressOf = (changed: Partial<ResidencyFilters>) =>
    path + toQuery({ ...filters, page: 1, ...changed });
  const isNarrowed = filters.when || filters.year || filters.discipline || filters.country;
  const everything = {
    year: messages.filters.everyYear,
    discipline: messages.filters.everyDiscipline,
    country: messages.filters.everyCountry,
  };
  return (
    <>
      <PageHeader
        kind="desk"
        label={messages.title}
        title={messages.all}
        lead={messages.description}
      />
      <Section width="layout" space="tight">
        <div className={styles.filters} data-print="none">
          <FilterRow
            label={common.label}
            isLarge
            links={choices.when.map(({ value, count }) => ({
              to: addressOf({ when: value }),
              text: value ? nameState(value, messages) : messages.filters.all,
              count,
              isChosen: filters.when === value,
            }))}
          />
          <FilterSelects
            path={path}
            unchanged={{ when: filters.when }}
            submitText={common.show}
            selects={(['year', 'discipline', 'country'] as const).map((name) => ({
              name,
              label: messages[name],
              all: everything[name],
              value: filters[name],
              options: choices[name],
            }))}
          />
        </div>
        <p className={styles.result} role="status">
          {fill(choosePlural(messages.count, items.total, language), { count: items.total })}
          {isNarrowed && (
            <SiteLink to={path} preventScrollReset>
              {common.clear}
            </SiteLink>
          )}
        </p>
      </Section>
      <Section width="layout" space="none">
        {items.total > 0 ? (
          <CardGrid columns={4} isSmall>
            {items.items.map((resident) => (
              <ResidentCard
                key={resident.id}
                of={resident}
                level={2}
                sizes="(min-width: 768px) 25vw, 45vw"
              />
            ))}
          </CardGrid>
        ) : (
          <p className={styles.inquiry}>{common.nothing}</p>
        )}
        <PageLinks
          page={items.page}
          pageCount={Math.ceil(items.total / items.pageSize)}
          toAddress={(page) => addressOf({ page })}
        />
      </Section>
      <Section width="layout">
        {call && <p>{call}</p>}
        <p>
          <ArrowLink to={`${parent}#apply`} prefetch="intent">
            {messages.apply}
          </ArrowLink>
        </p>
      </Section>
    </>
  );
}
