import { parsingError, previewExpired, refExpired, refNotFound } from './api-error.ts';
import { type DocumentStore, type Layer, parseMasterRef, type View } from './store.ts';

/** A view with the ref under which it was asked for. */
export interface ResolvedRef {
  readonly ref: string;
  readonly view: View;
}

/** A release's ref changes when the release or the published content changes. */
export const toReleaseRef = (layer: Layer, masterRef: string): string =>
  `${layer.ref}~${masterRef}`;

/** A release whose time has come is public by then, and no release any more. */
export const isOver = ({ kind, scheduled_at: at }: Layer, now: number): boolean =>
  kind === 'release' && at !== null && at <= now;

/**
 * Finds what a `ref` parameter shows: a master, release or preview ref, or the value of a preview
 * cookie, which the client passes on as it is.
 *
 * @throws {ApiError} 400 without a ref; 404 for an unknown one and an expired preview; 410 for a
 *   release ref that is no longer current. The messages name the master ref, with which the client
 *   tries again.
 */
export async function resolveRef(
  store: DocumentStore,
  given: string | null,
  repositoryName: string,
  now: number,
): Promise<ResolvedRef> {
  if (!given) throw parsingError('ref is missing: take one from the metadata of the repository');
  const masters = await store.listMasterRefs();
  const current = await store.readCurrentView(now);
  const ref = parseRef(given, repositoryName) ?? current.ref;

  const [own = '', ofMaster] = ref.split('~');
  const named = parseMasterRef(ref);
  const published = named && masters.find((one) => one.ref === named.base);
  // A moment that is still to come is nobody's ref yet.
  if (published && named.at <= now) {
    return { ref, view: { refNumber: published.number, at: named.at, layer: null } };
  }

  const layers = await store.listLayers();
  const layer = layers.find((one) => one.ref === (one.kind === 'release' ? own : ref));
  const { refNumber, at } = current;
  if (layer?.kind === 'preview') {
    if (layer.expires_at !== null && layer.expires_at <= now) throw previewExpired();
    return { ref, view: { refNumber, at: layer.shown_at ?? at, layer } };
  }
  if (layer && ofMaster !== undefined) {
    if (ofMaster !== current.ref || isOver(layer, now)) throw refExpired(current.ref);
    return { ref, view: { refNumber, at, layer } };
  }
  const wasKnown = named !== null && named.at <= now && (await store.wasMasterRef(named.base));
  throw wasKnown ? refExpired(current.ref) : refNotFound(current.ref);
}

/** @returns null for a cookie that names no preview: then the published content is meant */
function parseRef(given: string, repositoryName: string): string | null {
  const text = given.includes('%') ? decode(given) : given;
  if (!text.startsWith('{')) return text;
  try {
    const cookie = JSON.parse(text) as Record<string, { preview?: unknown } | undefined>;
    const preview = cookie[`${repositoryName}.prismic.io`]?.preview;
    return typeof preview === 'string' ? preview : null;
  } catch {
    return text;
  }
}

/** A preview's own address may hold escapes, so only a text that is escaped as a whole is decoded. */
function decode(text: string): string {
  if (/^https?:\/\//.test(text) || text.startsWith('{')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
