import { Hono } from 'hono';
import { type HealthReportDependencies, reportHealth } from '../process/health-report.ts';

/**
 * `/health/live`: the process runs. `/health/ready`: it can serve visitors; 503 while it cannot.
 * Anybody may ask, so details are left out: they are at the port of the metrics.
 */
export function health(dependencies: HealthReportDependencies): Hono {
  const noStore = { 'Cache-Control': 'no-store' };
  return new Hono()
    .get('/live', (c) => c.json({ status: 'live' }, 200, noStore))
    .get('/ready', async (c) => {
      const { status, checks } = await reportHealth(dependencies);
      return c.json({ status, checks }, status === 'ready' ? 200 : 503, noStore);
    });
}
