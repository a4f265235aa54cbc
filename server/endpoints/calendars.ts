import type { Handler } from 'hono';
import type {
  ContentManagement,
  Convening,
  Exhibition,
  ProgramEvent,
  PublicProgram,
} from '#services/content-management/contract.ts';
import { toDatedHref } from '#shared/calendar/dated-href.ts';
import { endOf, isPast } from '#shared/calendar/program-times.ts';
import { type CalendarEntry, toCalendar } from '#shared/calendar/to-calendar.ts';
import type { Language } from '#shared/languages/languages.ts';
import { languageOfPath, localizePath } from '#shared/languages/localized-path.ts';

const maxEntries = 500;

interface CalendarSource {
  readonly publicOrigin: string;
  readonly contentManagement: ContentManagement;
  readonly now: () => Date;
  /** The museum's, where its settings name none. */
  readonly timeZone: string;
}

/** `/calendar/<kind>/<uid>.ics` in every language: one item with all its times. */
export const itemCalendar =
  (source: CalendarSource): Handler =>
  async (c) => {
    const language = languageOfPath(c.req.path);
    const [, kind = '', uid = ''] = /\/calendar\/([\w-]+)\/([\w-]+)\.ics$/.exec(c.req.path) ?? [];
    const find = finders[kind];
    const entries = find ? await find(source.contentManagement, uid, language) : null;
    if (!entries) return c.text('This calendar does not exist.', 404);
    return answer(c, uid, await toEntries(entries, source, language), source);
  };

/** `/calendar/programs.ics`: everything to come, to be subscribed to. */
export const programsCalendar =
  (source: CalendarSource): Handler =>
  async (c) => {
    const { contentManagement } = source;
    const language = languageOfPath(c.req.path);
    const [events, programs, convenings, settings] = await Promise.all([
      contentManagement.listEvents(language),
      contentManagement.listPublicPrograms(language),
      contentManagement.listConvenings(language),
      contentManagement.findSettings(language),
    ]);
    const entries = [
      ...events.flatMap(ofProgram),
      ...programs.flatMap(ofProgram),
      ...convenings.flatMap(ofConvening),
    ]
      .filter(({ when }) => when.kind === 'days' || !isPast(when, source.now()))
      // When there are more events than a calendar may hold, the nearest are in it.
      .sort((one, other) => startOf(one).localeCompare(startOf(other)))
      .slice(0, maxEntries);
    const name = settings?.siteName.text ?? 'Programs';
    return answer(c, name, await toEntries(entries, source, language), source);
  };

/** An entry before addresses and instants are written out. */
interface PlannedEntry {
  readonly id: string;
  readonly item: Convening | Exhibition | ProgramEvent | PublicProgram;
  readonly when:
    | { readonly kind: 'instants'; readonly startsAt: string; readonly endsAt: string | null }
    | { readonly kind: 'days'; readonly first: string; readonly last: string };
  readonly isCancelled: boolean;
}

const startOf = ({ when }: PlannedEntry) => (when.kind === 'days' ? when.first : when.startsAt);

const finders: Readonly<
  Record<
    string,
    (service: ContentManagement, uid: string, language: Language) => Promise<PlannedEntry[] | null>
  >
> = {
  exhibitions: async (service, uid, language) =>
    orNull(await service.findExhibition(uid, language), ofExhibition),
  events: async (service, uid, language) =>
    orNull(await service.findEvent(uid, language), ofProgram),
  'public-programs': async (service, uid, language) =>
    orNull(await service.findPublicProgram(uid, language), ofProgram),
  convenings: async (service, uid, language) =>
    orNull(await service.findConvening(uid, language), ofConvening),
};

function orNull<Item>(
  item: Item | null,
  toEntries: (item: Item) => PlannedEntry[],
): PlannedEntry[] | null {
  const entries = item ? toEntries(item) : [];
  return entries.length > 0 ? entries : null;
}

const ofProgram = (item: ProgramEvent | PublicProgram): PlannedEntry[] =>
  item.times.map(({ startsAt, endsAt, isCancelled }) => ({
    id: `${item.type}-${item.uid}-${startsAt}`,
    item,
    when: { kind: 'instants', startsAt, endsAt },
    isCancelled: isCancelled || item.status === 'cancelled',
  }));

const ofConvening = (item: Convening): PlannedEntry[] =>
  item.startsAt
    ? [
        {
          id: `convening-${item.uid}`,
          item,
          when: { kind: 'instants', startsAt: item.startsAt, endsAt: item.endsAt },
          isCancelled: item.status === 'cancelled',
        },
      ]
    : [];

const ofExhibition = (item: Exhibition): PlannedEntry[] =>
  item.startDate && item.endDate
    ? [
        {
          id: `exhibition-${item.uid}`,
          item,
          when: { kind: 'days', first: item.startDate, last: item.endDate },
          isCancelled: false,
        },
      ]
    : [];

async function toEntries(
  entries: readonly PlannedEntry[],
  { contentManagement, publicOrigin, timeZone }: CalendarSource,
  language: Language,
): Promise<CalendarEntry[]> {
  const settings = await contentManagement.findSettings(language);
  return entries.map((entry) =>
    toEntry(entry, publicOrigin, settings?.timeZone ?? timeZone, language),
  );
}

function toEntry(
  { id, item, when, isCancelled }: PlannedEntry,
  origin: string,
  timeZone: string,
  language: Language,
): CalendarEntry {
  const url = origin + localizePath(item.href, language);
  const isDated = item.type === 'event' || item.type === 'public_program';
  return {
    id: `${id}@${new URL(origin).hostname}`,
    title: item.title.text,
    description: item.summary?.text ?? null,
    location: item.location?.text ?? null,
    url: isDated && when.kind === 'instants' ? toDatedHref(url, when.startsAt, timeZone) : url,
    when:
      when.kind === 'days'
        ? when
        : {
            kind: 'instants',
            startsAt: new Date(when.startsAt),
            endsAt: new Date(endOf(when)),
          },
    isCancelled,
  };
}

const answer = (
  c: Parameters<Handler>[0],
  name: string,
  entries: readonly CalendarEntry[],
  { now }: CalendarSource,
) =>
  c.body(toCalendar(name, entries, now()), 200, {
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': `inline; filename="${name.replace(/[^\w-]+/g, '-')}.ics"`,
    'Cache-Control': 'public, max-age=300, stale-while-revalidate=3600',
  });
