import { toFacetValue } from '#shared/collection/facet-value.ts';
import { readQualifier } from '#shared/collection/maker-attribution.ts';
import { levelSeparator, toMakerId, toNameSlug } from '#shared/collection/term-address.ts';
import type {
  ListedMaker,
  MakerDetail,
  MakerSummary,
  SubjectDetail,
  SubjectQuery,
  SubjectSummary,
  TermPage,
  TermQuery,
} from '../contract.ts';
import { type ObjectRecord, toObjectSummary } from './object-record.ts';
import type { SearchIndex } from './search/index/search-index.ts';
import { findTerm, listNumbers, listTerms, listTogether } from './search/index/term-list.ts';
import { toLabel } from './search/results/to-facets.ts';

/** The number of records that are read about a maker. When there are more, those with pictures are read. */
const recordsRead = 100;
const maxMakers = 12;
const maxNarrower = 60;
const maxRelated = 16;

export async function listMakers(
  index: SearchIndex,
  query: TermQuery,
  readRecords: ReadRecords,
): Promise<TermPage<ListedMaker>> {
  const { values, total, initials } = listTerms(index, 'makerId', query);
  const { page, pageSize } = query;
  // Of each the first object, which has a picture where any has.
  const firsts = values.flatMap((value) => listNumbers(index, value, 1));
  const records = await readRecords([...new Set(firsts)]);
  const items = values.map((value) => toListedMaker(toMaker(index, value), records));
  return { items, page, pageSize, total, initials };
}

function toListedMaker(maker: MakerSummary, records: readonly ObjectRecord[]): ListedMaker {
  const saidIn = (record: ObjectRecord) => record.makers.find((one) => toMakerId(one) === maker.id);
  const record = records.find(saidIn);
  const said = record && saidIn(record);
  return {
    ...maker,
    role: said?.role ?? null,
    nationality: said?.nationality ?? null,
    born: said?.born ?? null,
    died: said?.died ?? null,
    lifeDates: said?.lifeDates ?? null,
    work: record
      ? {
          type: record.objectType,
          place: record.place,
          date: record.date.display,
          image: toObjectSummary(record).image,
        }
      : null,
  };
}

export function listSubjects(index: SearchIndex, query: SubjectQuery): TermPage<SubjectSummary> {
  const { values, total, initials } = listTerms(index, 'subject', query);
  const { page, pageSize } = query;
  return { items: values.map((value) => toSubject(index, value)), page, pageSize, total, initials };
}

/** The records of objects by their numbers. */
type ReadRecords = (numbers: readonly number[]) => Promise<readonly ObjectRecord[]>;

export async function findMaker(
  index: SearchIndex,
  id: string,
  readRecords: ReadRecords,
): Promise<MakerDetail | null> {
  const value = findTerm(index, 'makerId', id);
  if (value === null) return null;
  const maker = toMaker(index, value);
  const records = await readRecords(listNumbers(index, value, recordsRead));
  const said = records.flatMap(({ makers }) => makers.filter((one) => toMakerId(one) === id));
  const find = <Part extends keyof (typeof said)[number]>(part: Part) =>
    said.find((one) => one[part])?.[part] ?? null;
  return {
    ...maker,
    roles: listRoles(said.map(({ role }) => role)),
    nationality: find('nationality'),
    born: find('born'),
    died: find('died'),
    lifeDates: find('lifeDates'),
    birthPlace: find('birthPlace'),
    deathPlace: find('deathPlace'),
    links: [...new Set(said.flatMap(({ links = [] }) => links))].slice(0, 20),
    about: find('about'),
    connected: listTogether(index, value, 'makerId', maxMakers).map((one) =>
      toMaker(index, one.value, one.count),
    ),
    namesakes: listNamesakes(index, value, maker.name),
  };
}

/** Lists makers of the same name: their ids differ, their value of the name facet does not. */
function listNamesakes(index: SearchIndex, value: number, name: string): MakerSummary[] {
  const query = { containing: name, order: 'works', page: 1, pageSize: 100 } as const;
  const folded = toFacetValue(name);
  return listTerms(index, 'makerId', query)
    .values.filter((one) => one !== value)
    .map((one) => toMaker(index, one))
    .filter((one) => toFacetValue(one.name) === folded)
    .slice(0, maxMakers);
}

/** The role alone, without how sure it is. */
function listRoles(roles: readonly (string | null)[]): string[] {
  const counts = new Map<string, number>();
  for (const role of roles) {
    const plain = role?.trim().toLowerCase();
    if (plain && !readQualifier(plain)) counts.set(plain, (counts.get(plain) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1]).map(([role]) => role);
}

export function findSubject(index: SearchIndex, id: string): SubjectDetail | null {
  const value = findTerm(index, 'subject', id);
  if (value === null) return null;
  const levels = id.split(levelSeparator);
  const broader = levels.slice(1).flatMap((_, level) => {
    const above = findTerm(index, 'subject', levels.slice(0, level + 1).join(levelSeparator));
    return above === null ? [] : [toSubject(index, above)];
  });
  const within = { within: id, order: 'works', page: 1, pageSize: maxNarrower } as const;
  // Broader and narrower terms of it are obvious.
  const isElsewhere = (other: string) =>
    !other.startsWith(id + levelSeparator) && !id.startsWith(other + levelSeparator);
  return {
    ...toSubject(index, value),
    broader,
    narrower: listTerms(index, 'subject', within).values.map((one) => toSubject(index, one)),
    related: listTogether(index, value, 'subject', maxRelated, isElsewhere).map((one) =>
      toSubject(index, one.value, one.count),
    ),
  };
}

/** @param objectCount all of its objects where absent */
function toMaker(
  index: SearchIndex,
  value: number,
  objectCount = index.valueCounts[value] as number,
): MakerSummary {
  const name = toLabel(index, value)?.en ?? '';
  return { id: index.values.at(value), name, slug: toNameSlug(name), objectCount };
}

function toSubject(
  index: SearchIndex,
  value: number,
  objectCount = index.valueCounts[value] as number,
): SubjectSummary {
  return { id: index.values.at(value), label: toLabel(index, value) ?? {}, objectCount };
}
