/**
 * Where in a component's options a list of blocks stands, as the editor's code names places:
 * `prevButton`, `slides.0.content`. Null: it is none of them, such as the block's own children.
 */
export function findPlace(
  options: Readonly<Record<string, unknown>>,
  blocks: readonly unknown[],
): string | null {
  for (const [name, value] of Object.entries(options)) {
    if (value === blocks) return name;
    if (!Array.isArray(value)) continue;
    for (const [index, item] of value.entries()) {
      if (typeof item !== 'object' || item === null) continue;
      const field = Object.entries(item).find(([, inner]) => inner === blocks)?.[0];
      if (field !== undefined) return `${name}.${index}.${field}`;
    }
  }
  return null;
}
