import { readShown } from '#shared/page-builder/editing/localized.ts';
import { type BlockDefinition, type BlockInput, kindOfInput } from '../definition.ts';
import { coerce } from '../expressions/coerce.ts';
import { cleanHtml } from './clean-html.ts';
import { takeOutCode } from './custom-code.ts';
import { parseWithWarning } from './expressions.ts';
import { limits } from './limits.ts';
import { fitInto, listMisfits } from './nesting.ts';
import { isRecord, toPlainValue } from './plain-value.ts';
import type { Preparation } from './preparation.ts';
import { hasSlots, toTemplate } from './template-text.ts';

const maxListLength = 500;

/** Options of a component: what its inputs name, checked by their types; the rest is dropped. */
export function prepareOptions(
  given: unknown,
  definition: Pick<BlockDefinition, 'inputs' | 'hasDefaults'>,
  preparation: Preparation,
  blockId: string,
  depth: number,
): Record<string, unknown> {
  const options: Record<string, unknown> = {};
  if (!isRecord(given) && !definition.hasDefaults) return options;
  const source = isRecord(given) ? given : {};
  for (const input of definition.inputs) {
    const own = Object.hasOwn(source, input.name) ? source[input.name] : undefined;
    const value = prepareOption(own, input, preparation, blockId, depth);
    const remaining =
      value === undefined && definition.hasDefaults
        ? prepareOption(input.defaultValue, input, preparation, blockId, depth)
        : value;
    if (remaining !== undefined) options[input.name] = remaining;
  }
  return options;
}

function prepareOption(
  given: unknown,
  input: BlockInput,
  preparation: Preparation,
  blockId: string,
  depth: number,
): unknown {
  const { language, notes } = preparation;
  const value = readShown(given, language);
  if (value === undefined || value === null) return undefined;
  if (input.enum && !input.isCss && !input.enum.includes(String(value))) return undefined;
  const kind = kindOfInput(input);
  if (kind === 'blocks') return preparation.prepareBlocks(value, preparation, depth + 1);
  if (kind === 'html') return prepareHtml(value, preparation, blockId, input);
  if (kind === 'json') return toPlainValue(value, language, notes);
  if (typeof kind === 'string') {
    const checked = coerce(kind, value, language);
    if (typeof checked === 'string') notes.countText(checked.length);
    if (checked === undefined && value !== '' && (kind === 'href' || kind === 'src')) {
      notes.warn(blockId, `the address in ${input.name} is left out`);
    }
    return checked;
  }
  const fields = { inputs: input.subFields ?? [], hasDefaults: false };
  if (input.type === 'object') return prepareOptions(value, fields, preparation, blockId, depth);
  if (!Array.isArray(value)) return undefined;
  if (value.length > maxListLength) {
    notes.warn(blockId, `${input.name} is cut to ${maxListLength} items`);
  }
  return value
    .slice(0, maxListLength)
    .map((item) => prepareItem(item, fields, preparation, blockId, depth));
}

/** A column may be a link, which is none where it lies in another. */
function prepareItem(
  item: unknown,
  fields: Pick<BlockDefinition, 'inputs' | 'hasDefaults'>,
  preparation: Preparation,
  blockId: string,
  depth: number,
) {
  const isLink = isRecord(item) && item.link && fields.inputs.some(({ name }) => name === 'link');
  if (!isLink) return prepareOptions(item, fields, preparation, blockId, depth);
  const { around, notes } = preparation;
  if (fitInto('a', around) === 'a') {
    const inner = { ...preparation, around: [...around, 'a'] };
    return prepareOptions(item, fields, inner, blockId, depth);
  }
  notes.warn(blockId, 'HTML knows no <a> here: only what it holds is shown');
  return prepareOptions({ ...item, link: undefined }, fields, preparation, blockId, depth);
}

/**
 * A text, or a list of texts and expressions where the HTML has any, or the text with the scripts
 * that may run.
 */
function prepareHtml(
  value: unknown,
  preparation: Preparation,
  blockId: string,
  input: BlockInput,
): unknown {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const { language, sheet, notes } = preparation;
  const allowsFrames = input.name === 'content' || input.name === 'code';
  const clean = (html: string) => {
    const cleaned = cleanHtml(html, {
      language,
      sheet,
      notes,
      blockId,
      allowsFrames,
      around: preparation.around,
    });
    notes.countText(cleaned.length);
    return cleaned;
  };
  const scripts: string[] = [];
  let source = String(value);
  if (source.length > limits.textLength) {
    notes.warn(blockId, 'HTML that is too long is cut');
    source = source.slice(0, limits.textLength);
  }
  if (input.name === 'code') {
    const taken = takeOutCode(source, preparation, blockId);
    source = taken.html;
    scripts.push(...taken.scripts);
  }
  if (scripts.length > 0) return { html: clean(source), scripts };
  // In code of other kinds the page builder looks for no expressions.
  if (allowsFrames || !hasSlots(source)) return clean(source);
  const template = toTemplate(
    source,
    clean,
    (expression) => parseWithWarning(expression, 'binding', preparation, blockId),
    (expression) => {
      const shown = expression.slice(0, 120);
      notes.warn(blockId, `"${shown}" is left out: no expression may stand inside a tag`);
    },
  );
  if (template.length === 1 && typeof template[0] === 'string') return template[0];
  const misfits = listMisfits(preparation.around);
  if (misfits.length === 0) return template;
  return template.map((part) => (typeof part === 'string' ? part : [part[0], misfits]));
}
