import { parseClockTime } from '#shared/calendar/stored-hours.ts';
import type { Language } from '#shared/languages/languages.ts';

const written =
  /^(?:hola\s*)?(?<hour>\d{1,2})(?:\s*[:.h]\s*(?<minute>\d{2})|(?<joined>\d{2}))?\s*(?<half>[ap])?(?:\.?\s?m\.?)?$/i;

/**
 * A time of day as people write it: "9", "9:30", "1730", "5 pm", "5 p. m.", "hola 5 pm".
 * @returns HH:MM; null for what is none
 */
export function parseClock(text: string): string | null {
  const { hour, minute, joined, half } = written.exec(text.trim())?.groups ?? {};
  if (hour === undefined) return null;
  const number = Number(hour);
  if (half && (number < 1 || number > 12)) return null;
  const since = half ? (number % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : number;
  return parseClockTime(`${since}:${minute ?? joined ?? '00'}`);
}

/** "9:30 am", in Spanish "9:30", as a column of times is read. @param time HH:MM */
export function formatClock(time: string, language: Language): string {
  const parsed = parseClockTime(time);
  if (!parsed || language === 'es') return parsed?.replace(/^0/, '') ?? time;
  const [hour = 0, minute = 0] = parsed.split(':').map(Number);
  const half = hour < 12 ? 'am' : 'pm';
  const shown = `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')}`;
  return `${shown} ${language === 'haw' ? half.toUpperCase() : half}`;
}
