import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { create, insertMultiple, search as searchOrama } from '@orama/orama';
import MiniSearch from 'minisearch';
import pg from 'pg';
import { listFacetNames } from '#services/object-collection/embedded/search/results/facet-values.ts';
import { findBinaries, startServer } from '../../tests/setup/postgres.ts';
import {
  choicesOf,
  type EngineOptions,
  type Flat,
  listFlat,
  othersRuns,
  plainWords,
  seconds,
} from './flat-records.ts';
import { measure, readMemory, toLine } from './measure.ts';
import type { BenchQuery } from './queries.ts';
import { measureSqlite } from './sqlite-engine.ts';

interface OthersOptions extends EngineOptions {
  readonly only: readonly string[];
}

/**
 * The same words and choices asked of others, each set up as its documentation says, with prefixes
 * and one typing error. Those without facets get them counted by the plainest means.
 */
export async function measureOthers({ only, ...options }: OthersOptions): Promise<void> {
  const engines = {
    sqlite: measureSqlite,
    postgres: measurePostgres,
    minisearch: measureMiniSearch,
    orama: measureOrama,
  };
  for (const [name, measureOne] of Object.entries(engines)) {
    if (only.includes(name)) await measureOne(options);
  }
}

async function measureMiniSearch(options: EngineOptions): Promise<void> {
  const before = readMemory();
  const start = performance.now();
  const engine = new MiniSearch<Flat>({
    fields: ['title', 'label', 'rest'],
    searchOptions: {
      boost: { title: 6, label: 3 },
      combineWith: 'AND',
      prefix: (_, at, terms) => at === terms.length - 1,
      fuzzy: (term) => (term.length >= 8 ? 2 : term.length >= 4 ? 1 : 0),
    },
  });
  const facets: Flat['facets'][] = [];
  for (const flat of listFlat(options)) {
    engine.add(flat);
    facets[flat.id] = flat.facets;
  }
  const note = `built in ${seconds(start)}, ${readMemory() - before} MB; choices and counts in a loop`;
  const times = await measure(
    options.queries,
    (query) => {
      const words = plainWords(query);
      const choices = choicesOf(query);
      const found = engine.search(words || MiniSearch.wildcard);
      const counts = new Map<string, number>();
      const hits = found.filter(({ id }) =>
        choices.every(([name, values]) =>
          facets[id]?.[name]?.some((value) => values.includes(value)),
        ),
      );
      for (const { id } of hits) {
        for (const [name, values] of Object.entries(facets[id] ?? {})) {
          for (const value of values) {
            const key = `${name} ${value}`;
            counts.set(key, (counts.get(key) ?? 0) + 1);
          }
        }
      }
      return [hits.slice(0, 24), counts];
    },
    othersRuns,
  );
  console.log(toLine('MiniSearch 7.2, counted facets', times, note));
}

async function measureOrama(options: EngineOptions): Promise<void> {
  const before = readMemory();
  const start = performance.now();
  const facetFields = Object.fromEntries(
    listFacetNames.map((name) => [`f_${name}`, 'enum[]' as const]),
  );
  const engine = create({
    schema: { title: 'string', label: 'string', rest: 'string', ...facetFields } as const,
  });
  let batch: Record<string, unknown>[] = [];
  const flush = async () => {
    await insertMultiple(engine, batch as never[], 1_000);
    batch = [];
  };
  for (const { title, label, rest, facets } of listFlat(options)) {
    const values = listFacetNames.map((name) => [`f_${name}`, facets[name] ?? []]);
    batch.push({ title, label, rest, ...Object.fromEntries(values) });
    if (batch.length === 5_000) await flush();
  }
  await flush();
  const note = `built in ${seconds(start)}, ${readMemory() - before} MB; without counts`;
  const times = await measure(
    options.queries,
    (query) =>
      searchOrama(engine, {
        term: plainWords(query),
        boost: { title: 6, label: 3 },
        tolerance: 1,
        threshold: 0,
        limit: 24,
        where: Object.fromEntries(
          choicesOf(query).map(([name, values]) => [`f_${name}`, { containsAny: values }]),
        ),
      } as never),
    othersRuns,
  );
  console.log(toLine('Orama 3.1, no facets', times, note));
}

async function measurePostgres(options: EngineOptions): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-postgres-'));
  const binaries = findBinaries();
  const server = binaries && (await startServer(binaries, folder));
  if (!server) {
    console.log('PostgreSQL is not installed here.');
    return;
  }
  const client = new pg.Client({ connectionString: server.address });
  try {
    await client.connect();
    const start = performance.now();
    await fillPostgres(client, options);
    const note = `filled in ${seconds(start)}; GIN over tsvector, facets by GROUP BY`;
    const times = await measure(
      options.queries,
      (query) => queryPostgres(client, query),
      othersRuns,
    );
    console.log(toLine('PostgreSQL 15, grouped facets', times, note));
  } finally {
    await client.end();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function fillPostgres(client: pg.Client, options: EngineOptions): Promise<void> {
  await client.query(`SET work_mem = '64MB'`);
  await client.query(`CREATE TABLE o (
    id INT, words TSVECTOR, facets TEXT[], earliest INT, latest INT)`);
  let rows: unknown[][] = [];
  const flush = async () => {
    const columns = ['id', 'title', 'label', 'rest', 'facets', 'earliest', 'latest'];
    const objects = rows.map((row) =>
      Object.fromEntries(columns.map((column, at) => [column, row[at]])),
    );
    await client.query(
      `INSERT INTO o SELECT id,
        setweight(to_tsvector('simple', title), 'A') ||
        setweight(to_tsvector('simple', label), 'B') ||
        setweight(to_tsvector('simple', rest), 'D'), facets, earliest, latest
      FROM json_to_recordset($1::json) AS r(
        id INT, title TEXT, label TEXT, rest TEXT, facets TEXT[], earliest INT, latest INT)`,
      [JSON.stringify(objects)],
    );
    rows = [];
  };
  for (const { id, title, label, rest, facets, earliest, latest } of listFlat(options)) {
    const values = Object.entries(facets).flatMap(([name, list]) =>
      list.map((value) => `${name}:${value}`),
    );
    rows.push([id, title, label, rest, values, earliest, latest]);
    if (rows.length === 2_000) await flush();
  }
  await flush();
  await client.query('CREATE INDEX o_words ON o USING gin (words)');
  await client.query('CREATE INDEX o_facets ON o USING gin (facets)');
  await client.query('ANALYZE o');
}

async function queryPostgres(client: pg.Client, query: BenchQuery): Promise<void> {
  const words =
    plainWords(query)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const tsquery = words.map((word, at) => `'${word}'${at === words.length - 1 ? ':*' : ''}`);
  const parameters: unknown[] = [];
  const conditions = ['true'];
  const bind = (value: unknown) => `$${parameters.push(value)}`;
  if (words.length > 0) conditions.push(`words @@ ${bind(tsquery.join(' & '))}::tsquery`);
  for (const [name, values] of choicesOf(query)) {
    conditions.push(`facets && ${bind(values.map((value) => `${name}:${value}`))}::text[]`);
  }
  if (query.yearFrom !== undefined) conditions.push(`latest >= ${bind(query.yearFrom)}`);
  if (query.yearTo !== undefined) conditions.push(`earliest <= ${bind(query.yearTo)}`);
  const rank =
    words.length > 0 ? `ts_rank(words, ${bind(tsquery.join(' & '))}::tsquery) DESC, id` : 'id';
  const where = conditions.join(' AND ');
  await client.query(
    `WITH hits AS MATERIALIZED (SELECT id, facets, words FROM o WHERE ${where}),
      page AS (SELECT id FROM hits ORDER BY ${rank} LIMIT 24)
    SELECT 'id' AS value, id AS count FROM page
    UNION ALL SELECT value, count(*) FROM hits, unnest(facets) AS value GROUP BY value`,
    parameters,
  );
}
