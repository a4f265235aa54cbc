import { fill } from '../languages/fill.ts';

/**
 * Fills the `{time}` of a sentence, with the article that it needs. Spanish says one o'clock alone in the
 * singular, "hasta la 1:05", and noon without an hour, "al mediodía"; so does Hawaiian, "ke awakea".
 */
export function fillTime(sentence: string, time: string): string {
  const isOne = /^1(?!\d)/.test(time);
  const isNoon = time === 'mediodía';
  const told = sentence
    .replace(/\b(a )?las (?=\{time\})/i, (las, at = '') =>
      isOne ? las.replace('las', 'la') : isNoon ? (at ? `${at[0]}l ` : 'el ') : las,
    )
    .replace(/\bka (?=\{time\})/, time === 'awakea' ? 'ke ' : 'ka ');
  return fill(told, { time });
}
