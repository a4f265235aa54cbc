import { Hono } from 'hono';
import { z } from 'zod';
import { jsonBody } from '../room/parsed.ts';
import type { RightGuard, StudioEnv } from '../room/rights.ts';
import { readItem } from './describe-item.ts';
import type { GetItems } from './get-items.ts';
import { timesSchema } from './publication-times.ts';
import { publishItem, unpublishItem } from './publish-item.ts';
import { undoPublication } from './undo-publication.ts';
import { askForPublication, withdrawWish } from './wishes.ts';

const revision = z.int().min(0);
const publishSchema = z.strictObject({ revision, ...timesSchema });
const askSchema = z.strictObject({ revision, note: z.string().trim().max(500).default('') });

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
    .post(
      '/:setId/undo',
      right('items.publish'),
      jsonBody(z.strictObject({ revision })),
      async (c) => {
        const { person } = c.var;
        const setId = c.req.param('setId');
        await undoPublication(items(), person, setId, c.req.valid('json').revision);
        return c.json(await readItem(items(), person.id, setId));
      },
    )
    .post('/:setId/ask', right('items.translate'), jsonBody(askSchema), async (c) => {
      const { person } = c.var;
      const setId = c.req.param('setId');
      await askForPublication(items(), person, setId, c.req.valid('json'));
      return c.json(await readItem(items(), person.id, setId));
    })
    .delete('/:setId/ask', right('items.translate'), async (c) => {
      const { person } = c.var;
      const setId = c.req.param('setId');
      await withdrawWish(items(), person, setId);
      return c.json(await readItem(items(), person.id, setId));
    })
    .post('/:setId/archive', right('items.publish'), async (c) => {
      const { person } = c.var;
      const setId = c.req.param('setId');
      await unpublishItem(items(), person, setId, { isArchived: true });
      return c.json(await readItem(items(), person.id, setId));
    });
}
