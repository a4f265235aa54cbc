import type { Bundle } from '../draw/bundles.ts';
import type { PrepareWarning } from '../prepared.ts';

/** Bounds of one page; what is beyond is left out with a warning. */
export const limits = {
  depth: 64,
  blocks: 5_000,
  symbolDepth: 8,
  /** Characters that all repeats of a page draw together. */
  repeatedLength: 1_000_000,
  /** Characters that the elements of one block take, beside its texts. */
  markupLength: 120,
  /** Characters of a page beyond which a symbol is not drawn once more. */
  pageLength: 1_500_000,
  warnings: 100,
  expressions: 10_000,
  dataDepth: 20,
  dataValues: 50_000,
  textLength: 200_000,
} as const;

/** How much a part of a page draws. */
export interface Drawn {
  readonly blocks: number;
  readonly length: number;
  readonly repeats: number;
}

/** What is used up while a page is prepared, and what was noticed. */
export class Notes {
  readonly warnings: PrepareWarning[] = [];
  /** What of the drawing the page needs. */
  readonly bundles = new Set<Bundle | 'scripts'>();
  /** Some expression asks for the time. */
  usesClock = false;
  readonly #seen = new Set<string>();
  #blocks = 0;
  #texts = 0;
  #values = 0;
  /** Repeats over lists of the page's own state, by the names that lead there. */
  readonly stateRepeats: { blockId: string; path: readonly string[]; size: number }[] = [];
  #repeats = 0;
  #expressions = 0;

  warn(blockId: string | null, message: string) {
    const key = `${blockId} ${message}`;
    if (this.#seen.has(key) || this.warnings.length >= limits.warnings) return;
    this.#seen.add(key);
    this.warnings.push({ blockId, message });
  }

  takesBlock(blockId: string): boolean {
    if (++this.#blocks <= limits.blocks) return true;
    this.warn(null, `blocks after the first ${limits.blocks} are left out, from ${blockId} on`);
    return false;
  }

  countText(length: number) {
    this.#texts += length;
  }

  /** What has been prepared so far, in characters as they are drawn. */
  get drawnLength() {
    return this.#texts + Math.min(this.#blocks, limits.blocks) * limits.markupLength;
  }

  get drawn(): Drawn {
    return { blocks: this.#blocks, length: this.drawnLength, repeats: this.#repeats };
  }

  /** A part of the page that stands somewhere else already is drawn once more. */
  takesCopy({ blocks, length, repeats }: Drawn): boolean {
    const isTooLong = this.drawnLength + length > limits.pageLength;
    if (isTooLong || this.#blocks + blocks > limits.blocks) return false;
    this.#blocks += blocks;
    this.#repeats += repeats;
    this.#texts += length - blocks * limits.markupLength;
    return true;
  }

  countRepeat() {
    this.#repeats++;
  }

  /** Characters of one repeat: every one may draw as much as any other. */
  get repeatShare() {
    return Math.floor(limits.repeatedLength / Math.max(1, this.#repeats));
  }

  takesValue(): boolean {
    if (++this.#values <= limits.dataValues) return true;
    this.warn(null, `data beyond ${limits.dataValues} values is left out`);
    return false;
  }

  takesExpression(): boolean {
    if (++this.#expressions <= limits.expressions) return true;
    this.warn(null, `expressions after the first ${limits.expressions} are left out`);
    return false;
  }
}
