/**
 * Fills the `{name}` places of a sentence. An unknown place stays as it is, so that a mistake in a
 * translation is seen and not hidden.
 */
export const fill = (sentence: string, values: Readonly<Record<string, string | number>>): string =>
  sentence.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  );
