import { cutSentences } from './cut-sentences.ts';

/** @returns the first sentence of a text, with its mark; all of it where it has but one */
export function firstSentence(text: string, language: string): string {
  const [first] = cutSentences(text, language);
  const found = first?.segment.trim() ?? text;
  // By the rules of Unicode a number with a small letter after it goes on with the sentence; here it begins one.
  return /^.*?\p{L}{3}[.!?…](?=\s+\d)/u.exec(found)?.[0] ?? found;
}
