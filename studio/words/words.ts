import { createContext, useContext } from 'react';
import { isLanguage, type Language } from '#shared/languages/languages.ts';
import type english from './en/all.ts';

/** The studio's own words in one language; those of the site stay out of it. */
export type Words = typeof english;

/** One bundle per language, fetched when it is wanted. */
const files = import.meta.glob<{ readonly default: Words }>('./*/all.ts');

/** English where the studio has no words in a language yet. */
export async function loadWords(language: Language): Promise<Words> {
  const load = files[`./${language}/all.ts`] ?? files['./en/all.ts'];
  if (!load) throw new Error('The studio was built without words.');
  return (await load()).default;
}

export interface SpokenLanguage {
  readonly language: Language;
  readonly words: Words;
  /** Goes on in another language, in this browser from now on. */
  readonly speak: (language: Language) => void;
}

export const LanguageContext = createContext<SpokenLanguage | null>(null);

/** The words of the studio in the language of whoever uses it. */
export function useWords(): Words {
  return useSpokenLanguage().words;
}

export function useSpokenLanguage(): SpokenLanguage {
  const spoken = useContext(LanguageContext);
  if (!spoken) throw new Error('Words are asked for outside of the studio.');
  return spoken;
}

/** Puts values into the braces of a sentence: `Saved at {time}`. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

const storedUnder = 'studio-language';

/** What was chosen here before, else the first language of the browser that the studio speaks. */
export function guessLanguage(): Language {
  const chosen = localStorage.getItem(storedUnder);
  if (isLanguage(chosen)) return chosen;
  return navigator.languages.map((tag) => tag.split('-')[0]).find(isLanguage) ?? 'en';
}

export const keepLanguage = (language: Language): void =>
  localStorage.setItem(storedUnder, language);
