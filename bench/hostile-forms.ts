// Sends thousands of hostile forms and reservations (sizes, encodings, injections, broken bodies) to a
// server: none may be answered by 500, what is kept must fit the rules, memory must stay bounded.
// `node bench/hostile-forms.ts [--count 20000] [--seed 1] [--database postgresql]`

import { readCommandLine } from '../scripts/command-line/read-command-line.ts';
import { attackForms } from '../tests/setup/attack-forms.ts';
import { toPlaceKind } from '../tests/setup/forms-place.ts';

const { values } = readCommandLine({
  options: {
    count: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    database: { type: 'string', default: 'sqlite' },
  },
});
const count = Number(values.count);
const kind = toPlaceKind(values.database);
const { faults, ...attack } = await attackForms(count, Number(values.seed), kind, (done) => {
  if (done % 1_000 === 0) console.log(`${done} of ${count}`);
});
console.log(attack);
for (const fault of faults.slice(0, 50)) console.error(fault);
console.log(faults.length === 0 ? 'Nothing got through.' : `${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
