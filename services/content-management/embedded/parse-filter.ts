import type { FieldModel, Models } from '../models/read-models.ts';
import { parsingError } from './api-error.ts';
import { type DatePart, parseDatePart, parseInstant } from './parse-date-argument.ts';
import type { Argument, Predicate, Value } from './parse-query.ts';

/** Where a filter looks: a column of the document itself, or a path of the flat index. */
export type Target =
  | { readonly kind: 'id' | 'type' | 'document' }
  | {
      readonly kind: 'field';
      /** Null: of any type. */
      readonly type: string | null;
      readonly path: string;
      /** The column of the index in which the values are compared. */
      readonly column: 'text' | 'number' | 'time' | 'link' | 'none';
      readonly model: FieldModel | null;
    };

export type Filter =
  | { readonly kind: 'equals'; readonly target: Target; readonly values: readonly Value[] }
  | { readonly kind: 'differs'; readonly target: Target; readonly values: readonly Value[] }
  | { readonly kind: 'holds-all'; readonly target: Target; readonly values: readonly Value[] }
  /** Like `equals`, and the results come in the order of the values. */
  | { readonly kind: 'in-order'; readonly target: Target; readonly values: readonly Value[] }
  | { readonly kind: 'words'; readonly target: Target; readonly text: string }
  | { readonly kind: 'filled' | 'empty'; readonly target: Target }
  | { readonly kind: 'similar'; readonly id: string; readonly maxDocuments: number }
  | {
      readonly kind: 'near';
      readonly target: Target;
      readonly latitude: number;
      readonly longitude: number;
      readonly radiusKm: number;
    }
  | {
      readonly kind: 'range';
      readonly target: Target;
      readonly column: 'number' | 'time' | DatePart;
      readonly above?: number;
      readonly from?: number;
      readonly to?: number;
      readonly below?: number;
    };

/**
 * Says what a predicate means for these models.
 *
 * @throws {ApiError} 400 for an unknown function or field and for arguments that do not fit
 */
export function parseFilter(predicate: Predicate, models: Models): Filter {
  const { name, args, column } = predicate;
  const reader = createArgumentReader(predicate, models);
  const datePart = /^date\.(day-of-month|day-of-week|month|hour)(-after|-before)?$/.exec(name);
  if (datePart) return parsePartFilter(datePart, reader);
  switch (name) {
    case 'at':
    case 'not': {
      reader.expectCount(2);
      const target = reader.comparable(0);
      const values = reader.values(1, target);
      if (name === 'not') return { kind: 'differs', target, values };
      const isTags = target.kind === 'field' && target.path === 'document.tags';
      if (args[1]?.kind === 'list' && !isTags) reader.reject(1, 'a single value');
      return { kind: isTags ? 'holds-all' : 'equals', target, values };
    }
    case 'any': {
      reader.expectCount(2);
      const target = reader.comparable(0);
      return { kind: 'equals', target, values: reader.values(1, target) };
    }
    case 'in': {
      reader.expectCount(2);
      const target = reader.comparable(0);
      const isUid = target.kind === 'field' && target.path === 'uid';
      if (target.kind !== 'id' && !isUid) reader.reject(0, 'document.id or a uid');
      return { kind: 'in-order', target, values: reader.values(1, target) };
    }
    case 'fulltext': {
      reader.expectCount(2);
      return { kind: 'words', target: reader.searchable(0), text: reader.text(1) };
    }
    case 'has':
    case 'missing':
      reader.expectCount(1);
      return { kind: name === 'has' ? 'filled' : 'empty', target: reader.fillable(0) };
    case 'similar':
      reader.expectCount(2);
      return { kind: 'similar', id: reader.text(0), maxDocuments: reader.integer(1) };
    case 'geopoint.near':
      reader.expectCount(4);
      return {
        kind: 'near',
        target: reader.ofTypes(0, ['GeoPoint']),
        latitude: reader.number(1),
        longitude: reader.number(2),
        radiusKm: reader.number(3),
      };
    case 'number.lt':
      reader.expectCount(2);
      return {
        kind: 'range',
        target: reader.ofTypes(0, ['Number']),
        column: 'number',
        below: reader.number(1),
      };
    case 'number.gt':
      reader.expectCount(2);
      return {
        kind: 'range',
        target: reader.ofTypes(0, ['Number']),
        column: 'number',
        above: reader.number(1),
      };
    case 'number.inRange':
      reader.expectCount(3);
      return {
        kind: 'range',
        target: reader.ofTypes(0, ['Number']),
        column: 'number',
        from: reader.number(1),
        to: reader.number(2),
      };
    case 'date.after':
      reader.expectCount(2);
      return { kind: 'range', target: reader.time(0), column: 'time', above: reader.instant(1) };
    case 'date.before':
      reader.expectCount(2);
      return { kind: 'range', target: reader.time(0), column: 'time', below: reader.instant(1) };
    case 'date.between':
      reader.expectCount(3);
      return {
        kind: 'range',
        target: reader.time(0),
        column: 'time',
        from: reader.instant(1),
        to: reader.instant(2),
      };
    case 'date.year': {
      reader.expectCount(2);
      const year = reader.integer(1);
      return { kind: 'range', target: reader.time(0), column: 'year', from: year, to: year };
    }
    default:
      throw parsingError(`unknown function '${name}' on line:1 col:${column}`, column);
  }
}

type ArgumentReader = ReturnType<typeof createArgumentReader>;

function parsePartFilter(match: RegExpExecArray, reader: ArgumentReader): Filter {
  reader.expectCount(2);
  const column = { 'day-of-month': 'day', 'day-of-week': 'weekday', month: 'month', hour: 'hour' }[
    match[1] as string
  ] as DatePart;
  const target = column === 'hour' ? reader.instantField(0) : reader.time(0);
  const part = parseDatePart(column, reader.value(1));
  if (part === null) return reader.reject(1, `a ${match[1]}`);
  const range = { kind: 'range', target, column } as const;
  if (match[2] === '-after') return { ...range, above: part };
  if (match[2] === '-before') return { ...range, below: part };
  return { ...range, from: part, to: part };
}

function createArgumentReader({ name, args, column }: Predicate, models: Models) {
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

/** @returns null for a field that no model has */
export function findTarget(path: string, models: Models): Target | null {
  switch (path) {
    case 'document':
      return { kind: 'document' };
    case 'document.id':
      return { kind: 'id' };
    case 'document.type':
      return { kind: 'type' };
    case 'document.tags':
      return { kind: 'field', type: null, path, column: 'text', model: null };
    case 'document.first_publication_date':
    case 'document.last_publication_date':
      return { kind: 'field', type: null, path, column: 'time', model: null };
  }
  const [my, type = '', ...names] = path.split('.');
  if (my !== 'my' || names.length === 0) return null;
  let model: FieldModel | undefined;
  let fields = models.types.get(type)?.fields;
  for (const name of names) {
    // `hasOwn`: a name such as "constructor" is no field.
    model = fields && Object.hasOwn(fields, name) ? fields[name] : undefined;
    fields = model?.type === 'Group' ? model.config?.fields : undefined;
  }
  if (!model) return null;
  return { kind: 'field', type, path: names.join('.'), column: columnOf(model), model };
}

function columnOf(model: FieldModel): 'text' | 'number' | 'time' | 'link' | 'none' {
  switch (model.type) {
    case 'UID':
    case 'Text':
    case 'Select':
    case 'Color':
    case 'StructuredText':
      return 'text';
    case 'Number':
    case 'Boolean':
      return 'number';
    case 'Date':
    case 'Timestamp':
      return 'time';
    case 'Link':
      return 'link';
    default:
      return 'none';
  }
}
