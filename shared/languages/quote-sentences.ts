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
  const sentences = [
    ...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text),
  ].filter(({ segment }) => segment.trim() !== '');
  const at = sentences.findLastIndex(({ index }) => index <= place);
  const from = sentences[Math.max(0, at)];
  if (!from || from.segment.trim().length > longestSentence) return null;
  let quoted = from.segment;
  for (const { segment } of sentences.slice(Math.max(0, at) + 1)) {
    if ((quoted + segment).trim().length > room) break;
    quoted += segment;
  }
  return quoted.trim();
}
