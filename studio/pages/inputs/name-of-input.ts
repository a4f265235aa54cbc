import type { DescribedInput } from '#server/studio/pages/page-room.ts';
import type { Words } from '../../words/words.ts';

/** What an input is called, in the words of whoever uses the studio. */
export function nameOfInput({ name, helperText }: DescribedInput, words: Words) {
  const known: Readonly<Record<string, string>> = words.pages.inputs;
  return { label: known[name === 'link' ? 'target' : name] ?? toWords(name), help: helperText };
}

/** "Send submissions to" of `sendSubmissionsTo`. */
const toWords = (name: string): string => {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
