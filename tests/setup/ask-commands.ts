// Asks programs for their help, and gives each an option that none knows, all in this process: what
// they import is loaded once. Prints what each said, as JSON. Program: the files, as arguments.
import { pathToFileURL } from 'node:url';

export interface CommandAnswer {
  readonly file: string;
  readonly argument: string;
  readonly code: number;
  readonly output: string;
}

class Exited extends Error {}

const answers: CommandAnswer[] = [];
const [program = '', , ...files] = process.argv;
const write = process.stdout.write.bind(process.stdout);
let said = '';
for (const stream of [process.stdout, process.stderr]) {
  stream.write = (chunk: string | Uint8Array) => {
    said += chunk;
    return true;
  };
}
const exit = process.exit;
process.exit = (code) => {
  process.exitCode = code ?? 0;
  throw new Exited();
};
for (const file of files) {
  for (const argument of ['--help', '--nonsense']) {
    said = '';
    process.exitCode = undefined;
    process.argv = [program, file, argument];
    // The argument makes it another module, so that the second time it runs again.
    await import(`${pathToFileURL(file)}?${argument}`).catch((error: Error) => {
      if (!(error instanceof Exited)) said += error.stack;
    });
    answers.push({ file, argument, code: Number(process.exitCode ?? 0), output: said });
  }
}
write(JSON.stringify(answers));
// Whatever a program still holds open ends with it.
exit(0);
