/** A difference that is meant, of one block (or `links`, `pictures`, `controls`, `order`) of the cases named. */
export interface Difference {
  readonly cases: RegExp;
  readonly block: RegExp;
  readonly property: RegExp;
  readonly reason: string;
}

/**
 * All in which our renderer and the official one differ in the contents compared: nothing. Not
 * compared: what needs the service itself (get-content-symbol-update-entry), and what is fixed by
 * tests of its own (section lazyLoad, forms).
 *
 * Localized values are compared as the service sends them to a client that asks in a language. Given
 * them raw, the official renderer shows the default of those that a page passes to a symbol; ours
 * shows the language asked for.
 */
export const differences: readonly Difference[] = [];
