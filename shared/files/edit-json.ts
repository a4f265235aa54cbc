/**
 * Writes another value into a JSON text. What stays the same keeps its letters, line breaks included;
 * the rest is written with two spaces for each level.
 * @param text JSON
 */
export function editJson(text: string, value: unknown): string {
  const tree = readTree(text);
  const edited = print(tree, value, text, '');
  return text.slice(0, tree.start) + edited + text.slice(tree.end);
}

/** A value and where it stands in the text. */
interface Node {
  readonly start: number;
  readonly end: number;
  readonly value: unknown;
  readonly members: readonly (readonly [string | number, Node])[];
}

function print(node: Node, value: unknown, text: string, indent: string): string {
  if (isSame(node.value, value)) return text.slice(node.start, node.end);
  const isList = Array.isArray(value);
  if (typeof value !== 'object' || value === null || isList !== Array.isArray(node.value)) {
    return toText(value, indent);
  }
  const old = new Map(node.members);
  const wanted = isList ? [...value.entries()] : Object.entries(value);
  const keys = wanted.map(([key]) => key);
  if (isSame(keys, [...old.keys()])) {
    let result = '';
    let at = node.start;
    for (const [key, one] of wanted) {
      const member = old.get(key) as Node;
      result += text.slice(at, member.start) + print(member, one, text, indentAt(text, member));
      at = member.end;
    }
    return result + text.slice(at, node.end);
  }
  if (wanted.length === 0) return isList ? '[]' : '{}';
  const inner = `${indent}  `;
  const parts = wanted.map(([key, one]) => {
    // An item of a list is the one that says the same, wherever it stands.
    const member = isList
      ? node.members.find(([, candidate]) => isSame(candidate.value, one))?.[1]
      : old.get(key);
    const written = member ? print(member, one, text, inner) : toText(one, inner);
    return inner + (isList ? '' : `${JSON.stringify(key)}: `) + written;
  });
  const [open, close] = isList ? '[]' : '{}';
  return `${open}\n${parts.join(',\n')}\n${indent}${close}`;
}

/** The order of an object's names counts: a file is read by people. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const toText = (value: unknown, indent: string): string =>
  JSON.stringify(value, null, 2).replaceAll('\n', `\n${indent}`);

/** The white space before the line in which a value stands. */
function indentAt(text: string, { start }: Node): string {
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  return /^[ \t]*/.exec(line)?.[0] ?? '';
}

const token = /\s*("(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+)/gy;

function readTree(text: string): Node {
  token.lastIndex = 0;
  const next = () => {
    const [whole = '', found = ''] = token.exec(text) ?? [];
    if (whole === '') throw new SyntaxError('is not JSON');
    return { found, start: token.lastIndex - found.length, end: token.lastIndex };
  };
  const read = (first = next()): Node => {
    const { found, start, end } = first;
    if (found !== '{' && found !== '[')
      return { start, end, value: JSON.parse(found), members: [] };
    const members: [string | number, Node][] = [];
    for (let sign = next(); ; sign = next()) {
      if (sign.found === '}' || sign.found === ']') {
        const values = members.map(([key, { value }]) => [key, value] as const);
        const value = found === '[' ? values.map(([, one]) => one) : Object.fromEntries(values);
        return { start, end: sign.end, value, members };
      }
      if (sign.found === ',') continue;
      if (found === '[') members.push([members.length, read(sign)]);
      else {
        next();
        members.push([JSON.parse(sign.found) as string, read()]);
      }
    }
  };
  return read();
}
