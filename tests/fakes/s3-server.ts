import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A store that speaks as much of Amazon's S3 protocol as the site uses, and looks at each signature. */
export interface S3Server {
  /** With keys and bucket: `http://key:secret@127.0.0.1:40123/pictures`. */
  readonly address: string;
  readonly objects: ReadonlyMap<string, { readonly type: string; readonly body: Buffer }>;
  stop(): Promise<void>;
}

const keyId = 'test-key';
const secret = 'test/secret+of=the-store';
const bucket = 'pictures';

export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, { type: string; body: Buffer }>();
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const fail = (status: number, code: string) =>
      response
        .writeHead(status, { 'Content-Type': 'application/xml' })
        .end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
    if (!isSigned(request, body)) return fail(403, 'SignatureDoesNotMatch');
    const path = request.url ?? '';
    if (!path.startsWith(`/${bucket}/`)) return fail(404, 'NoSuchBucket');
    if (request.method === 'PUT') {
      objects.set(path, { type: request.headers['content-type'] ?? '', body });
      return response.writeHead(200).end();
    }
    const found = objects.get(path);
    if (!found) return fail(404, 'NoSuchKey');
    return response.writeHead(200, { 'Content-Type': found.type }).end(found.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://${keyId}:${encodeURIComponent(secret)}@127.0.0.1:${port}/${bucket}`,
    objects,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Source: AWS, "Authenticating Requests: Using the Authorization Header (Signature Version 4)". */
function isSigned({ method, url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const given =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    );
  if (!given) return false;
  const [, id, day = '', region = '', names = '', signature = ''] = given;
  const hash = createHash('sha256').update(body).digest('hex');
  if (id !== keyId || headers['x-amz-content-sha256'] !== hash) return false;
  const lines = names.split(';').map((name) => `${name}:${headers[name]}\n`);
  const canonical = `${method}\n${url}\n\n${lines.join('')}\n${names}\n${hash}`;
  const scope = `${day}/${region}/s3/aws4_request`;
  const digest = createHash('sha256').update(canonical).digest('hex');
  const sign = (key: string | Buffer, text: string) =>
    createHmac('sha256', key).update(text).digest();
  const dayKey = sign(`AWS4${secret}`, day);
  const key = sign(sign(sign(dayKey, region), 's3'), 'aws4_request');
  const text = `AWS4-HMAC-SHA256\n${headers['x-amz-date']}\n${scope}\n${digest}`;
  return timingSafeEqual(sign(key, text), Buffer.from(signature, 'hex'));
}
