import { Hono } from 'hono';
import { z } from 'zod';
import { isLanguage } from '#shared/languages/languages.ts';
import { notePresence } from '../items/presence.ts';
import { timesSchema } from '../items/publication-times.ts';
import { jsonBody, oneLine } from '../room/parsed.ts';
import type { RightGuard, StudioEnv } from '../room/rights.ts';
import { StudioError } from '../room/studio-error.ts';
import { listBeside } from './beside.ts';
import { checkPage } from './checks/check-page.ts';
import { confirmPageWords, confirmWordsSchema } from './checks/confirm-page-words.ts';
import { createPage, newPageSchema } from './create-page.ts';
import { presenceOf, readPage } from './describe-page.ts';
import { followPageData } from './follow-page-data.ts';
import { listPages } from './list-pages.ts';
import { openPage } from './open-page.ts';
import {
  listPageHistory,
  namePageRevision,
  readPageRevision,
  restorePageRevision,
} from './page-history.ts';
import { createPagePreview } from './page-previews.ts';
import type { GetPages } from './page-room.ts';
import { discardPageDraft, publishPage, unpublishPage } from './publish-page.ts';
import { pageDraftSchema, savePageDraft } from './save-page-draft.ts';
import { listSymbolUses } from './symbol-uses.ts';
import { sharedQuery } from './tables.ts';
import { listTemplates, saveAsTemplate } from './templates.ts';
import { readVariantNumbers } from './variant-numbers.ts';

const revision = z.int().min(0);
const publishSchema = z.strictObject({ revision, ...timesSchema });
const revisionSchema = z.strictObject({ revision });
const nameSchema = z.strictObject({ label: oneLine(200) });
const templateSchema = z.strictObject({ name: oneLine(200) });
const presenceSchema = z.strictObject({ place: z.string().max(300).nullable() });

/** Pages that editors compose, and what they put around pages. */
export function createPageRoutes(right: RightGuard, pages: GetPages) {
  return new Hono<StudioEnv>()
    .get('/', right('items.read'), async (c) => c.json({ pages: await listPages(pages()) }))
    .post('/', right('items.write'), jsonBody(newPageSchema), async (c) => {
      const { person } = c.var;
      const id = await createPage(pages(), person, c.req.valid('json'));
      return c.json({ id }, 201);
    })
    .get('/blocks', right('items.read'), async (c) =>
      c.json({
        blocks: await pages().listBlocks(),
        timeZone: await pages().findTimeZone(),
        localeCodes: pages().localeCodes,
      }),
    )
    .get('/templates', right('items.read'), async (c) =>
      c.json({ templates: await listTemplates(pages()) }),
    )
    .post('/:id/template', right('items.write'), jsonBody(templateSchema), async (c) => {
      const { name } = c.req.valid('json');
      const id = await saveAsTemplate(pages(), c.var.person, c.req.param('id'), name);
      return c.json({ id }, 201);
    })
    .get('/:id', right('items.read'), async (c) =>
      c.json(await readPage(pages(), c.var.person.id, c.req.param('id'))),
    )
    .get('/:id/numbers', right('items.read'), async (c) =>
      c.json({ numbers: await readVariantNumbers(pages(), c.req.param('id')) }),
    )
    .get('/:id/data/:language', right('items.read'), async (c) => {
      const { id, language } = c.req.param();
      if (!isLanguage(language))
        throw new StudioError(404, 'unknown', 'There is no such language.');
      return c.json({ followed: await followPageData(pages(), id, language) });
    })
    .get('/:id/beside', right('items.read'), async (c) =>
      c.json(await listBeside(pages(), c.req.param('id'))),
    )
    .get('/:id/uses', right('items.read'), async (c) =>
      c.json({ uses: await listSymbolUses(pages(), c.req.param('id')) }),
    )
    .get('/:id/checks', right('items.read'), async (c) => {
      const opened = await openPage(pages(), c.req.param('id'));
      return c.json({ findings: await checkPage(pages(), opened) });
    })
    .post('/:id/still-right', right('items.translate'), jsonBody(confirmWordsSchema), async (c) => {
      const id = c.req.param('id');
      await confirmPageWords(pages(), c.var.person, id, c.req.valid('json'));
      const opened = await openPage(pages(), id);
      return c.json({ findings: await checkPage(pages(), opened) });
    })
    .patch('/:id/draft', right('items.translate'), jsonBody(pageDraftSchema), async (c) =>
      c.json(await savePageDraft(pages(), c.var.person, c.req.param('id'), c.req.valid('json'))),
    )
    .post('/:id/preview', right('items.read'), async (c) =>
      c.json({ token: await createPagePreview(pages(), c.var.person, c.req.param('id')) }),
    )
    .post('/:id/presence', right('items.read'), jsonBody(presenceSchema), async (c) => {
      const room = pages();
      const { id, draft } = await openPage(room, c.req.param('id'));
      const shared = { query: sharedQuery(room.query), now: room.now };
      const { place } = c.req.valid('json');
      const presence = await notePresence(shared, presenceOf(id), c.var.person, place);
      return c.json({ presence, revision: draft?.revision ?? 0 });
    })
    .post('/:id/publish', right('items.publish'), jsonBody(publishSchema), async (c) => {
      const { person } = c.var;
      const id = c.req.param('id');
      await publishPage(pages(), person, id, c.req.valid('json'));
      return c.json(await readPage(pages(), person.id, id));
    })
    .post('/:id/unpublish', right('items.publish'), async (c) => {
      const { person } = c.var;
      const id = c.req.param('id');
      await unpublishPage(pages(), person, id, { isArchived: false });
      return c.json(await readPage(pages(), person.id, id));
    })
    .post('/:id/archive', right('items.publish'), async (c) => {
      const { person } = c.var;
      const id = c.req.param('id');
      await unpublishPage(pages(), person, id, { isArchived: true });
      return c.json(await readPage(pages(), person.id, id));
    })
    .post('/:id/discard', right('items.write'), async (c) => {
      const { person } = c.var;
      const id = c.req.param('id');
      await discardPageDraft(pages(), person, id);
      return c.json(await readPage(pages(), person.id, id));
    })
    .get('/:id/history', right('items.read'), async (c) =>
      c.json({ revisions: await listPageHistory(pages(), c.req.param('id')) }),
    )
    .get('/:id/history/:revision{[0-9]{1,9}}', right('items.read'), async (c) => {
      const { id, revision: wanted } = c.req.param();
      return c.json(await readPageRevision(pages(), id, Number(wanted)));
    })
    .post('/:id/restore', right('items.write'), jsonBody(revisionSchema), async (c) => {
      const { person } = c.var;
      const id = c.req.param('id');
      await restorePageRevision(pages(), person, id, c.req.valid('json').revision);
      return c.json(await readPage(pages(), person.id, id));
    })
    .post('/:id/name', right('items.write'), jsonBody(nameSchema), async (c) => {
      const id = c.req.param('id');
      await namePageRevision(pages(), c.var.person, id, c.req.valid('json').label);
      return c.json({ revisions: await listPageHistory(pages(), id) });
    });
}
