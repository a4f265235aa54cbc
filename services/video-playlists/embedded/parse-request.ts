import { ApiError } from './api-error.ts';

/** A request to list, its parameters checked. */
export interface ListRequest {
  /** Parts of each resource that are wanted. */
  readonly parts: ReadonlySet<string>;
  readonly ids: readonly string[] | null;
  readonly playlistId: string | null;
  /** 0 to 50. */
  readonly maxResults: number;
  /** Index of the first result. */
  readonly from: number;
  /** Language of `localized`; null: the resource's own. */
  readonly language: string | null;
}

const defaultMaxResults = 5;
const greatestMaxResults = 50;
const maxTextLength = 2_000;

/**
 * @param knownParts the parts that a resource of this kind has
 * @param filters the parameters of which exactly one must be given
 * @throws {ApiError} as YouTube answers it
 */
export function parseListRequest(
  parameters: URLSearchParams,
  knownParts: readonly string[],
  filters: readonly ('id' | 'playlistId')[],
): ListRequest {
  if (!parameters.get('key')) {
    const message =
      "Method doesn't allow unregistered callers (callers without established identity). Please use API Key or other form of API consumer identity to call this API.";
    throw new ApiError(403, 'forbidden', message, { domain: 'global' });
  }
  const parts = parseParts(parameters.get('part'), knownParts);
  const given = filters.filter((name) => parameters.has(name));
  if (given.length !== 1) {
    const message = `${given.length === 0 ? 'No filter selected' : 'Incompatible parameters specified in the request'}. Expected one of: ${filters.join(', ')}`;
    const reason = given.length === 0 ? 'missingRequiredParameter' : 'incompatibleParameters';
    throw new ApiError(400, reason, message, { location: filters.join(', ') });
  }
  return {
    parts,
    ids: parameters.has('id') ? parseIds(parameters.getAll('id')) : null,
    playlistId: parameters.get('playlistId')?.slice(0, maxTextLength) ?? null,
    maxResults: parseMaxResults(parameters.get('maxResults')),
    from: parsePageToken(parameters.get('pageToken')),
    language: parameters.get('hl'),
  };
}

function parseParts(text: string | null, known: readonly string[]): ReadonlySet<string> {
  const parts = (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  if (parts.length === 0) {
    throw new ApiError(400, 'required', 'Required parameter: part', {
      domain: 'global',
      location: 'part',
    });
  }
  const unknown = parts.find((part) => !known.includes(part));
  if (unknown !== undefined) {
    const message = `'${unknown.slice(0, 60)}'. Supported parts: ${known.join(', ')}`;
    throw new ApiError(400, 'unknownPart', message, { domain: 'youtube.part', location: 'part' });
  }
  return new Set(parts);
}

function parseIds(values: readonly string[]): readonly string[] {
  const ids = values.flatMap((value) => value.split(',')).filter(Boolean);
  if (ids.length <= greatestMaxResults) return ids;
  const message = `At most ${greatestMaxResults} ids may be given.`;
  throw new ApiError(400, 'invalidParameter', message, { location: 'id' });
}

function parseMaxResults(text: string | null): number {
  if (text === null) return defaultMaxResults;
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value <= greatestMaxResults) return value;
  const message = `Invalid value '${text.slice(0, 60)}'. Values must be within the range: [0, ${greatestMaxResults}]`;
  throw new ApiError(400, 'invalidParameter', message, { location: 'maxResults' });
}

/** A page token, opaque to callers. It contains the position where a page begins. */
export const toPageToken = (from: number): string =>
  Buffer.from(`from:${from}`).toString('base64url');

function parsePageToken(token: string | null): number {
  if (!token) return 0;
  const from = /^from:(\d{1,9})$/.exec(Buffer.from(token, 'base64url').toString())?.[1];
  if (from !== undefined && toPageToken(Number(from)) === token) return Number(from);
  const message = 'The request specifies an invalid page token.';
  throw new ApiError(400, 'invalidPageToken', message, { location: 'pageToken' });
}
