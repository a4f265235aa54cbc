/** The positions of the values in a JSON text. */
export interface JsonLines {
  /** Line of the first sign that JSON does not allow; null: it is JSON. */
  readonly errorLine: number | null;
  /**
   * Line of the value at a path such as `shared.times[0].starts_at`, or of the nearest thing around it.
   * Anything after a space in the path is not part of it.
   */
  lineOf(path: string): number;
}

/** Reads a text for the messages about it; files without mistakes never need it. */
export function readJsonLines(text: string): JsonLines {
  const places = new Map<string, number>();
  let at = 0;
  const fail = (): never => {
    throw new NotJson();
  };
  const skipSpace = () => {
    while (/[ \t\r\n]/.test(text[at] ?? '')) at += 1;
  };
  const expect = (sign: string) => {
    skipSpace();
    if (text[at] !== sign) fail();
    at += 1;
  };
  const readScalar = (pattern: RegExp): unknown => {
    pattern.lastIndex = at;
    const [found] = pattern.exec(text) ?? fail();
    const value: unknown = JSON.parse(found);
    at += found.length;
    return value;
  };
  const readMembers = (end: string, readMember: (index: number) => void) => {
    at += 1;
    skipSpace();
    if (text[at] === end) {
      at += 1;
      return;
    }
    for (let index = 0; ; index += 1) {
      readMember(index);
      skipSpace();
      if (text[at] === end) break;
      expect(',');
    }
    at += 1;
  };
  const readValue = (path: string) => {
    skipSpace();
    if (!places.has(path)) places.set(path, at);
    if (text[at] === '{') {
      readMembers('}', () => {
        skipSpace();
        const start = at;
        const key = readScalar(stringPattern) as string;
        const place = path === '' ? key : `${path}.${key}`;
        places.set(place, start);
        expect(':');
        readValue(place);
      });
    } else if (text[at] === '[') {
      readMembers(']', (index) => readValue(`${path}[${index}]`));
    } else readScalar(scalarPattern);
  };
  let errorLine: number | null = null;
  try {
    readValue('');
    skipSpace();
    if (at < text.length) fail();
  } catch {
    // Texts that are nested too deep end here too.
    errorLine = lineAt(text, at);
  }
  return {
    errorLine,
    lineOf(path) {
      let place = path.split(' ', 1)[0] as string;
      while (place !== '' && !places.has(place)) place = place.replace(/(?:\.|\[|^)[^.[]*$/, '');
      return lineAt(text, places.get(place) ?? 0);
    },
  };
}

class NotJson extends Error {}

/** The whole value at this position. `JSON.parse` decides whether it is valid. */
const stringPattern = /"(?:[^"\\]|\\.)*"/y;
const scalarPattern = /"(?:[^"\\]|\\.)*"|[-+.\w]+/y;

const lineAt = (text: string, position: number): number =>
  text.slice(0, position).split('\n').length;
