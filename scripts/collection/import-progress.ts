import type { ImportProgress } from '#services/object-collection/embedded/import/import-objects.ts';

const intervalMs = { terminal: 200, log: 5_000 };

export interface ProgressLine {
  readonly show: (progress: ImportProgress) => void;
  /** Leaves the last state standing; a second call does nothing. */
  end(): void;
}

/**
 * Progress on standard error: one line that changes on a terminal, a line now and then in a log.
 */
export function createProgressLine(): ProgressLine {
  const isTerminal = process.stderr.isTTY === true;
  const started = performance.now();
  let shownAt = isTerminal ? 0 : started;
  let first: ImportProgress | null = null;
  let last: ImportProgress | null = null;
  let isEnded = false;

  /** @param most while it goes on there is something left, however little */
  function write(progress: ImportProgress, most = 99): void {
    const seconds = (performance.now() - started) / 1000;
    // The work of an earlier run does not count for the speed of this one.
    const done = progress.records - (first?.records ?? 0);
    const percent = Math.floor((100 * progress.bytesRead) / Math.max(progress.bytes, 1));
    const parts = [
      `${String(Math.min(most, percent)).padStart(3)} %`,
      `${progress.records} records`,
      `${Math.round(done / Math.max(seconds, 0.001))} a second`,
    ];
    if (progress.rejected > 0) parts.push(`${progress.rejected} rejected`);
    process.stderr.write(isTerminal ? `\r\x1b[K${parts.join(', ')}` : `${parts.join(', ')}\n`);
  }

  return {
    show(progress) {
      first ??= progress;
      last = progress;
      const now = performance.now();
      if (now - shownAt < (isTerminal ? intervalMs.terminal : intervalMs.log)) return;
      shownAt = now;
      write(progress);
    },
    end() {
      if (isEnded) return;
      isEnded = true;
      if (last) write(last, 100);
      if (isTerminal && last) process.stderr.write('\n');
    },
  };
}
