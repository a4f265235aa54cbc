/** A running site, whatever it consists of. */
interface Stoppable {
  stop(drainMs?: number): Promise<void>;
}

/** npm passes on a signal that its whole group has got already; nobody means the second one. */
const sameSignalMs = 1_000;

/**
 * SIGTERM and SIGINT stop the server in order; another signal, a second or more later, ends it at once.
 * @param drainMs after SIGTERM, which comes from a supervisor and not from a terminal
 */
export function stopOnSignals(server: Stoppable, drainMs = 0): void {
  let firstAt: number | null = null;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (firstAt !== null) {
        if (performance.now() - firstAt >= sameSignalMs) process.exit(1);
        return;
      }
      firstAt = performance.now();
      void server.stop(signal === 'SIGTERM' ? drainMs : 0).then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}

/**
 * SIGHUP restarts workers one by one. From a terminal it says that its window was closed, which ends
 * the site.
 * @param roll null: the site is one process, which cannot be exchanged under its visitors
 */
export function rollOnSignal(server: Stoppable, roll: (() => void) | null, log: SignalLog): void {
  process.on('SIGHUP', () => {
    if (process.stdout.isTTY) return void server.stop().then(() => process.exit(0));
    if (roll) return roll();
    log(
      'SIGHUP exchanges workers, and this site is one process: start it with --workers 2 or more',
    );
  });
}

type SignalLog = (sentence: string) => void;
