// Kills two processes (SIGKILL) at random moments while they change and publish one item. Afterwards
// every change that was acknowledged must be there, and visitors have never seen half a publication.
// `node bench/killed-items.ts [--times 100] [--database postgresql]`

import { readCommandLine } from '../scripts/command-line/read-command-line.ts';
import { toPlaceKind } from '../tests/setup/forms-place.ts';
import { killItems } from '../tests/setup/kill-items.ts';

const { values } = readCommandLine({
  options: {
    times: { type: 'string', default: '100' },
    database: { type: 'string', default: 'sqlite' },
  },
});
const { faults, ...counts } = await killItems(Number(values.times), toPlaceKind(values.database));
console.log(counts);
for (const fault of faults.slice(0, 50)) console.error(fault);
console.log(faults.length === 0 ? 'Everything is there.' : `${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
