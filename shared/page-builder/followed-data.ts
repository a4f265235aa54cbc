/** What becomes of an expression of a block, with the data that the page has. */
export interface FollowedData {
  readonly blockId: string;
  /** `repeat`, or what is set: `component.options.text`. */
  readonly path: string;
  /**
   * `found`: it shows something. `nothing`: there is nothing at its place. `no-list`: what is repeated is no
   * list. `not-understood`: it is outside the language. `later`: only a visitor's browser knows.
   */
  readonly finding: 'found' | 'nothing' | 'no-list' | 'not-understood' | 'later';
  /** The first that it shows, cut; why it is not understood, in the renderer's English words. */
  readonly shows: string;
  /** Items of a list. */
  readonly count: number;
}
