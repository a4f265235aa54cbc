import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Database, openSqlite } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import { calls } from '../calls/list-calls.ts';
import { publishObjects } from '../objects.test-support.ts';
import { createObjectCollectionServer } from '../server.ts';
import type { ApiDocument } from './describe-api.ts';
import { parameterDescriptions } from './parameter-descriptions.ts';

const base = 'https://site.example/object-collection-api';
type Operation = ApiDocument['paths'][string]['get'];

describe('The description of the API', () => {
  let database: Database;
  let server: (request: Request) => Promise<Response>;
  let document: ApiDocument;
  let source: string;
  const get = (path: string) => server(new Request(base + path));

  beforeAll(async () => {
    database = openSqlite('content', ':memory:');
    await migrate(database);
    server = createObjectCollectionServer({ database });
    await publishObjects(database, [{ id: 'gone' }], { source: 'others' });
    await publishObjects(database, [], { source: 'others' });
    await publishObjects(database, [
      {
        id: 'demo-0001',
        title: { en: 'Star tile', es: 'Azulejo' },
        originalTitle: { text: 'کاشی', language: 'fa' },
        makers: [
          { name: 'Abu Zayd', role: 'potter', id: 'demo-abu', links: ['https://a.example/1'] },
          { name: 'Kekoa Alapai' },
        ],
        objectType: { en: 'Tile' },
        date: { display: { en: 'c. 1260' }, earliest: 1255, latest: 1265 },
        place: { en: 'Kashan, Iran' },
        materials: [{ en: 'stonepaste' }],
        techniques: [{ en: 'lustre' }],
        dimensions: { display: { en: '20 cm' }, height: 20, diameter: 20.5 },
        rights: { en: 'CC0', uri: 'https://creativecommons.org/publicdomain/zero/1.0/' },
        inscriptions: [{ text: 'بسم', language: 'ar', translation: { en: 'In the name' } }],
        motifs: ['star', 'rosette'],
        medium: { en: 'Stonepaste, painted in lustre' },
        places: [{ terms: [{ en: 'Iran' }, { en: 'Kashan' }], role: { en: 'Place of Origin' } }],
        dynasties: [{ en: 'Ilkhanid' }],
        acquisition: { method: { en: 'Gift' }, date: '1986' },
        subjects: [{ terms: [{ en: 'Sky' }, { en: 'Star' }], uri: 'https://terms.example/1' }],
        images: [{ src: 'https://pictures.example/a.jpg', width: 10, height: 20 }],
        collections: ['tiles'],
        onView: true,
        relatedIds: ['demo-0002'],
        recordUrl: 'https://museum.example/1',
      },
      { id: 'demo-0002', title: { en: 'Star bowl' }, makers: [{ name: 'Abu Zayd' }] },
    ]);
    source = await (await get('/openapi.json')).text();
    document = JSON.parse(source);
    return () => database.close();
  });

  test('leaves a linter of OpenAPI nothing to say', async () => {
    const config = await createConfig({ extends: ['recommended-strict'] });
    const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
    expect(
      problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer]),
    ).toEqual([]);
  });

  test('is silent because it is right: the linter finds what is wrong', async () => {
    const config = await createConfig({ extends: ['recommended-strict'] });
    const wrong = source.replace('"operationId":"findObject"', '"operationId":"searchObjects"');
    const problems = await lintFromString({ source: wrong, absoluteRef: 'openapi.json', config });
    expect(problems.map(({ ruleId }) => ruleId)).toContain('operation-operationId-unique');
  });

  test('holds every call the server matches, and every parameter with what it means', () => {
    expect(Object.keys(document.paths)).toEqual(calls.map(({ path }) => path));
    for (const { get: operation } of Object.values(document.paths)) {
      for (const { name, description } of operation.parameters) {
        expect(description, `${operation.operationId} ${name}`).not.toBe('');
      }
    }
    const told = Object.values(document.paths).flatMap(({ get: { parameters } }) =>
      parameters.filter((one) => one.in === 'query').map(({ name }) => name),
    );
    expect(Object.keys(parameterDescriptions).sort()).toEqual([...new Set(told)].sort());
  });

  describe('is kept by the server', () => {
    test.each([
      ...calls.flatMap(({ path, example, pathParameters = {} }) => {
        const values = Object.entries(pathParameters);
        const address = values.reduce(
          (one, [name, { example: value }]) => one.replace(`{${name}}`, String(value)),
          path,
        );
        return [[path, address, 200], ...(example ? [[path, address + example, 200]] : [])];
      }),
      ['/objects', '/objects?facets=all&facetSize=3', 200],
      ['/objects', '/objects?ids=demo-0002,demo-0001', 200],
      ['/objects', '/objects?page=0', 400],
      ['/objects/{id}', '/objects/demo-0002', 200],
      ['/objects/{id}', '/objects/nothing', 404],
      ['/objects/{id}', '/objects/gone', 410],
      ['/objects/{id}/neighbors', '/objects/demo-0001/neighbors?q=bowl', 404],
      ['/facets/{facet}', '/facets/nothing', 400],
      ['/suggestions', '/suggestions?q=sta', 200],
      ['/changes/{page}', '/changes/0', 400],
      ['/changes/{page}', '/changes/77', 404],
      ['/version', '/version?a=1', 400],
    ] as [string, string, number][])('%s: %s', async (path, address, status) => {
      const response = await get(address);
      expect(response.status).toBe(status);
      const operation = document.paths[path]?.get as Operation;
      const media = (response.headers.get('Content-Type') ?? '').split(';')[0] ?? '';
      const pointer = findSchema(document, path, String(status), media);
      if (pointer === null)
        return expect(Object.keys(operation.responses[200].content)).toContain(media);
      const validate = new Ajv2020({ strict: false, allErrors: true })
        .addSchema(document, 'api')
        .compile({ $ref: `api#${pointer}` });
      const answer = await response.json();
      validate(answer);
      expect(validate.errors ?? []).toEqual([]);
      // A field that nobody described would make the answer wrong.
      expect(validate({ ...answer, surprise: 1 })).toBe(false);
    });
  });
});

/** Pointer to the schema of an answer; null where an answer is told to have none. */
function findSchema(document: ApiDocument, path: string, status: string, media: string) {
  const toPointer = (text: string) =>
    text.replaceAll('~', '~0').replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D');
  const responses = document.paths[path]?.get.responses as Record<
    string,
    { $ref?: string; content?: Record<string, { schema?: object }> }
  >;
  const response = responses[status];
  if (!response) throw new Error(`${path} is not described to answer ${status}.`);
  const at = response.$ref?.slice(1) ?? `/paths/${toPointer(path)}/get/responses/${status}`;
  const content = response.$ref
    ? document.components.responses[response.$ref.split('/').at(-1) as 'BadRequest'].content
    : response.content;
  const described = (content as Record<string, { schema?: object }>)[media];
  if (!described) throw new Error(`${path} is not described to answer ${media}.`);
  return described.schema ? `${at}/content/${toPointer(media)}/schema` : null;
}
