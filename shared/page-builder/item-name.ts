/** By which expressions read the item of a repeat: `state.article.entries` → `entriesItem`. Source: reference §1.7. */
export function toItemName(given: unknown, collection: string): string {
  if (typeof given === 'string' && /^[A-Za-z_$][\w$]{0,60}$/.test(given)) return given;
  const last = collection.trim().split('.').pop() ?? '';
  const name = last.replace(/[^\w$]/g, '').slice(0, 60);
  return `${name || 'item'}Item`.replace(/^itemItem$/, 'item');
}
