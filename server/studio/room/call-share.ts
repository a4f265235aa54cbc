import { randomUUID } from 'node:crypto';
import { FairQueue } from '../../limits/fair-queue.ts';
import { TooBusy } from '../../limits/too-busy.ts';
import { StudioError } from './studio-error.ts';

/** Of all who work in the studio, and of each of them; a browser asks for a dozen things at once at most. */
const limits = {
  concurrency: 24,
  runningPerClient: 8,
  maxWaiting: 400,
  maxWaitingPerClient: 100,
} as const;

/** Answers calls in turn, person by person: whoever asks for a thousand things holds up nobody else. */
export function createCallShare() {
  const queue = new FairQueue(limits);
  /** @throws {StudioError} 503 where too many of the person's calls wait */
  return async (personId: string, answer: () => Promise<void>): Promise<void> => {
    try {
      // Nobody leaves the queue: what a closed window sent last is still written.
      await queue.run(randomUUID(), { client: personId }, answer);
    } catch (error) {
      if (!(error instanceof TooBusy)) throw error;
      throw new StudioError(503, 'busy', 'Too much is asked for at once. Ask again in a moment.', {
        retryAfterS: error.retryAfterSeconds,
      });
    }
  };
}
