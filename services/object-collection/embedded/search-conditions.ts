import { type RawBuilder, sql } from 'kysely';
import type { SqlDialect } from '#database/database.ts';
import { foldText, foldWords } from '#shared/fold-text.ts';

/** How an object's row `o` is found by words, and how well. */
export interface WordSearch {
  readonly condition: RawBuilder<boolean>;
  /** Smaller is better: 0 the very title or number, 1 words of the title, 2 of the label, 3 else. */
  readonly rank: RawBuilder<number>;
}

/** More words than that narrow a search no further that matters, and each costs a look-up. */
const mostSearchedWords = 12;
const longestSearchedWord = 60;

/**
 * The two databases rank by the same four steps rather than by their own formulas, so that the
 * same data gives the same order on both.
 *
 * @returns null when the text holds no letter or digit
 */
export function toWordSearch(text: string, dialect: SqlDialect): WordSearch | null {
  const words = [...new Set(foldWords(text))]
    .slice(0, mostSearchedWords)
    .map((word) => word.slice(0, longestSearchedWord));
  if (words.length === 0) return null;
  const { all, main, title } =
    dialect === 'sqlite' ? toSqliteConditions(words) : toPostgresConditions(words);
  return {
    condition: all,
    rank: sql<number>`CASE
      WHEN o.sort_title = ${foldWords(text).join(' ')} THEN 0
      WHEN o.sort_accession_number = ${foldText(text)} THEN 0
      WHEN ${title} THEN 1
      WHEN ${main} THEN 2
      ELSE 3 END`,
  };
}

interface WordConditions {
  readonly all: RawBuilder<boolean>;
  readonly main: RawBuilder<boolean>;
  readonly title: RawBuilder<boolean>;
}

/** Words hold letters and digits only (`foldWords`), so quoting needs no escapes. */
function toSqliteConditions(words: readonly string[]): WordConditions {
  const wanted = words.map((word) => `"${word}"*`).join(' AND ');
  const matches = (query: string) =>
    sql<boolean>`o.number IN (SELECT rowid FROM object_words WHERE object_words MATCH ${query})`;
  return {
    all: matches(wanted),
    main: matches(`{title main}: (${wanted})`),
    title: matches(`title: (${wanted})`),
  };
}

function toPostgresConditions(words: readonly string[]): WordConditions {
  // A tsquery literal, not to_tsquery: its parser would take some words apart.
  const query = words.map((word) => `'${word}':*`).join(' & ');
  return {
    all: sql`o.all_words @@ ${query}::tsquery`,
    main: sql`o.main_words @@ ${query}::tsquery`,
    title: sql`o.title_words @@ ${query}::tsquery`,
  };
}
