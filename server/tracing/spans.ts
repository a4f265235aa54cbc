import { type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

const tracerName = 'girih';

/** A request, as its trace names it. */
export interface TracedRequest {
  readonly method: string;
  /** Of few, whatever is asked for: a page, a picture. */
  readonly kind: string;
  /** Without query, and without what only its owner may know. */
  readonly path: string;
  readonly requestId: string;
}

/** One trace: what the request does is part of it. Without a collector nothing but `work` is done. */
export const traceRequest = async (
  { method, kind, path, requestId }: TracedRequest,
  work: () => Promise<{ readonly status: number }>,
): Promise<void> => {
  const attributes = {
    'http.request.method': method,
    'url.path': path,
    'http.request.header.x-request-id': [requestId],
  };
  const options = { kind: SpanKind.SERVER, attributes };
  await trace.getTracer(tracerName).startActiveSpan(`${method} ${kind}`, options, (span) =>
    end(span, async () => {
      const { status } = await work();
      span.setAttribute('http.response.status_code', status);
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    }),
  );
};

/**
 * Makes what `work` does a part of the trace under way; nothing but `work` is done where there is none.
 * @param work its promise, if it gives one, ends the part
 */
export function traceCall<Result>(name: string, work: () => Result): Result {
  if (!trace.getActiveSpan()?.isRecording()) return work();
  return trace.getTracer(tracerName).startActiveSpan(name, { kind: SpanKind.CLIENT }, (span) => {
    const result = work();
    if (!(result instanceof Promise)) span.end();
    else void end(span, () => result).catch(() => {});
    return result;
  });
}

/** Puts an error into the trace under way, where error trackers find it. */
export function traceError(error: { name: string; message: string; stack?: string }): void {
  const span = trace.getActiveSpan();
  span?.recordException(error);
  span?.setStatus({ code: SpanStatusCode.ERROR, message: error.message });
}

async function end<Result>(span: Span, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}
