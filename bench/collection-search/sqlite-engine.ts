import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import {
  choicesOf,
  type EngineOptions,
  listFlat,
  othersRuns,
  plainWords,
  seconds,
} from './flat-records.ts';
import { measure, toLine } from './measure.ts';
import type { BenchQuery } from './queries.ts';

/** SQLite's own search, FTS5 with BM25, in memory; facets are counted by GROUP BY. No tolerance. */
export async function measureSqlite(options: EngineOptions): Promise<void> {
  const start = performance.now();
  const database = new DatabaseSync(':memory:');
  database.exec(`
    CREATE VIRTUAL TABLE o USING fts5(title, label, rest, tokenize = "unicode61 remove_diacritics 2", prefix = '2 3');
    CREATE TABLE facets (id INTEGER, value TEXT);
    CREATE TABLE years (id INTEGER PRIMARY KEY, earliest INTEGER, latest INTEGER);
    BEGIN`);
  const add = database.prepare('INSERT INTO o (rowid, title, label, rest) VALUES (?, ?, ?, ?)');
  const addValue = database.prepare('INSERT INTO facets VALUES (?, ?)');
  const addYears = database.prepare('INSERT INTO years VALUES (?, ?, ?)');
  for (const { id, title, label, rest, facets, earliest, latest } of listFlat(options)) {
    add.run(id, title, label, rest);
    addYears.run(id, earliest, latest);
    for (const [name, values] of Object.entries(facets)) {
      for (const value of values) addValue.run(id, `${name}:${value}`);
    }
  }
  database.exec(`COMMIT;
    CREATE INDEX by_id ON facets (id, value);
    CREATE INDEX by_value ON facets (value, id);
    ANALYZE`);
  const size = database
    .prepare('SELECT page_count * page_size AS bytes FROM pragma_page_count, pragma_page_size')
    .get();
  const megabytes = Math.round(Number(size?.bytes) / 1e6);
  const note = `built in ${seconds(start)}, ${megabytes} MB; facets by GROUP BY, no tolerance`;
  const times = await measure(options.queries, (query) => ask(database, query), othersRuns);
  console.log(toLine('SQLite FTS5, grouped facets', times, note));
  database.close();
}

function ask(database: DatabaseSync, query: BenchQuery): void {
  const words = plainWords(query).match(/[\p{L}\p{N}]+/gu) ?? [];
  const match = words.map((word, at) => `"${word}"${at === words.length - 1 ? '*' : ''}`).join(' ');
  const parameters: SQLInputValue[] = [];
  const bind = (value: SQLInputValue) => {
    parameters.push(value);
    return '?';
  };
  const conditions = [match ? `o MATCH ${bind(match)}` : 'true'];
  for (const [name, values] of choicesOf(query)) {
    const wanted = values.map((value) => bind(`${name}:${value}`)).join(', ');
    conditions.push(`o.rowid IN (SELECT id FROM facets WHERE value IN (${wanted}))`);
  }
  if (query.yearFrom !== undefined || query.yearTo !== undefined) {
    const from = bind(query.yearFrom ?? -1_000_000);
    const to = bind(query.yearTo ?? 1_000_000);
    conditions.push(
      `o.rowid IN (SELECT id FROM years WHERE latest >= ${from} AND earliest <= ${to})`,
    );
  }
  const rank = match ? 'bm25(o, 6, 3, 1)' : 'o.rowid';
  database
    .prepare(
      `WITH hits AS MATERIALIZED (SELECT o.rowid AS id, ${rank} AS rank FROM o WHERE ${conditions.join(' AND ')}),
        page AS (SELECT id FROM hits ORDER BY rank, id LIMIT 24)
      SELECT 'id' AS value, id AS count FROM page
      UNION ALL SELECT value, count(*) FROM hits JOIN facets USING (id) GROUP BY value`,
    )
    .all(...parameters);
}
