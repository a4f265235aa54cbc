import type { Language } from '#shared/languages/languages.ts';

const minuteMs = 60_000;

interface Kept<Made> {
  readonly minute: number;
  readonly parts: readonly unknown[];
  readonly made: Made;
}

/**
 * What pages of one language make of the same lists, made once a minute. Lists of the content management
 * service are the same objects until a publication, and times of a museum begin and end with a minute,
 * so what is made within one is the same. One answer is kept for a language: the last.
 */
export class MinuteMemo<Made> {
  readonly #kept = new Map<Language, Kept<Made>>();

  /** @param parts all that `make` reads beside the minute, compared by identity */
  find(language: Language, now: Date, parts: readonly unknown[], make: () => Made): Made {
    const minute = Math.floor(now.getTime() / minuteMs);
    const kept = this.#kept.get(language);
    const isSame =
      kept?.minute === minute &&
      kept.parts.length === parts.length &&
      kept.parts.every((part, at) => part === parts[at]);
    if (isSame) return kept.made;
    const made = make();
    this.#kept.set(language, { minute, parts, made });
    return made;
  }
}
