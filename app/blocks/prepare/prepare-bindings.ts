import type { BlockDefinition, BlockInput } from '../definition.ts';
import { kindOfInput } from '../definition.ts';
import type { DeviceSize, Expression, Kind, PreparedBindings } from '../prepared.ts';
import { toPropertyName } from '../values/css-values.ts';
import { isAttributeAllowed, toReactName } from './attributes.ts';
import { parseWithWarning, toExpression } from './expressions.ts';
import { isRecord } from './plain-value.ts';
import type { Preparation } from './preparation.ts';

const sizes = new Set(['large', 'medium', 'small', 'xsmall']);
const maxBindings = 200;
/** Paths that change nothing that is drawn. */
const withoutEffect = /^(meta|code|layerName|linkUrl|responsiveStyles$)/;

type Writable<Shape> = { -readonly [Key in keyof Shape]: Shape[Key] };

/** Expressions of a block by what they set. Source: reference §1.3 `bindings`, `code`, §9. */
export function prepareBindings(
  block: Readonly<Record<string, unknown>>,
  definition: Pick<BlockDefinition, 'inputs'> | null,
  preparation: Preparation,
  blockId: string,
): PreparedBindings | undefined {
  const compiled = isRecord(block.bindings) ? block.bindings : {};
  const code = isRecord(block.code) && isRecord(block.code.bindings) ? block.code.bindings : {};
  const declared = isRecord(block.meta) ? listActions(block.meta.bindingActions) : [];
  const sources = new Map<string, unknown>([...Object.entries(code), ...Object.entries(compiled)]);
  const bind: Writable<PreparedBindings> = {};
  let isEmpty = true;
  const add = (path: string, given: unknown, parsed: Expression | undefined) => {
    if (parsed === undefined && isEmptySource(given)) return;
    const expression = parsed ?? unknownValue(path);
    if (parsed === undefined) preparation.notes.bundles.add('expressions');
    if (place(path, expression, bind, definition)) isEmpty = false;
    else if (!withoutEffect.test(path)) preparation.notes.warn(blockId, `${path} cannot be bound`);
  };
  for (const [path, source] of [...sources].slice(0, maxBindings)) {
    add(path, source, parseWithWarning(source, 'binding', preparation, blockId));
  }
  for (const [path, action] of declared.slice(0, maxBindings)) {
    if (!sources.has(path)) add(path, '', toExpression(action, 'binding', preparation, blockId));
  }
  return isEmpty ? undefined : bind;
}

/**
 * Stands for what is outside the language. The editor wrote a value that depends on something, so
 * what she set beside it is not shown; a block that appears or disappears by it is not shown at all.
 */
const unknownValue = (path: string): Expression => (path === 'hide' ? true : ['$', 'undefined']);

const isEmptySource = (source: unknown) => typeof source !== 'string' || source.trim() === '';

/** `{ component: { options: { text: [action] } } }` → `component.options.text`. */
function listActions(value: unknown, path = '', depth = 0): [string, unknown][] {
  if (!isRecord(value) || depth > 6) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const whole = path ? `${path}.${key}` : key;
    return Array.isArray(inner) || (isRecord(inner) && 'action' in inner)
      ? [[whole, inner] as [string, unknown]]
      : listActions(inner, whole, depth + 1);
  });
}

/** Lists that are built one expression at a time. */
type Lists = {
  -readonly [Key in 'styles' | 'sizes' | 'attributes' | 'options' | 'animations']: NonNullable<
    PreparedBindings[Key]
  >[number][];
};

function place(
  path: string,
  expression: Expression,
  bind: Writable<PreparedBindings>,
  definition: Pick<BlockDefinition, 'inputs'> | null,
): boolean {
  const [first = '', second = '', third = '', ...rest] = path.split('.');
  const push = <Key extends keyof Lists>(key: Key, item: Lists[Key][number]) => {
    const lists = bind as Partial<Lists>;
    const list: unknown[] = lists[key] ?? [];
    list.push(item);
    lists[key] = list as Lists[Key];
    return true;
  };
  if (first === 'show' || first === 'hide') {
    if (second) return false;
    bind[first] = expression;
    return true;
  }
  if (path === 'class' || path === 'properties.class' || path === 'className') {
    bind.class = expression;
    return true;
  }
  if (path === 'style') {
    bind.style = expression;
    return true;
  }
  if (first === 'style') return push('styles', [toPropertyName(second), expression]);
  if (first === 'responsiveStyles') {
    return sizes.has(second) && third !== ''
      ? push('sizes', [second as DeviceSize, toPropertyName(third), expression])
      : false;
  }
  if (first === 'animations') {
    const inner = [second, third, ...rest].filter((name) => name !== '');
    return inner.length > 1 && !inner.some(isRefused)
      ? push('animations', [inner, expression])
      : false;
  }
  if (first === 'component' || first === 'options') {
    const options = first === 'component' ? [third, ...rest] : [second, third, ...rest];
    if (first === 'component' && second !== 'options') return false;
    const names = options.filter((name) => name !== '');
    const kind = findKind(names, definition?.inputs ?? []);
    return kind ? push('options', [names, kind, expression]) : false;
  }
  const name = first === 'properties' || first === 'attributes' ? second : second ? '' : first;
  return name !== '' && isAttributeAllowed(name)
    ? push('attributes', [toReactName(name), expression])
    : false;
}

/** What reaches into the language's machinery, and places that no list of a page has. */
const isRefused = (bundle: string) => /^(__proto__|constructor|prototype|\d{4,})$/.test(bundle);

/** `columns.0.link` → the kind of that field. Data for a symbol may lie at any depth. */
function findKind(path: readonly string[], inputs: readonly BlockInput[]): Kind | null {
  const [name, ...rest] = path;
  if (path.some(isRefused)) return null;
  if (name === 'symbol' && rest[0] === 'data') return 'json';
  const input = inputs.find((one) => one.name === name);
  if (!input) return null;
  const inner = /^\d{1,3}$/.test(rest[0] ?? '') ? rest.slice(1) : rest;
  if (inner.length > 0) {
    return input.type === 'map' ? 'json' : findKind(inner, input.subFields ?? []);
  }
  const kind = kindOfInput(input);
  return kind === 'blocks' ? null : kind;
}
