import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { LogEvent } from 'kysely';

/**
 * For Kysely's `log`: makes each query a part of the trace under way, with its text but without its
 * values. Does nothing where no trace is.
 */
export const traceQueries =
  (database: string, system: 'sqlite' | 'postgresql') =>
  ({ level, query, queryDurationMillis }: LogEvent): void => {
    if (!trace.getActiveSpan()?.isRecording()) return;
    const span = trace.getTracer('girih').startSpan(`query ${database}`, {
      kind: SpanKind.CLIENT,
      startTime: Date.now() - queryDurationMillis,
      attributes: {
        'db.system.name': system,
        'db.namespace': database,
        'db.query.text': query.sql,
      },
    });
    if (level === 'error') span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  };
