const localizedType = '@builder.io/core:LocalizedValue';

/**
 * A deep copy, localized values replaced by the text of a locale, else by their `Default`.
 * @param locale null: localized values stay as they are, for clients that choose by themselves
 */
export function copyInLocale(value: unknown, locale: string | null): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((element) => copyInLocale(element, locale));
  const object = value as Record<string, unknown>;
  if (locale !== null && object['@type'] === localizedType) {
    const own = Object.hasOwn(object, locale) ? object[locale] : undefined;
    return copyInLocale(own ?? object.Default, locale);
  }
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(object)) {
    if (key !== '__proto__') copy[key] = copyInLocale(object[key], locale);
  }
  return copy;
}
