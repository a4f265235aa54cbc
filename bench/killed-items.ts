// Kills two processes (SIGKILL) at random moments while they work in the studio: they change and publish
// one item, then compose one page, then publish releases and take them back, then upload and replace pictures. Afterwards every
// change that was acknowledged must be there, and nobody has ever seen half of one.
// `node bench/killed-items.ts [--times 100] [--database postgresql] [--only releases]`

import { readCommandLine } from '../scripts/command-line/read-command-line.ts';
import { toPlaceKind } from '../tests/setup/forms-place.ts';
import { killItems } from '../tests/setup/killed-studio/kill-items.ts';
import { killPages } from '../tests/setup/killed-studio/kill-pages.ts';
import { killReleases } from '../tests/setup/killed-studio/kill-releases.ts';
import { killUploads } from '../tests/setup/killed-studio/kill-uploads.ts';

const { values } = readCommandLine({
  options: {
    times: { type: 'string', default: '100' },
    database: { type: 'string', default: 'sqlite' },
    only: { type: 'string' },
  },
});
const works = { items: killItems, pages: killPages, releases: killReleases, uploads: killUploads };
let count = 0;
for (const [name, kill] of Object.entries(works)) {
  if (values.only && values.only !== name) continue;
  const { faults, ...counts } = await kill(Number(values.times), toPlaceKind(values.database));
  console.log(name, counts);
  for (const fault of faults.slice(0, 50)) console.error(fault);
  count += faults.length;
}
console.log(count === 0 ? 'Everything is there.' : `${count} faults`);
process.exitCode = count === 0 ? 0 : 1;
