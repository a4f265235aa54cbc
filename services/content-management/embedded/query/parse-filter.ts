import type { Models } from '../../models/read-models.ts';
import { parsingError } from '../api-error.ts';
import { type ArgumentReader, createArgumentReader } from './argument-reader.ts';
import type { Target } from './find-target.ts';
import { type DatePart, parseDatePart } from './parse-date-argument.ts';
import type { Predicate, Value } from './parse-query.ts';

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
