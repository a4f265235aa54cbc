import { type Museum, toMuseumReference } from './places.ts';
import type { StructuredData } from './structured-data.ts';

export interface DatasetFacts {
  /** Whole address of the page about it. */
  readonly address: string;
  /** Address of the API. */
  readonly api: string;
  readonly name: string;
  readonly description: string;
  readonly version: string | null;
}

/** The collection's data for search engines of data sets. */
export const toDataset = (
  { address, api, name, description, version }: DatasetFacts,
  museum: Museum,
): StructuredData => ({
  '@context': 'https://schema.org',
  '@type': 'Dataset',
  name,
  description,
  url: address,
  license: 'https://creativecommons.org/publicdomain/zero/1.0/',
  isAccessibleForFree: true,
  creator: toMuseumReference(museum),
  ...(version !== null && { version }),
  distribution: [
    {
      '@type': 'DataDownload',
      encodingFormat: 'application/gzip',
      contentUrl: `${api}/dump.jsonl.gz`,
    },
    {
      '@type': 'DataDownload',
      encodingFormat: 'application/vnd.oai.openapi+json',
      contentUrl: `${api}/openapi.json`,
    },
  ],
});
