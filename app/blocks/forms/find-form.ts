import type { FormOptions } from './form-options.ts';

/**
 * A form by its block, wherever it lies in what editors made: columns, tabs, variants and symbols
 * hold blocks too. Null: there is none.
 * @param content prepared, so it is plain and bounded
 */
export function findForm(content: unknown, blockId: string): FormOptions | null {
  if (typeof content !== 'object' || content === null) return null;
  const { id, component, options } = content as Record<string, unknown>;
  if (id === blockId && component === 'Form:Form') return (options ?? {}) as FormOptions;
  for (const inner of Object.values(content)) {
    const form = findForm(inner, blockId);
    if (form) return form;
  }
  return null;
}
