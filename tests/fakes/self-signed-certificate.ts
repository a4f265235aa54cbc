import { createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

export interface SelfSigned {
  /** Both PEM. */
  readonly key: string;
  readonly cert: string;
}

const der = (tag: number, ...parts: readonly Uint8Array[]): Buffer => {
  const content = Buffer.concat(parts);
  const { length } = content;
  const long = length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  const size = length < 128 ? [length] : long;
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
};
const sequence = (...parts: readonly Uint8Array[]) => der(0x30, ...parts);
const set = (...parts: readonly Uint8Array[]) => der(0x31, ...parts);
const octets = (content: Uint8Array) => der(0x04, content);
const bits = (content: Uint8Array) => der(0x03, Buffer.from([0]), content);
const explicit = (number: number, content: Uint8Array) => der(0xa0 + number, content);
const time = (date: Date) =>
  der(0x17, Buffer.from(`${date.toISOString().slice(2, 19).replace(/[-:T]/g, '')}Z`));

// Object identifiers, already encoded.
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
const ecdsaWithSha256 = sequence(oid('2a8648ce3d040302'));
const commonName = oid('550403');
const subjectAltName = oid('551d11');
const basicConstraints = oid('551d13');

const dayMs = 86_400_000;

/**
 * A certificate that nobody vouches for, made anew so that none lies in the repository and none runs
 * out. Source: RFC 5280 §4.1.
 *
 * @param names of the host, beside 127.0.0.1
 */
export function createSelfSigned(names: readonly string[]): SelfSigned {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = sequence(set(sequence(commonName, der(0x0c, Buffer.from(names[0] ?? 'localhost')))));
  const now = Date.now();
  const hosts = sequence(
    ...names.map((host) => der(0x82, Buffer.from(host))),
    der(0x87, Buffer.from([127, 0, 0, 1])),
  );
  const content = sequence(
    explicit(0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1]), randomBytes(8)),
    ecdsaWithSha256,
    name,
    sequence(time(new Date(now - dayMs)), time(new Date(now + dayMs))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    explicit(
      3,
      sequence(
        sequence(subjectAltName, octets(hosts)),
        sequence(basicConstraints, octets(sequence(der(0x01, Buffer.from([255]))))),
      ),
    ),
  );
  const signature = createSign('sha256').update(content).sign(privateKey);
  const base64 = sequence(content, ecdsaWithSha256, bits(signature)).toString('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${base64.replace(/.{64}(?=.)/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
  };
}
