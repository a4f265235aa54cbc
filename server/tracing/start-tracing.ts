import { context, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Log } from '../process/log.ts';
import type { TracingSettings } from '../settings/settings.ts';

export interface Tracing {
  /** Sends what waits, for at most two seconds. */
  stop(): Promise<void>;
}

const stopWithinMs = 2_000;
const exportWithinMs = 5_000;
const maxWaitingSpans = 2_048;
/** Bytes of a text, such as a query or a stack. */
const maxTextLength = 4_000;

/**
 * Sends traces, with the errors in them, to a collector by OTLP over HTTP. Loaded only where a
 * collector is configured. What cannot be sent in time is dropped and never waited for.
 */
export function startTracing(settings: TracingSettings, log: Log): Tracing {
  const exporter = new OTLPTraceExporter({
    url: `${settings.endpoint.replace(/\/+$/, '')}/v1/traces`,
    headers: settings.headers,
    timeoutMillis: exportWithinMs,
  });
  const provider = new TracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ 'service.name': 'museum-site' })),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(settings.share) }),
    spanLimits: { attributeValueLengthLimit: maxTextLength, eventCountLimit: 20 },
    spanProcessors: [new BatchSpanProcessor({ exporter, maxQueueSize: maxWaitingSpans })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager());
  trace.setGlobalTracerProvider(provider);
  log.info({ share: settings.share }, 'traces are sent to the collector');
  return {
    async stop() {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, stopWithinMs);
      });
      const stopped = provider.shutdown().catch((error: unknown) => {
        log.warn({ err: error }, 'the last traces could not be sent');
      });
      await Promise.race([stopped, late]);
      clearTimeout(timer);
      trace.disable();
      context.disable();
    },
  };
}
