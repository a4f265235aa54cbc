import { Hono } from 'hono';
import { z } from 'zod';
import { hasRight } from '#shared/studio/rights.ts';
import { jsonBody, oneLine } from '../room/parsed.ts';
import type { RightGuard, StudioEnv } from '../room/rights.ts';
import { StudioError } from '../room/studio-error.ts';
import { confirmSchema, confirmTranslations } from './confirm-translations.ts';
import { readItem } from './describe-item.ts';
import type { GetItems } from './get-items.ts';
import { listHistory, nameRevision, readRevision, restoreRevision } from './history.ts';
import type { Editor, ItemRoom } from './item-room.ts';
import { discardDraft } from './publish-item.ts';
import { draftSchema, saveDraft } from './save-draft.ts';

const revisionSchema = z.strictObject({ revision: z.int().min(0) });
const nameSchema = z.strictObject({ label: oneLine(200) });

/** Drafts of items, and what they were before. */
export function createDraftRoutes(right: RightGuard, items: GetItems) {
  return new Hono<StudioEnv>()
    .patch('/:setId/draft', right('items.translate'), jsonBody(draftSchema), async (c) => {
      const { changes, ...rest } = c.req.valid('json');
      const given = changes.map(({ from, to, ...named }) => ({ ...named, from, to }));
      const change = { ...rest, changes: given };
      return c.json(await saveDraft(items(), c.var.person, c.req.param('setId'), change));
    })
    .delete('/:setId/conflicts/:id', right('items.translate'), async (c) => {
      const { setId, id } = c.req.param();
      await settleConflict(items(), c.var.person, setId, id);
      return c.json({ ok: true });
    })
    .post('/:setId/still-right', right('items.translate'), jsonBody(confirmSchema), async (c) => {
      const setId = c.req.param('setId');
      const { language, path } = c.req.valid('json');
      const revision = await confirmTranslations(items(), c.var.person, setId, language, [path]);
      return c.json({ revision });
    })
    .post('/:setId/discard', right('items.write'), async (c) => {
      const { person } = c.var;
      const setId = c.req.param('setId');
      await discardDraft(items(), person, setId);
      return c.json(await readItem(items(), person.id, setId));
    })
    .get('/:setId/history', right('items.read'), async (c) =>
      c.json({ revisions: await listHistory(items(), c.req.param('setId')) }),
    )
    .get('/:setId/history/:revision{[0-9]{1,9}}', right('items.read'), async (c) =>
      c.json(await readRevision(items(), c.req.param('setId'), Number(c.req.param('revision')))),
    )
    .post('/:setId/restore', right('items.write'), jsonBody(revisionSchema), async (c) => {
      const { person } = c.var;
      const setId = c.req.param('setId');
      const missing = await restoreRevision(items(), person, setId, c.req.valid('json').revision);
      return c.json({ item: await readItem(items(), person.id, setId), missing });
    })
    .post('/:setId/name', right('items.write'), jsonBody(nameSchema), async (c) => {
      const setId = c.req.param('setId');
      await nameRevision(items(), c.var.person, setId, c.req.valid('json').label);
      return c.json({ revisions: await listHistory(items(), setId) });
    });
}

/** What is there stays; what the second wrote goes. Only who wrote it, or an editor, may say so. */
async function settleConflict(room: ItemRoom, person: Editor, setId: string, id: string) {
  const { numDeletedRows } = await room.query
    .deleteFrom('studio_conflicts')
    .where('id', '=', id)
    .where('set_id', '=', setId)
    .$if(!hasRight(person, 'items.write'), (row) => row.where('person_id', '=', person.id))
    .executeTakeFirst();
  if (numDeletedRows === 0n) {
    throw new StudioError(404, 'unknown', 'There is no such conflict.');
  }
  await room.record(person, 'item.conflict-settled', setId);
}
