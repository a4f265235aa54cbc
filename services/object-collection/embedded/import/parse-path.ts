/** One key on the way, and what the values there must hold to be followed. */
export interface PathStep {
  readonly key: string;
  readonly conditions: readonly Condition[];
}

export interface Condition {
  readonly steps: readonly PathStep[];
  /** One of these texts; null: anything at all. */
  readonly texts: readonly string[] | null;
}

const maxNested = 5;

/** @returns what is wrong with a path in words, or null */
export function findPathProblem(path: string): string | null {
  try {
    parsePath(path);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

/**
 * `identified_by[classified_as.id=a|b][type=Name].content`: keys joined by dots, each perhaps with
 * conditions in brackets, which are paths of their own with the texts they may hold. The name of a
 * table's column may be anything, so that `No.` is a path too.
 * @throws {Error} that says what is wrong
 */
export function parsePath(path: string, depth = 0): PathStep[] {
  if (depth > maxNested)
    throw new Error(`must not have more than ${maxNested} brackets in each other`);
  const steps: PathStep[] = [];
  let key = '';
  let conditions: Condition[] = [];
  for (let at = 0; at <= path.length; at++) {
    const sign = path[at];
    if (sign === '[' && key !== '') {
      const end = findClosing(path, at);
      conditions.push(parseCondition(path.slice(at + 1, end), depth));
      at = end;
    } else if (sign === '.' || sign === undefined) {
      steps.push({ key, conditions });
      key = '';
      conditions = [];
    } else {
      if (conditions.length > 0) throw new Error('must go on with "." after "]"');
      key += sign;
    }
  }
  return steps;
}

function findClosing(path: string, from: number): number {
  let depth = 0;
  for (let at = from; at < path.length; at++) {
    if (path[at] === '[') depth++;
    else if (path[at] === ']' && --depth === 0) return at;
  }
  throw new Error('must have a "]" for each "["');
}

function parseCondition(text: string, depth: number): Condition {
  const equals = findEquals(text);
  const steps = parsePath(equals < 0 ? text : text.slice(0, equals), depth + 1);
  return { steps, texts: equals < 0 ? null : text.slice(equals + 1).split('|') };
}

/** The `=` of the condition itself, not of one within it. */
function findEquals(text: string): number {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '[') depth++;
    else if (text[at] === ']') depth--;
    else if (text[at] === '=' && depth === 0) return at;
  }
  return -1;
}
