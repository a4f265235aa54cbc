import { expect, test } from 'vitest';
import { withoutSecrets } from './without-secrets.ts';

const signature = `${'A'.repeat(20)}-_${'z'.repeat(21)}`;
const token = `ts5z30.ZjNjNjQ1YjBkYWZkZDI5ZA.${signature}`;
const hold = '0a'.repeat(16);

test('no log holds a link that stands for a right', () => {
  expect(withoutSecrets(`/tickets/reservation/${token}`)).toBe('/tickets/reservation/*');
  expect(withoutSecrets(`/es/tickets/reservation/${token}/change`)).toBe(
    '/es/tickets/reservation/*/change',
  );
  expect(withoutSecrets(`/tickets/reservation/${token}.data`)).toBe('/tickets/reservation/*.data');
  expect(withoutSecrets(`/reservations-api/holds/${hold}/extension`)).toBe(
    '/reservations-api/holds/*/extension',
  );
});

const around = [
  ...['', ')', '(', ',', ';', '>', '<', '"', "'", '`', ' ', '\t', '\r\n', '=', '=\r\n', '|', '\\'],
  ...['&x=1', '&amp;', '?a=b', '#top', '%20', '%0A', '%3E', '%2f', '.', '..', '!', ':', '*', '_'],
  ...['\u200b', '\u202e', '…', 'ʻ', '😀', ']', '}', '%', '%zz', 'A', '-', '%41'],
];
const toPercents = (text: string) =>
  [...text].map((sign) => `%${sign.charCodeAt(0).toString(16)}`).join('');
/** Ways in which an address still leads to the page, and some in which it nearly does. */
const spellings = (right: string) => [
  right,
  toPercents(right),
  toPercents(right).toUpperCase(),
  encodeURIComponent(toPercents(right)),
  right.replaceAll('.', '%2e'),
  `%${right.charCodeAt(0).toString(16)}${right.slice(1)}`,
  right.slice(0, -1),
];

test.each([token, hold])('whatever stands around %s, and however it is written', (right) => {
  const isHold = right === hold;
  for (const spelling of spellings(right).slice(0, isHold ? -1 : undefined)) {
    for (const before of around) {
      // Further digits make another number of it.
      if (isHold && /[a-z0-9]$|%41$/i.test(before)) continue;
      for (const after of around) {
        const told = withoutSecrets(`/tickets/reservation/${before}${spelling}${after}`);
        const secret = isHold ? hold.slice(0, 20) : signature.slice(0, 20);
        let decoded = told;
        for (let round = 0; round < 3; round++) {
          decoded = decoded.replace(/%([0-7][0-9a-f])/gi, (_, code) =>
            String.fromCharCode(Number.parseInt(code, 16)),
          );
        }
        expect(decoded, told).not.toContain(secret);
        expect(told).toContain('/tickets/reservation/');
      }
    }
  }
});

test.each([
  ['connect postgres://girih:pa@ss/w@db.example:5432/museum', 'pa@ss'],
  ['smtps://hello%40museum.example:p4ssw0rd@mail.example:465', 'p4ssw0rd'],
  ['Failed to parse URL from https://girih.cdn.prismic.io/api/v2?access_token=MC5abc', 'MC5abc'],
  ['GET https://cdn.builder.io/api/v3/content/page?apiKey=0123456789&limit=1', '0123456789'],
  ['https://www.googleapis.com/youtube/v3/playlistItems?key=AIzaSyD-x_y', 'AIzaSyD'],
  ['{"Authorization":"Bearer bpk-12345678"}', 'bpk-1234'],
  ["headers: { authorization: 'Token abcdefgh' }", 'abcdefgh'],
  ['Authorization: Basic aGVsbG86d29ybGQ=', 'aGVsbG86'],
  ['cookie: museum.session=abcdef; other=1', 'abcdef'],
  ['Set-Cookie: io.prismic.preview=abcdef', 'abcdef'],
  ['/subscribe/confirm?link=abc.def.ghi&email=kai%40example.org', 'abc.def'],
  ['/subscribe/confirm?link=abc.def.ghi&email=kai%40example.org', 'kai'],
])('the key in %j is not told', (text, secret) => {
  const told = withoutSecrets(text);
  expect(told).not.toContain(secret);
  expect(told).toContain('*');
});

test('a hold is found wherever it stands in a line', () => {
  for (const sign of ['-', 'é', '{"path":"/a/']) {
    for (let offset = 0; offset < 70; offset += 1) {
      const told = withoutSecrets(`${sign.repeat(offset)} ${hold} ${sign.repeat(70 - offset)}`);
      expect(told).not.toContain(hold);
    }
  }
});

test('other paths are logged as they are', () => {
  for (const path of [
    '/',
    '/objects/demo-0001/bowl',
    '/assets/style-Cm2dWyLq.css',
    '/es/about/news/a-long-title-of-a-piece-of-news-that-says-much-of-tiles',
    '/sitemap-objects-en-1.xml',
    '/haw/builder/caf%C3%A9%20%3Cb%3E',
    '/iiif/3/demo-0001:1/full/max/0/default.jpg',
    '/images/objects/star-tile-01.webp',
  ]) {
    expect(withoutSecrets(path)).toBe(path);
  }
});
