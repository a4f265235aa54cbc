import type { FormModels } from '#server/studio/items/describe-item.ts';
import type { Language } from '#shared/languages/languages.ts';

type FormField = FormModels['types'][number]['fields'][number];

/** What the models' texts are called in a language, and what editors are told of their fields. */
export interface ModelWords {
  /** By the English that stands in the models; empty for English. */
  readonly labels: Readonly<Record<string, string>>;
  /** By the end of a field's path: `meta_title`, `contacts.label`, `settings.alert`. */
  readonly helps: Readonly<Record<string, string>>;
}

/** Fetched with the first screen that shows a model. */
const files = import.meta.glob<{ readonly default: Partial<ModelWords> }>(
  './*/{labels,helps}.json',
);

/** A language that has no words of ours yet: labels as the models say them, no helps. */
export async function loadModelWords(language: Language): Promise<ModelWords> {
  const load = async (name: string) => (await files[`./${language}/${name}.json`]?.())?.default;
  const [labels, helps] = await Promise.all([load('labels'), load('helps')]);
  return { labels: {}, helps: {}, ...labels, ...helps };
}

/** @param label as the model says it, which is what a museum's own models go on to say */
const labelOf = (label: string, { labels }: Pick<ModelWords, 'labels'>): string =>
  labels[label] ?? label;

/**
 * What editors are told of a field: what its model says, else the words for the longest end of its path.
 * @param path from the type of the item or slice: `settings.contacts.label`
 */
export function helpOf(
  path: string,
  { help }: Pick<FormField, 'help'>,
  { helps }: Pick<ModelWords, 'helps'>,
): string | null {
  if (help) return help;
  const steps = path.split('.');
  const ends = steps.map((_, from) => steps.slice(from).join('.'));
  return ends.map((end) => helps[end]).find((text) => text !== undefined) ?? null;
}

/** The models as the studio shows them: every label and help in one language. */
export const sayModels = <Models extends FormModels>(
  models: Models,
  words: ModelWords,
): Omit<Models, 'slices'> & { readonly slices: readonly SaidSlice[] } => ({
  ...models,
  types: models.types.map((type) => ({
    ...type,
    label: labelOf(type.label, words),
    fields: sayFields(type.fields, type.id, words),
    tabs: type.tabs.map(({ label, fields }) => ({ label: labelOf(label, words), fields })),
  })),
  slices: models.slices.map((slice) => ({
    ...slice,
    name: [slice.type, slice.variation]
      .filter((id) => id !== 'default')
      .map((id) => labelOf(toName(id), words))
      .join(', '),
    label: labelOf(slice.label, words),
    primary: sayFields(slice.primary, slice.type, words),
    items: sayFields(slice.items, slice.type, words),
  })),
});

/** A kind of slice with what it is called: models tell only what it holds. */
export type SaidSlice = FormModels['slices'][number] & { readonly name: string };

/** `card_row`: `Card row`. */
export const toName = (id: string): string =>
  id.replaceAll('_', ' ').replace(/^./, (first) => first.toUpperCase());

const sayFields = (fields: readonly FormField[], above: string, words: ModelWords): FormField[] =>
  fields.map((field) => {
    const path = `${above}.${field.name}`;
    return {
      ...field,
      label: labelOf(field.label, words),
      help: helpOf(path, field, words),
      fields: sayFields(field.fields, path, words),
    };
  });
