// `npm run translations:read -- --language haw > haw.csv`: every sentence of a language beside its
// English, in the order in which visitors meet them, for a speaker who reads it with a pencil. The
// first lines are on every screen, the last in records that few open. Columns: line, where, key,
// English, translation.
//   --language haw
//   --first 300       the first so many lines only

import { toCsv } from '#shared/files/to-csv.ts';
import { isLanguage, languages } from '#shared/languages/languages.ts';
import { readCommandLine, refuseCommand } from '../command-line/read-command-line.ts';
import { listInReadingOrder } from './reading-order.ts';

const { values } = readCommandLine({
  options: {
    language: { type: 'string', default: '' },
    first: { type: 'string', default: '1000000' },
  },
});
const { language } = values;
const first = Number(values.first);
if (!isLanguage(language)) refuseCommand(`--language must be one of ${languages.join(', ')}.`);
else if (!Number.isInteger(first) || first < 1) {
  refuseCommand('--first must be a number of lines, such as 300.');
} else {
  const lines = listInReadingOrder(language).slice(0, first);
  process.stdout.write(
    toCsv([
      ['line', 'where', 'key', 'English', language],
      ...lines.map(({ where, key, english, text }, index) => [
        index + 1,
        where,
        key,
        english,
        text,
      ]),
    ]),
  );
}
