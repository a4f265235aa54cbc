/** One page of a list. */
export interface Page<Item> {
  readonly items: readonly Item[];
  /** Counted from 1. */
  readonly page: number;
  readonly pageSize: number;
  /** How many items match in all. */
  readonly total: number;
}
