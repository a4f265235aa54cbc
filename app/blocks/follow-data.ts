import type { BuilderContent } from '#services/page-builder/contract.ts';
import { type Block, listsOf } from '#shared/page-builder/editing/block-tree.ts';
import type { FollowedData } from '#shared/page-builder/followed-data.ts';
import { toItemName } from '#shared/page-builder/item-name.ts';
import { findInterpreter, loadBundles } from './draw/bundles.ts';
import { newSteps } from './draw/contexts.ts';
import { toLocationState } from './draw/environment.ts';
import { parseProgram } from './prepare/parse-expression.ts';
import { isRecord } from './prepare/plain-value.ts';
import { type PrepareOptions, prepareContent } from './prepare/prepare-content.ts';
import type { Expression } from './prepared.ts';

interface FollowOptions extends PrepareOptions {
  /** What the page passes in for expressions to read. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Of the page, without language. */
  readonly path: string;
}

const maxFollowed = 500;
const maxDepth = 60;

/**
 * What each expression of a content comes to as the page is drawn first, by the renderer's own parser and
 * interpreter: for editors, who see which of them find nothing. Of a repeat the first item is looked at.
 */
export async function followData(
  content: BuilderContent,
  { data, path, ...options }: FollowOptions,
): Promise<FollowedData[]> {
  await loadBundles(['expressions', 'functions']);
  const { defaults, state, requests, script } = prepareContent(content, options).content;
  const known: Readonly<Record<string, unknown>> = {
    ...{ ...defaults, ...state, ...data, locale: options.language },
    ...{ isBrowser: false, isServer: true, deviceSize: 'large', device: 'desktop' },
    location: toLocationState(path, ''),
  };
  const steps = newSteps();
  const now = Date.now();
  /** Whatever asks or runs in the browser may bring it. */
  const isLater = requests.length > 0 || script !== null;
  const followed: FollowedData[] = [];

  /** Undefined where it fails: as it is drawn. */
  const evaluate = (
    expression: Expression,
    block: Block,
    locals: Readonly<Record<string, unknown>>,
  ): unknown => {
    const names = { ...known, ...locals };
    try {
      return findInterpreter().evaluate(expression, {
        read: (name) => (Object.hasOwn(names, name) ? names[name] : undefined),
        all: () => ({ ...names }),
        given: {
          block: { id: block.id, component: block.component ?? {} },
          ...{ builder: {}, Builder: {}, context: {} },
        },
        now: () => now,
        steps,
      });
    } catch {
      return undefined;
    }
  };
  const note = (one: Omit<FollowedData, 'count'> & { readonly count?: number }) => {
    if (followed.length < maxFollowed) followed.push({ count: 0, ...one });
  };
  const tryFollow = (
    source: unknown,
    block: Block,
    locals: Readonly<Record<string, unknown>>,
    at: string,
  ): { readonly value: unknown } | null => {
    if (typeof source !== 'string' || source.trim() === '') return null;
    try {
      return { value: evaluate(parseProgram(source, 'binding').expression, block, locals) };
    } catch (error) {
      const shows = (error as Error).message.slice(0, 200);
      note({ blockId: block.id, path: at, finding: 'not-understood', shows });
      return null;
    }
  };

  const visit = (block: Block, around: Readonly<Record<string, unknown>>, depth: number) => {
    if (depth > maxDepth || !isRecord(block)) return;
    let locals = around;
    const { repeat } = block;
    if (isRecord(repeat) && typeof repeat.collection === 'string' && repeat.collection !== '') {
      const found = tryFollow(repeat.collection, block, around, 'repeat');
      if (found) {
        const { value } = found;
        const isList = Array.isArray(value);
        const count = isList ? value.length : 0;
        const missing = isLater && value === undefined ? 'later' : isList ? 'nothing' : 'no-list';
        const finding = count > 0 ? 'found' : missing;
        note({ blockId: block.id, path: 'repeat', finding, shows: '', count });
        const [first] = isList ? value : [];
        const name = toItemName(repeat.itemName, repeat.collection);
        locals = { ...around, [name]: first, $item: first, $index: 0, [`$${name}Index`]: 0 };
        // Nothing of it is drawn: what is in it is not missed.
        if (count === 0) return;
      }
    }
    for (const [at, source] of Object.entries(bindingsOf(block)).slice(0, 200)) {
      const found = tryFollow(source, block, locals, at);
      if (!found) continue;
      const isThere = found.value !== undefined && found.value !== null && found.value !== '';
      const isChoice = at === 'show' || at === 'hide';
      const missing = isLater ? 'later' : 'nothing';
      const finding = isThere || isChoice ? 'found' : missing;
      note({ blockId: block.id, path: at, finding, shows: toShown(found.value) });
    }
    for (const { value } of listsOf(block)) {
      for (const one of value) visit(one as Block, locals, depth + 1);
    }
  };
  const blocks = isRecord(content.data) ? content.data.blocks : [];
  for (const block of Array.isArray(blocks) ? blocks : []) visit(block as Block, {}, 0);
  return followed;
}

/** As they are drawn: what the service compiled counts before its source. */
function bindingsOf({ bindings, code }: Block): Readonly<Record<string, unknown>> {
  const written = isRecord(code) && isRecord(code.bindings) ? code.bindings : {};
  return { ...written, ...(isRecord(bindings) ? bindings : {}) };
}

const toShown = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
        .replace(/<[^>]*>/g, ' ')
        .trim()
        .slice(0, 80)
    : '';
