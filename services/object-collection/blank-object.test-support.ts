import type { CollectionObject, Maker } from './contract.ts';
import { makerFields, recordFields } from './record/record-fields.ts';
import { absentValues } from './record/record-kinds.ts';

/** For tests: a record that says nothing but its id. */
export const blankObject: CollectionObject = {
  ...absentValues(recordFields),
  id: 'demo-1',
  source: 'demo',
  sourceId: 'demo-1',
  title: { en: 'Object' },
  slug: 'object',
  images: [],
  addedAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};

export const blankMaker: Maker = { ...absentValues(makerFields), name: 'Nobody' };
