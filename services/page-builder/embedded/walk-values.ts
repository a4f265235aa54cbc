type Visit = (object: Record<string, unknown>, path: string) => void;

/**
 * Visits every object inside a value, parents first, without recursion: what others wrote may be
 * nested as deep as it likes.
 * @param visit told of the place too, as in `data.blocks[2].component`
 */
export function walkValues(value: unknown, visit: Visit, path = ''): void {
  const waiting: { value: unknown; path: string }[] = [{ value, path }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value: current, path: place } = next;
    if (typeof current !== 'object' || current === null) continue;
    if (!Array.isArray(current)) visit(current as Record<string, unknown>, place);
    const inner = Object.entries(current).map(([key, child]) => ({
      value: child,
      path: Array.isArray(current) ? `${place}[${key}]` : place ? `${place}.${key}` : key,
    }));
    // Backwards, since the last one put in is the first one taken.
    for (const child of inner.reverse()) {
      if (typeof child.value === 'object') waiting.push(child);
    }
  }
}

/** Levels of objects and lists in a value; 0 for a plain one. Stops counting past `atMost`. */
export function depthOf(value: unknown, atMost: number): number {
  let level = [value];
  for (let depth = 0; depth <= atMost; depth += 1) {
    level = level.flatMap((one) =>
      typeof one === 'object' && one !== null ? Object.values(one) : [],
    );
    if (level.length === 0) return depth;
  }
  return atMost + 1;
}
