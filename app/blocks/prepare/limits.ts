import type { Part } from '../draw/parts.ts';
import type { PrepareWarning } from '../prepared.ts';

/** Bounds of one page; what is beyond is left out with a warning. */
export const limits = {
  depth: 64,
  blocks: 5_000,
  symbolDepth: 8,
  /** Blocks that all repeats of a page draw together. */
  repeated: 20_000,
  /** Characters that one of them has for its own; longer ones count as several. */
  blockLength: 1_000,
  warnings: 100,
  expressions: 10_000,
  dataDepth: 20,
  dataValues: 50_000,
  textLength: 200_000,
} as const;

/** What is used up while a page is prepared, and what was noticed. */
export class Notes {
  readonly warnings: PrepareWarning[] = [];
  /** What of the drawing the page needs. */
  readonly parts = new Set<Part | 'scripts'>();
  readonly #seen = new Set<string>();
  #blocks = 0;
  #values = 0;
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

  get countOfBlocks() {
    return this.#blocks;
  }

  countRepeat() {
    this.#repeats++;
  }

  /** Every repeat may draw as much as any other, at least one block. */
  get repeatShare() {
    return Math.max(1, Math.floor(limits.repeated / Math.max(1, this.#repeats)));
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
