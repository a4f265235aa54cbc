import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { rawChangePage, rawChanges } from '../../client/wire.ts';
import { toChangePageReply, toChangesReply } from '../open-data/change-replies.ts';
import type { Dump } from '../open-data/dump-file.ts';
import { VersionPassed } from '../open-data/list-dump-lines.ts';
import { InvalidParameter, noParameters, refuseParameters } from '../parse-object-query.ts';
import type { Call, CallContext, Reply } from './call.ts';
import { toError } from './replies.ts';

const activityStreams = 'application/ld+json;profile="https://www.w3.org/ns/activitystreams"';

/** Calls by which others keep a copy of the collection. */
export const openDataCalls: readonly Call[] = [
  {
    operationId: 'listChanges',
    path: '/changes',
    summary: 'The feed of what was created, updated and removed',
    description:
      'An ordered collection as in IIIF Change Discovery 1.0. Read from the last page back to what you know already. Each object stands in it once, with its latest change.',
    parameters: [noParameters],
    replies: { 'application/ld+json': [rawChanges] },
    errors: [],
    changesWith: 'database',
    example: '',
    async answer({ feed, base, url }) {
      refuseParameters(url.searchParams);
      const summary = await feed.summarize();
      return toActivityStreams(toChangesReply(summary, base), toLastModified(summary.changedAt));
    },
  },
  {
    operationId: 'findChangePage',
    path: '/changes/{page}',
    summary: 'One page of the feed of changes',
    description:
      'At most 200 changes, oldest first. What a full page says of an object stays until the object changes again, and then stands on the last page.',
    pathParameters: {
      page: {
        description: 'Number of the page, from 1.',
        schema: { type: 'integer', minimum: 1 },
        example: 1,
      },
    },
    parameters: [noParameters],
    replies: { 'application/ld+json': [rawChangePage] },
    errors: [404],
    changesWith: 'database',
    example: '',
    async answer({ feed, base, url, path: { page: text = '' } }) {
      refuseParameters(url.searchParams);
      if (!/^[1-9]\d{0,11}$/.test(text)) {
        throw new InvalidParameter('page', 'The page must be a whole number from 1.');
      }
      const number = Number(text);
      const page = await feed.findPage(number);
      if (!page) return toError(404, `There are no changes on page ${number}.`, 'page');
      const links = [
        `<${base}/changes>; rel="collection"`,
        ...(page.previous ? [`<${base}/changes/${page.previous}>; rel="prev"`] : []),
        ...(page.next ? [`<${base}/changes/${page.next}>; rel="next"`] : []),
      ];
      return toActivityStreams(toChangePageReply(page, number, base, url.origin), {
        Link: links.join(', '),
      });
    },
  },
  {
    operationId: 'dumpObjects',
    path: '/dump.jsonl',
    summary: 'The whole collection, an object a line',
    description:
      'JSON Lines: each line is what /objects/{id} answers. All of one version, sent as it is read, compressed where Accept-Encoding names gzip.',
    parameters: [noParameters],
    replies: { 'application/x-ndjson': null },
    errors: [503],
    changesWith: 'database',
    example: '',
    answer: (context) => answerDump(context, 'lines'),
  },
  {
    operationId: 'dumpObjectsPacked',
    path: '/dump.jsonl.gz',
    summary: 'The same as a gzip file',
    description: 'For keeping: a fraction of the size.',
    parameters: [noParameters],
    replies: { 'application/gzip': null },
    errors: [503],
    changesWith: 'database',
    example: '',
    answer: (context) => answerDump(context, 'file'),
  },
];

const toActivityStreams = (reply: object, headers: Record<string, string>) =>
  new Response(JSON.stringify(reply), { headers: { 'Content-Type': activityStreams, ...headers } });

const toLastModified = (changedAt: string | null): Record<string, string> =>
  changedAt === null ? {} : { 'Last-Modified': new Date(changedAt).toUTCString() };

async function answerDump(context: CallContext, form: 'lines' | 'file'): Promise<Reply | Response> {
  const { feed, url, request } = context;
  refuseParameters(url.searchParams);
  const { changedAt } = await feed.summarize();
  const storedVersion = await context.findStoredVersion();
  const dump = context.openDump(storedVersion, url.origin);
  const isPacked = form === 'file' || acceptsGzip(request);
  const name = `collection-${(changedAt ?? 'empty').slice(0, 10)}.jsonl${form === 'file' ? '.gz' : ''}`;
  const headers = new Headers({
    'Content-Type': form === 'file' ? 'application/gzip' : 'application/x-ndjson',
    // Weak: the same objects, packed or not.
    ETag: `W/"${storedVersion}"`,
    'Content-Disposition': `attachment; filename="${name}"`,
    ...toLastModified(changedAt),
  });
  if (form === 'lines') headers.set('Vary', 'Accept-Encoding');
  if (form === 'lines' && isPacked) headers.set('Content-Encoding', 'gzip');
  const size = dump.size();
  if (isPacked && size !== null) headers.set('Content-Length', String(size));
  if (request.method === 'HEAD') return new Response(null, { headers });
  const chunks = await beginReading(dump);
  if (!chunks) {
    const reply = toError(503, 'The collection is being updated. Try again in a moment.');
    return { ...reply, headers: () => ({ 'Retry-After': '2' }) };
  }
  const packed = Readable.from(chunks, { objectMode: false, highWaterMark: 64 * 1024 });
  return new Response(toBody(isPacked ? packed : unpack(packed)), { headers });
}

/**
 * Waits for the first bytes, while a failure can still be told.
 * @returns null when the collection has changed before them
 */
async function beginReading({ read }: Dump): Promise<AsyncGenerator<Buffer> | null> {
  const chunks = read();
  try {
    const first = await chunks.next();
    return prepend(first, chunks);
  } catch (error) {
    if (error instanceof VersionPassed) return null;
    throw error;
  }
}

async function* prepend(first: IteratorResult<Buffer>, others: AsyncGenerator<Buffer>) {
  try {
    if (first.done) return;
    yield first.value;
    yield* others;
  } finally {
    await others.return(undefined);
  }
}

/** An error on the way ends the answer without its end, so that nobody takes a part for the whole. */
function unpack(packed: Readable): Readable {
  const lines = createGunzip();
  packed.on('error', (error) => lines.destroy(error));
  lines.on('close', () => packed.destroy());
  return packed.pipe(lines);
}

const toBody = (stream: Readable) => Readable.toWeb(stream) as ReadableStream<Uint8Array>;

const acceptsGzip = (request: CallContext['request']): boolean =>
  /(^|[\s,])(gzip|\*)\s*(?!;\s*q=0(\.0*)?\s*(,|$))(;|,|\s|$)/i.test(
    request.headers.get('Accept-Encoding') ?? '',
  );
