/** One block of Prismic's StructuredText; keys that are not named here are kept. */
export interface TextBlock {
  readonly type: string;
  readonly text?: string;
  readonly spans?: readonly TextSpan[];
  readonly direction?: 'rtl';
  readonly [other: string]: unknown;
}

/** `start` and `end` count UTF-16 units; the end is not in it. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
  readonly type: string;
  readonly data?: unknown;
}
