import type { Context } from 'hono';

/** Puts another answer in place of the one that is there; by itself it would inherit its headers. */
export function replaceAnswer(c: Context, answer: Response): void {
  c.res = undefined;
  c.res = answer;
}
