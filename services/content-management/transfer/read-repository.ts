import type { Client, PrismicDocument } from '@prismicio/client';
import { z } from 'zod';

/** A document of a repository, as far as a pull reads it. */
const wireDocument = z.object({
  id: z.string().min(1),
  uid: z.string().nullable(),
  type: z.string().regex(/^[\w-]{1,100}$/),
  lang: z.string(),
  tags: z.array(z.string()),
  first_publication_date: z.string().nullable(),
  alternate_languages: z.array(z.object({ id: z.string(), lang: z.string() })),
  data: z.record(z.string(), z.unknown()),
});
export type WireDocument = z.infer<typeof wireDocument>;

const maxPages = 1_000;

/** All published documents in all languages, of one moment, by the official client. */
export async function readRepository(
  client: Client<PrismicDocument>,
  onProgress: (text: string) => void = () => {},
): Promise<WireDocument[]> {
  const { ref } = await client.getMasterRef();
  const documents: WireDocument[] = [];
  for (let page = 1; page <= maxPages; page += 1) {
    const answer = await client.get({ lang: '*', ref, page, pageSize: 100 });
    documents.push(...answer.results.map((one) => wireDocument.parse(one)));
    onProgress(`${documents.length} of ${answer.total_results_size} items`);
    if (answer.next_page === null) break;
  }
  return documents;
}

/** Addresses of pictures and files that documents name, each once. */
export function listFileAddresses(documents: readonly WireDocument[]): string[] {
  const found = new Set<string>();
  const walk = (value: unknown) => {
    if (Array.isArray(value)) return value.forEach(walk);
    if (typeof value !== 'object' || value === null) return;
    const { url, dimensions, link_type: kind } = value as Record<string, unknown>;
    if (typeof url === 'string' && (dimensions || kind === 'Media')) {
      found.add(url.replace(/[?#].*$/, ''));
    }
    Object.values(value).forEach(walk);
  };
  for (const { data } of documents) walk(data);
  return [...found];
}

/** Words of a picture by the language of a document: those of its first use. */
export function findWords(
  documents: readonly WireDocument[],
  address: string,
  lang: string,
): string {
  let found = '';
  const walk = (value: unknown): void => {
    if (found || typeof value !== 'object' || value === null) return;
    const { url, alt, dimensions } = value as Record<string, unknown>;
    const isIt = dimensions && typeof url === 'string' && url.startsWith(address);
    if (isIt && typeof alt === 'string') found = alt;
    Object.values(value).forEach(walk);
  };
  for (const document of documents) if (document.lang === lang) walk(document.data);
  return found;
}
