import type { Fields } from './item.ts';

/** Fewer words may be the same in two languages: names, titles of works. */
const minWords = 3;

/** What a language says of its pictures, wherever they stand: by the picture, in lists and texts too. */
export function listAlts(value: unknown, found = new Set<string>()): ReadonlySet<string> {
  visitPictures(value, '', (_path, picture) => {
    const key = toKey(picture);
    if (key) found.add(key);
  });
  return found;
}

/** Paths of fields that describe a picture in the very words of another language. */
export function listForeignAlts(data: Fields, others: ReadonlySet<string>): string[] {
  const paths = new Set<string>();
  visitPictures(data, '', (path, picture) => {
    const key = toKey(picture);
    if (key && others.has(key)) paths.add(path);
  });
  return [...paths];
}

/** Null where there is nothing to compare. */
function toKey({ id, alt }: Fields): string | null {
  if (typeof alt !== 'string' || alt.trim().split(/\s+/).length < minWords) return null;
  return `${String(id)} ${alt.trim()}`;
}

/** @param visit gets the field's path as problems name it: a text is one field, whatever stands in it */
function visitPictures(
  value: unknown,
  path: string,
  visit: (path: string, picture: Fields) => void,
): void {
  if (Array.isArray(value)) {
    const isText = value.some((one) => isObject(one) && 'type' in one && !('slice_type' in one));
    for (const [position, one] of value.entries()) {
      visitPictures(one, isText ? path : `${path}[${position}]`, visit);
    }
    return;
  }
  if (!isObject(value)) return;
  if (typeof value.url === 'string' && 'dimensions' in value) {
    visit(path, value);
    return;
  }
  for (const [name, one] of Object.entries(value)) {
    visitPictures(one, path === '' ? name : `${path}.${name}`, visit);
  }
}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
