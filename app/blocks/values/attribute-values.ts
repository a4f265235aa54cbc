import type { Language } from '#shared/languages/languages.ts';
import { toSafeHref, toSafeSource } from './addresses.ts';

/** The value as an element may have it; undefined when it may not. Handlers never get here. */
export function toAttribute(
  name: string,
  value: unknown,
  language: Language,
): string | boolean | undefined {
  if (typeof value === 'boolean') return /^(aria|data)-/i.test(name) ? String(value) : value;
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const lower = name.toLowerCase();
  if (lower === 'href' || lower === 'cite') return toSafeHref(String(value), language) ?? undefined;
  if (lower === 'src' || lower === 'poster') return toSafeSource(String(value)) ?? undefined;
  return lower === 'srcset' ? undefined : String(value);
}
