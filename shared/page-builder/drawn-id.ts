/**
 * The id by which the site draws a block, whatever content calls it: its class, and its attribute
 * `builder-id`. Editors' CSS names blocks by it; blocks of different ids may come to one.
 */
export function toDrawnId(value: unknown): string {
  const id = String(value ?? '')
    .replace(/[^\w-]/g, '')
    .slice(0, 100);
  return id.startsWith('builder-') ? id : `builder-${id || 'block'}`;
}
