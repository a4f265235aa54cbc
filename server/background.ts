import type { Database } from '#database/database.ts';
import { listEmbeddedParts } from './content-problems.ts';
import type { HealthReportParts } from './health-report.ts';
import type { SiteWork } from './limits/site-work.ts';
import type { Log } from './log.ts';
import { startMail } from './mail/start-mail.ts';
import { startMetricsServer } from './metrics/metrics-server.ts';
import type { RequestMetrics } from './metrics/request-metrics.ts';
import type { UpstreamMetrics } from './metrics/upstream-metrics.ts';
import { createSync, startNewsletterSync } from './newsletter-service.ts';
import type { Databases } from './open-databases.ts';
import { listKeptData } from './personal-data.ts';
import { startRetention } from './retention.ts';
import type { Settings } from './settings.ts';
import { startHeartbeat } from './start-heartbeat.ts';

/** What runs beside the answering of requests. */
export interface Background {
  /** Ends in order what is under way; before the databases are closed. Safe to call twice. */
  stop(): Promise<void>;
}

/** What the metrics are read from; null: they are off. */
export interface Measured {
  readonly requests: RequestMetrics;
  readonly upstreams: UpstreamMetrics;
  readonly databases: readonly Database[];
  readonly countPages: () => number;
  readonly work: SiteWork;
  readonly health: HealthReportParts;
}

/** @throws {InvalidSetting}, and when the port of the metrics is in use */
export async function startBackground(
  settings: Settings,
  databases: Databases,
  log: Log,
  measured: Measured | null = null,
): Promise<Background> {
  const kept = listKeptData(settings);
  const sync = createSync(settings, databases);
  const mail = startMail(settings, databases, log);
  const parts: { stop(): Promise<void> }[] = [
    mail,
    await startHeartbeat(databases.visitors, log),
    startRetention(databases.visitors, kept, log),
    ...(sync ? [startNewsletterSync(sync, log)] : []),
  ];
  const stop = async () => {
    await Promise.all(parts.map((part) => part.stop()));
  };
  if (settings.metricsPort === null || !measured) return { stop };
  try {
    const metrics = await startMetricsServer({
      ...measured,
      port: settings.metricsPort,
      host: settings.host,
      mails: mail.counts,
      visitors: databases.visitors,
      contentParts: listEmbeddedParts(settings),
      log,
    });
    parts.push(metrics);
    log.info(`metrics at ${metrics.address}/metrics`);
    return { stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
