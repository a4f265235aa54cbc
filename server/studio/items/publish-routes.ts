import { Hono } from 'hono';
import { z } from 'zod';
import { jsonBody } from '../room/parsed.ts';
import type { RightGuard, StudioEnv } from '../room/rights.ts';
import { readItem } from './describe-item.ts';
import type { GetItems } from './get-items.ts';
import { publishItem, unpublishItem } from './publish-item.ts';

const publishSchema = z.strictObject({
  revision: z.int().min(0),
  at: z.string().max(40).optional(),
  until: z.string().max(40).optional(),
});

/** What visitors see of items. */
export function createPublishRoutes(right: RightGuard, items: GetItems) {
  return new Hono<StudioEnv>()
    .post('/:setId/publish', right('items.publish'), jsonBody(publishSchema), async (c) => {
      const { person } = c.var;
      const setId = c.req.param('setId');
      await publishItem(items(), person, setId, c.req.valid('json'));
      return c.json(await readItem(items(), person.id, setId));
    })
    .post('/:setId/unpublish', right('items.publish'), async (c) => {
      const { person } = c.var;
      const setId = c.req.param('setId');
      await unpublishItem(items(), person, setId, { isArchived: false });
      return c.json(await readItem(items(), person.id, setId));
    })
    .post('/:setId/archive', right('items.publish'), async (c) => {
      const { person } = c.var;
      const setId = c.req.param('setId');
      await unpublishItem(items(), person, setId, { isArchived: true });
      return c.json(await readItem(items(), person.id, setId));
    });
}
