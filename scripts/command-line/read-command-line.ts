import { readFileSync } from 'node:fs';
import { type ParseArgsConfig, parseArgs } from 'node:util';

/** The command cannot be carried out as it was given; the message is for whoever typed it. */
export class WrongCommand extends Error {
  override readonly name = 'WrongCommand';
}

interface CommandLine extends ParseArgsConfig {
  /** How many words without an option a command takes; none when not given. */
  readonly words?: number;
}

/**
 * What was typed after a command. `--help` prints its help and ends the process with 0; what is not
 * understood is told in a sentence and ends it with 2. To be called before anything is begun.
 *
 * @param help the comment at the head of the program when not given
 */
export function readCommandLine<const Config extends CommandLine>(
  config: Config,
  help = readHeadComment(),
) {
  const { words = 0, ...rest } = config;
  const options = { ...config.options, help: { type: 'boolean', short: 'h' } } as const;
  const read = parseOrRefuse({ ...rest, options, allowPositionals: true });
  if (read.values.help) {
    process.stdout.write(`${help.trimEnd()}\n`);
    process.exit(0);
  }
  const more = read.positionals[words];
  if (more !== undefined) refuseCommand(`${more} is not understood.`);
  return read as unknown as ReturnType<typeof parseArgs<Config & { allowPositionals: true }>>;
}

function parseOrRefuse(config: ParseArgsConfig) {
  try {
    return parseArgs(config);
  } catch (error) {
    // Behind its first sentence Node tells how a word that looks like an option is given.
    const [sentence = ''] = (error as Error).message.split(/\.(?:\s|$)/);
    return refuseCommand(`${sentence}.`);
  }
}

/** For what is found wrong before anything is begun; later a `WrongCommand` is thrown. */
export function refuseCommand(reason: string): never {
  console.error(`${reason} --help shows what there is.`);
  process.exit(2);
}

/** The lines at the head of the program that begin with `//`. */
function readHeadComment(): string {
  const lines = readFileSync(process.argv[1] ?? '', 'utf8').split('\n');
  const end = lines.findIndex((line) => !line.startsWith('//'));
  return lines
    .slice(0, end)
    .map((line) => line.slice(3))
    .join('\n');
}
