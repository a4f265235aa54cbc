import { readFileSync } from 'node:fs';

// With `--help` a measurement prints the comment at its head and ends. Imported first, so that
// nothing has begun by then.

if (process.argv.includes('--help') || process.argv.includes('-h')) {
  const lines = readFileSync(process.argv[1] ?? '', 'utf8').split('\n');
  const end = lines.findIndex((line) => !line.startsWith('//'));
  const text = lines.slice(0, end).map((line) => line.slice(3));
  process.stdout.write(`${text.join('\n')}\n`);
  process.exit(0);
}
