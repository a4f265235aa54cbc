import { spawn } from 'node:child_process';

/** The output of a command and how it ended. */
export interface CommandResult {
  /** 0 when it succeeded; null when it was ended by a signal or could not be started. */
  readonly code: number | null;
  /** Both streams as they came, at most the last two million characters. */
  readonly output: string;
  /** It was ended because a limit of time was over. */
  readonly timedOut: boolean;
}

const maxOutputLength = 2_000_000;
const graceMs = 10_000;

/**
 * Runs a program of the packages, `biome` for example, or a script, with this Node.
 * @param withinMs ended after so many milliseconds, together with what it started; so are they when this process is told to end
 * @param maxSilenceMs ended when it printed nothing for so many milliseconds: a slow machine may take long, a program that hangs says nothing
 * @param onLine told of each line that is printed
 */
export function runCommand(
  file: string,
  args: readonly string[],
  options: {
    withinMs?: number;
    maxSilenceMs?: number;
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
    let timedOut = false;
    let lastTimer: NodeJS.Timeout | undefined;
    const endBecause = (reason: string) => {
      timedOut = true;
      output += `\n${reason}`;
      // The polite signal first: what it started in groups of their own only it can end.
      signalGroup('SIGTERM');
      lastTimer ??= setTimeout(() => signalGroup('SIGKILL'), graceMs);
    };
    const { withinMs, maxSilenceMs } = options;
    const timer =
      withinMs &&
      setTimeout(
        endBecause,
        withinMs,
        `It took longer than ${withinMs / 1000} seconds and was stopped.`,
      );
    const silence =
      maxSilenceMs &&
      setTimeout(
        endBecause,
        maxSilenceMs,
        `It printed nothing for ${maxSilenceMs / 1000} seconds and was stopped.`,
      );
    process.on('SIGINT', signalGroup).on('SIGTERM', signalGroup);
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        output = (output + chunk).slice(-maxOutputLength);
        if (silence && !timedOut) silence.refresh();
        for (const line of chunk.split('\n')) if (line.trim()) options.onLine?.(line.trim());
      });
    }
    const end = (code: number | null) => {
      for (const running of [timer, silence, lastTimer]) if (running) clearTimeout(running);
      process.off('SIGINT', signalGroup).off('SIGTERM', signalGroup);
      resolve({ code, output: output.trim(), timedOut });
    };
    child.on('error', (error) => {
      output += error.message;
      end(null);
    });
    child.on('close', end);
  });
}
