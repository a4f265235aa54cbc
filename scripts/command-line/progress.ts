/** Lines on the terminal that say what a command does; progress is drawn only where it can be erased. */
export interface Step {
  /** The current progress, for example `120 of 300`. */
  progress(text: string): void;
  /** Ends the step with one line. @param result what came out, for example `312 documents` */
  done(result: string): void;
  /** Ends the step with one line that says it failed. */
  failed(result: string): void;
}

const isTerminal = process.stdout.isTTY === true;
const eraseLine = '\r\x1b[K';
const titleWidth = 12;

/** @param title a word or two, as wide as the others: `Databases` */
export function startStep(title: string): Step {
  const started = performance.now();
  const name = title.padEnd(titleWidth);
  const end = (mark: string, result: string) => {
    if (isTerminal) process.stdout.write(eraseLine);
    console.log(`${mark} ${name} ${result} (${formatSeconds(performance.now() - started)})`);
  };
  const progress = (text: string) => {
    // Cut to the width, since a line that wraps cannot be erased.
    const line = `· ${name} ${text}`.slice(0, (process.stdout.columns ?? 80) - 1);
    if (isTerminal) process.stdout.write(eraseLine + line);
  };
  progress('…');
  return { progress, done: (result) => end('✓', result), failed: (result) => end('✗', result) };
}

/** `0.4 s`, `12 s`, `3 min 5 s`. */
export function formatSeconds(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  if (seconds < 120) return `${Math.round(seconds)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}

/** `96 kB`, `1.2 MB`. */
export function formatBytes(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.ceil(bytes / 1000)} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
