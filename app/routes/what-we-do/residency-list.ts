import {
  type ResidencyEntry,
  type ResidencyState,
  residencyStates,
  stateOfResidency,
  toResidencyEntry,
} from '#app/components/cards/residency-entry.ts';
import { choose, parsePage, toSlug } from '#app/components/programs/list/program-filters.ts';
import type { Resident } from '#services/content-management/contract.ts';
import type { LocalDate } from '#shared/dates/local-date.ts';
import type { Page } from '#shared/http/page.ts';
import type { Language } from '#shared/languages/languages.ts';
import type { LocalizedText } from '#shared/languages/localized-text.ts';

/** How the list of residencies is narrowed, as its address says it; null means all. */
export interface ResidencyFilters {
  readonly when: ResidencyState | null;
  /** Four digits: the year in which it begins. */
  readonly year: string | null;
  readonly discipline: string | null;
  readonly country: string | null;
  /** Counted from 1. */
  readonly page: number;
}

interface Choice {
  readonly value: string;
  readonly label: LocalizedText | string;
  readonly count: number;
}

export interface ResidencyListing {
  readonly filters: ResidencyFilters;
  readonly items: Page<ResidencyEntry>;
  readonly choices: {
    readonly when: readonly { readonly value: ResidencyState | null; readonly count: number }[];
    readonly year: readonly Choice[];
    readonly discipline: readonly Choice[];
    readonly country: readonly Choice[];
  };
}

const residenciesPerPage = 12;

/**
 * @param residents newest first, as the service lists them
 * @param englishResidents the same in English, whose words stand in addresses in every language
 * @param states each state in words
 */
export function buildResidencyListing(
  residents: readonly Resident[],
  englishResidents: readonly Resident[],
  query: URLSearchParams,
  today: LocalDate,
  language: Language,
  states: Readonly<Record<ResidencyState, string>>,
): ResidencyListing {
  const inEnglish = new Map(englishResidents.map((resident) => [resident.uid, resident]));
  const candidates = residents.map((resident) => {
    const english = inEnglish.get(resident.uid) ?? resident;
    return {
      resident,
      when: stateOfResidency(resident, today),
      year: resident.startDate?.slice(0, 4) ?? null,
      discipline: english.discipline && toSlug(english.discipline.text),
      country: english.country && toSlug(english.country.text),
    };
  });
  type Name = 'year' | 'discipline' | 'country';
  const valuesOf = (name: Name) => [
    ...new Set(candidates.flatMap((candidate) => candidate[name] ?? [])),
  ];
  const filters: ResidencyFilters = {
    when: choose(query.get('when'), residencyStates),
    year: choose(query.get('year'), valuesOf('year')),
    discipline: choose(query.get('discipline'), valuesOf('discipline')),
    country: choose(query.get('country'), valuesOf('country')),
    page: parsePage(query.get('page')),
  };
  const match = (asked: ResidencyFilters) =>
    candidates.filter((candidate) =>
      (['when', 'year', 'discipline', 'country'] as const).every(
        (name) => asked[name] === null || candidate[name] === asked[name],
      ),
    );
  const choicesOf = (name: Name): Choice[] => {
    const { compare } = new Intl.Collator(language);
    const labelOf = (value: string) => {
      const resident = candidates.find((candidate) => candidate[name] === value)?.resident;
      return (name === 'year' ? null : resident?.[name]) ?? value;
    };
    return valuesOf(name)
      .map((value) => ({
        value,
        label: labelOf(value),
        count: match({ ...filters, [name]: value }).length,
      }))
      .sort((a, b) =>
        name === 'year'
          ? b.value.localeCompare(a.value)
          : compare(textOf(a.label), textOf(b.label)),
      );
  };
  const found = toVisitorsOrder(match(filters));
  const page = Math.min(filters.page, Math.max(1, Math.ceil(found.length / residenciesPerPage)));
  return {
    filters: { ...filters, page },
    items: {
      items: found
        .slice((page - 1) * residenciesPerPage, page * residenciesPerPage)
        .map(({ resident }) => toResidencyEntry(resident, today, language, states)),
      page,
      pageSize: residenciesPerPage,
      total: found.length,
    },
    choices: {
      when: [null, ...residencyStates].map((value) => ({
        value,
        count: match({ ...filters, when: value }).length,
      })),
      year: choicesOf('year'),
      discipline: choicesOf('discipline'),
      country: choicesOf('country'),
    },
  };
}

/** Who is met in the house first, then who comes next, then those before, newest first. */
function toVisitorsOrder<Candidate extends { readonly when: ResidencyState }>(
  newestFirst: readonly Candidate[],
): Candidate[] {
  const of = (state: ResidencyState) => newestFirst.filter(({ when }) => when === state);
  return [...of('current'), ...of('upcoming').reverse(), ...of('past')];
}

const textOf = (label: LocalizedText | string) => (typeof label === 'string' ? label : label.text);
