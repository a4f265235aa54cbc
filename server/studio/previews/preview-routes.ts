import { Hono } from 'hono';
import { z } from 'zod';
import { createPreview } from '#services/content-management/embedded/editing/studio-previews.ts';
import { languages } from '#shared/languages/languages.ts';
import { localizePath } from '#shared/languages/localized-path.ts';
import { previewParameter } from '../../pages/shown-preview.ts';
import type { GetItems } from '../items/get-items.ts';
import { readTimeZone } from '../items/item-room.ts';
import { openItem } from '../items/open-item.ts';
import { momentLabel, readMoment } from '../items/preview-moment.ts';
import { findPreviewPage } from '../items/preview-page.ts';
import { readAddress } from '../pages/describe-page.ts';
import type { GetPages } from '../pages/page-room.ts';
import { jsonBody, oneLine } from '../room/parsed.ts';
import type { RightGuard, StudioEnv } from '../room/rights.ts';
import { StudioError } from '../room/studio-error.ts';
import { createLink, endLink, listLinks, toPageId } from './preview-links.ts';

/** Wall time of the museum, `2026-05-05T09:00`, or an instant with `Z`. */
const at = z.string().max(40);
/** A path of the site, without language and query. */
const path = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])[^?#\\\s]*$/);
const momentSchema = z.strictObject({ at, path: path.default('/') });
const linkSchema = z.strictObject({
  label: oneLine(120),
  setId: z.string().max(250).nullable(),
  at: at.nullable(),
  path: path.nullable(),
  language: z.enum(languages),
  days: z.int().min(1).max(30),
});

const momentLastsMs = 4 * 3_600_000;
/** Windows that somebody may have open at once, each at another moment. */
const retainedMoments = 5;

/** Previews of the whole site, and links for people without an account. */
export function createPreviewRoutes(
  right: RightGuard,
  items: GetItems,
  pages: GetPages,
  siteOrigin: string,
) {
  /** Where what is shown is seen; null: nowhere yet. */
  const findTarget = async (setId: string | null): Promise<string | null> => {
    const pageId = toPageId(setId);
    if (pageId !== null) return (await readAddress(pages(), pageId)) ?? '/';
    if (setId === null) return '/';
    return (await findPreviewPage(items(), await openItem(items(), setId)))?.path ?? null;
  };
  return new Hono<StudioEnv>()
    .get('/', right('items.read'), async (c) => {
      const links = await listLinks(items());
      return c.json({
        siteOrigin,
        timeZone: await readTimeZone(items()),
        now: items().now().toISOString(),
        links: links.map((link) => ({
          ...link,
          madeAt: new Date(link.madeAt).toISOString(),
          expiresAt: new Date(link.expiresAt).toISOString(),
          shownAt: link.shownAt === null ? null : new Date(link.shownAt).toISOString(),
        })),
      });
    })
    .post('/moments', right('items.read'), jsonBody(momentSchema), async (c) => {
      const room = items();
      const given = c.req.valid('json');
      const shownAt = new Date(await readMoment(room, given.at));
      const now = room.now();
      const ref = await createPreview(
        room.content,
        room.models,
        {
          owner: `moment:${c.var.person.id}`,
          retained: retainedMoments,
          save: [],
          remove: [],
          label: momentLabel,
          shownAt,
          expiresAt: new Date(now.getTime() + momentLastsMs),
        },
        now,
      );
      const address = toAddress(siteOrigin, localizePath(given.path, c.var.person.language), ref);
      return c.json({ address, shownAt: shownAt.toISOString() });
    })
    .post('/links', right('previews.share'), jsonBody(linkSchema), async (c) => {
      const room = items();
      const given = c.req.valid('json');
      const shownAt = given.at === null ? null : await readMoment(room, given.at);
      if (given.setId === null && shownAt === null) {
        throw new StudioError(422, 'nothing-to-show', 'Choose an item or a moment.');
      }
      const own = await findTarget(given.setId);
      const target = given.path ?? own;
      if (target === null) {
        throw new StudioError(422, 'no-page', 'Nothing on the site shows this item yet.');
      }
      const { label, setId, language, days } = given;
      const link = { label, setId, shownAt, path: target, language, days };
      const { id, token } = await createLink(room, c.var.person, link);
      return c.json(
        { id, address: toAddress(siteOrigin, localizePath(target, language), token) },
        201,
      );
    })
    .delete('/links/:id', right('previews.share'), async (c) => {
      const id = c.req.param('id');
      await endLink(items(), c.var.person, id);
      return c.json({ id });
    });
}

function toAddress(siteOrigin: string, localized: string, token: string): string {
  // A fragment stands behind the query: `/visit/tickets#house-tour`.
  const url = new URL(siteOrigin + localized);
  url.searchParams.set(previewParameter, token);
  return url.href;
}
