import type { Models } from '../../models/read-models.ts';
import { parsingError } from '../api-error.ts';
import { findTarget } from './find-target.ts';

export interface Ordering {
  /** Null: of any type. */
  readonly type: string | null;
  readonly path: string;
  readonly column: 'sort_text' | 'number' | 'time';
  readonly isDescending: boolean;
}

/** More keys than this cannot change an order that a person sees. */
const maxOrderings = 6;

/**
 * Reads `[my.event.start_at desc,document.first_publication_date]`.
 *
 * @throws {ApiError} 400 for a field that is unknown or has no order
 */
export function parseOrderings(text: string, models: Models): Ordering[] {
  const inner = /^\s*\[([^\]]*)\]\s*$/.exec(text)?.[1];
  if (inner === undefined) {
    throw parsingError(`orderings must stand in brackets, not '${text.slice(0, 200)}'`);
  }
  const keys = inner.split(',').map((key) => key.trim());
  if (keys.length === 1 && keys[0] === '') return [];
  if (keys.length > maxOrderings) throw parsingError(`at most ${maxOrderings} orderings`);
  return keys.map((key) => parseOrdering(key, models));
}

function parseOrdering(key: string, models: Models): Ordering {
  const [path = '', direction = 'asc', ...rest] = key.split(/\s+/);
  const target = findTarget(path, models);
  const column = target?.kind === 'field' ? columns[target.column] : null;
  const isDirection = direction === 'asc' || direction === 'desc';
  if (target?.kind !== 'field' || !column || !isDirection || rest.length > 0) {
    throw parsingError(`[orderings] unexpected field '${key.slice(0, 200)}'`);
  }
  return { type: target.type, path: target.path, column, isDescending: direction === 'desc' };
}

const columns = {
  text: 'sort_text',
  number: 'number',
  time: 'time',
  link: null,
  none: null,
} as const;
