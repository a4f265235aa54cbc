import { Readable } from 'node:stream';
import { Hono } from 'hono';
import { z } from 'zod';
import { toCsv } from '#shared/files/to-csv.ts';
import { queryOf } from '../room/parsed.ts';
import type { RightGuard, StudioEnv } from '../room/rights.ts';
import type { Act, ActFilter, AuditLog } from './audit-log.ts';
import type { GetPeople } from './get-people.ts';

const filter = {
  personId: z.string().max(100).optional(),
  act: z
    .string()
    .regex(/^[a-z.-]{1,60}$/)
    .optional(),
  from: z.iso.datetime().optional(),
  to: z.iso.datetime().optional(),
};
const listSchema = z.object({ ...filter, after: z.string().max(100).optional() });
const exportSchema = z.object({ ...filter, form: z.enum(['csv', 'jsonl']) });
const rowsAtOnce = 500;

/** What was done in the studio: read, never written. */
export function createActRoutes(right: RightGuard, getPeople: GetPeople) {
  return new Hono<StudioEnv>()
    .get('/', right('audit.read'), queryOf(listSchema), async (c) => {
      const { after, ...chosen } = c.req.valid('query');
      return c.json(await (await getPeople()).audit.list(chosen, after ?? null));
    })
    .get('/export', right('audit.read'), queryOf(exportSchema), async (c) => {
      const { form, ...chosen } = c.req.valid('query');
      const { audit, now } = await getPeople();
      await audit.record(c.var.person, 'acts.exported', '', { ...chosen, form });
      const lines = form === 'csv' ? toCsvLines : toJsonLines;
      const name = `studio-acts-${now().toISOString().slice(0, 10)}.${form}`;
      return new Response(toBody(lines(readAll(audit, chosen))), {
        headers: {
          'Content-Type': form === 'csv' ? 'text/csv; charset=utf-8' : 'application/jsonl',
          'Content-Disposition': `attachment; filename="${name}"`,
          'Cache-Control': 'no-store',
        },
      });
    });
}

async function* readAll(audit: AuditLog, filter: ActFilter): AsyncGenerator<readonly Act[]> {
  let after: string | null = null;
  do {
    const { acts, next } = await audit.list(filter, after, rowsAtOnce);
    yield acts;
    after = next;
  } while (after !== null);
}

async function* toCsvLines(pages: AsyncIterable<readonly Act[]>): AsyncGenerator<string> {
  yield toCsv([['at', 'person', 'personId', 'act', 'subject', 'details', 'origin']]);
  for await (const acts of pages) {
    yield toCsv(
      acts.map((act) => [
        act.at,
        act.personName,
        act.personId,
        act.act,
        act.subject,
        JSON.stringify(act.details),
        act.origin,
      ]),
    );
  }
}

async function* toJsonLines(pages: AsyncIterable<readonly Act[]>): AsyncGenerator<string> {
  for await (const acts of pages) {
    yield acts.map((act) => `${JSON.stringify(act)}\n`).join('');
  }
}

const toBody = (parts: AsyncIterable<string>) =>
  Readable.toWeb(Readable.from(parts, { objectMode: false })) as ReadableStream<Uint8Array>;
