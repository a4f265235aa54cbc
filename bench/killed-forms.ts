// Kills the server (SIGKILL) at random moments while all forms are sent to it. Afterwards everything
// that was acknowledged must be there once and whole, and its mails once in the outbox.
// `node bench/killed-forms.ts [--times 200] [--database postgresql]`

import { readCommandLine } from '../scripts/command-line/read-command-line.ts';
import { toPlaceKind } from '../tests/setup/forms-place.ts';
import { killForms } from '../tests/setup/kill-forms.ts';

const { values } = readCommandLine({
  options: {
    times: { type: 'string', default: '200' },
    database: { type: 'string', default: 'sqlite' },
  },
});
const kind = toPlaceKind(values.database);
const { faults, ...counts } = await killForms(Number(values.times), kind, (kill, acknowledged) => {
  console.log(`kill ${kill} of ${values.times}: ${acknowledged} acknowledged so far`);
});
console.log(counts);
for (const fault of faults.slice(0, 50)) console.error(fault);
console.log(faults.length === 0 ? 'Everything is there once.' : `${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
