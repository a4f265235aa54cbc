import { globals } from '../../expressions/globals.ts';
import { toPrimitive, toText } from '../../expressions/to-text.ts';
import { makes, spend, work } from '../../expressions/work.ts';

type Fields = Readonly<Record<string, unknown>>;

const now = () => work.names?.now?.() ?? Date.now();
const zone = () => work.names?.timeZone ?? 'UTC';

const clocks = new Map<string, Intl.DateTimeFormat>();
/** Asking for the form of a time is as much work as this many steps. */
const formatSteps = 2_000;

/** Clocks are put forward and back at a quarter of an hour. */
const quarterMs = 15 * 60_000;
const offsets = new Map<string, number>();
const maxOffsets = 500;

/** How far the clock of the museum is ahead of UTC, in milliseconds. */
function offsetAt(instant: number): number {
  const key = `${zone()} ${Math.floor(instant / quarterMs)}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  spend(100);
  const offset = measureOffset(instant, zone());
  if (offsets.size >= maxOffsets) offsets.clear();
  offsets.set(key, offset);
  return offset;
}

function measureOffset(instant: number, timeZone: string): number {
  const known = clocks.get(timeZone);
  const clock =
    known ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      hourCycle: 'h23',
      era: 'short',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  if (!known) clocks.set(timeZone, clock);
  const parts = Object.fromEntries(
    clock.formatToParts(instant).map(({ type, value }) => [type, value]),
  );
  const year =
    parts.era === 'B' || parts.era === 'BC' ? 1 - Number(parts.year) : Number(parts.year);
  const shown = new Date(0);
  shown.setUTCFullYear(year, Number(parts.month) - 1, Number(parts.day));
  shown.setUTCHours(Number(parts.hour), Number(parts.minute), Number(parts.second));
  return shown.getTime() - Math.floor(instant / 1_000) * 1_000;
}

/** The instant at which the museum's clock shows what UTC would show at this one. */
function fromWall(shown: number): number {
  if (!Number.isFinite(shown)) return Number.NaN;
  const guess = shown - offsetAt(shown);
  return shown - offsetAt(guess);
}

const isTimed = /(Z|[+-]\d{2}:?\d{2}|\b(GMT|UTC|[ECMP][SD]T)\b[^/]*)\s*(\([^)]*\))?\s*$/i;

/** As a browser reads it, but a time without a zone is the museum's. */
function parseDate(text: string): number {
  const given = text.trim().slice(0, 100);
  if (/^[+-]?\d{4,6}(-\d\d){0,2}$/.test(given) || isTimed.test(given)) return Date.parse(given);
  const isIso = /^[+-]?\d{4,6}-\d\d-\d\dT/.test(given);
  return fromWall(Date.parse(isIso ? `${given}Z` : `${given} UTC`));
}

export function makeDate(values: readonly unknown[]): Date {
  spend(20);
  if (values.length === 0) return makes(new Date(now()));
  const first = values[0] instanceof Date ? values[0].getTime() : toPrimitive(values[0]);
  if (values.length > 1) return makes(new Date(fromWall(toWall(values))));
  return makes(new Date(typeof first === 'string' ? parseDate(first) : Number(first)));
}

const toWall = (values: readonly unknown[]) =>
  Date.UTC(...(values.slice(0, 7).map((value) => Number(toPrimitive(value))) as [number]));

globals.Date = Object.freeze({
  now,
  parse: (text: unknown) => parseDate(toText(text)),
  UTC: (...values: unknown[]) => toWall(values),
});

const getters = new Set(
  'Date Day FullYear Hours Milliseconds Minutes Month Seconds'
    .split(' ')
    .map((part) => `get${part}`),
);
const setters = new Set([...getters].map((name) => name.replace('get', 'set')));

export function callDate(date: Date, name: string, values: readonly unknown[]): unknown {
  const time = date.getTime();
  spend(10);
  if (name === 'getTime' || name === 'valueOf') return time;
  if (name === 'toISOString' || name === 'toJSON')
    return name === 'toJSON' ? date.toJSON() : date.toISOString();
  if (name === 'getTimezoneOffset') return Number.isNaN(time) ? time : -offsetAt(time) / 60_000;
  const isUtc = name.includes('UTC');
  const plain = name.replace('UTC', '');
  const shown = new Date(isUtc || Number.isNaN(time) ? time : time + offsetAt(time));
  const act = (method: string, all: readonly unknown[]) =>
    (shown as unknown as Record<string, (...given: number[]) => number>)[method]?.(
      ...all.map((value) => Number(toPrimitive(value))),
    );
  if (getters.has(plain)) return act(plain.replace('get', 'getUTC'), []);
  if (setters.has(plain) || name === 'setTime') {
    if (name === 'setTime') return date.setTime(Number(values[0]));
    const changed = act(plain.replace('set', 'setUTC'), values) ?? Number.NaN;
    return date.setTime(isUtc ? changed : fromWall(changed));
  }
  if (name === 'toUTCString' || name === 'toGMTString') return date.toUTCString();
  if (name === 'toString') return dateToText(date);
  if (name === 'toDateString') return dateToText(date).slice(0, 15);
  if (/^toLocale(Date|Time)?String$/.test(name)) return toLocaleText(date, name, values);
  throw new TypeError(`${name} cannot be called`);
}

export function dateToText(date: Date): string {
  const time = date.getTime();
  if (Number.isNaN(time)) return 'Invalid Date';
  const offset = offsetAt(time) / 60_000;
  const [day = '', number, month, year, clock] = new Date(time + offset * 60_000)
    .toUTCString()
    .split(' ');
  const ahead = Math.abs(offset);
  const sign = `${offset < 0 ? '-' : '+'}${pad(Math.floor(ahead / 60))}${pad(Math.floor(ahead % 60))}`;
  spend(formatSteps);
  const name = new Intl.DateTimeFormat('en-US', { timeZone: zone(), timeZoneName: 'long' })
    .formatToParts(date)
    .find(({ type }) => type === 'timeZoneName')?.value;
  return `${day.slice(0, 3)} ${month} ${number} ${year} ${clock} GMT${sign} (${name})`;
}

const pad = (value: number) => String(value).padStart(2, '0');

/** The language that a script names, else the page's. */
const toLocale = (given: unknown): string => {
  const first = Array.isArray(given) ? given[0] : given;
  const locale = typeof first === 'string' ? first : work.names?.read('locale');
  return typeof locale === 'string' && locale !== 'en' ? locale.slice(0, 40) : 'en-US';
};

/** Only what says how something is written; nothing that could be asked for more. */
const toOptions = (given: unknown): Fields =>
  Object.fromEntries(
    Object.entries(typeof given === 'object' && given !== null ? given : {}).filter(
      ([, value]) => typeof value !== 'object' && typeof value !== 'function',
    ),
  );

/** Spaces of special widths differ from browser to browser. */
const withPlainSpaces = (text: string) => text.replace(/[\u202f\u2009]/g, ' ');

function toLocaleText(date: Date, name: string, [locale, given]: readonly unknown[]): string {
  if (Number.isNaN(date.getTime())) return 'Invalid Date';
  spend(formatSteps);
  const options = { timeZone: zone(), ...toOptions(given) };
  const method = name as 'toLocaleDateString' | 'toLocaleString' | 'toLocaleTimeString';
  return withPlainSpaces(date[method](toLocale(locale), options));
}

export function numberToLocaleText(value: number, [locale, given]: readonly unknown[]): string {
  spend(formatSteps);
  return withPlainSpaces(value.toLocaleString(toLocale(locale), toOptions(given)));
}
