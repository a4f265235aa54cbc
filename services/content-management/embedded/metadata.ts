import type { Models } from '../models/read-models.ts';
import type { Rights } from './access.ts';
import type { RepositoryLanguage } from './content-languages.ts';
import { isOver, toReleaseRef } from './resolve-ref.ts';
import type { DocumentStore } from './store.ts';

export interface Repository {
  readonly models: Models;
  /** Master language first. */
  readonly languages: readonly RepositoryLanguage[];
}

export const apiVersion = '1';
export const license = 'All Rights Reserved';

/** The description of the repository and its addresses, below the given base. */
export async function describeRepository(
  store: DocumentStore,
  repository: Repository,
  base: string,
  rights: Rights,
  now: number,
) {
  const { ref: masterRef } = await store.readCurrentView(now);
  const layers = rights.mayReadReleases ? await store.listLayers() : [];
  const releases = layers.filter((layer) => layer.kind === 'release' && !isOver(layer, now));
  return {
    refs: [
      { id: 'master', ref: masterRef, label: 'Master', isMasterRef: true },
      ...releases.map((layer) => ({
        id: layer.id,
        ref: toReleaseRef(layer, masterRef),
        label: layer.label,
        isMasterRef: false,
        ...(layer.scheduled_at === null ? {} : { scheduledAt: layer.scheduled_at }),
      })),
    ],
    integrationFieldsRef: null,
    bookmarks: {},
    types: Object.fromEntries(
      [...repository.models.types.values()].map((type) => [type.id, type.label]),
    ),
    languages: repository.languages.map((language, position) => ({
      ...language,
      is_master: position === 0,
    })),
    tags: [],
    forms: {
      everything: {
        method: 'GET',
        enctype,
        action: `${base}/documents/search`,
        fields: searchFields,
      },
      tags: { method: 'GET', enctype, action: `${base}/tags`, fields: {} },
    },
    oauth_initiate: base.replace(/\/api\/v2$/, '/auth'),
    oauth_token: base.replace(/\/api\/v2$/, '/auth/token'),
    version: apiVersion,
    license,
    experiments: { draft: [], running: [] },
  };
}

const enctype = 'application/x-www-form-urlencoded';
const text = { type: 'String', multiple: false };

const searchFields = {
  ref: text,
  q: { type: 'String', multiple: true },
  lang: text,
  page: { type: 'Integer', multiple: false, default: '1' },
  pageSize: { type: 'Integer', multiple: false, default: '20' },
  after: text,
  fetch: text,
  fetchLinks: text,
  graphQuery: text,
  orderings: text,
  referer: text,
};
