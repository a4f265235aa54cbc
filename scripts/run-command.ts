import { spawn } from 'node:child_process';

/** What a command printed and how it ended. */
export interface CommandResult {
  /** 0 when it succeeded; null when it was ended by a signal or could not be started. */
  readonly code: number | null;
  /** Both streams as they came, at most the last two million characters. */
  readonly output: string;
}

const keptCharacters = 2_000_000;
const graceMs = 10_000;

/**
 * Runs a program of the packages, `biome` for example, or a script, with this Node.
 * @param withinMs ended after so many milliseconds, together with what it started; so are they when this process is told to end
 * @param onLine told of each line that is printed
 */
export function runCommand(
  file: string,
  args: readonly string[],
  options: {
    withinMs: number;
    env?: Record<string, string>;
    onLine?: (line: string) => void;
  },
): Promise<CommandResult> {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(process.execPath, [file, ...args], {
      env: { ...process.env, FORCE_COLOR: '0', ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that a browser or a database it started ends with it.
      detached: process.platform !== 'win32',
    });
    const signalGroup = (signal: NodeJS.Signals) => {
      try {
        if (child.pid) process.kill(process.platform === 'win32' ? child.pid : -child.pid, signal);
      } catch {
        // It has ended already.
      }
    };
    // The polite signal first: what it started in groups of their own only it can end.
    const timer = setTimeout(() => {
      output += `\nIt took longer than ${options.withinMs / 1000} seconds and was ended.`;
      signalGroup('SIGTERM');
    }, options.withinMs);
    const lastTimer = setTimeout(() => signalGroup('SIGKILL'), options.withinMs + graceMs);
    process.on('SIGINT', signalGroup).on('SIGTERM', signalGroup);
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        output = (output + chunk).slice(-keptCharacters);
        for (const line of chunk.split('\n')) if (line.trim()) options.onLine?.(line.trim());
      });
    }
    const end = (code: number | null) => {
      clearTimeout(timer);
      clearTimeout(lastTimer);
      process.off('SIGINT', signalGroup).off('SIGTERM', signalGroup);
      resolve({ code, output: output.trim() });
    };
    child.on('error', (error) => {
      output += error.message;
      end(null);
    });
    child.on('close', end);
  });
}
