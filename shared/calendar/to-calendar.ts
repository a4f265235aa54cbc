import { museumName } from '#brand/names.ts';
/** One entry of a calendar file. Either instants, or whole days of the museum's calendar. */
export interface CalendarEntry {
  /** Stays the same when the entry changes, so that calendars replace it. */
  readonly id: string;
  readonly title: string;
  readonly description: string | null;
  readonly location: string | null;
  /** Address of the page. */
  readonly url: string;
  readonly when:
    | { readonly kind: 'instants'; readonly startsAt: Date; readonly endsAt: Date }
    /** YYYY-MM-DD, both included. */
    | { readonly kind: 'days'; readonly first: string; readonly last: string };
  readonly isCancelled: boolean;
}

/**
 * A calendar file (RFC 5545). Instants are written in UTC, which every calendar shows in its
 * owner's zone; no zone definitions are needed.
 * @param name what the calendar is called where it is subscribed to
 * @param madeAt when the content was last known, for `DTSTAMP`
 */
export function toCalendar(name: string, entries: readonly CalendarEntry[], madeAt: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(museumName.en)}//Programs//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...entries.flatMap((entry) => toEvent(entry, madeAt)),
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}

function toEvent(entry: CalendarEntry, madeAt: Date): string[] {
  const { when } = entry;
  const times =
    when.kind === 'instants'
      ? [`DTSTART:${toUtcText(when.startsAt)}`, `DTEND:${toUtcText(when.endsAt)}`]
      : [
          `DTSTART;VALUE=DATE:${when.first.replaceAll('-', '')}`,
          // The end of whole days is the day after.
          `DTEND;VALUE=DATE:${toUtcText(new Date(Date.parse(`${when.last}T00:00:00Z`) + 86_400_000)).slice(0, 8)}`,
        ];
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(entry.id)}`,
    `DTSTAMP:${toUtcText(madeAt)}`,
    ...times,
    `SUMMARY:${escapeText(entry.title)}`,
    ...(entry.description ? [`DESCRIPTION:${escapeText(entry.description)}`] : []),
    ...(entry.location ? [`LOCATION:${escapeText(entry.location)}`] : []),
    `URL:${entry.url}`,
    `STATUS:${entry.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ];
}

const toUtcText = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d{3}/g, '');

/** RFC 5545 §3.3.11. Control characters have no place in a text and could end a line. */
const escapeText = (text: string) =>
  text
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is to be removed
    .replace(/[\u0000-\u001f\u007f]/g, '');

const maxLineOctets = 75;

/** RFC 5545 §3.1: lines of at most 75 octets; the next one begins with a space. Letters stay whole. */
function foldLine(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const letter of line) {
    const size = new TextEncoder().encode(letter).length;
    if (octets + size > maxLineOctets) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += letter;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}
