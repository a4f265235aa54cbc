// Builds the script that chooses among variants before the first paint, as a text that pages carry
// inline. Run after changing what it imports: `node scripts/site/build-choose-script.ts`. A test tells
// when that was forgotten.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { readCommandLine } from '../command-line/read-command-line.ts';

const folder = path.resolve(import.meta.dirname, '../../app/blocks/personalization');

/** @returns the source of `choose-script.ts` */
export async function buildChooseScript(): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: path.join(folder, 'choose-before-paint.ts'),
        output: { format: 'iife' },
      },
    },
  })) as Rolldown.RolldownOutput;
  const code = built.output[0].code.trim();
  // Inside a script element only this could end it.
  if (/<[/!]/.test(code)) throw new Error('The script contains text that would end its element.');
  const text = code.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${');
  return [
    '// Written by scripts/site/build-choose-script.ts; not to be changed by hand.',
    '/** `choose-before-paint.ts` with all it imports, made small. */',
    `export const chooseScript = \`${text}\`;`,
    '',
  ].join('\n');
}

if (import.meta.main) {
  readCommandLine({});
  await writeFile(path.join(folder, 'choose-script.ts'), await buildChooseScript());
}
