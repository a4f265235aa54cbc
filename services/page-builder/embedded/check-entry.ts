import type { StoredEntry } from './entry.ts';
import { depthOf, walkValues } from './walk-values.ts';

/** The place of editors' code: an expression gives a value, a statement does something. */
/** `form` and `request`: an address to which something is sent. */
export type CodeKind = 'expression' | 'statement' | 'script' | 'form' | 'request';

/**
 * Says why a piece of code is not understood, or an address not allowed, in words an editor understands; null: it is. Given from
 * outside, since what is understood is the renderer's business.
 */
export type CheckCode = (code: string, kind: CodeKind) => string | null;

/** Says what visitors will not get of an entry, in sentences an editor understands. */
export type CheckDrawing = (entry: StoredEntry) => readonly string[];

export interface Finding {
  /** As in `data.blocks[2].bindings.show`. */
  readonly field: string;
  readonly reason: string;
}

export const maxDepth = 400;
const maxCharacters = 2 * 1024 * 1024;
/** Of all rules of an entry together: each visit is held against them. */
const maxRuleValues = 2_000;
const maxRuleCharacters = 200_000;

/** Why an entry cannot be stored: too deep or too large for everything that handles it later. */
export function findBreach(entry: StoredEntry): Finding | null {
  if (depthOf(entry, maxDepth) > maxDepth) {
    return { field: 'data', reason: `holds more than ${maxDepth} levels inside each other` };
  }
  const rules = JSON.stringify(entry.query ?? []);
  if (countValues(entry.query) > maxRuleValues || rules.length > maxRuleCharacters) {
    return { field: 'query', reason: `names more than ${maxRuleValues} values` };
  }
  const { length } = JSON.stringify(entry);
  return length > maxCharacters
    ? { field: 'data', reason: `is larger than ${maxCharacters} characters` }
    : null;
}

const countValues = (value: unknown): number =>
  Array.isArray(value)
    ? value.reduce<number>((sum, one) => sum + countValues(one), 0)
    : typeof value === 'object' && value !== null && 'value' in value
      ? countValues(value.value)
      : 1;

/** Pieces of an entry that visitors will not get as the editor meant them. */
export function findUnsupported(entry: StoredEntry, checkCode: CheckCode): Finding[] {
  const found: Finding[] = [];
  const check = (field: string, code: unknown, kind: CodeKind, owner = '') => {
    if (typeof code !== 'string' || code.trim() === '') return;
    const reason = checkCode(code, kind);
    if (reason === null) return;
    const isAddress = kind === 'form' || kind === 'request';
    const consequence = isAddress ? '' : `; ${toConsequence(field, kind)}`;
    found.push({ field, reason: `${owner}${reason}${consequence}` });
  };
  const checkAll = (field: string, codes: unknown, kind: CodeKind, owner: string) => {
    for (const [name, code] of listFields(codes)) check(`${field}.${name}`, code, kind, owner);
  };
  walkValues({ data: entry.data, variations: entry.variations }, (object, place) => {
    const isContent = place === 'data' || /^variations\.[^.]+\.data$/.test(place);
    if (isContent) {
      check(`${place}.jsCode`, object.jsCode, 'script');
      for (const [name, given] of Object.entries(object.httpRequests ?? {})) {
        const url = given?.request?.url ?? given;
        check(`${place}.httpRequests.${name}`, url, 'request');
      }
    }
    if (object['@type'] !== '@builder.io/sdk:Element') return;
    const owner = `${toLabel(object)}: `;
    const { code, meta } = object as Record<'code' | 'meta', Readonly<Record<string, unknown>>>;
    checkAll(`${place}.bindings`, object.bindings, 'expression', owner);
    checkAll(`${place}.actions`, object.actions, 'statement', owner);
    // The editor's own code counts when the service has not compiled it.
    const written = (kind: 'bindings' | 'actions') =>
      Object.fromEntries(
        listFields(code?.[kind]).filter(([name]) => !Object.hasOwn(Object(object[kind]), name)),
      );
    checkAll(`${place}.code.bindings`, written('bindings'), 'expression', owner);
    checkAll(`${place}.code.actions`, written('actions'), 'statement', owner);
    for (const [name, actions] of listFields(meta?.eventActions)) {
      if ([object.actions, code?.actions].some((codes) => Object.hasOwn(Object(codes), name)))
        continue;
      for (const action of Array.isArray(actions) ? actions : [actions]) {
        const field = `${place}.meta.eventActions.${name}`;
        check(field, Object(Object(action).options).code, 'statement', owner);
      }
    }
    const repeat = object.repeat as { collection?: unknown } | undefined;
    check(`${place}.repeat.collection`, repeat?.collection, 'expression', owner);
    const component = object.component as { name?: unknown; options?: unknown } | undefined;
    if (component?.name === 'Form:Form') {
      const options = (component.options ?? {}) as Record<string, unknown>;
      const { action, sendSubmissionsTo } = options;
      const actions =
        typeof action === 'object' && action !== null ? Object.values(action) : [action];
      for (const one of sendSubmissionsTo === 'custom' ? actions : []) {
        check(`${place}.component.options.action`, one, 'form');
      }
    }
    if (component?.name !== 'Text') return;
    const { text } = (component.options ?? {}) as { text?: unknown };
    // One text, or one for each locale.
    const texts = typeof text === 'object' && text !== null ? Object.values(text) : [text];
    const codes = texts
      .filter((one) => typeof one === 'string')
      .flatMap((one) => [...one.matchAll(/\{\{([^{}]+)\}\}/g)].map(([, code]) => code));
    for (const code of new Set(codes)) {
      check(`${place}.component.options.text`, code, 'expression', owner);
    }
  });
  return found;
}

const listFields = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/** As the builder's editor lists the block, with what finds it there. */
function toLabel(block: Readonly<Record<string, unknown>>): string {
  const component = Object(block.component).name;
  const name = block.layerName ?? component ?? block.tagName ?? 'Box';
  return [String(name).slice(0, 60), block.id && `(${block.id})`].filter(Boolean).join(' ');
}

/** The content that visitors get instead. */
function toConsequence(field: string, kind: CodeKind): string {
  if (kind === 'script') return 'nothing of the script runs';
  if (kind === 'statement') return 'nothing happens there';
  if (/\.(show|hide|collection)$/.test(field)) return 'the block is not shown';
  return 'it stays empty';
}
