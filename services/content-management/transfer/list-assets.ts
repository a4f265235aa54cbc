import type { StoredDocument } from '../embedded/stored-document.ts';

/** A file that documents name. */
export interface NamedAsset {
  /** On this site: `/images/scenes/court.webp`, `/films/a.mp4`. */
  readonly path: string;
  /** Of its first use in the master language. */
  readonly alt: string;
  readonly credits: string;
}

/** The pictures and files that documents name, each once, in the order of their first use. */
export function listAssets(documents: readonly StoredDocument[]): NamedAsset[] {
  const found = new Map<string, NamedAsset>();
  const walk = (value: unknown) => {
    if (Array.isArray(value)) return value.forEach(walk);
    if (typeof value !== 'object' || value === null) return;
    const { url, dimensions, link_type: kind, alt, copyright } = value as Record<string, unknown>;
    if (typeof url === 'string' && url.startsWith('/') && (dimensions || kind === 'Media')) {
      const path = url.replace(/[?#].*$/, '');
      const words = { alt: String(alt ?? ''), credits: String(copyright ?? '') };
      if (!found.has(path)) found.set(path, { path, ...words });
    }
    Object.values(value).forEach(walk);
  };
  for (const { data } of documents) walk(data);
  return [...found.values()];
}
