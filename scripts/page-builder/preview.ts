// `npm run page-builder:preview`: a link that shows a page before it is published, to whoever has it.
import { createSigner } from '#database/visitors/signing.ts';
import { createDraftLink } from '#server/pages/draft-links.ts';
import { listPathsOf } from '#services/page-builder/client/list-paths.ts';
import { listSummaries } from '#services/page-builder/embedded/list-entries.ts';
import { isLanguage, languages } from '#shared/languages/languages.ts';
import { pageModel } from '#shared/page-builder/page-builder-models.ts';
import { toBuilderPath } from '#shared/screens/screen-paths.ts';
import { readCommandLine, WrongCommand } from '../command-line/read-command-line.ts';
import { runStaffCommand, withDatabases } from '../command-line/run-staff-command.ts';

const help = `Prints a link that shows a page of the page builder before it is published.

  npm run page-builder:preview -- /evenings
  npm run page-builder:preview -- /evenings --language es --days 3

  <page>                 path of the page, as in its rules, or the id of its entry
  --language <language>  en, es or haw; en when not given
  --days <number>        days for which the link holds, 7 when not given, at most 30
  --help                 shows this

Whoever has the link sees the page as visitors will, without editors' own scripts and with a note that it
is a draft. When the page is public, the link leads there. All links that were made end with a change of
SIGNING_SECRET that does not keep the previous one. The pages are those of the last start or npm run
content:load. DATABASE_URL and DATA_FOLDER choose the database, as for the site; PUBLIC_ORIGIN stands in
the link.

Exit status: 0 done, 1 failed, 2 the command or a setting is wrong.
`;

const { values, positionals } = readCommandLine(
  { words: 1, options: { language: { type: 'string' }, days: { type: 'string' } } },
  help,
);

const dayMs = 24 * 3_600_000;
const shownIds = 10;

async function run(): Promise<void> {
  const [asked] = positionals;
  const { language = 'en' } = values;
  const days = Number(values.days ?? 7);
  if (!asked) throw new WrongCommand('Name the page by its path or id; --help shows how.');
  if (!isLanguage(language)) throw new WrongCommand(`--language is ${languages.join(', ')}.`);
  if (!Number.isInteger(days) || days < 1 || days > 30) {
    throw new WrongCommand('--days must be a whole number from 1 to 30.');
  }
  await withDatabases(async ({ content, visitors }, settings) => {
    if (settings.pageBuilder.apiKey !== null) {
      throw new WrongCommand('BUILDER_API_KEY is set: pages are previewed in that space.');
    }
    const pages = await listSummaries(content, pageModel);
    const now = Date.now();
    const wanted = pages.filter(
      (page) =>
        (page.id === asked || listPathsOf(page).includes(toUrlPath(asked))) &&
        page.published !== 'archived',
    );
    const isPublic = ({ published, startDate, endDate }: (typeof pages)[number]) =>
      published === 'published' && now >= (startDate ?? now) && now <= (endDate ?? now);
    const hidden = wanted.filter((page) => !isPublic(page));
    const [page, another] = hidden;
    if (!page) {
      throw new WrongCommand(
        wanted.length > 0 ? `${asked} is already public.` : `There is no page ${asked}.`,
      );
    }
    if (another) {
      const ids = hidden.slice(0, shownIds).map(({ id, name }) => `\n  ${id}  ${name}`);
      throw new WrongCommand(`There are several; say the id:${ids.join('')}`);
    }
    const [urlPath] = listPathsOf(page);
    if (urlPath === undefined) {
      throw new WrongCommand(`${asked} has no rule "urlPath is …", so it has no address.`);
    }
    const signer = createSigner({ database: visitors, ...settings.signing });
    const expiresAt = new Date(now + days * dayMs);
    const link = { entryId: page.id, path: toBuilderPath(urlPath), language, expiresAt };
    console.log(await createDraftLink(signer, settings.publicOrigin, link));
    console.error(`"${page.name}", until ${expiresAt.toISOString()}`);
  });
}

/** As rules write it. */
const toUrlPath = (path: string) => (path === '/' ? path : path.replace(/\/+$/, ''));

await runStaffCommand(run);
