// A worker without a site: says that it is ready and writes what it is told into the file of its
// environment. `STUB=fails` says why it cannot start, `STUB=dies` ends without a word.
import { appendFileSync } from 'node:fs';

const { STUB, STUB_FILE = '' } = process.env;
const number = process.argv[2];
process.on('message', (message: { type: string; id?: number }) => {
  if (message.type !== 'ask') appendFileSync(STUB_FILE, `${number} ${message.type}\n`);
  if (message.type === 'connection') process.send?.({ type: 'took', id: message.id });
  if (message.type === 'start' && STUB === 'dies') process.exit(3);
  if (message.type === 'start' && STUB === 'fails') {
    process.send?.({ type: 'failed', name: 'InvalidSetting', message: 'The setting X is wrong.' });
    setTimeout(() => process.exit(1), 20);
    return;
  }
  if (message.type === 'start') process.send?.({ type: 'ready' });
  if (message.type === 'finish') process.exit(0);
});
