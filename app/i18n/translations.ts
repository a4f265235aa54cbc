import { defaultLanguage, type Language } from '#shared/languages/languages.ts';
import type { LanguageMessages, Section } from '#shared/languages/sections.ts';
import { mergeMessages } from './merge-messages.ts';

/**
 * The words of one language during one rendering on the server. It notes which sections were used,
 * so that a page carries exactly those and the browser can take over without asking first.
 */
export class Translations {
  readonly language: Language;
  readonly #messages: LanguageMessages;
  readonly #used = new Set<Section>();

  constructor(language: Language, messages: LanguageMessages) {
    this.language = language;
    this.#messages = messages;
  }

  /** @param english the section's English words, the reference for keys */
  messagesOf<Messages extends object>(section: Section, english: Messages): Messages {
    if (this.language === defaultLanguage) return english;
    return mergeMessages(english, this.#messages[section]);
  }

  /** As `messagesOf`, noting that the browser needs the section as well. */
  takeWordsOf<Messages extends object>(section: Section, english: Messages): Messages {
    this.#used.add(section);
    return this.messagesOf(section, english);
  }

  /** The same words for a part of the page, whose use is noted apart. */
  apart(): Translations {
    return new Translations(this.language, this.#messages);
  }

  get usedSections(): readonly Section[] {
    return [...this.#used];
  }

  /** @param sections that the browser needs as well */
  noteUse(sections: readonly Section[]): void {
    for (const section of sections) this.#used.add(section);
  }

  /** What the browser needs to draw the same page. */
  get usedWords(): LanguageMessages {
    if (this.language === defaultLanguage) return {};
    return Object.fromEntries(
      [...this.#used].map((section) => [section, this.#messages[section] ?? {}]),
    );
  }
}
