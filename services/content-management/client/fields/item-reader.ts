import type { ItemReference } from '#services/content-management/contract.ts';
import { defaultLanguage } from '#shared/languages/languages.ts';
import { toItemReference } from '../items/parts/to-item-reference.ts';
import type { DocumentSet, Layer } from '../overlay-languages.ts';
import { FieldReader } from './field-reader.ts';
import type { FieldScope } from './field-scope.ts';

/** A document of the service in the wanted language over its master. */
export interface ItemReader extends FieldReader {
  /** Of the document in the wanted language, else of the master. */
  readonly id: string;
  readonly uid: string;
  readonly type: string;
  /** Instant as the service writes it; null for a document never published. */
  readonly firstPublishedAt: string | null;
}

class DocumentReader extends FieldReader implements ItemReader {
  readonly id: string;
  readonly uid: string;
  readonly type: string;
  readonly firstPublishedAt: string | null;

  constructor({ wanted, master }: DocumentSet, scope: FieldScope) {
    const layers: Layer[] = [];
    if (wanted) layers.push({ language: scope.language, fields: wanted.data });
    const masterLayer = master && { language: defaultLanguage, fields: master.data };
    if (masterLayer && master !== wanted) layers.push(masterLayer);
    const document = wanted ?? master;
    if (!document) throw new Error('A set must have a document in at least one language.');
    super(scope, document.type, layers, masterLayer ? [masterLayer] : layers);
    this.id = document.id;
    this.uid = master?.uid || document.uid || document.id;
    this.type = document.type;
    this.firstPublishedAt = (master ?? document).first_publication_date ?? null;
  }
}

export const readItem = (set: DocumentSet, scope: FieldScope): ItemReader =>
  new DocumentReader(set, scope);

/** The document that a field links to; null when it is empty, unpublished or of another type. */
export function readLinked(
  reader: FieldReader,
  name: string,
  types?: readonly string[],
): ItemReader | null {
  const id = reader.linkedId(name);
  const set = id === null ? undefined : reader.scope.linked.get(id);
  const item = set ? readItem(set, reader.scope) : null;
  return item && (!types || types.includes(item.type)) ? item : null;
}

export function readReference(
  reader: FieldReader,
  name: string,
  types?: readonly string[],
): ItemReference | null {
  const item = readLinked(reader, name, types);
  return item && toItemReference(item);
}

/** References in the rows of a group, each under `name`; those that lead nowhere are left out. */
export const readReferences = (
  reader: FieldReader,
  group: string,
  name: string,
): readonly ItemReference[] => reader.rows(group).flatMap((row) => readReference(row, name) ?? []);
