import type { DeskOptions } from '#services/reservations/embedded/desk.ts';
import { runReservationsUpkeep } from '#services/reservations/embedded/upkeep.ts';
import type { Log } from '../log.ts';

const everyMs = 60_000;

/** Offers freed places to those who wait, once a minute, for as long as the process runs. */
export function startReservationsUpkeep(options: DeskOptions, log: Log): { stop(): void } {
  let isStopped = false;
  let isRunning = false;
  const run = async () => {
    if (isRunning) return;
    isRunning = true;
    try {
      await runReservationsUpkeep(options);
    } catch (error) {
      if (!isStopped) log.error({ err: error }, 'the upkeep of reservations failed');
    } finally {
      isRunning = false;
    }
  };
  const timer = setInterval(() => void run(), everyMs).unref();
  return {
    stop() {
      isStopped = true;
      clearInterval(timer);
    },
  };
}
