import {
  asDate,
  asHTML,
  asImageSrc,
  asImageWidthSrcSet,
  asLink,
  asText,
  createClient,
  isFilled,
  type PrismicDocument,
} from '@prismicio/client';
import { beforeAll, describe, expect, test } from 'vitest';
import { openSqlite } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import { createAnchoredDates } from '#shared/calendar/anchored-dates.ts';
import { type FieldModel, type FieldModels, readModels } from '../models/read-models.ts';
import { buildDocuments } from './authoring/build-documents.ts';
import { createDocument } from './protocol.test-support.ts';
import { publish } from './publish.ts';
import { createContentManagementServer } from './server.ts';

// Every field of every model, once empty and once filled as an editor would, read by the helpers of
// the official client.

const models = readModels();
const origin = 'https://fields.internal';

const images = {
  'scenes/court': {
    file: 'scenes/court.webp',
    width: 2400,
    height: 1500,
    dominantColor: '#a0b0c0',
    alt: { en: 'A court', es: 'Un patio', haw: 'He pā' },
  },
};

const clockTimes: Readonly<Record<string, string>> = {
  opens: '09:00',
  last_entry: '16:00',
  closes: '17:00',
  starts: '10:30',
};

/** What an editor could write in a field. */
function exampleOf(name: string, model: FieldModel): unknown {
  switch (model.type) {
    case 'Text':
      return name === 'timezone' ? 'Pacific/Honolulu' : (clockTimes[name] ?? 'Text');
    case 'Number':
      return 3;
    case 'Boolean':
      return true;
    case 'Select':
      return model.config?.options?.[0];
    case 'Color':
      return '#1a2b3c';
    case 'Date':
      return '2026-05-01';
    case 'Timestamp':
      return '2026-05-01T18:00:00-10:00';
    case 'GeoPoint':
      return { latitude: 21.26, longitude: -157.8 };
    case 'Embed':
      return 'https://video.example/1';
    case 'Image':
      return 'scenes/court';
    case 'Link': {
      const link = exampleLink(model);
      return model.config?.repeat ? [link] : link;
    }
    case 'StructuredText':
      return model.config?.single
        ? 'A *title* with <signs>'
        : [
            'A **strong** *word*, a [link](/visit) and {{ar|مشربية}}.',
            '- one',
            '- two',
            '1. first',
          ];
    case 'Group':
      return [examplesOf(model.config?.fields ?? {})];
    case 'Slices':
      return Object.keys(model.config?.choices ?? {}).map((id) => ({
        slice_type: id,
        primary: examplesOf(models.slices.get(id)?.variations.default?.primary ?? {}),
      }));
    case 'Table':
      return [
        ['Day', 'Hours'],
        ['Friday', 'to [20:00](/visit)'],
      ];
    default:
      throw new Error(`No example of ${model.type}`);
  }
}

function exampleLink(model: FieldModel): unknown {
  const [target] = model.config?.customtypes ?? [];
  const id = typeof target === 'object' ? target.id : target;
  const { select, allowText } = model.config ?? {};
  const to =
    select === 'document'
      ? `${id ?? 'news'}/one`
      : select === 'media'
        ? 'media:files/plan.pdf'
        : 'https://museum.example/';
  return allowText ? { to, text: 'Read on' } : to;
}

const examplesOf = (fields: FieldModels): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, model]) => model.type !== 'UID')
      .map(([name, model]) => [name, exampleOf(name, model)]),
  );

/** The type's source with every field in English, whether shared or not. */
const createFilled = (type: string, uid: string) =>
  buildDocuments(
    `${type}/${uid}.json`,
    { type, uid, tags: [], shared: {}, en: examplesOf(models.types.get(type)?.fields ?? {}) },
    '',
    {
      models,
      images,
      findMediaSize: () => 1234,
      dates: createAnchoredDates(new Date('2026-03-04T20:00:00Z'), 'Pacific/Honolulu'),
      languageCodes: { en: 'en-us', es: 'es-us', haw: 'haw-us' },
      findLanguages: () => ['en'],
    },
  );

type FieldCheck = (name: string, model: FieldModel, value: never) => void;

function forEachField(fields: FieldModels, values: Record<string, unknown>, check: FieldCheck) {
  for (const [name, model] of Object.entries(fields)) {
    if (model.type === 'UID') continue;
    expect(values, `${name} is there`).toHaveProperty([name]);
    check(name, model, values[name] as never);
    if (model.type === 'Group') {
      for (const item of values[name] as Record<string, unknown>[]) {
        forEachField(model.config?.fields ?? {}, item, check);
      }
    }
    if (model.type === 'Slices') {
      for (const slice of values[name] as {
        slice_type: string;
        primary: Record<string, unknown>;
      }[]) {
        const variation = models.slices.get(slice.slice_type)?.variations.default;
        forEachField(variation?.primary ?? {}, slice.primary, check);
      }
    }
  }
}

/** The client's own test for each type of field. */
const filledTests = {
  Text: isFilled.keyText,
  Number: isFilled.number,
  // The client has none: an unset Boolean is null, though its type says otherwise.
  Boolean: (value: boolean | null) => value !== null,
  Select: isFilled.select,
  Color: isFilled.color,
  Date: isFilled.date,
  Timestamp: isFilled.timestamp,
  GeoPoint: isFilled.geoPoint,
  Embed: isFilled.embed,
  Image: isFilled.image,
  Link: isFilled.link,
  StructuredText: isFilled.richText,
  Group: isFilled.group,
  Slices: isFilled.sliceZone,
  Table: isFilled.table,
} as Readonly<Record<string, (value: never) => boolean>>;

function isFieldFilled(model: FieldModel, value: never): boolean {
  if (model.type === 'Link' && model.config?.repeat) return isFilled.repeatable(value);
  const check = filledTests[model.type];
  if (!check) throw new Error(`No test for ${model.type}`);
  return check(value);
}

const client = createClient('embedded', {
  documentAPIEndpoint: `${origin}/api/v2`,
  fetch: ((address: string, init?: RequestInit) => answer(new Request(address, init))) as never,
});
let answer: (request: Request) => Promise<Response>;

const find = async (type: string, state: 'empty' | 'one'): Promise<PrismicDocument> => {
  const { isRepeatable } = models.types.get(type) as { isRepeatable: boolean };
  if (isRepeatable) return client.getByUID(type, state);
  return client.getSingle(type, { lang: state === 'one' ? 'en-us' : 'es-us' });
};

beforeAll(async () => {
  const database = openSqlite('content', ':memory:');
  await migrate(database);
  const save = [...models.types.keys()].flatMap((type) => [
    ...createFilled(type, 'one').documents,
    createDocument(type, 'empty', { lang: models.types.get(type)?.isRepeatable ? 'en' : 'es' }),
  ]);
  await publish(database, models, { save }, new Date());
  answer = createContentManagementServer({ database });
  return () => database.close();
});

describe.each([...models.types.values()])('$id', ({ id, fields }) => {
  test('is accepted by the loader with every field filled', () => {
    const { documents, rejected, warnings } = createFilled(id, 'one');
    expect({ rejected, warnings, count: documents.length }).toEqual({
      rejected: [],
      warnings: [],
      count: 1,
    });
  });

  test('with nothing filled has every field, and the client takes each as empty', async () => {
    const { data } = await find(id, 'empty');
    forEachField(fields, data, (name, model, value) => {
      expect(isFieldFilled(model, value), name).toBe(false);
      if (model.type === 'StructuredText') {
        expect([asText(value), asHTML(value)], name).toEqual(['', '']);
      }
      if (model.type === 'Link' && !model.config?.repeat) expect(asLink(value), name).toBeNull();
      if (model.type === 'Date') expect(asDate(value), name).toBeNull();
      if (model.type === 'Image') expect(asImageSrc(value), name).toBeNull();
    });
  });

  test('with everything filled is read by the helpers of the client', async () => {
    const { data } = await find(id, 'one');
    forEachField(fields, data, (name, model, value) => {
      expect(isFieldFilled(model, value), name).toBe(true);
      if (model.type === 'StructuredText') {
        expect(asHTML(value), name).toBe(
          model.config?.single
            ? '<h1>A <em>title</em> with &lt;signs&gt;</h1>'
            : '<p>A <strong>strong</strong> <em>word</em>, a <a href="/visit" rel="noopener noreferrer">link</a> and <span class="lang-ar">مشربية</span>.</p><ul><li>one</li><li>two</li></ul><ol><li>first</li></ol>',
        );
      }
      if (model.type === 'Timestamp') {
        expect(asDate(value), name).toEqual(new Date('2026-05-02T04:00:00Z'));
      }
      if (model.type === 'Image') {
        expect(asImageSrc(value), name).toContain(`${origin}/images/scenes/court.webp?`);
        const { srcset } = asImageWidthSrcSet(value) as { srcset: string };
        for (const one of srcset.split(', ')) {
          expect(one, name).toMatch(/^https:\/\/fields\.internal\/images\/.*width=\d+.* \d+w$/);
        }
      }
      if (model.type === 'Link' && model.config?.select === 'media' && !model.config.repeat) {
        expect(asLink(value), name).toBe(`${origin}/files/plan.pdf`);
      }
    });
  });
});
