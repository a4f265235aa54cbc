/** The sentences of a text, to be walked through or asked for by place. */
export function cutSentences(text: string, language: string): Intl.Segments {
  const made = segmenters.get(language);
  if (made) return made.segment(text);
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  if (segmenters.size < maxLanguages) segmenters.set(language, segmenter);
  return segmenter.segment(text);
}

/** Making one costs more than most texts; records may name any language. */
const segmenters = new Map<string, Intl.Segmenter>();
const maxLanguages = 32;
