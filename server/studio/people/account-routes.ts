import { Hono } from 'hono';
import { z } from 'zod';
import { languages } from '#shared/languages/languages.ts';
import { jsonBody, oneLine } from '../room/parsed.ts';
import type { RightGuard, StudioEnv } from '../room/rights.ts';
import { StudioError } from '../room/studio-error.ts';
import type { GetPeople } from './get-people.ts';

const changeSchema = z.strictObject({
  name: oneLine(120),
  language: z.enum(languages),
});

/** What everybody sees and changes of the own account; how one signs in is changed by the library's calls. */
export function createAccountRoutes(right: RightGuard, getPeople: GetPeople) {
  return new Hono<StudioEnv>()
    .get('/', right('account.own'), async (c) => {
      const { query, findSession, now } = await getPeople();
      const { person } = c.var;
      const current = await findSession(c.req.raw);
      const [row, passkeys, sessions] = await Promise.all([
        query
          .selectFrom('studio_users')
          .select('twoFactorEnabled')
          .where('id', '=', person.id)
          .executeTakeFirst(),
        query
          .selectFrom('studio_passkeys')
          .select(['id', 'name', 'createdAt'])
          .where('userId', '=', person.id)
          .orderBy('createdAt')
          .execute(),
        // Without their tokens, which are as good as a password.
        query
          .selectFrom('studio_sessions')
          .select(['id', 'createdAt', 'expiresAt', 'userAgent'])
          .where('userId', '=', person.id)
          .where('expiresAt', '>', now().toISOString())
          .orderBy('createdAt', 'desc')
          .limit(100)
          .execute(),
      ]);
      return c.json({
        person,
        hasSecondFactor: Boolean(row?.twoFactorEnabled),
        passkeys,
        sessions: sessions.map((session) => ({
          ...session,
          isCurrent: session.id === current?.id,
        })),
      });
    })
    .patch('/', right('account.own'), jsonBody(changeSchema), async (c) => {
      const { query, audit, now } = await getPeople();
      const { person } = c.var;
      const change = c.req.valid('json');
      await query
        .updateTable('studio_users')
        .set({ ...change, updatedAt: now().toISOString() })
        .where('id', '=', person.id)
        .execute();
      await audit.record(person, 'account.changed', person.id, change);
      return c.json({ ...person, ...change });
    })
    .delete('/sessions/:id', right('account.own'), async (c) => {
      const { query, audit } = await getPeople();
      const { person } = c.var;
      const id = c.req.param('id');
      const ended = await query
        .deleteFrom('studio_sessions')
        .where('id', '=', id)
        .where('userId', '=', person.id)
        .returning('id')
        .executeTakeFirst();
      if (!ended) throw new StudioError(404, 'unknown', 'There is no such session.');
      await audit.record(person, 'session.ended', person.id);
      return c.json({ id });
    });
}
