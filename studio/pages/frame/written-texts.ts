import type { DescribedBlock, DescribedInput } from '#server/studio/pages/page-room.ts';
import type { Language } from '#shared/languages/languages.ts';
import type { Block } from '#shared/page-builder/editing/block-tree.ts';
import { isSpoken, readIn } from '#shared/page-builder/editing/localized.ts';
import { isTree, type Path, readAt } from '#shared/page-builder/editing/values.ts';
import { readHtml, writeHtml } from '../inputs/html-blocks.ts';

/** A text of a block that can be written where the page shows it. */
export interface WrittenText {
  /** From the block. */
  readonly path: Path;
  readonly input: DescribedInput;
  /** `line`: of one line; `lines`: of several; `html`: with marks. */
  readonly kind: 'line' | 'lines' | 'html';
  /** As it is shown in the language. */
  readonly value: string;
  /** Where its links lead, in their order. */
  readonly links: readonly string[];
}

/** The texts of a block that say something in a language; those that follow from expressions are not written. */
export function listTexts(
  block: Block,
  described: DescribedBlock | undefined,
  language: Language,
): WrittenText[] {
  const bound = Object.keys({
    ...(isTree(block.bindings) ? block.bindings : {}),
    ...(isTree(readAt(block, ['code', 'bindings']))
      ? (readAt(block, ['code', 'bindings']) as object)
      : {}),
  });
  const options = block.component?.options;
  return textsIn(described?.inputs ?? [], options, ['component', 'options']).filter(
    ({ path }) => !bound.some((name) => `${path.join('.')}.`.startsWith(`${name}.`)),
  );

  function textsIn(inputs: readonly DescribedInput[], values: unknown, path: Path): WrittenText[] {
    return inputs.flatMap((input): WrittenText[] => {
      const value = readAt(values, [input.name]);
      if (input.type === 'list' && Array.isArray(value)) {
        return value.flatMap((item, position) =>
          textsIn(input.subFields ?? [], item, [...path, input.name, position]),
        );
      }
      if (!isSpoken(input)) return [];
      const said = readIn(value, language) ?? readIn(value, 'en');
      const text = typeof said === 'string' ? toText(input, said) : null;
      return text ? [{ ...text, input, path: [...path, input.name] }] : [];
    });
  }
}

function toText({ type }: DescribedInput, said: string) {
  if (said.trim() === '') return null;
  if (type === 'string') return { kind: 'line' as const, value: said, links: [] };
  if (type === 'longText') return { kind: 'lines' as const, value: said, links: [] };
  const blocks = readHtml(said);
  if (!blocks || blocks.length === 0) return null;
  const links = blocks.flatMap(({ spans = [] }) =>
    spans.flatMap(({ type: mark, data }) =>
      mark === 'hyperlink' ? [String((data as { url?: unknown } | undefined)?.url ?? '')] : [],
    ),
  );
  return { kind: 'html' as const, value: writeHtml(blocks), links };
}

/**
 * What was written in the frame, as the studio keeps it: the page in it may say anything.
 * @returns undefined for an empty text; null for what is no such text
 */
export function parseWritten(kind: WrittenText['kind'], said: unknown): string | undefined | null {
  if (typeof said !== 'string' || said.length > 100_000) return null;
  if (kind === 'line') return said.replace(/\s*\n\s*/g, ' ') || undefined;
  if (kind === 'lines') return said || undefined;
  const blocks = readHtml(said);
  return blocks && (writeHtml(blocks) || undefined);
}
