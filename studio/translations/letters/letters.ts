import type { Language } from '#shared/languages/languages.ts';
import type { Words } from '../../words/words.ts';

/** A letter that the keyboard may not have, and the shortcut that writes it. */
export interface Letter {
  readonly letter: string;
  /** `KeyboardEvent.code`, wherever that key lies; with Alt, and Shift for `isCapital`. */
  readonly code: string;
  readonly isCapital: boolean;
  /** As the shortcut is written: `Alt+A`. */
  readonly shortcut: string;
  readonly name: keyof Words['letters']['names'];
  /** Put into the name: the letter below the mark. */
  readonly plain: string;
}

const vowels = (letters: string, name: Letter['name']): readonly Letter[] =>
  [...letters].map((letter) => {
    const plain = letter.normalize('NFD').charAt(0);
    const isCapital = plain === plain.toUpperCase();
    const key = plain.toUpperCase();
    const shortcut = isCapital ? `Alt+Shift+${key}` : `Alt+${key}`;
    return { letter, code: `Key${key}`, isCapital, shortcut, name, plain };
  });

const sign = (
  letter: string,
  code: string,
  key: string,
  name: Letter['name'],
  isCapital = false,
): Letter => ({ letter, code, isCapital, shortcut: `Alt+${key}`, name, plain: '' });

/** U+02BB, a letter of Hawaiian and no quotation mark. */
export const okina = 'ʻ';

const lettersOf: Readonly<Partial<Record<Language, readonly Letter[]>>> = {
  haw: [
    sign(okina, 'Quote', "'", 'okina'),
    ...vowels('āēīōū', 'kahako'),
    ...vowels('ĀĒĪŌŪ', 'kahakoCapital'),
  ],
  es: [
    ...vowels('áéíóú', 'acute'),
    sign('ñ', 'KeyN', 'N', 'enye'),
    sign('ü', 'KeyY', 'Y', 'dieresis'),
    sign('¿', 'Slash', '/', 'question'),
    sign('¡', 'Digit1', '1', 'exclamation'),
    ...vowels('ÁÉÍÓÚ', 'acuteCapital'),
    sign('Ñ', 'KeyN', 'Shift+N', 'enyeCapital', true),
  ],
};

/** The letters of a language for which there are keys; empty: none are wanted. */
export const listLetters = (language: string): readonly Letter[] =>
  lettersOf[language as Language] ?? [];

type Pressed = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'code' | 'key'>;

/** The letter that a key writes; null: none. */
export function findLetter(language: string, pressed: Pressed): Letter | null {
  // Ctrl with Alt is AltGr, which has letters of its own.
  if (!pressed.altKey || pressed.ctrlKey || pressed.metaKey) return null;
  // The letter on the key, where Alt leaves it: on a French keyboard A lies elsewhere.
  const code = /^[a-z]$/i.test(pressed.key) ? `Key${pressed.key.toUpperCase()}` : pressed.code;
  return (
    listLetters(language).find((one) => one.code === code && one.isCapital === pressed.shiftKey) ??
    null
  );
}

/** Signs that are typed for an ʻokina before a vowel, at the beginning of a word or inside one. */
const wrongOkina = /(?<!\p{N})['‘’`](?=[aeiouāēīōū])/giu;

/** Where in a text an ʻokina was probably meant. */
export const findWrongOkina = (text: string): number[] =>
  [...text.matchAll(wrongOkina)].map(({ index }) => index);
