import { toShortHash } from '../draw/short-hash.ts';

const largestSheet = 500_000;

/** The rules of one page, each once, in the order in which they were added. */
export class PageSheet {
  readonly #rules = new Set<string>();
  #length = 0;
  #isFull = false;

  add(rule: string) {
    if (this.#rules.has(rule)) return;
    this.#length += rule.length;
    if (this.#length > largestSheet) {
      this.#isFull = true;
      return;
    }
    this.#rules.add(rule);
  }

  /** A class that stands for these declarations. */
  addClass(body: string): string {
    const name = `s-${toShortHash(body)}`;
    this.add(`.${name}{${body}}`);
    return name;
  }

  get isFull() {
    return this.#isFull;
  }

  /** Nothing in it can end the `<style>` element that it is printed in. */
  toString(): string {
    return [...this.#rules].join('\n').replace(/<(?=\/|!)/g, '\\3c ');
  }
}
