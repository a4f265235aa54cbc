import { isSame } from '#shared/json/is-same.ts';
import type { Language } from '#shared/languages/languages.ts';
import { type EditedEntry, findBlock, localizedType } from './block-tree.ts';
import { isSpoken, type SpokenInput } from './localized.ts';
import type { Operation } from './operations.ts';
import { isTree, type Path, readAt } from './values.ts';

/** An input of a block, with those of the items of a list. */
export interface NestedInput extends SpokenInput {
  readonly subFields?: readonly NestedInput[] | undefined;
}

/**
 * Whether a change says something in some languages and changes nothing else: all that somebody who
 * translates may do.
 * @param inputsOf of a component, by its name
 */
export function isTranslation(
  entry: EditedEntry,
  change: Operation,
  inputsOf: (component: string) => readonly NestedInput[],
  languages: readonly Language[],
): boolean {
  if (change.kind !== 'set') return false;
  const { id, path, to } = change;
  const found = id === null ? null : findBlock(entry, id);
  if (id !== null && !found) return false;
  const input = found
    ? inputAt(inputsOf(found.block.component?.name ?? ''), path)
    : (isOfPage(path) || isOfList(entry, path)) && { name: '', type: 'string' };
  if (!input || !isSpoken(input)) return false;
  return saysSameElsewhere(readAt(found?.block ?? entry, path), to, languages);
}

const isOfPage = (path: Path): boolean =>
  path.length === 2 && path[0] === 'data' && (path[1] === 'title' || path[1] === 'description');

/** The words of an item of a list that the page declares: `data.inputs.0.defaultValue.2.name`. */
function isOfList(entry: EditedEntry, path: Path): boolean {
  const at = path[0] === 'variations' ? path.slice(2) : path;
  const [data, inputs, , items, , field] = at;
  if (at.length !== 6 || data !== 'data' || inputs !== 'inputs' || items !== 'defaultValue') {
    return false;
  }
  const item = path.slice(0, -1);
  const declared = readAt(entry, [...path.slice(0, -3), 'subFields']);
  const type = (Array.isArray(declared) ? declared : []).find(
    (one) => isTree(one) && one.name === field,
  )?.type;
  return isTree(readAt(entry, item)) && (type === 'text' || type === 'longText');
}

function inputAt(inputs: readonly NestedInput[], [first, second, ...path]: Path) {
  return first === 'component' && second === 'options' ? findInput(inputs, path) : null;
}

/** Of `['cards', 0, 'title']`. */
function findInput(inputs: readonly NestedInput[], path: Path): NestedInput | null {
  const [name, position, ...rest] = path;
  const input = inputs.find((one) => one.name === name);
  if (!input || position === undefined) return input ?? null;
  if (input.type !== 'list' || typeof position !== 'number') return null;
  return findInput(input.subFields ?? [], rest);
}

function saysSameElsewhere(present: unknown, to: unknown, languages: readonly Language[]) {
  const [before, after] = [toLanguages(present), toLanguages(to)];
  if (!before || !after) return false;
  const own = new Set<string | undefined>(languages);
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].every((key) =>
    own.has(key === 'Default' ? 'en' : key.split('-')[0])
      ? after[key] === undefined || typeof after[key] === 'string'
      : isSame(before[key], after[key]),
  );
}

/** What it says in each language; null: it is no text. */
function toLanguages(value: unknown): Readonly<Record<string, unknown>> | null {
  if (value === undefined || typeof value === 'string') return value ? { Default: value } : {};
  if (!isTree(value) || value['@type'] !== localizedType) return null;
  const { '@type': _, ...said } = value;
  return said.Default === '' ? { ...said, Default: undefined } : said;
}
