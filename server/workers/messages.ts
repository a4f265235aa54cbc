import type { RateLimitPolicy, Taken } from '../limits/rate-limit.ts';
import type { Take } from '../limits/shared-takes.ts';
import type { MetricValues } from '../metrics/metrics-source.ts';
import type { HealthReport } from '../process/health-report.ts';

/** The messages between the process that holds the port and its workers. Both are of one start. */
export type ToWorker =
  /** The site is built: import it, while databases and content are prepared. */
  | { readonly type: 'import' }
  /** Everything is prepared: open the databases, then say `ready`. */
  | { readonly type: 'start' }
  /** Comes with the socket of a visitor; without it when the visitor has gone. */
  | { readonly type: 'connection'; readonly id: number }
  /** This worker does what only one process of a machine does. */
  | { readonly type: 'duties' }
  /** The site is about to stop: say so at `/health/ready`, and end connections with their answers. */
  | { readonly type: 'stopping' }
  /** No more connections come: finish those there are, then end. */
  | { readonly type: 'finish'; readonly quietMs: number }
  | ChangeMessage
  | TakesMessage
  /** What was taken of a limit before this worker was there. */
  | { readonly type: 'taken'; readonly limit: string; readonly taken: readonly Taken[] }
  | { readonly type: 'ask'; readonly id: number; readonly what: Question };

export type ToParent =
  | { readonly type: 'loaded' | 'ready' }
  /** It could not start. */
  | {
      readonly type: 'failed';
      readonly name: string;
      readonly message: string;
      readonly stack: string | undefined;
    }
  /** The socket is in the worker's hands. */
  | { readonly type: 'took'; readonly id: number }
  | ChangeMessage
  | TakesMessage
  /** It counts by this limit from now on, together with the others. */
  | { readonly type: 'limit'; readonly policy: RateLimitPolicy }
  | { readonly type: 'answer'; readonly id: number; readonly answer: Answers[Question] }
  /** The last counts, before the end. */
  | { readonly type: 'ended'; readonly metrics: MetricValues };

/** Content was changed, as one process has noticed. */
interface ChangeMessage {
  readonly type: 'changed';
}

/** What was taken of limits elsewhere. */
interface TakesMessage {
  readonly type: 'takes';
  readonly takes: readonly Take[];
}

export interface Answers {
  readonly health: HealthReport;
  /** Null: metrics are off. */
  readonly metrics: MetricValues | null;
  /** Counted in the databases. */
  readonly shared: MetricValues | null;
}

export type Question = keyof Answers;
