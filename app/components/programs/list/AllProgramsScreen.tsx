import { ProgramList, type ProgramListItem } from '#app/components/cards/ProgramList.tsx';
import { Section } from '#app/components/layout/Section.tsx';
import { PageHeader } from '#app/components/text/PageHeader.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { useLanguage, useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/events.json';
import { choosePlural } from '#shared/languages/choose-plural.ts';
import { fill } from '#shared/languages/fill.ts';
import { CalendarSubscription } from '../CalendarSubscription.tsx';
import { nameKind, namePeriod } from '../program-messages.ts';
import styles from './AllProgramsScreen.module.css';
import { FilterRow } from './FilterRow.tsx';
import { FilterSelects } from './FilterSelects.tsx';
import { PageLinks } from './PageLinks.tsx';
import { type ProgramFilters, periods, toQuery } from './program-filters.ts';
import type { ProgramListing } from './program-listing.ts';

export interface AllProgramsScreenProps {
  /** Path of this screen, without language prefix. */
  readonly path: string;
  readonly parent: { readonly to: string; readonly title: string };
  readonly title: string;
  readonly kinds: Readonly<Record<string, string>>;
  readonly listing: ProgramListing;
}

/** Every program, narrowed by day, kind and audience; month by month, past ones kept. */
export function AllProgramsScreen({ path, parent, title, kinds, listing }: AllProgramsScreenProps) {
  const messages = useMessages('events', english);
  const { language } = useLanguage();
  const { filters, items, choices, counts } = listing;
  const addressOf = (changed: Partial<ProgramFilters>) =>
    path + toQuery({ ...filters, page: 1, ...changed });
  const isNarrowed = filters.when !== null || filters.kind !== null || filters.audience !== null;
  const countOfPeriod = new Map(choices.when.map(({ value, count }) => [value, count]));
  return (
    <>
      <PageHeader title={title} label={parent.title} />
      <Section width="layout" space="tight">
        <div className={styles.filters} data-print="none">
          <FilterRow
            label={messages.when}
            isLarge
            links={[null, ...periods].map((when) => ({
              to: addressOf({ when }),
              text: namePeriod(when, messages),
              count: when === null ? counts.everyDay : (countOfPeriod.get(when) ?? 0),
              isChosen: filters.when === when,
            }))}
          />
          {choices.kind.length > 1 && (
            <FilterRow
              label={messages.kind}
              links={[
                {
                  to: addressOf({ kind: null }),
                  text: messages.filters.everyKind,
                  count: counts.everyKind,
                  isChosen: filters.kind === null,
                },
                ...choices.kind.map(({ value, count }) => ({
                  to: addressOf({ kind: value }),
                  text: nameKind(value, kinds),
                  count,
                  isChosen: filters.kind === value,
                })),
              ]}
            />
          )}
          <FilterSelects
            path={path}
            unchanged={{ when: filters.when, kind: filters.kind }}
            submitText={messages.filters.show}
            selects={[
              {
                name: 'audience',
                label: messages.audience,
                all: messages.filters.anyAudience,
                value: filters.audience,
                options: choices.audience.map(({ value, label, count }) => ({
                  value,
                  label: label ?? value,
                  count,
                })),
              },
            ]}
          />
        </div>
        <p className={styles.result} role="status">
          {fill(choosePlural(messages.count, items.total, language), { count: items.total })}
          {isNarrowed && (
            <SiteLink to={path} preventScrollReset>
              {messages.filters.clear}
            </SiteLink>
          )}
        </p>
      </Section>
      {items.total === 0 ? (
        <Section width="layout">
          <p className={styles.nothing}>{messages.filters.nothing}</p>
          <ul className={styles.ways}>
            <li>
              <SiteLink to={path}>{messages.filters.clear}</SiteLink>
            </li>
            {filters.when !== 'past' && (
              <li>
                <SiteLink to={`${path}?when=past`}>{messages.filters.seePast}</SiteLink>
              </li>
            )}
          </ul>
        </Section>
      ) : (
        <Section width="layout" space="tight">
          {toMonths(items.items).map(({ month, items: ofMonth }) => (
            <section key={month} className={styles.month} aria-label={month || undefined}>
              {month && <h2 className={styles.heading}>{month}</h2>}
              <ProgramList items={ofMonth} level={month ? 3 : 2} />
            </section>
          ))}
          <PageLinks
            page={items.page}
            pageCount={Math.ceil(items.total / items.pageSize)}
            toAddress={(page) => addressOf({ page })}
          />
        </Section>
      )}
      <CalendarSubscription back={parent} />
    </>
  );
}

/** Neighbours in the list that share a month. */
function toMonths(items: readonly ProgramListItem[]) {
  const months: { month: string; items: ProgramListItem[] }[] = [];
  for (const item of items) {
    const last = months.at(-1);
    if (last?.month === item.month) last.items.push(item);
    else months.push({ month: item.month, items: [item] });
  }
  return months;
}
