import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { type CardContent, drawCard } from './draw-card.ts';
import { readPageCard } from './read-page-card.ts';
import { loadTypefaces, type Typefaces } from './typeface.ts';

let typefaces: Typefaces;
beforeAll(async () => {
  typefaces = await loadTypefaces();
});

const content: CardContent = {
  title: 'Light through a screen',
  label: 'Exhibitions',
  siteName: 'Hale Girih',
  accent: 'green',
  isWhole: false,
};

/** A picture of stripes: its edges are red, what lies between is blue. */
const stripes = () =>
  sharp({ create: { width: 900, height: 300, channels: 3, background: '#ff0000' } })
    .composite([
      {
        input: { create: { width: 700, height: 300, channels: 3, background: '#0000ff' } },
        left: 100,
        top: 0,
      },
    ])
    .png()
    .toBuffer();

async function findColors(card: Buffer): Promise<Set<string>> {
  const { data, info } = await sharp(card).raw().toBuffer({ resolveWithObject: true });
  const colors = new Set<string>();
  for (let x = 720; x < info.width; x += 4) {
    const at = (315 * info.width + x) * info.channels;
    const [r = 0, , b = 0] = data.subarray(at, at + 3);
    colors.add(r > 180 && b < 90 ? 'edge' : b > 180 && r < 90 ? 'middle' : 'other');
  }
  return colors;
}

test('a card has the size that networks ask for', async () => {
  const { width, height, format } = await sharp(
    await drawCard(content, null, typefaces),
  ).metadata();
  expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
});

test('a work is shown whole, with its edges; a place fills its part', async () => {
  const picture = await stripes();
  const whole = await findColors(await drawCard({ ...content, isWhole: true }, picture, typefaces));
  expect(whole).toContain('edge');
  expect(whole).toContain('middle');
  expect(await findColors(await drawCard(content, picture, typefaces))).toEqual(
    new Set(['middle']),
  );
});

test('what a card says changes what it shows', async () => {
  const one = await drawCard(content, null, typefaces);
  const other = await drawCard({ ...content, title: 'Warp and weather' }, null, typefaces);
  expect(one.equals(other)).toBe(false);
});

test('every letter of the languages has an outline of its own', () => {
  const missing = typefaces.title.draw('\u{1F54C}', 40, 0, 0);
  for (const letter of 'aZ?¿ñÑéÜʻāĒīŌūĀİığşḥṣṭẓʾʿبیʼ–—“”’«…&') {
    for (const face of [typefaces.title, typefaces.text]) {
      const drawn = face.draw(letter, 40, 0, 0);
      expect(drawn, letter).not.toBe('');
      expect(drawn, letter).not.toBe(missing);
    }
  }
});

test('a title breaks at spaces and no line is wider than it may be', () => {
  const title = 'Azulejo de estrella con un arabesco ascendente';
  const lines = typefaces.title.toLines(title, 60, 400);
  expect(lines.join(' ')).toBe(title);
  expect(lines.length).toBeGreaterThan(2);
  for (const line of lines) expect(typefaces.title.measure(line, 60)).toBeLessThanOrEqual(400);
});

test('a title without end still makes a card', async () => {
  const endless = { ...content, title: 'one more word '.repeat(200) };
  expect((await drawCard(endless, null, typefaces)).byteLength).toBeLessThan(400_000);
});

test('a page tells its card in its head', () => {
  const html =
    '<html data-accent="blue-dark"><head><title>Light &amp; shade – What’s on – Hale Girih</title>' +
    '<meta property="og:title" content="Light &#38; shade"/><meta property="og:site_name" content="Hale Girih"/>' +
    '<meta name="thumbnail" content="https://museum.example/images/objects/star.webp?w=1200"/></head>' +
    '<body><div data-accent="green">';
  expect(readPageCard(html, '/es/whats-on/exhibitions/light')).toEqual({
    title: 'Light & shade',
    label: 'What’s on',
    siteName: 'Hale Girih',
    accent: 'green',
    picture: 'https://museum.example/images/objects/star.webp?w=1200',
    isWhole: true,
  });
  expect(readPageCard('<title>Hale Girih</title>', '/')).toBeNull();
});
