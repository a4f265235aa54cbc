import { languageOptions } from '#shared/languages/languages.ts';
import type { FormField } from '../fields/field-props.ts';

/**
 * The labels on the way to a field: `Credits, Role (Español)`.
 * @param path `es.credits[k1].role`; a language alone is its name
 */
export function sayPath(path: string, fields: readonly FormField[]): string {
  const [language, ...names] = path.replace(/\[[^\]]*\]/g, '').split('.');
  const labels: string[] = [];
  let inner = fields;
  for (const name of names) {
    const field = inner.find((one) => one.name === name);
    // What is below a part of a page, or a picture, has its place there.
    if (!field) break;
    labels.push(field.label);
    inner = field.fields;
  }
  const own = languageOptions.find(({ code }) => code === language)?.nativeName ?? '';
  if (labels.length === 0) return own;
  return language === 'en' ? labels.join(', ') : `${labels.join(', ')} (${own})`;
}
