import type { Language } from '#shared/languages/languages.ts';

const minuteMs = 60_000;

interface Memoized<Made> {
  readonly minute: number;
  readonly parts: readonly unknown[];
  readonly made: Made;
}

/**
 * What pages of one language make of the same lists, made once a minute. Lists of the content management
 * service are the same objects until a publication, and times of a museum begin and end with a minute,
 * so what is made within one is the same. One answer is memoized for a language: the last.
 */
export class MinuteMemo<Made> {
  readonly #memoized = new Map<Language, Memoized<Made>>();

  /** @param parts all that `make` reads beside the minute, compared by identity */
  find(language: Language, now: Date, parts: readonly unknown[], make: () => Made): Made {
    const minute = Math.floor(now.getTime() / minuteMs);
    const last = this.#memoized.get(language);
    const isSame =
      last?.minute === minute &&
      last.parts.length === parts.length &&
      last.parts.every((part, at) => part === parts[at]);
    if (isSame) return last.made;
    const made = make();
    this.#memoized.set(language, { minute, parts, made });
    return made;
  }
}
