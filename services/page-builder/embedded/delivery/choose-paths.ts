type Tree = Record<string, unknown>;

/**
 * An entry reduced to some paths, without others; `omit` wins. Paths lead through lists.
 * @param fields such as `id` or `data.title`; empty: everything
 */
export function choosePaths(entry: Tree, fields: readonly string[], omit: readonly string[]): Tree {
  const chosen =
    fields.length === 0
      ? entry
      : (pick(
          entry,
          fields.map((path) => path.split('.')),
        ) as Tree);
  for (const path of omit) remove(chosen, path.split('.'));
  return chosen;
}

function pick(value: unknown, paths: readonly (readonly string[])[]): unknown {
  if (paths.some((path) => path.length === 0)) return value;
  if (Array.isArray(value)) return value.map((element) => pick(element, paths));
  if (typeof value !== 'object' || value === null) return undefined;
  const picked: Tree = {};
  const byKey = Map.groupBy(paths, (path) => path[0] as string);
  for (const [key, under] of byKey) {
    if (!Object.hasOwn(value, key)) continue;
    picked[key] = pick(
      (value as Tree)[key],
      under.map((path) => path.slice(1)),
    );
  }
  return picked;
}

function remove(value: unknown, [key, ...rest]: readonly string[]): void {
  if (typeof value !== 'object' || value === null || key === undefined) return;
  if (Array.isArray(value)) {
    for (const element of value) remove(element, [key, ...rest]);
  } else if (rest.length === 0) {
    delete (value as Tree)[key];
  } else if (Object.hasOwn(value, key)) {
    remove((value as Tree)[key], rest);
  }
}
