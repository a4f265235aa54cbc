import { Hono } from 'hono';
import { z } from 'zod';
import { languages } from '#shared/languages/languages.ts';
import { jsonBody, oneLine } from '../room/parsed.ts';
import type { RightGuard, StudioEnv } from '../room/rights.ts';
import { StudioError } from '../room/studio-error.ts';
import { endOtherSessions } from './end-sessions.ts';
import type { GetPeople } from './get-people.ts';
import { closeOpenId, readOpenIdLink, reopenOpenId } from './openid-link.ts';

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
      const [row, passkeys, sessions, openId] = await Promise.all([
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
          .select(['id', 'createdAt', 'updatedAt', 'expiresAt', 'userAgent'])
          .where('userId', '=', person.id)
          .where('expiresAt', '>', now().toISOString())
          .orderBy('createdAt', 'desc')
          .limit(100)
          .execute(),
        readOpenIdLink(query, person.id),
      ]);
      return c.json({
        person,
        hasSecondFactor: Boolean(row?.twoFactorEnabled),
        passkeys,
        openId,
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
    .delete('/openid', right('account.own'), async (c) => {
      const { query, audit, findSession, tell } = await getPeople();
      const { person } = c.var;
      await closeOpenId(query, person.id, (await findSession(c.req.raw))?.id ?? null);
      await audit.record(person, 'account.openid-closed', person.id);
      tell(person, 'changed');
      return c.json({ openId: 'closed' as const });
    })
    .post('/openid', right('account.own'), async (c) => {
      const { query, audit, tell } = await getPeople();
      const { person } = c.var;
      await reopenOpenId(query, person.id);
      await audit.record(person, 'account.openid-reopened', person.id);
      tell(person, 'changed');
      return c.json({ openId: null });
    })
    .delete('/sessions', right('account.own'), async (c) => {
      const { query, audit, findSession } = await getPeople();
      const { person } = c.var;
      const current = await findSession(c.req.raw);
      const count = await endOtherSessions(query, person.id, current?.id ?? null);
      await audit.record(person, 'session.others-ended', person.id, { count });
      return c.json({ count });
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
