import { sql } from 'kysely';
import { Gauge, type Metric } from 'prom-client';
import type { Database } from '#database/database.ts';

interface Count {
  readonly label: string;
  readonly state?: string;
  readonly total: number;
}

/**
 * How much visitors gave and what waits to be sent, counted in the database that all processes
 * share: the same figures from each of them.
 */
export async function listVisitorsMetrics(
  visitors: Database,
  now: Date,
): Promise<readonly Metric[]> {
  const ask = async <Row>(query: string) =>
    (await sql.raw<Row>(query).execute(visitors.query)).rows;
  const [mails, oldest, submissions, subscriptions, syncs, reservations] = await Promise.all([
    ask<Count>(
      'SELECT kind AS label, state, count(*) AS total FROM mail_queue GROUP BY kind, state',
    ),
    ask<{ due: string | null }>(
      `SELECT min(created_at) AS due FROM mail_queue WHERE state = 'queued'`,
    ),
    ask<Count>('SELECT kind AS label, count(*) AS total FROM form_submissions GROUP BY kind'),
    ask<Count>(
      'SELECT state AS label, count(*) AS total FROM newsletter_subscriptions GROUP BY state',
    ),
    ask<Count>('SELECT state AS label, count(*) AS total FROM newsletter_syncs GROUP BY state'),
    ask<Count>('SELECT state AS label, count(*) AS total FROM reservations GROUP BY state'),
  ]);
  const due = oldest[0]?.due;
  const age = due ? Math.max(0, (now.getTime() - Date.parse(due)) / 1000) : 0;
  return [
    toGauge(
      'girih_mails',
      'Mails in the queue by kind and state; sent mails until they are deleted.',
      mails.map(({ label, state = '', total }) => [{ kind: label, state }, total]),
    ),
    toGauge(
      'girih_mails_oldest_waiting_seconds',
      'Age of the oldest mail that waits to be sent; 0: no mail waits.',
      [[{}, age]],
    ),
    countBy('girih_submissions', 'Forms that are stored, by form.', 'form', submissions),
    countBy('girih_subscriptions', 'Addresses of the newsletter by state.', 'state', subscriptions),
    countBy(
      'girih_newsletter_syncs',
      'Addresses that still have to be reported to the mailing service.',
      'state',
      syncs,
    ),
    countBy('girih_reservations', 'Reservations that are stored, by state.', 'state', reservations),
  ];
}

const countBy = (name: string, help: string, label: string, counts: readonly Count[]): Metric =>
  toGauge(
    name,
    help,
    counts.map((count) => [{ [label]: count.label }, count.total]),
  );

/** A gauge of values that have been counted. */
export function toGauge(
  name: string,
  help: string,
  samples: readonly (readonly [labels: Readonly<Record<string, string>>, value: number])[],
): Metric {
  const labelNames = Object.keys(samples[0]?.[0] ?? {});
  const gauge = new Gauge({ name, help, labelNames, registers: [] });
  // Without labels it would say 0 before anything is set.
  if (labelNames.length === 0) gauge.reset();
  for (const [labels, value] of samples) gauge.set(labels, value);
  return gauge;
}
