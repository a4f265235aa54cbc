import { Hono } from 'hono';
import { z } from 'zod';
import { minPasswordLength } from '#shared/studio/password-rules.ts';
import { readAsker } from '../../middleware/client.ts';
import { jsonBody, oneLine } from '../room/parsed.ts';
import { openToAll } from '../room/rights.ts';
import type { GetPeople } from './get-people.ts';
import { findInvitation, isWithoutAccounts, takeInvitation } from './invitations.ts';

const token = z.string().min(20).max(100);
const takingSchema = z.strictObject({
  token,
  name: oneLine(120),
  password: z.string().min(minPasswordLength).max(128),
  email: z.string().trim().max(254).optional(),
});

/**
 * For those who have a link and no account yet. The token is in the body: an address would stand in
 * logs. Looking uses nothing, since programs for mail follow links.
 */
export function createInvitationRoutes(getPeople: GetPeople) {
  return (
    new Hono()
      // Where the link of the first account lies is said at the door; the link itself is in no answer.
      .get('/first', openToAll, async (c) => {
        const { query } = await getPeople();
        return c.json({ isOpen: await isWithoutAccounts(query) });
      })
      .post('/look', openToAll, jsonBody(z.strictObject({ token })), async (c) => {
        const people = await getPeople();
        await people.throttle.countTry('link', readAsker(c).client);
        const found = await findInvitation(people.query, c.req.valid('json').token, people.now());
        return c.json({ kind: found.kind, email: found.email, role: found.role });
      })
      .post('/take', openToAll, jsonBody(takingSchema), async (c) => {
        const people = await getPeople();
        await people.throttle.countTry('link', readAsker(c).client);
        const made = await takeInvitation(people.query, c.req.valid('json'), people.now());
        await people.audit.record(made, 'invitation.taken', made.email);
        return c.json({ email: made.email });
      })
  );
}
