import type { Context, Handler } from 'hono';
import type { ByteRange } from '../images/media-store.ts';
import type { UploadedFiles, UploadedMedia } from '../images/uploaded-media.ts';

const oneYear = 'public, max-age=31536000, immutable';
const oneHour = 'public, max-age=3600, stale-while-revalidate=86400';

/**
 * `GET /media/<id>.mp4`: films, captions and documents that editors uploaded, with byte ranges for seeking. What a
 * browser may do with a file is said by its record alone, never guessed.
 */
export function uploadedFiles(files: UploadedFiles): Handler {
  return async (c, next) => {
    const media = await files.find(c.req.path.slice(1));
    if (!media) return next();
    const headers = toHeaders(c, media);
    const wanted = readRange(c.req.header('Range'), media.bytes);
    const isSame = (c.req.header('If-Range') ?? headers.ETag) === headers.ETag;
    if (wanted === 'outside' && isSame) {
      return c.body(null, 416, { 'Content-Range': `bytes */${media.bytes}` });
    }
    const range = wanted === null || wanted === 'outside' || !isSame ? null : wanted;
    const length = range ? range.end - range.start + 1 : media.bytes;
    const answer = {
      ...headers,
      'Content-Length': String(length),
      ...(range && { 'Content-Range': `bytes ${range.start}-${range.end}/${media.bytes}` }),
    };
    if (c.req.method === 'HEAD') return c.body(null, range ? 206 : 200, answer);
    const body = await files.read(media.key, range ?? undefined);
    if (!body) return c.text('This file does not exist.', 404);
    return c.body(body, range ? 206 : 200, answer);
  };
}

function toHeaders(c: Context, { mediaType, key, version, name }: UploadedMedia) {
  const isNewest = c.req.query('v') === String(version);
  const isText = mediaType.startsWith('text/');
  return {
    'Content-Type': isText ? `${mediaType}; charset=utf-8` : mediaType,
    'X-Content-Type-Options': 'nosniff',
    'Accept-Ranges': 'bytes',
    'Cache-Control': isNewest ? oneYear : oneHour,
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ETag: `"${key.replace(/^.*\//, '')}"`,
    // A document may hold scripts of its own, which the site's origin has nothing to do with.
    ...(mediaType === 'application/pdf' && {
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    }),
  };
}

/** One range, as players ask for. @returns null: the whole file is wanted, or several parts of it */
function readRange(header: string | undefined, bytes: number): ByteRange | 'outside' | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  const start = from === '' ? Math.max(0, bytes - Number(to)) : Number(from);
  const end = from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1);
  return start > end || start >= bytes ? 'outside' : { start, end };
}
