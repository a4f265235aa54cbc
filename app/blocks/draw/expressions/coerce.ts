import type { Language } from '#shared/languages.ts';
import type { Kind } from '../../prepared.ts';
import { toSafeHref, toSafeSource } from './addresses.ts';
import { isSafeValue, listDeclarations, toRuleBody } from './css-values.ts';
import { toSafeHtml } from './safe-html.ts';
import { toText } from './to-text.ts';

const longestList = 500;

/** A value as an option of this kind may hold it; undefined when it may not. */
export function coerce(kind: Kind, value: unknown, language: Language): unknown {
  if (value === null || value === undefined) return undefined;
  switch (kind) {
    case 'text':
      return typeof value === 'function' ? undefined : toText(value);
    case 'html':
      return toSafeHtml(value, language);
    case 'href':
      return toSafeHref(value, language) ?? undefined;
    case 'src':
      return toSafeSource(value) ?? undefined;
    case 'number': {
      const number = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value);
      return Number.isFinite(number) ? number : undefined;
    }
    case 'boolean':
      return Boolean(value);
    case 'css':
      return typeof value === 'string' && isSafeValue(value) ? value : undefined;
    case 'styles':
      return toRuleBody(listDeclarations(value)) || undefined;
    case 'json':
      return typeof value === 'function' ? undefined : value;
    default:
      return coerceFields(kind, value, language);
  }
}

function coerceFields(
  [shape, fields]: Kind & readonly unknown[],
  value: unknown,
  language: Language,
) {
  const toObject = (item: unknown) =>
    typeof item === 'object' && item !== null
      ? Object.fromEntries(
          Object.entries(fields as Record<string, Kind>)
            .filter(([name]) => Object.hasOwn(item, name))
            .map(([name, kind]) => [
              name,
              coerce(kind, (item as Record<string, unknown>)[name], language),
            ]),
        )
      : {};
  if (shape === 'object') return toObject(value);
  return Array.isArray(value) ? value.slice(0, longestList).map(toObject) : undefined;
}
