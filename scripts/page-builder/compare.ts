// `npm run page-builder:compare`: draws contents by our renderer and by the page builder's own, and says in what they differ.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { isLanguage, languages } from '#shared/languages/languages.ts';
import { buildFixture } from '../../tests/conformance/build-fixture.ts';
import { type Comparison, compareContents } from '../../tests/conformance/compare-contents.ts';
import { knownDifferences } from '../../tests/conformance/differences.ts';
import { readContents } from '../../tests/conformance/read-contents.ts';
import { type Result, toHtml, toResult, toText } from '../../tests/conformance/to-report.ts';
import { findChromium } from '../../tests/setup/chromium.ts';
import { readCommandLine, refuseCommand } from '../command-line/read-command-line.ts';

const help = `Draws contents by our renderer and by @builder.io/sdk-react and compares what is seen.

  npm run page-builder:compare -- <file or folder>…

  <file or folder>  JSON: an entry, the data of one, a list of entries, or what the content API answered;
                    symbols without content get it from the other entries read
  --width 390,1440  widths of the window in px; these when not given
  --only <text>     only contents whose name holds it; may be given several times
  --language <code> ${languages.join(', ')}; en when not given
  --click <text>    clicks what says this, one after the other, and compares again
  --most <number>   differences shown of one content; 12 when not given
  --report <folder> writes report.html and report.json there, with all differences
  --known           lists the differences that are meant or harmless, with their reasons
  --help            shows this

Each content is compared twice: as the server's HTML shows it before any script runs, and once the page
lives. Compared are texts and their looks, blocks, surfaces, pictures, films, links and fields, each with
its place and size. Pictures are replaced by drawn ones, and nothing else is fetched. What our renderer
leaves out on purpose is named below its content.

Exit status: 0 no difference but known ones, 1 there are others or a content could not be drawn, 2 the
command is wrong.
`;

const { values, positionals } = readCommandLine(
  {
    words: 1_000,
    options: {
      width: { type: 'string', default: '390,1440' },
      only: { type: 'string', multiple: true },
      language: { type: 'string', default: 'en' },
      click: { type: 'string', multiple: true, default: [] },
      most: { type: 'string', default: '12' },
      report: { type: 'string' },
      known: { type: 'boolean', default: false },
    },
  },
  help,
);

if (values.known) {
  for (const { reason } of knownDifferences) console.log(`- ${reason}`);
  process.exit(0);
}
const widths = values.width.split(',').map(Number);
if (!widths.every((width) => Number.isInteger(width) && width >= 200 && width <= 4_000)) {
  refuseCommand(`--width ${values.width} is no list of widths from 200 to 4000.`);
}
const { language } = values;
if (!isLanguage(language))
  refuseCommand(`--language ${language} is none of ${languages.join(', ')}.`);
const most = Number(values.most);
if (!Number.isInteger(most) || most < 1) refuseCommand(`--most ${values.most} is no number.`);
if (positionals.length === 0) refuseCommand('Name what to compare.');
const read = await readContents(positionals).catch((error: Error) => refuseCommand(error.message));
const chosen = read.filter(
  ({ name }) => !values.only || values.only.some((part) => name.includes(part)),
);
if (chosen.length === 0) refuseCommand('No content has this name.');

const folder = mkdtempSync(join(tmpdir(), 'page-builder-compare-'));
const { executablePath, channel, args, env } = await findChromium();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  ...(channel ? { channel } : {}),
  args,
  env,
});
const comparisons: Comparison[] = [];
try {
  await buildFixture(folder);
  const contents = chosen.map((one) => ({ ...one, language, clicks: values.click }));
  const context = await browser.newContext();
  for await (const comparison of compareContents(context, folder, contents, widths)) {
    comparisons.push(comparison);
    console.log(toText(comparison, most));
  }
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
if (values.report) {
  mkdirSync(values.report, { recursive: true });
  writeFileSync(join(values.report, 'report.html'), toHtml(comparisons));
  writeFileSync(join(values.report, 'report.json'), JSON.stringify(comparisons, null, 1));
}
const count = (...results: Result[]) =>
  comparisons.filter((one) => results.includes(toResult(one))).length;
console.log(
  `\n${comparisons.length} contents: ${count('same')} the same, ${count('known')} with known differences only, ${count('different')} different, ${count('failed')} not compared`,
);
process.exitCode = count('different', 'failed') > 0 ? 1 : 0;
