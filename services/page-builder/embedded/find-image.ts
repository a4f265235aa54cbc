/**
 * The address of a picture of `/api/v1/image/…`. Ours have their own address, which takes sizes too.
 * @param path what follows `/api/v1/image/`, as it stands in the address
 * @returns a path of this site; null: not one of ours
 */
export function findImageAddress(path: string, parameters: URLSearchParams): string | null {
  const name = /^(?:assets\/)?images\/([\w-]+\/[\w-]+)\.webp$/.exec(
    path.replaceAll(/%2f/gi, '/'),
  )?.[1];
  if (!name) return null;
  const wanted = new URLSearchParams();
  for (const [theirs, ours] of [
    ['width', 'w'],
    ['height', 'h'],
    ['quality', 'q'],
  ] as const) {
    const value = parameters.get(theirs);
    if (value && /^\d{1,4}$/.test(value)) wanted.set(ours, value);
  }
  const search = wanted.toString();
  return `/images/${name}.webp${search && `?${search}`}`;
}
