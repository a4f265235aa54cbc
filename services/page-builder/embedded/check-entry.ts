import type { StoredEntry } from './entry.ts';
import { depthOf, walkValues } from './walk-values.ts';

/** Where editors' code stands: an expression gives a value, a statement does something. */
export type CodeKind = 'expression' | 'statement' | 'script';

/**
 * Says why a piece of code is not understood, in words an editor understands; null: it is. Given from
 * outside, since what is understood is the renderer's business.
 */
export type CheckCode = (code: string, kind: CodeKind) => string | null;

export interface Finding {
  /** As in `data.blocks[2].bindings.show`. */
  readonly field: string;
  readonly reason: string;
}

export const maxDepth = 400;
const maxCharacters = 2 * 1024 * 1024;

/** Why an entry cannot be stored: too deep or too large for everything that handles it later. */
export function findBreach(entry: StoredEntry): Finding | null {
  if (depthOf(entry, maxDepth) > maxDepth) {
    return { field: 'data', reason: `holds more than ${maxDepth} levels inside each other` };
  }
  const { length } = JSON.stringify(entry);
  return length > maxCharacters
    ? { field: 'data', reason: `is larger than ${maxCharacters} characters` }
    : null;
}

/** Pieces of an entry that visitors will not get as the editor meant them. */
export function findUnsupported(entry: StoredEntry, checkCode: CheckCode): Finding[] {
  const found: Finding[] = [];
  const check = (field: string, code: unknown, kind: CodeKind) => {
    if (typeof code !== 'string' || code.trim() === '') return;
    const reason = checkCode(code, kind);
    if (reason !== null) found.push({ field, reason });
  };
  const checkAll = (field: string, codes: unknown, kind: CodeKind) => {
    if (typeof codes !== 'object' || codes === null) return;
    for (const [name, code] of Object.entries(codes)) check(`${field}.${name}`, code, kind);
  };
  walkValues({ data: entry.data, variations: entry.variations }, (object, place) => {
    const isContent = place === 'data' || /^variations\.[^.]+\.data$/.test(place);
    if (isContent) check(`${place}.jsCode`, object.jsCode, 'script');
    if (object['@type'] !== '@builder.io/sdk:Element') return;
    checkAll(`${place}.bindings`, object.bindings, 'expression');
    checkAll(`${place}.actions`, object.actions, 'statement');
    const repeat = object.repeat as { collection?: unknown } | undefined;
    check(`${place}.repeat.collection`, repeat?.collection, 'expression');
    const component = object.component as { name?: unknown; options?: unknown } | undefined;
    if (component?.name !== 'Text') return;
    const { text } = (component.options ?? {}) as { text?: unknown };
    // One text, or one for each locale.
    const texts = typeof text === 'object' && text !== null ? Object.values(text) : [text];
    const codes = texts
      .filter((one) => typeof one === 'string')
      .flatMap((one) => [...one.matchAll(/\{\{([^{}]+)\}\}/g)].map(([, code]) => code));
    for (const code of new Set(codes)) {
      check(`${place}.component.options.text`, code, 'expression');
    }
  });
  return found;
}
