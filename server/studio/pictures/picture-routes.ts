import { Hono } from 'hono';
import { z } from 'zod';
import { languages } from '#shared/languages/languages.ts';
import { jsonBody, queryOf } from '../room/parsed.ts';
import type { RightGuard, StudioEnv } from '../room/rights.ts';
import { changeMedia, changeSchema, hideMedia, restoreMedia } from './change-media.ts';
import { readMedia } from './find-media.ts';
import { syncFiles } from './folder/sync-files.ts';
import type { GetPictures } from './get-pictures.ts';
import { countLackingAlts, listMedia } from './list-media.ts';
import { listMediaUses } from './list-media-uses.ts';
import { toMedia } from './media.ts';
import { mediaKinds } from './tables.ts';
import { replaceMedia, takeUpload } from './take-upload.ts';

const filterSchema = z.strictObject({
  kind: z.enum(mediaKinds).optional(),
  search: z.string().max(200).optional(),
  lacks: z.enum(['alt', 'use']).optional(),
  language: z.enum(languages).optional(),
  shown: z.literal('published').optional(),
  film: z.string().max(60).optional(),
  after: z.string().max(200).optional(),
});
const upload = z.string().max(100);
const takeSchema = z.strictObject({
  upload,
  language: z.enum(languages).optional(),
  filmId: z.string().max(60).optional(),
});

/** The library: pictures, films, captions and documents. */
export function createPictureRoutes(right: RightGuard, pictures: GetPictures) {
  return new Hono<StudioEnv>()
    .get('/', right('pictures.read'), queryOf(filterSchema), async (c) =>
      c.json(await listMedia(pictures(), c.req.valid('query'))),
    )
    .post('/', right('pictures.write'), jsonBody(takeSchema), async (c) => {
      const wish = c.req.valid('json');
      return c.json(await takeUpload(pictures(), c.var.person, wish), 201);
    })
    .get('/lacking', right('pictures.read'), async (c) =>
      c.json(await countLackingAlts(pictures())),
    )
    .get('/:id', right('pictures.read'), async (c) => {
      await syncFiles(pictures());
      return c.json(toMedia(await readMedia(pictures().query, c.req.param('id'))));
    })
    .patch('/:id', right('pictures.write'), jsonBody(changeSchema), async (c) => {
      const change = c.req.valid('json');
      return c.json(await changeMedia(pictures(), c.var.person, c.req.param('id'), change));
    })
    .get('/:id/uses', right('pictures.read'), async (c) =>
      c.json(await listMediaUses(pictures(), c.req.param('id'))),
    )
    .post('/:id/file', right('pictures.write'), jsonBody(z.strictObject({ upload })), async (c) => {
      const wish = c.req.valid('json');
      const id = c.req.param('id');
      return c.json(await replaceMedia(pictures(), c.var.person, id, wish));
    })
    .post('/:id/restore', right('pictures.write'), async (c) =>
      c.json(await restoreMedia(pictures(), c.var.person, c.req.param('id'))),
    )
    .delete('/:id', right('pictures.write'), async (c) => {
      await hideMedia(pictures(), c.var.person, c.req.param('id'));
      return c.json({});
    });
}

/** The protocol of resumed uploads, which is spoken by its own library in the browser. */
export function createUploadRoutes(right: RightGuard, pictures: GetPictures) {
  const write = right('pictures.write');
  return (
    new Hono<StudioEnv>()
      .get('/', write, async (c) =>
        c.json({ uploads: await pictures().uploads.listUnfinished(c.var.person.id) }),
      )
      .post('/', write, (c) => pictures().uploads.answer(c.req.raw, c.var.person.id))
      // How much has come is asked by HEAD, which is answered by the route of GET.
      .get('/:id', write, async (c) =>
        c.req.method === 'HEAD'
          ? pictures().uploads.answer(c.req.raw, c.var.person.id)
          : c.json({ error: { code: 'unknown', message: 'Uploads are not given out.' } }, 404),
      )
      .patch('/:id', write, (c) => pictures().uploads.answer(c.req.raw, c.var.person.id))
      .delete('/:id', write, (c) => pictures().uploads.answer(c.req.raw, c.var.person.id))
  );
}
