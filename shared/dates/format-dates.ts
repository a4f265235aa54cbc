import { capitalize } from '../languages/capitalize.ts';
import type { Language } from '../languages/languages.ts';
import { type LocalDate, parseLocalDate, weekdayOf } from './local-date.ts';

/**
 * Names written out here: browsers need not carry Hawaiian, and the data of some servers has it
 * without kahakō. Source for Hawaiian: Pukui–Elbert and the usage of Hawaiian newspapers.
 */
const months: { readonly [language in Language]: readonly string[] } = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  es: [
    'enero',
    'febrero',
    'marzo',
    'abril',
    'mayo',
    'junio',
    'julio',
    'agosto',
    'septiembre',
    'octubre',
    'noviembre',
    'diciembre',
  ],
  haw: [
    'Ianuali',
    'Pepeluali',
    'Malaki',
    'ʻApelila',
    'Mei',
    'Iune',
    'Iulai',
    'ʻAukake',
    'Kepakemapa',
    'ʻOkakopa',
    'Nowemapa',
    'Kēkēmapa',
  ],
};

/** Sunday first. */
const weekdays: { readonly [language in Language]: readonly string[] } = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  es: ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'],
  haw: ['Lāpule', 'Pōʻakahi', 'Pōʻalua', 'Pōʻakolu', 'Pōʻahā', 'Pōʻalima', 'Pōʻaono'],
};

/**
 * As a calendar's heads have it: "Sat", "Sáb"; Hawaiian counts them, "P6".
 * @param index 0 for Sunday
 */
export const formatShortWeekday = (index: number, language: Language): string =>
  language === 'haw' ? (index === 0 ? 'LP' : `P${index}`) : cut(weekdays[language][index] ?? '');

/** "Thu, Nov 26", "Jue 26 nov". */
export function formatShortDate(date: LocalDate, language: Language): string {
  const short = formatShortMonth(date.month, language);
  const weekday = formatShortWeekday(weekdayOf(date), language);
  return weekday + weekdayJoint(language) + joinDay(String(date.day), short, language, '\u00a0');
}

const cut = (name: string) => capitalize(name.slice(0, 3));

export interface DateStyle {
  readonly withYear?: boolean;
  readonly withWeekday?: boolean;
}

/** "March". @param month from 1 */
export const formatMonth = (month: number, language: Language): string =>
  months[language][month - 1] ?? '';

/** "Nov", "nov", "Now.": as dictionaries of Hawaiian cut them, with a point, or some are read as other words. */
export function formatShortMonth(month: number, language: Language): string {
  const name = formatMonth(month, language);
  const short = name.slice(0, 3);
  return language === 'haw' && short !== name ? `${short}.` : short;
}

/** "Thursday". */
export const formatWeekday = (date: LocalDate, language: Language): string =>
  weekdays[language][weekdayOf(date)] ?? '';

/**
 * "March 12, 2027", "12 de marzo de 2027", "12 Malaki 2027".
 * @param date YYYY-MM-DD or a date; text that is no date comes back as it is (specification §5)
 */
export function formatDate(
  date: LocalDate | string,
  language: Language,
  style: DateStyle = {},
): string {
  const parsed = typeof date === 'string' ? parseLocalDate(date) : date;
  if (!parsed) return String(date);
  const { withYear = true, withWeekday = false } = style;
  const month = formatMonth(parsed.month, language);
  const day = joinDay(String(parsed.day), month, language);
  const whole = withYear ? day + yearJoints[language] + parsed.year : day;
  return withWeekday ? formatWeekday(parsed, language) + weekdayJoint(language) + whole : whole;
}

/** Spanish writes no comma there: "jueves 26 de noviembre". */
const weekdayJoint = (language: Language) => (language === 'es' ? ' ' : ', ');

const yearJoints: { readonly [language in Language]: string } = { en: ', ', es: ' de ', haw: ' ' };

/** A day stays on the line of its month. */
function joinDay(
  days: string,
  month: string,
  language: Language,
  joint = language === 'es' ? '\u00a0de\u00a0' : '\u00a0',
): string {
  return language === 'en' ? `${month}\u00a0${days}` : `${days}${joint}${month}`;
}

/**
 * "March 5–8, 2027", "March 5 – April 8, 2027"; what both ends share is said once.
 * @param thisYear left out where both ends are in it
 */
export function formatDateRange(
  start: LocalDate,
  end: LocalDate,
  language: Language,
  thisYear?: number,
): string {
  const isSameYear = start.year === end.year;
  const withYear = !isSameYear || end.year !== thisYear;
  if (isSameYear && start.month === end.month && start.day === end.day)
    return formatDate(end, language, { withYear });
  if (isSameYear && start.month === end.month)
    return (
      joinDay(`${start.day}–${end.day}`, formatMonth(end.month, language), language) +
      (withYear ? yearJoints[language] + end.year : '')
    );
  return `${formatDate(start, language, { withYear: !isSameYear })}\u00a0– ${formatDate(end, language, { withYear })}`;
}

/** Twelve o'clock by its name: "12 pm" has to be thought about. */
const noonNames: { readonly [language in Language]: string } = {
  en: 'noon',
  es: 'mediodía',
  haw: 'awakea',
};
const isNoon = (hour: number, minute: number) => hour === 12 && minute === 0;

/** "2 pm", "2:30 p. m.", "hola 2:30 ʻauinalā", "noon": words of Hawaiian may begin a line, "pm" may not. */
export function formatTime(
  hour: number,
  minute: number,
  language: Language,
  prefix = timePrefix(language),
): string {
  if (isNoon(hour, minute)) return noonNames[language];
  return prefix + clockOf(hour, minute) + suffixOf(hour, language);
}

/**
 * "2–4 pm", "11 am – 1 pm", "11 am – noon"; half of the day is said once where both ends share it. Between two ends that
 * are spelled out a line may end behind the dash: held together they are wider than a narrow column, which would cut a
 * word. Two numbers are one chunk by a word joiner.
 */
export function formatTimeRange(
  start: { readonly hour: number; readonly minute: number },
  end: { readonly hour: number; readonly minute: number },
  language: Language,
  prefix = timePrefix(language),
): string {
  const startsAtNoon = isNoon(start.hour, start.minute);
  const isNamed = startsAtNoon || isNoon(end.hour, end.minute);
  const to = formatTime(end.hour, end.minute, language, startsAtNoon ? prefix : '');
  const isSameHalf = suffixOf(start.hour, language) === suffixOf(end.hour, language);
  if (isSameHalf && !isNamed) return `${prefix}${clockOf(start.hour, start.minute)}–\u2060${to}`;
  return `${formatTime(start.hour, start.minute, language, prefix)}\u00a0– ${to}`;
}

const clockOf = (hour: number, minute: number) =>
  `${hour % 12 === 0 ? 12 : hour % 12}${minute ? `:${String(minute).padStart(2, '0')}` : ''}`;

/** What stands before a time and on its line; in a list of times, once above them. */
export const timePrefix = (language: Language): string => (language === 'haw' ? 'hola\u00a0' : '');

/** No-break spaces keep "pm" beside its hour; the parts of a Hawaiian day are words, and long ones. */
function suffixOf(hour: number, language: Language): string {
  if (language === 'haw') return ` ${partsOfDay.find(([from]) => hour >= from)?.[1] ?? ''}`;
  const half = hour < 12 ? 'a' : 'p';
  return language === 'es' ? `\u00a0${half}.\u00a0m.` : `\u00a0${half}m`;
}

/** From which hour on Hawaiian calls the day so. Source: Pukui–Elbert, "hola". */
const partsOfDay: readonly (readonly [from: number, name: string])[] = [
  [22, 'pō'],
  [17, 'ahiahi'],
  [13, 'ʻauinalā'],
  [12, 'awakea'],
  [4, 'kakahiaka'],
  [0, 'aumoe'],
];
