/** What a value of the service says, for comparing: without marks, a line for each block. */
export function toPlainWords(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(toPlainWords).filter(Boolean).join('\n');
  if (typeof value !== 'object' || value === null) return '';
  const { text, alt, slice_type: kind, ...rest } = value as Readonly<Record<string, unknown>>;
  if (typeof text === 'string') return text;
  if (typeof alt === 'string') return alt;
  if (typeof kind === 'string')
    return [rest.primary, rest.items].map(toPlainWords).join('\n').trim();
  const inner = Object.entries(rest).filter(([name]) => !programs.has(name));
  return inner
    .map(([, one]) => (typeof one === 'string' || typeof one === 'object' ? toPlainWords(one) : ''))
    .filter(Boolean)
    .join('\n');
}

/** Keys whose texts nobody reads. */
const programs = new Set(['_key', 'id', 'key', 'type', 'link_type', 'url', 'lang', 'uid', 'spans']);
