import { defaultLanguage, type Language } from '#shared/languages.ts';
import { mergeWords } from './merge-words.ts';
import type { LanguageWords, Section } from './sections.ts';

/**
 * The words of one language during one rendering on the server. It notes which sections were used,
 * so that a page carries exactly those and the browser can take over without asking first.
 */
export class Translations {
  readonly language: Language;
  readonly #words: LanguageWords;
  readonly #used = new Set<Section>();

  constructor(language: Language, words: LanguageWords) {
    this.language = language;
    this.#words = words;
  }

  /** @param english the section's English words, the reference for keys */
  wordsOf<Words extends object>(section: Section, english: Words): Words {
    if (this.language === defaultLanguage) return english;
    return mergeWords(english, this.#words[section]);
  }

  /** As `wordsOf`, noting that the browser needs the section as well. */
  takeWordsOf<Words extends object>(section: Section, english: Words): Words {
    this.#used.add(section);
    return this.wordsOf(section, english);
  }

  /** What the browser needs to draw the same page. */
  get usedWords(): LanguageWords {
    if (this.language === defaultLanguage) return {};
    return Object.fromEntries(
      [...this.#used].map((section) => [section, this.#words[section] ?? {}]),
    );
  }
}
