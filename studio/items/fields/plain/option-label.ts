import type { Words } from '../../../words/words.ts';

/** What an option of a model is called for editors; one without words of ours is shown as it is stored. */
export function labelOfOption(option: string, { fields }: Words): string {
  const known: Readonly<Record<string, string>> = fields.options;
  return known[option] ?? option.replaceAll(/[_-]/g, ' ');
}
