import { Hono } from 'hono';
import { z } from 'zod';
import { describeTypes } from '#services/content-management/embedded/editing/describe-types.ts';
import { listDocumentIds } from '#services/content-management/embedded/editing/studio-documents.ts';
import { jsonBody, queryOf } from '../room/parsed.ts';
import type { RightGuard, StudioEnv } from '../room/rights.ts';
import { createItem, duplicateItem } from './create-item.ts';
import { readItem } from './describe-item.ts';
import { chooseVersion, listFileConflicts } from './file-conflicts.ts';
import type { GetItems } from './get-items.ts';
import { translatedLanguages } from './item-index.ts';
import { readTimeZone } from './item-room.ts';
import { readLinkTarget } from './link-target.ts';
import { itemStates, listItems, listUses } from './list-items.ts';
import { openItem } from './open-item.ts';
import { notePresence } from './presence.ts';
import { previewItem, previewSchema } from './preview-item.ts';
import { previewTimes } from './preview-times.ts';

const filterSchema = z.strictObject({
  type: z.string().max(100).optional(),
  search: z.string().max(200).optional(),
  state: z.enum(itemStates).optional(),
  language: z.enum(translatedLanguages).optional(),
  lacks: z.enum(['missing', 'outdated']).optional(),
  after: z.string().max(200).optional(),
});
const uid = z
  .string()
  .max(100)
  .regex(/^[a-z0-9][a-z0-9_-]*$/);
const newSchema = z.strictObject({
  type: z.string().max(100),
  uid,
  title: z.string().trim().min(1).max(500),
});
const chooseSchema = z.strictObject({ keep: z.enum(['studio', 'file']) });
const presenceSchema = z.strictObject({ place: z.string().max(300).nullable() });

/** Lists and single items; what changes one is in `draft-routes.ts`, what visitors see in `publish-routes.ts`. */
export function createItemRoutes(right: RightGuard, items: GetItems) {
  return new Hono<StudioEnv>()
    .get('/types', right('items.read'), async (c) =>
      c.json({ ...describeTypes(items().models), timeZone: await readTimeZone(items()) }),
    )
    .get('/', right('items.read'), queryOf(filterSchema), async (c) =>
      c.json(await listItems(items(), c.req.valid('query'))),
    )
    .post('/', right('items.write'), jsonBody(newSchema), async (c) => {
      const { person } = c.var;
      const setId = await createItem(items(), person, c.req.valid('json'));
      return c.json(await readItem(items(), person.id, setId), 201);
    })
    .get('/conflicts', right('items.read'), async (c) =>
      c.json({ conflicts: await listFileConflicts(items()) }),
    )
    .post('/:setId/choose', right('items.write'), jsonBody(chooseSchema), async (c) => {
      const { person } = c.var;
      const setId = c.req.param('setId');
      await chooseVersion(items(), person, setId, c.req.valid('json').keep);
      return c.json(await readItem(items(), person.id, setId));
    })
    .get('/:setId', right('items.read'), async (c) =>
      c.json(await readItem(items(), c.var.person.id, c.req.param('setId'))),
    )
    .get('/:setId/target', right('items.read'), async (c) =>
      c.json(await readLinkTarget(items(), c.req.param('setId'))),
    )
    .get('/:setId/uses', right('items.read'), async (c) => {
      const { name, published } = await openItem(items(), c.req.param('setId'));
      const ids = [
        ...listDocumentIds(name, items().languageCodes),
        ...(published?.documents ?? []).map(({ id }) => id),
      ];
      return c.json({ uses: await listUses(items(), ids) });
    })
    .post(
      '/:setId/duplicate',
      right('items.write'),
      jsonBody(z.strictObject({ uid })),
      async (c) => {
        const { person } = c.var;
        const { uid: wanted } = c.req.valid('json');
        const setId = await duplicateItem(items(), person, c.req.param('setId'), wanted);
        return c.json(await readItem(items(), person.id, setId), 201);
      },
    )
    .post('/:setId/preview', right('items.read'), jsonBody(previewSchema), async (c) => {
      const setId = c.req.param('setId');
      return c.json(await previewItem(items(), c.var.person, setId, c.req.valid('json')));
    })
    .post('/:setId/times', right('items.read'), jsonBody(previewSchema), async (c) => {
      const setId = c.req.param('setId');
      const days = await previewTimes(items(), c.var.person, setId, c.req.valid('json'));
      return c.json({ days });
    })
    .post('/:setId/presence', right('items.read'), jsonBody(presenceSchema), async (c) => {
      const { place } = c.req.valid('json');
      const { name, draft } = await openItem(items(), c.req.param('setId'));
      const presence = await notePresence(items(), name.setId, c.var.person, place);
      return c.json({ presence, revision: draft?.revision ?? 0 });
    });
}
