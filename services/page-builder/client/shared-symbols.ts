import type { BuilderContent } from '#services/page-builder/contract.ts';

/**
 * The symbols of one answer, each read once however often it is used: five symbols with five symbols
 * each, nine deep, are nine entries and not two million. All places of a symbol hold the same object.
 */
export class SharedSymbols {
  readonly #contents = new Map<string, BuilderContent>();
  readonly #inside = new Map<string, Set<string>>();

  /** @param raw content that lies at the place already; only the same revision stands for it */
  find(
    model: string | null,
    entry: string | null,
    raw?: Revised | undefined,
  ): BuilderContent | undefined {
    const key = entry === null ? null : toKey(model, entry, raw);
    return key === null ? undefined : this.#contents.get(key);
  }

  add(
    model: string | null,
    entry: string | null,
    content: BuilderContent,
    raw?: Revised | undefined,
  ): void {
    if (entry === null) return;
    for (const key of [toKey(model, entry), raw && toKey(model, entry, raw)]) {
      if (key && !this.#contents.has(key)) this.#contents.set(key, content);
    }
  }

  /**
   * Notes that an entry lies in another.
   * @returns false where it would then lie in itself, and must stay away
   */
  join(outer: string, inner: string): boolean {
    if (outer === inner || this.#reaches(inner, outer)) return false;
    const entries = this.#inside.get(outer) ?? new Set();
    entries.add(inner);
    this.#inside.set(outer, entries);
    return true;
  }

  #reaches(from: string, target: string): boolean {
    const seen = new Set<string>();
    const waiting = [from];
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (id === target) return true;
      if (seen.has(id)) continue;
      seen.add(id);
      waiting.push(...(this.#inside.get(id) ?? []));
    }
    return false;
  }
}

/** A key that tells one state of an entry from another. */
interface Revised {
  readonly rev?: unknown;
  readonly lastUpdated?: unknown;
}

/** Null: nobody knows whether it is the same state. */
function toKey(model: string | null, entry: string, raw?: Revised): string | null {
  const revision = raw ? (raw.rev ?? raw.lastUpdated) : '';
  return revision === undefined || revision === null
    ? null
    : JSON.stringify([model, entry, revision]);
}
