/** One step down into a value: the name of a field, or the position in a list. */
export type Step = string | number;

export type Path = readonly Step[];

type Tree = Readonly<Record<string, unknown>>;

const unsafeNames = new Set(['__proto__', 'constructor', 'prototype']);

export const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** False for names that reach into JavaScript's own objects, and positions that are none. */
export const isSafePath = (path: Path): boolean =>
  path.every((step) =>
    typeof step === 'number' ? Number.isInteger(step) && step >= 0 : !unsafeNames.has(step),
  );

/** The value at a path; undefined where there is none. */
export function readAt(value: unknown, path: Path): unknown {
  let found = value;
  for (const step of path) {
    if (Array.isArray(found)) found = typeof step === 'number' ? found[step] : undefined;
    else if (isTree(found) && Object.hasOwn(found, step)) found = found[step];
    else return undefined;
  }
  return found;
}

/**
 * The same value with another one at a path. What lies beside the path stays the same object.
 * @param to undefined takes the field away
 * @returns null where the path leads into something that is no object and no list, or past a list's end
 */
export function writeAt(
  value: unknown,
  path: Path,
  to: unknown,
): { readonly value: unknown } | null {
  const [step, ...rest] = path;
  if (step === undefined) return { value: to };
  if (Array.isArray(value)) {
    if (typeof step !== 'number' || step >= value.length) return null;
    const inner = writeAt(value[step], rest, to);
    // A place in a list cannot be empty; lists are written whole.
    return inner && inner.value !== undefined ? { value: value.with(step, inner.value) } : null;
  }
  if (!isTree(value) || typeof step !== 'string') return null;
  const inner = writeAt(Object.hasOwn(value, step) ? value[step] : undefined, rest, to);
  if (!inner) return null;
  if (inner.value !== undefined) return { value: { ...value, [step]: inner.value } };
  const { [step]: _, ...others } = value;
  return { value: others };
}
