/**
 * The values at a path, as Mongo finds them: through lists, by position too. A list at the end
 * counts as itself and as each of its elements; nothing there counts as undefined.
 */
export function listValuesAt(value: unknown, path: readonly string[]): readonly unknown[] {
  const [key, ...rest] = path;
  if (key === undefined) return Array.isArray(value) ? [...value, value] : [value];
  if (Array.isArray(value)) {
    const ofElements = value
      .filter((element) => typeof element === 'object' && element !== null)
      .flatMap((element) => (Array.isArray(element) ? [] : listValuesAt(element, path)));
    return /^\d+$/.test(key)
      ? [...listValuesAt(value[Number(key)], rest), ...ofElements]
      : ofElements.length > 0
        ? ofElements
        : [undefined];
  }
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return [undefined];
  return listValuesAt((value as Record<string, unknown>)[key], rest);
}

/** As Mongo: null is equal to nothing being there; lists and objects by what they hold. */
export function equals(value: unknown, wanted: unknown): boolean {
  if (wanted === null) return value === null || value === undefined;
  if (typeof value !== 'object' || typeof wanted !== 'object' || value === null) {
    return value === wanted;
  }
  return JSON.stringify(value) === JSON.stringify(wanted);
}

/** Below zero: value comes first. Null: they are of different kinds, so neither does. */
export function compareValues(value: unknown, other: unknown): number | null {
  if (typeof value !== typeof other) return null;
  if (typeof value === 'number') return value - (other as number);
  if (typeof value === 'boolean') return Number(value) - Number(other);
  if (typeof value !== 'string') return null;
  return value < (other as string) ? -1 : Number(value > (other as string));
}

/** Order of kinds in a sorted list: what is not there first. */
const kinds = ['undefined', 'null', 'number', 'string', 'object', 'array', 'boolean'];
const kindOf = (value: unknown): number =>
  kinds.indexOf(value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);

export const compareForSorting = (a: unknown, b: unknown): number =>
  kindOf(a) - kindOf(b) || (compareValues(a, b) ?? 0);

/** Names and numbers that Mongo has for the kind of a value. */
export function typeNamesOf(value: unknown): readonly string[] {
  if (value === undefined) return [];
  if (value === null) return ['null', '10'];
  if (Array.isArray(value)) return ['array', '4'];
  if (typeof value === 'string') return ['string', '2'];
  if (typeof value === 'boolean') return ['bool', '8'];
  if (typeof value === 'number') {
    return [
      'number',
      'double',
      '1',
      ...(Number.isInteger(value) ? ['int', '16', 'long', '18'] : []),
    ];
  }
  return ['object', '3'];
}
