import { Hono } from 'hono';
import { z } from 'zod';
import { isMailAddress } from '#database/visitors/check-mail.ts';
import { languages } from '#shared/languages/languages.ts';
import { roles } from '#shared/studio/rights.ts';
import { jsonBody } from '../room/parsed.ts';
import type { RightGuard, StudioEnv } from '../room/rights.ts';
import { StudioError } from '../room/studio-error.ts';
import type { GetPeople } from './get-people.ts';
import { createInvitation, listInvitations, toInvitationAddress } from './invitations.ts';
import { changeMember, listMembers, removeMember, removeSecondFactor } from './members.ts';

const ofLanguages = z.array(z.enum(languages)).max(languages.length);
const inviteSchema = z.strictObject({
  email: z.string().trim().max(254).refine(isMailAddress),
  role: z.enum(roles),
  languages: ofLanguages,
  language: z.enum(languages),
});
const changeSchema = z.strictObject({
  role: z.enum(roles).optional(),
  languages: ofLanguages.optional(),
  isBlocked: z.boolean().optional(),
});

/** Who works in the studio, and as what. */
export function createPeopleRoutes(right: RightGuard, getPeople: GetPeople) {
  return new Hono<StudioEnv>()
    .get('/', right('people.manage'), async (c) => {
      const { query, now } = await getPeople();
      const [members, invitations] = await Promise.all([
        listMembers(query),
        listInvitations(query, now()),
      ]);
      return c.json({ members, invitations });
    })
    .post('/invitations', right('people.manage'), jsonBody(inviteSchema), async (c) => {
      const people = await getPeople();
      const invited = c.req.valid('json');
      if (await people.findByEmail(invited.email)) {
        throw new StudioError(409, 'has-account', 'This address has an account already.');
      }
      const { person } = c.var;
      const made = await createInvitation(people.query, 'person', invited, person.id, people.now());
      await people.audit.record(person, 'invitation.sent', invited.email, {
        role: invited.role,
        languages: invited.languages,
      });
      // The link goes to the address alone: who invites must not be able to use it.
      people.tell(invited, 'invitation', toInvitationAddress(people.origin, made.token));
      return c.json({ id: made.id, isSent: people.sendsMails });
    })
    .delete('/invitations/:id', right('people.manage'), async (c) => {
      const { query, audit } = await getPeople();
      const id = c.req.param('id');
      const row = await query
        .deleteFrom('studio_invitations')
        .where('id', '=', id)
        .where('used_at', 'is', null)
        .returning('email')
        .executeTakeFirst();
      if (!row) throw new StudioError(404, 'unknown', 'There is no such invitation.');
      await audit.record(c.var.person, 'invitation.withdrawn', row.email ?? '');
      return c.json({ id });
    })
    .patch('/:id', right('people.manage'), jsonBody(changeSchema), async (c) => {
      const { query, audit, now } = await getPeople();
      const change = c.req.valid('json');
      const { person } = c.var;
      const changed = await changeMember(query, c.req.param('id'), change, now(), (of, work) =>
        audit.record(person, 'person.changed', of.email, change, work),
      );
      return c.json(changed);
    })
    .delete('/:id/second-factor', right('people.manage'), async (c) => {
      const people = await getPeople();
      const { person } = c.var;
      const { query, now, audit } = people;
      const changed = await removeSecondFactor(query, c.req.param('id'), now(), (of, work) =>
        audit.record(person, 'person.second-factor-off', of.email, {}, work),
      );
      people.tell(changed, 'changed');
      return c.json(changed);
    })
    .delete('/:id', right('people.manage'), async (c) => {
      const { query, audit } = await getPeople();
      const { person } = c.var;
      const removed = await removeMember(query, c.req.param('id'), (of, work) =>
        audit.record(person, 'person.removed', of.email, {}, work),
      );
      return c.json({ id: removed.id });
    });
}
