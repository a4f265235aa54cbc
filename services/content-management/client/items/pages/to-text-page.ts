import type { TextPage } from '#services/content-management/contract.ts';
import type { ItemReader } from '../../fields/item-reader.ts';
import { readBody } from '../../fields/read-body.ts';
import { orUid } from '../parts/to-item-reference.ts';
import { toMetadata } from '../parts/to-metadata.ts';

export function toTextPage(item: ItemReader): TextPage {
  return {
    uid: item.uid,
    title: orUid(item, item.text('title')),
    updatedOn: item.shared.date('updated_on'),
    body: readBody(item),
    metadata: toMetadata(item),
  };
}
