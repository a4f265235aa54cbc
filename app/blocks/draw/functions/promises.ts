import { globals } from '../../expressions/globals.ts';
import { enter, makes, work } from '../../expressions/work.ts';
import { ScriptError, Thrown } from './errors.ts';
import { toList } from './walk.ts';

type Act = (...values: unknown[]) => unknown;

const isAct = (value: unknown): value is Act => typeof value === 'function';
/** A failure that nobody looks at is no error of the page. */
const silenced = <Value>(promise: Promise<Value>) => {
  promise.catch(() => {});
  return promise;
};
const endless = () => new Promise<unknown>(() => {});

/**
 * What follows a promise. Each step comes after whatever the browser has to do, so that no chain of
 * promises can hold it up; on the server nothing follows.
 */
function follow(promise: Promise<unknown>, onValue: unknown, onError?: unknown): Promise<unknown> {
  const { names } = work;
  if (!names?.later) return endless();
  const { later } = names;
  return silenced(
    new Promise((resolve, reject) => {
      const step = (act: unknown, pass: Act) => (value: unknown) => {
        if (!isAct(act)) return pass(value);
        return later(
          () => {
            try {
              resolve(enter(names, () => act(value)));
            } catch (error) {
              reject(error instanceof Thrown ? error.value : error);
            }
          },
          0,
          false,
        );
      };
      promise.then(step(onValue, resolve), step(onError, reject));
    }),
  );
}

/** Begins at once; what comes after follows the value. */
export function awaitValue(begin: () => unknown, then?: Act): Promise<unknown> {
  try {
    const value = begin();
    if (!then) return silenced(Promise.resolve(value));
    return follow(silenced(Promise.resolve(value)), then);
  } catch (error) {
    if (then) throw error;
    return silenced(Promise.reject(error instanceof Thrown ? error.value : error));
  }
}

export const toPromise = (act: unknown): Promise<unknown> => {
  if (!isAct(act)) throw new TypeError('a promise needs a function');
  return silenced(
    new Promise((resolve, reject) => {
      act(resolve, reject);
    }),
  );
};

globals.Promise = Object.freeze({
  resolve: (value: unknown) => silenced(Promise.resolve(value)),
  reject: (value: unknown) => silenced(Promise.reject(value)),
  all: (values: unknown) => silenced(Promise.all(toList(values)).then((all) => makes(all.slice()))),
});

export const callPromise = (
  promise: Promise<unknown>,
  name: string,
  [first, second]: readonly unknown[],
): Promise<unknown> => {
  if (name === 'then') return follow(promise, first, second);
  if (name === 'catch') return follow(promise, null, first);
  if (name !== 'finally') throw new TypeError(`${name} cannot be called`);
  const act = () => (isAct(first) ? first() : undefined);
  return follow(
    promise,
    (value: unknown) => {
      act();
      return value;
    },
    (error: unknown) => {
      act();
      throw new Thrown(error);
    },
  );
};

const timers = new Map<number, () => void>();
let lastTimer = 0;
const minMs = 50;

function start(act: unknown, delayMs: unknown, isRepeated: boolean): number {
  const { names } = work;
  if (!isAct(act) || !names?.later) return 0;
  const id = ++lastTimer;
  const delay = Math.max(minMs, Number(delayMs) || 0);
  const run = () => {
    if (!isRepeated) timers.delete(id);
    enter(names, () => act());
  };
  timers.set(id, names.later(run, delay, isRepeated));
  return id;
}

function stop(id: unknown) {
  timers.get(Number(id))?.();
  timers.delete(Number(id));
}

globals.setTimeout = (act: unknown, delayMs: unknown) => start(act, delayMs, false);
globals.setInterval = (act: unknown, delayMs: unknown) => start(act, delayMs, true);
globals.clearTimeout = stop;
globals.clearInterval = stop;

/**
 * What compilers to old JavaScript put in place of `async` and `await`: a function that is asked for
 * its next step, `[kind, value]`. Kinds: 2 ends, 3 goes on elsewhere, 4 waits, 6 has failed, 7 ends
 * a `finally`.
 */
globals.__generator = (_: unknown, body: unknown) => {
  if (!isAct(body)) throw new TypeError('a function is missing');
  return { body };
};

globals.__awaiter = (_: unknown, __: unknown, ___: unknown, make: unknown) => {
  if (!isAct(make)) throw new TypeError('a function is missing');
  return awaitValue(() => runSteps((make() as { body: Act }).body));
};

type Operation = readonly [kind: number, value?: unknown];
/** Labels of a `try`: where it begins, its handler, its `finally`, its end. */
type Region = readonly [number, number | undefined, number | undefined, number];

function runSteps(body: Act): unknown {
  let sent: { readonly value?: unknown; readonly hasFailed?: boolean } = {};
  /** What goes on when a `finally` has ended. */
  const pending: Operation[] = [];
  const place = makes({
    label: 0,
    trys: makes([] as Region[]),
    ops: makes([]),
    sent: () => {
      if (sent.hasFailed) throw new Thrown(sent.value);
      return sent.value;
    },
  });

  const ask = (): Operation => {
    try {
      return toList(body(place)) as unknown as Operation;
    } catch (error) {
      if (error instanceof Thrown) return [6, error.value];
      if (!(error instanceof TypeError)) throw error;
      return [6, new ScriptError(error.name, error.message)];
    }
  };

  /** Goes where an operation leads, through each `finally` on the way; true: it leads out. */
  const leadsOut = (operation: Operation): boolean => {
    const [kind, value] = operation;
    for (;;) {
      const [start, handler, last, end] = place.trys.at(-1) ?? [];
      const label = Number(value);
      if (start === undefined || end === undefined) {
        if (kind === 3) place.label = label;
        return kind !== 3;
      }
      if (kind === 3 && label > start && label < end) {
        place.label = label;
        return false;
      }
      if (kind === 6 && handler !== undefined && place.label < handler) {
        place.label = handler;
        sent = { value };
        return false;
      }
      if (last !== undefined && place.label < last) {
        place.label = last;
        pending.push(operation);
        return false;
      }
      if (last !== undefined) pending.pop();
      place.trys.pop();
    }
  };

  const next = (): unknown => {
    for (;;) {
      let operation = ask();
      if (operation[0] === 7) {
        place.trys.pop();
        operation = pending.pop() ?? [2];
      }
      const [kind, value] = operation;
      if (kind === 4) {
        place.label++;
        const goOn = (hasFailed: boolean) => (result: unknown) => {
          sent = { value: result, hasFailed };
          return next();
        };
        return follow(Promise.resolve(value), goOn(false), goOn(true));
      }
      if (kind !== 2 && kind !== 3 && kind !== 6) throw new TypeError('a step is not understood');
      if (leadsOut(operation)) {
        if (kind === 6) throw new Thrown(value);
        return value;
      }
    }
  };
  return next();
}
