import type { PreparedBlock } from '../prepared.ts';
import type { FormOptions } from './form-options.ts';

/**
 * A form by its block, wherever it lies in what editors made: columns, tabs, variants and symbols
 * hold blocks too. Null: there is none.
 * @param content prepared, so it is plain and bounded
 */
export function findFormBlock(content: unknown, blockId: string): PreparedBlock | null {
  if (typeof content !== 'object' || content === null) return null;
  const { id, component } = content as Record<string, unknown>;
  if (id === blockId && component === 'Form:Form') return content as PreparedBlock;
  for (const inner of Object.values(content)) {
    const form = findFormBlock(inner, blockId);
    if (form) return form;
  }
  return null;
}

/** What an editor set of it. */
export const findForm = (content: unknown, blockId: string): FormOptions | null => {
  const block = findFormBlock(content, blockId);
  return block && ((block.options ?? {}) as FormOptions);
};
