import { cutSentences } from './cut-sentences.ts';

/** Longer sentences are cut in themselves by whoever quotes them. */
const longestSentence = 320;

/**
 * The whole sentence at a place of a text, and as many of those after it as there is room for: nothing that is
 * quoted ends in the middle.
 * @returns null where that sentence is too long to be read whole
 */
export function quoteSentences(
  text: string,
  language: string,
  place: number,
  room: number,
): string | null {
  const sentences = cutSentences(text, language);
  // What a text begins with may be blank, and is no sentence.
  const from = sentences.containing(Math.max(place, text.search(/\S/)));
  if (!from || from.segment.trim().length > longestSentence) return null;
  let quoted = from.segment;
  let next = sentences.containing(from.index + quoted.length);
  while (next && (quoted + next.segment).trim().length <= room) {
    quoted += next.segment;
    next = sentences.containing(from.index + quoted.length);
  }
  return quoted.trim();
}
