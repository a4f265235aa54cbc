import type { z } from 'zod';
import type { ValueAnswer } from '#shared/http/service-fetch.ts';
import type { ChangeFeed } from '../open-data/change-feed.ts';
import type { Dump } from '../open-data/dump-file.ts';
import type { ObjectStore } from '../store.ts';

/** The dependencies of a call. */
export interface CallContext {
  readonly store: ObjectStore;
  readonly feed: ChangeFeed;
  readonly openDump: (version: string, origin: string) => Dump;
  /** Version of what the database holds; `store` may for a while answer with an earlier one. */
  readonly findStoredVersion: () => Promise<string>;
  readonly request: Pick<Request, 'method' | 'headers'>;
  readonly url: URL;
  /** Address of the API without a slash at its end, as the caller knows it. */
  readonly base: string;
  /** Parameters of the path, decoded. */
  readonly path: Readonly<Record<string, string>>;
}

/**
 * One call of the API: what the server matches, what it answers, and what the description says of
 * it. There is no other list of calls, so nothing is served that is not described.
 */
export interface Call {
  readonly operationId: string;
  /** With parameters in braces; matched at the end of an address. */
  readonly path: string;
  /** One line, without a full stop. */
  readonly summary: string;
  readonly description: string;
  readonly pathParameters?: Readonly<Record<string, PathParameter>>;
  /** Parameters of the query; two sets where a call has two forms. */
  readonly parameters: readonly z.ZodObject[];
  /** The good answer by media type; null: bytes without a schema. */
  readonly replies: Readonly<Record<string, readonly z.ZodType[] | null>>;
  readonly errors: readonly (404 | 410 | 503)[];
  /** Which version the answer changes with; `own`: it brings its own ETag. */
  readonly changesWith: 'search' | 'database' | 'own';
  /** A query that has an answer in the demonstration, for examples: begins with `?` or is empty. */
  readonly example: string;
  /** Bytes, or a value that is JSON for whoever is elsewhere. */
  answer(context: CallContext): Promise<Reply | Response>;
}

export interface Reply extends ValueAnswer {
  /** Only for who is elsewhere. */
  readonly headers?: () => Record<string, string>;
}

export interface PathParameter {
  readonly description: string;
  /** JSON Schema. */
  readonly schema: object;
  /** A value that has an answer in the demonstration. */
  readonly example: string | number;
}
