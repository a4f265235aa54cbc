import { AsyncLocalStorage } from 'node:async_hooks';

/** When the work under way must be done, as `performance.now()`. */
const deadline = new AsyncLocalStorage<number>();

/** All that this work waits for, one after the other and again, takes no longer in sum. */
export const withTimeBudget = <Result>(ms: number, work: () => Promise<Result>): Promise<Result> =>
  deadline.run(performance.now() + ms, work);

/** Milliseconds that are left of the budget of the work under way; infinite where there is none. */
export const readTimeLeft = (): number =>
  Math.max(0, (deadline.getStore() ?? Number.POSITIVE_INFINITY) - performance.now());
