import { toShortHash } from '../values/short-hash.ts';

const maxSheetLength = 500_000;

/** As in `draw/blocks.css`; the page builder has it behind the CSS of a page and before that of symbols. */
const base =
  '.builder-button{all:unset;outline:revert-layer;cursor:pointer}' +
  '.builder-text>p,.builder-text>.builder-paragraph{color:inherit;line-height:inherit;letter-spacing:inherit;font-weight:inherit;font-size:inherit;text-align:inherit;font-family:inherit}' +
  '.builder-text>p:first-of-type,.builder-text>.builder-paragraph:first-of-type{margin:0}';

/** As there inside of what these lie in, and so behind all CSS of entries. */
const inBlocks =
  '.builder-blocks{display:flex;flex-direction:column;align-items:stretch}' +
  '.builder-columns{display:flex;height:100%;line-height:normal}' +
  '.builder-image{opacity:1;transition:opacity 0.2s ease-in-out}' +
  '.builder-image-sizer{width:100%;pointer-events:none;font-size:0}';

/** The rules of one page, each once, in the order in which they were added. */
export class PageSheet {
  readonly #pages = new Set<string>();
  readonly #symbols = new Set<string>();
  readonly #rules = new Set<string>();
  #length = 0;
  #isFull = false;

  add(rule: string) {
    this.#addTo(this.#rules, rule);
  }

  /** For an entry's own CSS: the looks of blocks come after it and win where both are as heavy. */
  addOfEntry(rule: string, isSymbol: boolean) {
    this.#addTo(isSymbol ? this.#symbols : this.#pages, rule);
  }

  #addTo(rules: Set<string>, rule: string) {
    if (rules.has(rule)) return;
    this.#length += rule.length;
    if (this.#length > maxSheetLength) this.#isFull = true;
    else rules.add(rule);
  }

  /** A class that stands for an element's own style, which wins over all classes. */
  addClass(body: string): string {
    const name = `s-${toShortHash(body)}`;
    this.add(`.${name}:not(#_){${body}}`);
    return name;
  }

  get isFull() {
    return this.#isFull;
  }

  /** Nothing in it can end the `<style>` element that it is printed in. */
  toString(): string {
    const pages = this.#pages.size > 0 ? [...this.#pages, base] : [];
    const own = [...pages, ...this.#symbols];
    return [...own, ...(own.length > 0 ? [inBlocks] : []), ...this.#rules]
      .join('\n')
      .replace(/<(?=\/|!)/g, '\\3c ');
  }
}
