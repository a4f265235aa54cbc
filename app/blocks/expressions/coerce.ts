import type { Language } from '#shared/languages/languages.ts';
import type { Kind } from '../prepared.ts';
import { toSafeHref, toSafeSource } from '../values/addresses.ts';
import { isSafeValue, listDeclarations, toRuleBody } from '../values/css-values.ts';
import { toSafeHtml } from '../values/safe-html.ts';
import { toPrimitive, toText } from './to-text.ts';

const maxListLength = 500;

const maxValues = 20_000;
const deepestData = 20;

/**
 * A copy of what may be handed on and written down. Lists in lists may stand for far more values
 * than there are, so each is counted where it stands.
 */
function toData(value: unknown, room: { left: number }, depth: number): unknown {
  if (typeof value === 'function' || --room.left < 0) return undefined;
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString();
  if (depth >= deepestData) return undefined;
  if (Array.isArray(value)) return value.map((item) => toData(item, room, depth + 1) ?? null);
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, toData(inner, room, depth + 1)]),
  );
}

/** A value as an option of this kind may hold it; undefined when it may not. */
export function coerce(
  kind: Kind,
  value: unknown,
  language: Language,
  misfits?: readonly string[],
): unknown {
  if (value === null || value === undefined) return undefined;
  switch (kind) {
    case 'text':
      return typeof value === 'function' ? undefined : toText(value);
    case 'html':
      return toSafeHtml(value, language, misfits);
    case 'href':
      return toSafeHref(value, language) ?? undefined;
    case 'src':
      return toSafeSource(value) ?? undefined;
    case 'number': {
      const plain = toPrimitive(value);
      const number = typeof plain === 'string' && plain.trim() === '' ? Number.NaN : Number(plain);
      return Number.isFinite(number) ? number : undefined;
    }
    case 'boolean':
      return Boolean(value);
    case 'css':
      return typeof value === 'string' && isSafeValue(value) ? value : undefined;
    case 'styles':
      return toRuleBody(listDeclarations(value)) || undefined;
    case 'json':
      return toData(value, { left: maxValues }, 0);
    default:
      return coerceFields(kind, value, language, misfits);
  }
}

function coerceFields(
  [shape, fields]: Kind & readonly unknown[],
  value: unknown,
  language: Language,
  misfits?: readonly string[],
) {
  const toObject = (item: unknown) =>
    typeof item === 'object' && item !== null
      ? Object.fromEntries(
          Object.entries(fields as Record<string, Kind>)
            .filter(([name]) => Object.hasOwn(item, name))
            .map(([name, kind]) => [
              name,
              coerce(kind, (item as Record<string, unknown>)[name], language, misfits),
            ]),
        )
      : {};
  if (shape === 'object') return toObject(value);
  return Array.isArray(value) ? value.slice(0, maxListLength).map(toObject) : undefined;
}
