import type { FieldModel, FieldModels, Models } from '../../models/read-models.ts';
import { parsingError } from '../api-error.ts';
import { fieldsOf, type Selection } from './selection.ts';

/** The parsed text, before it is checked against the models. */
interface Block {
  readonly fields: Map<string, Block | null>;
  readonly spreads: Set<string>;
  readonly on: Map<string, Block>;
}

/** Deep enough for two relations inside a group inside a slice. */
const maxDepth = 16;
const maxTokens = 2_000;

/**
 * Reads a `graphQuery`: `{ event { title ...timesFields place { ...on place { name } } } }`.
 *
 * @returns the selection by document type
 * @throws {ApiError} 400 for text that is not a selection or names what the models do not have
 */
export function parseGraphQuery(text: string, models: Models): Map<string, Selection> {
  const root = readBlocks(text);
  return new Map(
    [...root.fields].map(([type, block]) => {
      if (!models.types.has(type) || !block) throw unreadable(`unknown type '${type}'`);
      return [type, toSelection(block, fieldsOf(models, type), type, models)];
    }),
  );
}

const unreadable = (reason: string) => parsingError(`Unable to parse fetch query: ${reason}`);

function readBlocks(text: string): Block {
  const tokens = text.match(/\.\.\.|[{}]|[A-Za-z_][\w-]*|\S/g) ?? [];
  if (tokens.length > maxTokens) throw unreadable(`more than ${maxTokens} words`);
  let position = 0;
  const take = () => tokens[position++] ?? 'end of text';
  const takeName = () => {
    const name = take();
    return /^[A-Za-z_]/.test(name) && name !== 'end of text'
      ? name
      : fail(`name expected but '${name}' found`);
  };
  const readBlock = (depth: number): Block => {
    if (depth > maxDepth) throw unreadable(`more than ${maxDepth} levels`);
    if (take() !== '{') return fail(`'{' expected`);
    const block: Block = { fields: new Map(), spreads: new Set(), on: new Map() };
    while (tokens[position] !== '}') {
      if (tokens[position] !== '...') {
        const name = takeName();
        block.fields.set(name, tokens[position] === '{' ? readBlock(depth + 1) : null);
        continue;
      }
      take();
      const name = takeName();
      if (name === 'on') block.on.set(takeName(), readBlock(depth + 1));
      else block.spreads.add(name);
    }
    take();
    return block;
  };
  const root = readBlock(0);
  if (position < tokens.length) fail(`end expected but '${tokens[position]}' found`);
  return root;
}

function fail(reason: string): never {
  throw unreadable(reason);
}

/** @param owner the name before `Fields` in a spread: the type, group, `primary` or `items` */
function toSelection(
  block: Block,
  fieldModels: FieldModels,
  owner: string,
  models: Models,
): Selection {
  for (const spread of block.spreads) {
    if (spread !== `${owner}Fields`) fail(`unknown spread '...${spread}' in '${owner}'`);
  }
  const fields = [...block.fields].map(([name, inner]): [string, Selection | null] => {
    const model = Object.hasOwn(fieldModels, name) ? fieldModels[name] : undefined;
    if (!model) return fail(`unknown field '${name}' in '${owner}'`);
    return [name, inner && toFieldSelection(name, inner, model, models)];
  });
  return { fields: new Map(fields), hasAllPlain: block.spreads.size > 0, on: new Map() };
}

function toFieldSelection(
  name: string,
  block: Block,
  model: FieldModel,
  models: Models,
): Selection {
  if (model.type === 'Group') return toSelection(block, model.config?.fields ?? {}, name, models);
  if (model.type === 'Slices')
    return onlyOn(block, (id, inner) => toSliceSelection(id, inner, models));
  if (model.type === 'Link') {
    return onlyOn(block, (type, inner) => {
      if (!models.types.has(type)) fail(`unknown type '${type}' in '${name}'`);
      return toSelection(inner, fieldsOf(models, type), type, models);
    });
  }
  return fail(`field '${name}' has no parts`);
}

function onlyOn(block: Block, read: (name: string, inner: Block) => Selection): Selection {
  return {
    fields: new Map(),
    hasAllPlain: false,
    on: new Map([...block.on].map(([name, inner]) => [name, read(name, inner)])),
  };
}

/** Shared slices go by variation, the older ones by `non-repeat` and `repeat`. */
function toSliceSelection(id: string, block: Block, models: Models): Selection {
  const slice = models.slices.get(id);
  if (!slice) return fail(`unknown slice '${id}'`);
  const variations = block.fields.get('variation');
  if (!variations) {
    const whole = slice.variations.default;
    return toPartsSelection(block, whole?.primary ?? {}, whole?.items ?? {}, models);
  }
  return onlyOn(variations, (name, inner) => {
    const variation = Object.hasOwn(slice.variations, name) ? slice.variations[name] : undefined;
    if (!variation) return fail(`unknown variation '${name}' of slice '${id}'`);
    return toPartsSelection(inner, variation.primary, variation.items, models);
  });
}

function toPartsSelection(
  block: Block,
  primary: FieldModels,
  items: FieldModels,
  models: Models,
): Selection {
  const parts = new Map<string, Selection | null>();
  for (const [name, inner] of block.fields) {
    const isPrimary = name === 'primary' || name === 'non-repeat';
    if (!isPrimary && name !== 'items' && name !== 'repeat')
      fail(`unknown part '${name}' of a slice`);
    const fieldModels = isPrimary ? primary : items;
    parts.set(
      isPrimary ? 'primary' : 'items',
      inner && toSelection(inner, fieldModels, name, models),
    );
  }
  return { fields: parts, hasAllPlain: false, on: new Map() };
}
