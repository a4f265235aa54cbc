import { type Database, withTables } from '#database/database.ts';
import { type CsvCell, toCsv } from '#shared/files/to-csv.ts';
import type { Language } from '#shared/languages/languages.ts';
import type { NewsletterLinks } from './links.ts';
import type { NewsletterTables } from './tables.ts';

const head = [
  'email',
  'first_name',
  'last_name',
  'language',
  'topics',
  'consent_version',
  'consented_at',
  'confirmed_at',
  'preferences_link',
  'unsubscribe_link',
];
const pageRows = 1_000;

/**
 * Everybody who said yes, as CSV for a mailing service, a page at a time so that any number fits.
 * @param language only readers of the letter in this language; null: all
 */
export async function* exportReaders(
  database: Database,
  links: NewsletterLinks,
  language: Language | null,
  now: Date,
): AsyncGenerator<string> {
  await links.ready();
  const query = withTables<NewsletterTables>(database);
  yield toCsv([head]);
  let after = '';
  for (;;) {
    let page = query
      .selectFrom('newsletter_subscriptions')
      .selectAll()
      .where('state', '=', 'confirmed')
      .where('email_folded', '>', after)
      .orderBy('email_folded')
      .limit(pageRows);
    if (language) page = page.where('language', '=', language);
    const rows = await page.execute();
    const lines: CsvCell[][] = [];
    for (const row of rows) {
      const own = row.language as Language;
      lines.push([
        row.email,
        row.first_name,
        row.last_name,
        row.language,
        (JSON.parse(row.topics) as string[]).join(' '),
        row.consent_version,
        row.consented_at,
        row.confirmed_at,
        await links.preferences(row.id, own, now),
        await links.unsubscribe(row.id, own, now),
      ]);
    }
    yield toCsv(lines);
    const last = rows.at(-1);
    if (!last || rows.length < pageRows) return;
    after = last.email_folded;
  }
}
