import { Hono } from 'hono';
import { z } from 'zod';
import type { GetItems } from '../items/get-items.ts';
import { readTimeZone } from '../items/item-room.ts';
import { timesSchema } from '../items/publication-times.ts';
import type { GetPages } from '../pages/page-room.ts';
import { jsonBody, oneLine } from '../room/parsed.ts';
import type { RightGuard, StudioEnv } from '../room/rights.ts';
import { describeRelease, listReleases } from './describe-release.ts';
import { publishRelease, reopenRelease } from './publish-release.ts';
import { putIntoRelease, takeOutOfRelease } from './release-items.ts';
import { putPageIntoRelease, takePageOutOfRelease, tryPages } from './release-pages.ts';
import { createRelease, removeRelease, renameRelease } from './releases.ts';

const nameSchema = z.strictObject({ name: oneLine(200) });
const version = z.int().min(1);
const itemSchema = z.strictObject({ setId: z.string().max(100), revision: z.int().min(0) });
const pageSchema = z.strictObject({ pageId: z.string().max(200), revision: z.int().min(0) });
const publishSchema = z.strictObject({
  version,
  withoutNewer: z.boolean().default(false),
  ...timesSchema,
});

/** Many items that are published at once. */
export function createReleaseRoutes(right: RightGuard, items: GetItems, pages: GetPages) {
  const readNow = (id: string) => describeRelease(items(), id, tryPages(pages));
  return new Hono<StudioEnv>()
    .get('/', right('items.read'), async (c) =>
      c.json({ releases: await listReleases(items()), timeZone: await readTimeZone(items()) }),
    )
    .post('/', right('items.write'), jsonBody(nameSchema), async (c) => {
      const id = await createRelease(items(), c.var.person, c.req.valid('json').name);
      return c.json(await readNow(id), 201);
    })
    .get('/:id', right('items.read'), async (c) => c.json(await readNow(c.req.param('id'))))
    .patch('/:id', right('items.write'), jsonBody(nameSchema), async (c) => {
      const id = c.req.param('id');
      await renameRelease(items(), c.var.person, id, c.req.valid('json').name);
      return c.json(await readNow(id));
    })
    .delete('/:id', right('items.write'), async (c) => {
      const id = c.req.param('id');
      await removeRelease(items(), c.var.person, id);
      return c.json({ id });
    })
    .post('/:id/items', right('items.write'), jsonBody(itemSchema), async (c) => {
      const id = c.req.param('id');
      await putIntoRelease(items(), c.var.person, id, c.req.valid('json'));
      return c.json(await readNow(id));
    })
    .delete('/:id/items/:setId', right('items.write'), async (c) => {
      const { id, setId } = c.req.param();
      await takeOutOfRelease(items(), c.var.person, id, setId);
      return c.json(await readNow(id));
    })
    .post('/:id/pages', right('items.write'), jsonBody(pageSchema), async (c) => {
      const id = c.req.param('id');
      await putPageIntoRelease(items(), pages(), c.var.person, id, c.req.valid('json'));
      return c.json(await readNow(id));
    })
    .delete('/:id/pages/:pageId', right('items.write'), async (c) => {
      const { id, pageId } = c.req.param();
      await takePageOutOfRelease(items(), c.var.person, id, pageId);
      return c.json(await readNow(id));
    })
    .post('/:id/publish', right('items.publish'), jsonBody(publishSchema), async (c) => {
      const id = c.req.param('id');
      await publishRelease(items(), c.var.person, id, c.req.valid('json'), tryPages(pages));
      return c.json(await readNow(id));
    })
    .post(
      '/:id/reopen',
      right('items.publish'),
      jsonBody(z.strictObject({ version })),
      async (c) => {
        const id = c.req.param('id');
        await reopenRelease(
          items(),
          c.var.person,
          id,
          c.req.valid('json').version,
          tryPages(pages),
        );
        return c.json(await readNow(id));
      },
    );
}
