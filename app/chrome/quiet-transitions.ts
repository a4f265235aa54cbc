/** The part of `document` that cross-fades; not every browser has it. */
interface Transitions {
  startViewTransition?: Document['startViewTransition'];
}

/**
 * A visitor who goes on before a cross-fade has begun ends it, which is no error: the browser would
 * report the promise that says so, since the router does not listen to it.
 */
export function quietSkippedTransitions(target: Transitions): void {
  const start = target.startViewTransition;
  if (!start) return;
  target.startViewTransition = (...options) => {
    const transition = start.apply(target as Document, options);
    transition.ready.catch(() => {});
    return transition;
  };
}
