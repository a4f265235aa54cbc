import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toObjectView } from '#app/routes/collection/object/object-view.ts';
import { placeMark } from '#app/routes/collection/object/place-mark.ts';
import { openSqlite } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import collection from '#locales/en/collection.json' with { type: 'json' };
import objectDetail from '#locales/en/objectDetail.json' with { type: 'json' };
import { createPictureFinder } from '#server/iiif/find-picture.ts';
import { parseImageRequest } from '#server/iiif/image-request.ts';
import { planImage } from '#server/iiif/plan-image.ts';
import { createObjectCollectionClient } from '#services/object-collection/client/client.ts';
import { loadObjects } from '#services/object-collection/embedded/load-content.ts';
import { createObjectCollectionServer } from '#services/object-collection/embedded/server.ts';
import { chooseSizeLimits } from '#shared/collection/picture-rights.ts';

// The demo's chief works, and the files that their pictures are cut from.
const database = openSqlite('content', ':memory:');
const server = createObjectCollectionServer({ database });
const objectCollection = createObjectCollectionClient({
  endpoint: 'https://object-collection.internal',
  fetch: (address) => server(new Request(address)),
});
const pictures = createPictureFinder({
  objectCollection,
  imagesFolder: 'content/images',
  mastersFolders: ['content/masters'],
});
const chiefWorks = readdirSync('content/objects')
  .filter((file) => JSON.parse(readFileSync(`content/objects/${file}`, 'utf8')).details)
  .map((file) => file.replace('.json', ''));

beforeAll(async () => {
  await migrate(database);
  await loadObjects({
    database,
    folder: 'content/objects',
    images: JSON.parse(readFileSync('content/images/index.json', 'utf8')),
    now: new Date('2026-03-05T00:00:00Z'),
    timeZone: 'Pacific/Honolulu',
  });
});
afterAll(() => database.close());

test.each(chiefWorks)('%s is cut to no more than its picture holds', async (id) => {
  const object = await objectCollection.findObject(id);
  if (!object) throw new Error(`${id} is not in the collection`);
  const { roles, countries, life, rights: rightsMeaning } = objectDetail;
  const messages = { ...collection.object, roles, countries, life, rightsMeaning };
  const { details } = toObjectView(object, 'en', messages, []);
  expect(details.length).toBeGreaterThan(0);
  const picture = await pictures.find(`${id}:1`);
  if (!picture) throw new Error(`${id} has no picture`);
  for (const { cut } of details) {
    if (!cut) throw new Error(`${id} cannot be cut`);
    const plan = (address: string) => {
      const parts = address.split('/').slice(-4) as [string, string, string, string];
      return planImage(parseImageRequest(parts), picture.size, chooseSizeLimits(picture.rights));
    };
    const { size } = plan(cut.src);
    expect(Math.abs(size.width / size.height - cut.width / cut.height)).toBeLessThan(0.02);
    expect(plan(cut.large).size.width).toBeGreaterThanOrEqual(size.width);
  }
});

test.each(chiefWorks)(
  'the details of %s are numbered from above downward, then from the left',
  (id) => {
    const { details } = JSON.parse(readFileSync(`content/objects/${id}.json`, 'utf8')) as {
      details: readonly { left: number; top: number; width: number; height: number }[];
    };
    const middles = details.map(({ left, top, width, height }) => ({
      x: left + width / 2,
      y: top + height / 2,
    }));
    expect(middles).toEqual(middles.toSorted((a, b) => a.y - b.y || a.x - b.x));
  },
);

const images: Record<string, { file: string; width: number; height: number; ground: string }> =
  JSON.parse(readFileSync('content/images/index.json', 'utf8'));

test.each(chiefWorks)('the lines to the details of %s end on the work', async (id) => {
  const { details, images: views } = JSON.parse(readFileSync(`content/objects/${id}.json`, 'utf8'));
  const picture = images[views[0].file];
  if (!picture) throw new Error(`${id} has no picture`);
  const ground = [1, 3, 5].map((at) => Number.parseInt(picture.ground.slice(at, at + 2), 16));
  const { data } = await sharp(`content/images/${picture.file}`)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const radius = Math.round(Math.max(picture.width, picture.height) * 0.012);
  for (const [index, { name, ...box }] of details.entries()) {
    const [x, y] = placeMark(box, picture, details.toSpliced(index, 1)).end;
    const around: boolean[] = [];
    for (let down = -radius; down <= radius; down += 1) {
      for (let across = -radius; across <= radius; across += 1) {
        const pixel = ((y + down) * picture.width + x + across) * 3;
        if (Math.hypot(across, down) > radius) continue;
        around.push(isLikeGround([...data.subarray(pixel, pixel + 3)], ground));
      }
    }
    const share = around.filter(Boolean).length / around.length;
    expect(share, `${name.en} at ${x}, ${y}`).toBeLessThan(0.6);
  }
});

/** The ground, its shadow, or a surface as bare: the same color, as light or darker. */
function isLikeGround(color: readonly number[], ground: readonly number[]): boolean {
  const sum = (channels: readonly number[]) => channels.reduce((total, value) => total + value, 0);
  const light = sum(color) / sum(ground);
  return (
    light < 1.04 && color.every((value, at) => Math.abs(value - light * (ground[at] ?? 0)) < 6)
  );
}

test.each(chiefWorks)('no number of %s hides what another one names', async (id) => {
  const object = await objectCollection.findObject(id);
  if (!object) throw new Error(`${id} is not in the collection`);
  const { roles, countries, life, rights: rightsMeaning } = objectDetail;
  const messages = { ...collection.object, roles, countries, life, rightsMeaning };
  const { details, images } = toObjectView(object, 'en', messages, []);
  const picture = images[0]?.picture;
  if (!picture?.width || !picture.height) throw new Error(`${id} has no picture`);
  const { width, height } = picture;
  const parts = details.map(({ box, mark }) => {
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const middle = [(x * width) / 100, (y * height) / 100] as const;
    return { mark, middle };
  });
  for (const { mark } of parts) {
    for (const other of parts.filter((part) => part.mark !== mark)) {
      const away = Math.hypot(other.middle[0] - mark.disc[0], other.middle[1] - mark.disc[1]);
      expect(away, id).toBeGreaterThan(2 * mark.radius);
      const apart = Math.hypot(
        other.mark.disc[0] - mark.disc[0],
        other.mark.disc[1] - mark.disc[1],
      );
      expect(apart, id).toBeGreaterThan(2 * mark.radius);
    }
  }
});

test('the first rows of the collection show works of many kinds, one of each', async () => {
  const { items } = await objectCollection.searchObjects({
    order: 'relevance',
    page: 1,
    pageSize: 8,
  });
  const kinds = items.map(({ id }) => {
    const { objectType } = JSON.parse(readFileSync(`content/objects/${id}.json`, 'utf8'));
    return objectType.en;
  });
  expect(new Set(kinds).size, kinds.join(', ')).toBe(8);
});
