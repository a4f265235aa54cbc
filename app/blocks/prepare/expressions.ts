import type { Expression } from '../prepared.ts';
import { type ExpressionUse, parseProgram } from './parse-expression.ts';
import { isRecord } from './plain-value.ts';
import type { Preparation } from './preparation.ts';

/** Undefined, and one warning, where the expression is outside the language. */
export function parseWithWarning(
  source: unknown,
  use: ExpressionUse,
  { notes }: Pick<Preparation, 'notes'>,
  blockId: string | null,
): Expression | undefined {
  if (typeof source !== 'string' || source.trim() === '' || !notes.takesExpression()) {
    return undefined;
  }
  try {
    const { expression, needsFunctions, usesClock } = parseProgram(source, use);
    notes.bundles.add('expressions');
    if (needsFunctions) notes.bundles.add('functions');
    if (usesClock) notes.usesClock = true;
    return expression;
  } catch (error) {
    const shown = source.length > 120 ? `${source.slice(0, 120)}…` : source;
    notes.warn(blockId, `"${shown}" is left out: ${(error as Error).message}`);
    return undefined;
  }
}

/**
 * The declarative form of an action or a binding (`meta.eventActions`, `meta.bindingActions`).
 * Source: reference §9.3. Undefined: it holds an action that is not known.
 */
export function toExpression(
  action: unknown,
  use: ExpressionUse,
  parts: Pick<Preparation, 'notes'>,
  blockId: string,
): Expression | undefined {
  if (Array.isArray(action)) {
    const all = action.slice(0, 50).map((one) => toExpression(one, use, parts, blockId));
    const known = all.filter((one): one is Expression => one !== undefined);
    if (known.length === 0 || known.length < all.length) return undefined;
    return known.length === 1 ? known[0] : [',', ...known];
  }
  if (!isRecord(action) || !isRecord(action.options)) return undefined;
  parts.notes.bundles.add('expressions');
  const options = action.options;
  const read = (value: unknown): Expression | undefined => {
    if (isRecord(value) || Array.isArray(value)) return toExpression(value, use, parts, blockId);
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? value
      : null;
  };
  switch (action.action) {
    case '@builder.io:setState': {
      const target = toStatePath(options.name, use, parts, blockId);
      const value = read(options.value);
      return use === 'action' && target && value !== undefined
        ? ['=', '', target, value]
        : undefined;
    }
    case '@builder.io:toggleState': {
      const target = toStatePath(options.name, use, parts, blockId);
      return use === 'action' && target ? ['=', '', target, ['u', '!', target]] : undefined;
    }
    case '@builder.io:conditionalValue': {
      const condition = isRecord(options.expression)
        ? toExpression(options.expression, use, parts, blockId)
        : parseWithWarning(options.expression, use, parts, blockId);
      const then = read(options.then);
      const otherwise = read(options.else);
      return condition !== undefined && then !== undefined && otherwise !== undefined
        ? ['?', condition, then, otherwise]
        : undefined;
    }
    case '@builder.io:trackEvent': {
      const name = options.trackConversion ? 'trackConversion' : 'track';
      const amount = Number(options.amount) || 0;
      const values = options.trackConversion ? [amount] : [String(options.name ?? 'custom')];
      return ['()', ['.', ['$', 'builder'], name], ...values];
    }
    case '@builder.io:customCode':
      return parseWithWarning(options.code, use, parts, blockId);
    default:
      return undefined;
  }
}

function toStatePath(
  name: unknown,
  use: ExpressionUse,
  parts: Pick<Preparation, 'notes'>,
  blockId: string,
): Expression | undefined {
  if (typeof name !== 'string' || !/^[\w$.]+$/.test(name)) return undefined;
  return parseWithWarning(`state.${name.replace(/^state\./, '')}`, use, parts, blockId);
}
