import type { DeskOptions } from '#services/reservations/embedded/desk.ts';
import { maintainReservations } from '#services/reservations/embedded/maintenance.ts';
import type { Log } from '../process/log.ts';

const everyMs = 60_000;

/** Offers freed places to those who wait, once a minute, for as long as the process runs. */
export function startReservationsMaintenance(options: DeskOptions, log: Log): { stop(): void } {
  let isStopped = false;
  let isRunning = false;
  const run = async () => {
    if (isRunning) return;
    isRunning = true;
    try {
      await maintainReservations(options);
    } catch (error) {
      if (!isStopped) log.error({ err: error }, 'the maintenance of reservations failed');
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
