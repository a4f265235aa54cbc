import { languages } from '#shared/languages/languages.ts';
import type { FieldModel, FieldModels, Models } from '../../models/read-models.ts';
import { rulesOf } from '../../models/rules.ts';
import {
  type BrokenRule,
  checkAgreement,
  checkRequired,
  describeRule,
} from '../authoring/check-document.ts';
import { isFilled } from '../empty-value.ts';
import { listAlts, listForeignAlts } from './foreign-alts.ts';
import { type Fields, type ItemContent, type ItemContext, readLanguage } from './item.ts';

/** Something that keeps an item from being published. */
export interface Problem {
  /** `en.title`, `es.credits[0].role`. */
  readonly path: string;
  /** For words in the editor's language. */
  readonly code: BrokenRule['code'] | OwnCode;
  readonly values: Readonly<Record<string, string>>;
  /** In English, as it follows the name of the field. */
  readonly message: string;
}

type OwnCode = keyof typeof sentences;

const sentences = {
  'english-missing': () => 'must be there',
  'alt-missing': () => 'needs words that describe it, or be marked as decorative',
  'alt-english': () => 'describes a picture in the words of English',
  'number-outside': ({ range }: Values) => `must be a number${range}`,
  'no-option': () => 'is none of the choices',
  'no-date': () => 'must be a day',
  'no-time': () => 'must be a day and a time',
  'no-address': () => 'must be an address such as https://museum.example or a path of this site',
  'wrong-link': ({ kind }: Values) => `must lead to ${kind}`,
  'block-not-allowed': ({ kind }: Values) => `may not hold a ${kind}`,
  'too-many': () => 'has one item at most',
  'unknown-slice': ({ kind }: Values) => `may not hold "${kind}"`,
} as const satisfies Readonly<Record<string, (values: Values) => string>>;

type Values = Readonly<Record<string, string>>;

/**
 * What has to be mended before an item can be published: the loader's rules, and what forms let
 * through. What only English must have is asked of English alone.
 */
export function checkItem(type: string, content: ItemContent, context: ItemContext): Problem[] {
  const fields = context.models.types.get(type)?.fields ?? {};
  const { required, localized } = rulesOf(type);
  const problems: Problem[] = [];
  if (!content.languages.en) problems.push(tell('en', 'english-missing'));
  const english = listAlts(content.languages.en ?? {});
  for (const language of languages) {
    const data = readLanguage(type, content, language, context);
    if (!data) continue;
    const add = (path: string, rule: BrokenRule) =>
      problems.push({
        path: `${language}.${path}`,
        code: rule.code,
        values: rule.values ?? {},
        message: describeRule(rule),
      });
    const found = (path: string, code: OwnCode, values: Values = {}) =>
      problems.push(tell(`${language}.${path}`, code, values));
    if (language === 'en') {
      checkRequired(fields, data, required, add);
      checkPictures(fields, data, required, (path) => add(path, { code: 'required' }));
      checkAgreement(type, data, add);
    } else {
      for (const path of listForeignAlts(data, english)) found(path, 'alt-english');
    }
    checkFields(context.models, fields, data, '', found, (path) =>
      language === 'en' ? true : localized.includes(path) || isWordsOf(path, fields),
    );
  }
  return problems;
}

type Found = (path: string, code: OwnCode, values?: Values) => void;

const tell = (path: string, code: OwnCode, values: Values = {}): Problem => ({
  path,
  code,
  values,
  message: sentences[code](values),
});

/** Pictures have words in each language also where they are the same in all. */
const isWordsOf = (path: string, fields: FieldModels): boolean => {
  const [name = '', ...inner] = path.split('.');
  const model = fields[name];
  if (inner.length > 0) return isWordsOf(inner.join('.'), model?.config?.fields ?? {});
  return model?.type === 'Image';
};

/** The loader only warns of pictures, since they may still be drawn; here they are there. */
function checkPictures(
  fields: FieldModels,
  data: Fields,
  required: readonly string[],
  reject: (path: string) => void,
): void {
  for (const name of required) {
    const model = fields[name];
    if (model?.type === 'Image' && !isFilled(model, data[name])) reject(name);
  }
}

/** @param isChecked whether a field, by its path without positions, is this language's own */
function checkFields(
  models: Models,
  fields: FieldModels,
  data: Fields,
  prefix: string,
  found: Found,
  isChecked: (path: string) => boolean,
): void {
  for (const [name, model] of Object.entries(fields)) {
    const path = prefix + name;
    const value = data[name];
    if (model.type === 'Group') {
      const items = (value ?? []) as Fields[];
      if (model.config?.repeat === false && items.length > 1) found(path, 'too-many');
      items.forEach((item, position) => {
        checkFields(
          models,
          model.config?.fields ?? {},
          item,
          `${path}[${position}].`,
          found,
          isChecked,
        );
      });
      continue;
    }
    if (!isFilled(model, value) || !isChecked(path.replace(/\[\d+\]/g, ''))) continue;
    if (model.type === 'Slices') checkSlices(models, model, value as Fields[], path, found);
    else checkValue(model, value, path, found);
  }
}

function checkSlices(
  models: Models,
  model: FieldModel,
  slices: Fields[],
  path: string,
  found: Found,
) {
  slices.forEach((slice, position) => {
    const place = `${path}[${position}]`;
    const type = String(slice.slice_type);
    const isAllowed = Object.hasOwn(model.config?.choices ?? {}, type);
    const variation = isAllowed && models.slices.get(type)?.variations[String(slice.variation)];
    if (!variation) {
      found(place, 'unknown-slice', { kind: type });
      return;
    }
    const every = () => true;
    const primary = (slice.primary ?? {}) as Fields;
    checkFields(models, variation.primary, primary, `${place}.primary.`, found, every);
    ((slice.items ?? []) as Fields[]).forEach((item, at) => {
      checkFields(models, variation.items, item, `${place}.items[${at}].`, found, every);
    });
  });
}

function checkValue(model: FieldModel, value: unknown, path: string, found: Found): void {
  switch (model.type) {
    case 'Image':
      if ((value as Fields).alt === null || (value as Fields).alt === undefined) {
        found(path, 'alt-missing');
      }
      return;
    case 'Number': {
      const { min, max } = model.config ?? {};
      const isInside =
        (value as number) >= (min ?? -Infinity) && (value as number) <= (max ?? Infinity);
      const range =
        (min === undefined ? '' : ` from ${min}`) + (max === undefined ? '' : ` to ${max}`);
      if (!isInside) {
        found(path, 'number-outside', {
          range,
          ...(min !== undefined && { min: String(min) }),
          ...(max !== undefined && { max: String(max) }),
        });
      }
      return;
    }
    case 'Select':
      if (!model.config?.options?.includes(value as string)) found(path, 'no-option');
      return;
    case 'Date':
      if (
        !/^\d{4}-\d{2}-\d{2}$/.test(value as string) ||
        Number.isNaN(Date.parse(value as string))
      ) {
        found(path, 'no-date');
      }
      return;
    case 'Timestamp':
      if (Number.isNaN(Date.parse(value as string))) found(path, 'no-time');
      return;
    case 'Link':
      for (const link of Array.isArray(value) ? value : [value])
        checkLink(model, link, path, found);
      return;
    case 'StructuredText':
      checkText(model, value as Fields[], path, found);
      return;
    default:
  }
}

const address = /^(https?:\/\/[^\s]+|mailto:[^\s]+|tel:[^\s]+|\/(?!\/)[^\s]*|#[^\s]*)$/;

function checkLink(model: FieldModel, link: Fields, path: string, found: Found): void {
  const kind = String(link.link_type).toLowerCase();
  if (kind === 'web' && !address.test(String(link.url))) found(path, 'no-address');
  const { select } = model.config ?? {};
  if (select && select !== kind && kind !== 'any') found(path, 'wrong-link', { kind: select });
}

function checkText(model: FieldModel, blocks: Fields[], path: string, found: Found): void {
  const { single, multi } = model.config ?? {};
  const allowed = (single ?? multi ?? '').split(',');
  if (single && blocks.length > 1) found(path, 'too-many');
  for (const { type, spans, alt } of blocks) {
    const kind = String(type);
    if (!allowed.includes(kind)) found(path, 'block-not-allowed', { kind });
    if (kind === 'image' && (alt === null || alt === undefined)) found(path, 'alt-missing');
    for (const span of (spans ?? []) as { type?: string; data?: Fields }[]) {
      if (span.type === 'hyperlink' && span.data)
        checkLink({ type: 'Link' }, span.data, path, found);
    }
  }
}
