import { coerce } from '../../expressions/coerce.ts';
import type { Names } from '../../expressions/frame.ts';
import { enter } from '../../expressions/work.ts';
import type { Expression, PreparedBindings, PreparedBlock } from '../../prepared.ts';
import { toAnimation } from '../../values/animation-rules.ts';
import { toAttribute } from '../../values/attribute-values.ts';
import { listDeclarations, toDeclaration, toNestedBody } from '../../values/css-values.ts';
import {
  type EntryContextValue,
  type Locals,
  maxLengthOf,
  toNames,
  tryEvaluate,
} from '../contexts.ts';
import type { ResolvedBlock } from '../resolve-block.ts';

/** A block with its expressions evaluated; null where it is hidden. Source: reference §1.4, §9. */
export function resolveBound(
  block: PreparedBlock,
  bind: PreparedBindings,
  entry: EntryContextValue,
  locals: Locals,
): ResolvedBlock | null {
  const options = block.options ?? {};
  const attributes: Record<string, string | number | boolean> = { ...block.attributes };
  const names = toNames(entry, locals, block);
  const longest = maxLengthOf(locals);
  const run = (expression: Expression) => {
    const value = tryEvaluate(expression, names);
    return typeof value === 'string' ? value.slice(0, longest) : value;
  };
  if (bind.show !== undefined && !run(bind.show)) return null;
  if (bind.hide !== undefined && run(bind.hide)) return null;

  for (const [name, expression] of bind.attributes ?? []) {
    const value = toAttribute(name, run(expression), entry.language);
    if (value === undefined) delete attributes[name];
    else attributes[name] = value;
  }
  let bound = options as Record<string, unknown>;
  for (const [path, kind, expression] of bind.options ?? []) {
    const value = settle(names, () => coerce(kind, run(expression), entry.language, block.misfits));
    // What is undefined shows nothing, not what the editor set beside it.
    bound = withOption(bound, path, value) as typeof bound;
  }
  const moving = settle(names, () => resolveAnimations(block, bind, run)) ?? {
    rules: [],
    animation: undefined,
  };
  const extra = bind.class === undefined ? undefined : run(bind.class);
  return {
    attributes,
    options: bound,
    rules: [...toRules(bind, run, entry), ...moving.rules],
    animation: moving.animation,
    className: typeof extra === 'string' ? `${block.className} ${extra}` : block.className,
  };
}

/** Undefined where a value cannot become what an option holds, such as a list that lies in itself. */
function settle<Value>(names: Names, act: () => Value): Value | undefined {
  try {
    return enter(names, act);
  } catch {
    return undefined;
  }
}

/** Values of expressions are checked as those that an editor wrote. */
function resolveAnimations(
  { animation, animations }: PreparedBlock,
  bind: PreparedBindings,
  run: (expression: Expression) => unknown,
) {
  if (!bind.animations || !animations) return { rules: [], animation };
  let given: unknown = animations;
  for (const [path, expression] of bind.animations) {
    const value = run(expression);
    if (value !== undefined) given = withOption(given, path, value);
  }
  return toAnimation(given);
}

/** A copy with one value set; the path leads through lists and objects. */
function withOption(
  owner: unknown,
  [name = '', ...rest]: readonly string[],
  value: unknown,
): unknown {
  const copy: Record<string, unknown> = Array.isArray(owner)
    ? ([...owner] as unknown as Record<string, unknown>)
    : { ...(owner as Record<string, unknown>) };
  const inner = Object.hasOwn(copy, name) ? copy[name] : undefined;
  copy[name] = rest.length > 0 ? withOption(inner ?? {}, rest, value) : value;
  return copy;
}

function toRules(
  bind: PreparedBindings,
  run: (expression: Expression) => unknown,
  { breakpoints }: EntryContextValue,
): string[] {
  const own = bind.style === undefined ? [] : listDeclarations(run(bind.style));
  for (const [property, expression] of bind.styles ?? []) {
    const declaration = toDeclaration(property, run(expression));
    if (declaration) own.push(declaration);
  }
  const rules: string[] = [];
  for (const [size, property, expression] of bind.sizes ?? []) {
    const declaration = toDeclaration(property, run(expression));
    if (!declaration) continue;
    const rule = `&{${toNestedBody([declaration])}}`;
    rules.push(size === 'large' ? rule : `@media (max-width:${breakpoints[size]}px){${rule}}`);
  }
  // An element's own style has the last word at all widths.
  if (own.length > 0) rules.push(`&{${toNestedBody(own)}}`);
  return rules;
}
