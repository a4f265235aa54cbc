import { isDataAddress } from '#framework/data-address.ts';

/** A few kinds, whatever is asked for: series must not grow with addresses. */
export function toRequestKind(address: string): string {
  const path = address.split('?', 1)[0] ?? '/';
  if (path.startsWith('/assets/') || path.startsWith('/fonts/')) return 'asset';
  if (/^\/(images|social|video-stills|films|iiif)\//.test(path)) return 'picture';
  if (/^\/[\w-]+-api\//.test(path) || path.startsWith('/locales/')) return 'api';
  if (path.startsWith('/health/')) return 'health';
  return isDataAddress(path) ? 'page-data' : 'page';
}
