import type { Models } from '../../models/read-models.ts';
import { parsingError } from '../api-error.ts';
import { findTarget, type Target } from './find-target.ts';
import { parseInstant } from './parse-date-argument.ts';
import type { Argument, Predicate, Value } from './parse-query.ts';

export type ArgumentReader = ReturnType<typeof createArgumentReader>;

/**
 * Reads the arguments of a predicate by their position, from 0. Every method throws an `ApiError` of
 * 400 that says what was wanted, and where, when the argument does not fit.
 */
export function createArgumentReader({ name, args, column }: Predicate, models: Models) {
  const at = (position: number) => args[position] as Argument;

  const reject = (position: number, wanted: string): never => {
    const place = args[position]?.column ?? column;
    throw parsingError(
      `[function ${name}(..)] argument ${position + 1} must be ${wanted} on line:1 col:${place}`,
      place,
    );
  };

  const target = (position: number): Target => {
    const argument = at(position);
    if (argument.kind !== 'path') return reject(position, 'a field such as my.type.field');
    const found = findTarget(argument.path, models);
    if (found) return found;
    throw parsingError(
      `[function ${name}(..)] unexpected field '${argument.path}' on line:1 col:${argument.column}`,
      argument.column,
    );
  };

  const ofTypes = (position: number, types: readonly string[]): Target => {
    const found = target(position);
    const type = found.kind === 'field' ? found.model?.type : undefined;
    return type && types.includes(type) ? found : reject(position, `a ${types.join(' or ')} field`);
  };

  const value = (position: number): Value => {
    const argument = at(position);
    return argument.kind === 'value' ? argument.value : reject(position, 'a value');
  };

  const number = (position: number): number => {
    const given = value(position);
    return typeof given === 'number' ? given : reject(position, 'a number');
  };

  const integer = (position: number): number => {
    const given = number(position);
    return Number.isInteger(given) && Math.abs(given) < 1e9
      ? given
      : reject(position, 'a whole number');
  };

  const text = (position: number): string => {
    const given = value(position);
    return typeof given === 'string' ? given : reject(position, 'a text in quotes');
  };

  return {
    reject,
    value,
    number,
    integer,
    text,
    ofTypes,
    expectCount(count: number) {
      if (args.length === count) return;
      throw parsingError(
        `[function ${name}(..)] takes ${count} arguments, not ${args.length}, on line:1 col:${column}`,
        column,
      );
    },
    /** A field whose values can be equal to something. */
    comparable(position: number): Target {
      const found = target(position);
      const isComparable =
        found.kind === 'field'
          ? found.column !== 'none' && found.model?.type !== 'StructuredText'
          : found.kind !== 'document';
      return isComparable ? found : reject(position, 'a field that can be compared');
    },
    searchable(position: number): Target {
      const found = target(position);
      if (found.kind === 'document') return found;
      const type = found.kind === 'field' ? found.model?.type : undefined;
      return type && searchableTypes.has(type) ? found : reject(position, 'a text field');
    },
    fillable(position: number): Target {
      const found = target(position);
      const isFillable =
        found.kind === 'field' && !['Group', 'Slices'].includes(found.model?.type ?? '');
      return isFillable ? found : reject(position, 'a field that is neither group nor slices');
    },
    time(position: number): Target {
      const found = target(position);
      return found.kind === 'field' && found.column === 'time'
        ? found
        : reject(position, 'a Date or Timestamp field');
    },
    instantField(position: number): Target {
      const found = target(position);
      return found.kind === 'field' && found.column === 'time' && found.model?.type !== 'Date'
        ? found
        : reject(position, 'a Timestamp field');
    },
    instant(position: number): number {
      const instant = parseInstant(value(position));
      return instant ?? reject(position, 'a date, an ISO time or milliseconds');
    },
    /** One value or a list, in the form in which the target's column holds them. */
    values(position: number, of: Target): Value[] {
      const argument = at(position);
      if (argument.kind === 'path') return reject(position, 'a value');
      const given = argument.kind === 'list' ? argument.values : [argument.value];
      return given.map((one) => {
        const stored = toStored(one, of);
        return stored ?? reject(position, 'a value of the type of the field');
      });
    },
  };
}

const searchableTypes = new Set(['StructuredText', 'Text', 'Select', 'UID']);

function toStored(value: Value, target: Target): Value | null {
  const column = target.kind === 'field' ? target.column : 'text';
  if (column === 'time') return parseInstant(value);
  if (column === 'number') {
    if (target.kind === 'field' && target.model?.type === 'Boolean') {
      return typeof value === 'boolean' ? Number(value) : null;
    }
    return typeof value === 'number' ? value : null;
  }
  return typeof value === 'string' ? value : String(value);
}
