/** A difference that is meant, of one block (or `links`, `pictures`, `controls`, `order`) of the cases named. */
export interface Difference {
  readonly cases: RegExp;
  readonly block: RegExp;
  readonly property: RegExp;
  readonly reason: string;
}

/**
 * All in which our renderer and the official one differ in the contents compared: nothing. Not
 * compared: what needs the service itself (get-content-symbol-update-entry) or the editor's frame,
 * what must not run at all, and what tests of its own hold: lazy sections, what forms, requests and
 * tracking send, and which of an A/B test is shown to whom.
 *
 * Localized values are compared as the service sends them to a client that asks in a language. Given
 * them raw, the official renderer shows the default of those that a page passes to a symbol; ours
 * shows the language asked for.
 */
export const differences: readonly Difference[] = [];
