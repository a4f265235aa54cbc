import type { Publication } from './publish.ts';

/**
 * What the service tells its subscribers after a publication; any key may be absent in production.
 * A hint, not a promise: `documents` holds the changed ones only, not those that link to them.
 */
export interface Webhook {
  readonly type: 'api-update' | 'test-trigger';
  readonly domain: string;
  readonly apiUrl: string;
  readonly secret: string | null;
  readonly masterRef?: string;
  /** Ids. */
  readonly documents: readonly string[];
}

/** @param base the address of the API that published, if it has one */
export const createWebhook = (
  publication: Publication,
  base = 'https://content-management.internal/api/v2',
  secret: string | null = null,
): Webhook => ({
  type: 'api-update',
  domain: 'embedded',
  apiUrl: base,
  secret,
  ...(publication.masterRef ? { masterRef: publication.masterRef } : {}),
  documents: publication.documents,
});
