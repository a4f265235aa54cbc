/** A difference that is meant, of one block (or `links`, `pictures`, `controls`, `order`) of the cases named. */
export interface Difference {
  readonly cases: RegExp;
  readonly block: RegExp;
  readonly property: RegExp;
  readonly reason: string;
}

/**
 * All in which our renderer and the official one differ in the contents compared. Not compared: what
 * needs the service itself or a site's own program (get-content-symbol-update-entry, external-data),
 * and what is fixed by tests of its own (section lazyLoad, forms).
 */
export const differences: readonly Difference[] = [
  {
    cases: /^localized values in es$/,
    block: /^builder-x-(symbol|passed)$/,
    property: /^text$/,
    reason:
      'The official renderer takes the default of localized values that a page passes to a symbol, ' +
      'and leaves it to the service to choose the language before; ours shows the language asked for.',
  },
];
