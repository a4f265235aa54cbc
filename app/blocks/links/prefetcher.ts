/** Source: specification §9, "Preload queue limit 4". */
const maxAtOnce = 4;
/** A page on which somebody waves over hundreds of links warms no more than these. */
const maxInLine = 40;

/**
 * Fetches pages before they are asked for: each address once, four at a time.
 * @param fetchPage whose failure is no concern: the visit itself asks again, and tells
 */
export function createPrefetcher(fetchPage: (path: string) => Promise<unknown>) {
  const known = new Set<string>();
  const line: string[] = [];
  let running = 0;

  const next = () => {
    while (running < maxAtOnce) {
      const path = line.shift();
      if (path === undefined) return;
      running++;
      fetchPage(path)
        .catch(() => {})
        .finally(() => {
          running--;
          next();
        });
    }
  };

  return (path: string) => {
    if (known.has(path) || line.length >= maxInLine) return;
    known.add(path);
    line.push(path);
    next();
  };
}
