import { Hono } from 'hono';
import { z } from 'zod';
import type { GetItems } from '../items/get-items.ts';
import { translatedLanguages } from '../items/item-index.ts';
import { jsonBody, queryOf } from '../room/parsed.ts';
import type { RightGuard, StudioEnv } from '../room/rights.ts';
import { exportTranslations, maxExportedItems, maxFileCharacters } from './export-translations.ts';
import { importTranslations } from './import-translations.ts';
import { countLacking, findNextLacking } from './list-lacking.ts';

const exportSchema = z.strictObject({
  language: z.enum(translatedLanguages),
  units: z.enum(['lacking', 'all']),
  setIds: z.array(z.string().max(100)).min(1).max(maxExportedItems).optional(),
  type: z.string().max(100).optional(),
});
const languageSchema = z.strictObject({ language: z.enum(translatedLanguages) });
const nextSchema = languageSchema.extend({
  lacks: z.enum(['missing', 'outdated']).optional(),
  type: z.string().max(100).optional(),
  after: z.string().max(100).optional(),
});
const importSchema = z.strictObject({
  text: z.string().max(maxFileCharacters * 2),
  isDone: z.boolean(),
});

/** Words for translators outside of the studio, and what they made of them. */
export function createTranslationRoutes(right: RightGuard, items: GetItems) {
  return new Hono<StudioEnv>()
    .get('/', right('items.read'), queryOf(languageSchema), async (c) =>
      c.json({ types: await countLacking(items(), c.req.valid('query').language) }),
    )
    .get('/next', right('items.read'), queryOf(nextSchema), async (c) => {
      const { after, ...filter } = c.req.valid('query');
      return c.json({ next: await findNextLacking(items(), filter, after) });
    })
    .post('/export', right('items.read'), jsonBody(exportSchema), async (c) =>
      c.json(await exportTranslations(items(), c.req.valid('json'))),
    )
    .post('/import', right('items.translate'), jsonBody(importSchema), async (c) => {
      const { text, isDone } = c.req.valid('json');
      const report = await importTranslations(items(), c.var.person, text, isDone);
      if (isDone) {
        const { language, counts } = report;
        await items().record(c.var.person, 'item.translations-imported', language, { ...counts });
      }
      return c.json(report);
    });
}
