import { createHash, createHmac } from 'node:crypto';

/** Who asks a store of Amazon's S3 protocol. */
export interface S3Credentials {
  readonly keyId: string;
  readonly secret: string;
  /** Of credentials that end soon. */
  readonly sessionToken: string | null;
}

/** Of a body that is too large for the memory: SHA-256 in hexadecimal digits. */
export interface BodyHash {
  readonly sha256: string;
}

/**
 * The headers of a signed request. Source: AWS, "Signature Version 4", authorization header.
 * @param headers that are signed too, in lower case
 */
export function signS3(
  method: string,
  url: URL,
  body: Uint8Array | BodyHash,
  { keyId, secret, sessionToken }: S3Credentials,
  region: string,
  now: Date,
  headers: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const time = now.toISOString().replace(/[-:]|\.\d{3}/g, '');
  const scope = `${time.slice(0, 8)}/${region}/s3/aws4_request`;
  const bodyHash = 'sha256' in body ? body.sha256 : toHash(body);
  const signed: Record<string, string> = {
    ...headers,
    host: url.host,
    'x-amz-content-sha256': bodyHash,
    'x-amz-date': time,
    ...(sessionToken && { 'x-amz-security-token': sessionToken }),
  };
  const names = Object.keys(signed).sort();
  const request = [
    method,
    url.pathname,
    '',
    ...names.map((name) => `${name}:${signed[name]?.trim()}`),
    '',
    names.join(';'),
    bodyHash,
  ].join('\n');
  const text = ['AWS4-HMAC-SHA256', time, scope, toHash(request)].join('\n');
  const key = scope
    .split('/')
    .reduce<string | Buffer>((last, part) => toHmac(last, part), `AWS4${secret}`);
  const signature = toHmac(key, text).toString('hex');
  const { host: _, ...sent } = signed;
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${keyId}/${scope}, SignedHeaders=${names.join(';')}, Signature=${signature}`,
  };
}

const toHash = (text: string | Uint8Array) => createHash('sha256').update(text).digest('hex');
const toHmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();
