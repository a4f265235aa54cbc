import { keyField } from '#app/components/forms/form-answer.ts';
import { guardFields } from '#shared/forms/form-guard.ts';
import { type FormKind, formKinds, formRules } from '#shared/forms/form-rules.ts';
import { formPaths } from '../fakes/forms-site.ts';
import { desk } from './forms-server.ts';
import { createReservationCall, type HostileTargets } from './hostile-reservations.ts';

/** What somebody sends who wants no good, or whose program is broken. */
export interface HostileSending {
  /** For a message that tells of a fault. */
  readonly what: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer>;
}

export type Random = () => number;

/** The same numbers from 0 to 1 for the same seed. Source: mulberry32, Tommy Ettinger, public domain. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const pick = <One>(random: Random, list: readonly One[]): One =>
  list[Math.floor(random() * list.length)] as One;

const texts: readonly string[] = [
  '',
  ' ',
  '0',
  '-1',
  '1e9',
  'NaN',
  'null',
  'undefined',
  '[object Object]',
  'yes',
  'Leilani',
  'leilani@example.org',
  'a@b.co\r\nBcc: all@example.org',
  'a@b.co%0aBcc:all@example.org',
  '"Leilani" <leilani@example.org>, all@example.org',
  'leilani@example.org\0@evil.example',
  'a@[127.0.0.1]',
  `${'a'.repeat(64)}@${'b'.repeat(180)}.example`,
  `${'a'.repeat(64)}@${'b'.repeat(200)}.example`,
  '=HYPERLINK("https://evil.example";"x")',
  "+1+cmd|' /C calc'!A0",
  '@SUM(1+1)*cmd',
  "'; DROP TABLE form_submissions; --",
  '1 OR 1=1',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '{{7*7}}<%= 7*7 %>',
  '../../../../etc/passwd',
  'file:///etc/passwd',
  'received:00000000000000000000000000000000',
  '00000000000000000000000000000000 cv.pdf',
  '2026-02-30',
  '9999-99-99',
  '2026-12-24T00:00:00Z',
  'A\u0300\u0301\u0302'.repeat(400),
  '\u202eevil\u202c',
  '\ufeff\u200b\u2028\u2029',
  '\0\x01\x02\x7f',
  'ʻŌlelo Hawaiʻi',
  '👩‍👩‍👧‍👦'.repeat(300),
  '\n'.repeat(5_000),
  '\t,\t;\r\n"quoted"',
  '%00%0d%0a%ff',
  '__proto__',
];

const hostileText = (random: Random): string => {
  const dice = random();
  if (dice < 0.72) return pick(random, texts);
  if (dice < 0.86) return 'x'.repeat(Math.floor(random() ** 3 * 90_000));
  return Array.from({ length: Math.floor(random() * 60) }, () =>
    String.fromCharCode(Math.floor(random() * 65_536)),
  ).join('');
};

const names = ['__proto__', 'constructor', 'toString', '', 'a[b]', 'x'.repeat(300), 'name\0', '💥'];

/** Fields of a form, most of them fit, some not, some twice, some unknown. */
function listFields(random: Random, kind: FormKind, token: string): [string, string][] {
  const fit: Readonly<Record<string, string>> = {
    name: 'Leilani',
    email: `h${Math.floor(random() * 1e9)}@example.org`,
    // On any day: the house need not be open.
    groupType: 'virtual',
    partySize: '3',
    tourLanguage: 'en',
    firstDate: new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10),
    newsletterLanguage: 'en',
    consent: 'yes',
    topic: 'general',
    message: 'Aloha',
    subject: 'Why?',
    occasion: 'talk',
    guests: '20',
    product: 'notebook',
    quantity: '1',
    career: 'keeper',
  };
  const fields: [string, string][] = [];
  for (const name of Object.keys(formRules[kind])) {
    if (random() < 0.03) continue;
    const isHostile = random() < 0.1 || (fit[name] === undefined && random() < 0.3);
    const value = isHostile ? hostileText(random) : fit[name];
    if (value !== undefined) fields.push([name, value]);
    if (random() < 0.03) fields.push([name, hostileText(random)]);
  }
  if (random() < 0.1) fields.push([pick(random, names), hostileText(random)]);
  if (random() < 0.02) {
    for (let index = 0; index < 300; index += 1) fields.push([`field-${index}`, 'x']);
  }
  if (random() < 0.9)
    fields.push([guardFields.token, random() < 0.95 ? token : hostileText(random)]);
  if (random() < 0.05) fields.push([guardFields.trap, hostileText(random)]);
  if (random() < 0.3)
    fields.push([keyField, random() < 0.5 ? 'key-00000001' : hostileText(random)]);
  return fields;
}

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'utf8'));
const noise = (random: Random, length: number) =>
  Uint8Array.from({ length }, () => Math.floor(random() * 256));

const fileNames = [
  'cv.pdf',
  '../../etc/cron.d/x',
  'C:\\boot.ini',
  'a"; filename="b.exe',
  'x\r\nContent-Type: text/html',
  'nul\0.pdf',
  `${'n'.repeat(3_000)}.pdf`,
  '\u202efdp.exe',
  '',
];

const fileContents = (random: Random): Uint8Array => {
  const dice = random();
  if (dice < 0.3) return bytes('%PDF-1.7\nwhat a page\n');
  if (dice < 0.4) return bytes('MZ\x90 this program');
  if (dice < 0.5) return bytes('<html><script>alert(1)</script>');
  if (dice < 0.6) return new Uint8Array(Buffer.from('504b0304ffff', 'hex'));
  if (dice < 0.65) return new Uint8Array(Buffer.from('504b0506'.padEnd(44, 'f'), 'hex'));
  if (dice < 0.7) return new Uint8Array(Buffer.from('d0cf11e0a1b11ae1', 'hex'));
  if (dice < 0.72) return new Uint8Array(5 * 1024 * 1024);
  return noise(random, Math.floor(random() * 3_000));
};

/** Multipart by hand, so that it can be broken anywhere. */
function toMultipart(random: Random, fields: readonly [string, string][], files: number) {
  const boundary = `----girih${Math.floor(random() * 1e9)}`;
  const parts: Uint8Array[] = [];
  const push = (text: string) => parts.push(bytes(text));
  for (const [name, value] of fields) {
    push(
      `--${boundary}\r\nContent-Disposition: form-data; name="${name.replace(/[\r\n"]/g, '')}"\r\n\r\n`,
    );
    push(`${value}\r\n`);
  }
  for (let index = 0; index < files; index += 1) {
    push(
      `--${boundary}\r\nContent-Disposition: form-data; name="attachments"; filename="${pick(random, fileNames)}"\r\nContent-Type: ${pick(random, ['application/pdf', 'text/html', '', 'x/y; z="'])}\r\n\r\n`,
    );
    parts.push(fileContents(random));
    push('\r\n');
  }
  push(`--${boundary}--\r\n`);
  return { boundary, body: new Uint8Array(Buffer.concat(parts)) };
}

function breakBody(random: Random, body: Uint8Array): Uint8Array<ArrayBuffer> {
  const dice = random();
  const at = Math.floor(random() * body.length);
  if (dice < 0.4) return new Uint8Array(body.slice(0, at));
  if (dice < 0.6)
    return new Uint8Array(Buffer.concat([body.slice(0, at), noise(random, 50), body.slice(at)]));
  if (dice < 0.8) return new Uint8Array(body.map((byte) => (random() < 0.01 ? 255 - byte : byte)));
  return new Uint8Array(body.slice(at));
}

const contentTypes = [
  'application/json',
  'text/plain',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  `multipart/form-data; boundary=${'b'.repeat(2_000)}`,
  'multipart/mixed; boundary=x',
  'application/x-www-form-urlencoded; charset=utf-16',
  'application/octet-stream',
];

/**
 * @param token of the guard, so that most of it gets as far as a person's form does
 * @param targets of what is sent to the reservations
 */
export function createHostileSending(
  random: Random,
  token: string,
  targets: HostileTargets,
): HostileSending {
  if (random() < 0.12) return toReservationCall(random, targets);
  const kind = pick(random, formKinds);
  const fields = listFields(random, kind, token);
  const path = formPaths[kind] + pick(random, ['', '', '', '.data', '?about=%00&x=%ff', '?index']);
  const dice = random();
  if (dice < 0.35) {
    const body = bytes(new URLSearchParams(fields).toString());
    const type = { 'Content-Type': 'application/x-www-form-urlencoded' };
    return random() < 0.8
      ? { what: `${kind} urlencoded`, path, headers: type, body }
      : { what: `${kind} urlencoded, broken`, path, headers: type, body: breakBody(random, body) };
  }
  if (dice < 0.68) {
    const files = random() < 0.6 ? Math.floor(random() * 6) : 0;
    const { boundary, body } = toMultipart(random, fields, files);
    const headers = { 'Content-Type': `multipart/form-data; boundary=${boundary}` };
    return random() < 0.55
      ? { what: `${kind} multipart`, path, headers, body }
      : { what: `${kind} multipart, broken`, path, headers, body: breakBody(random, body) };
  }
  if (dice < 0.76) {
    const body = random() < 0.5 ? noise(random, 2_000) : bytes(hostileText(random));
    return {
      what: `${kind} of another type`,
      path,
      headers: { 'Content-Type': pick(random, contentTypes) },
      body,
    };
  }
  if (dice < 0.9) return toApiCall(random, kind, fields);
  return toBuilderCall(random, fields);
}

function toApiCall(random: Random, kind: FormKind, fields: [string, string][]): HostileSending {
  if (random() < 0.3) {
    const name = encodeURIComponent(pick(random, fileNames));
    return {
      what: 'a file by the API',
      path: `/forms-api/files?name=${name}`,
      headers: { 'Content-Type': 'application/octet-stream' },
      body: new Uint8Array(fileContents(random)),
    };
  }
  const given: unknown = Object.fromEntries(
    fields.map(([name, value]) => [
      name,
      pick<unknown>(random, [value, value, value, value, 1, null, {}, [value], [[value]]]),
    ]),
  );
  const body = {
    idempotencyKey: pick<unknown>(random, [
      undefined,
      null,
      'key-00000001',
      7,
      hostileText(random),
    ]),
    language: pick<unknown>(random, ['en', 'haw', 'xx', 1, null]),
    consentVersion: pick<unknown>(random, ['2026-11', '', {}, '2026-11']),
    fields: random() < 0.9 ? given : hostileText(random),
  };
  const json = bytes(JSON.stringify(body));
  return {
    what: `${kind} by the API`,
    path: `/forms-api/submissions/${random() < 0.95 ? kind : encodeURIComponent(hostileText(random).slice(0, 50).toWellFormed())}`,
    headers: { 'Content-Type': random() < 0.95 ? 'application/json' : pick(random, contentTypes) },
    body: random() < 0.8 ? json : breakBody(random, json),
  };
}

function toReservationCall(random: Random, targets: HostileTargets): HostileSending {
  const tools = {
    random,
    pick: <One>(list: readonly One[]) => pick(random, list),
    text: () => hostileText(random),
  };
  const { path, value } = createReservationCall(targets, tools);
  const json = bytes(JSON.stringify(value));
  return {
    what: 'a reservation by the API',
    path: `/reservations-api${path}`,
    headers: { 'Content-Type': random() < 0.95 ? 'application/json' : pick(random, contentTypes) },
    body: random() < 0.85 ? json : breakBody(random, json),
  };
}

function toBuilderCall(random: Random, fields: [string, string][]): HostileSending {
  const to = random() < 0.9 ? desk : hostileText(random).slice(0, 500);
  const { boundary, body } = toMultipart(random, fields, Math.floor(random() * 3));
  const name = encodeURIComponent(hostileText(random).slice(0, 400).toWellFormed());
  return {
    what: 'a form of an editors’ page',
    path: `/page-builder-api/api/v1/form-submit?apiKey=embedded-space&to=${Buffer.from(to).toString('base64')}&name=${name}`,
    headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` },
    body: random() < 0.6 ? body : breakBody(random, body),
  };
}
