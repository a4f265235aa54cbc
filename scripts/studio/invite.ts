// `npm run studio:invite`: a link that makes an account of the studio, or opens one anew.
import { isMailAddress } from '#database/visitors/check-mail.ts';
import { foldEmail } from '#database/visitors/fold-email.ts';
import type { Settings } from '#server/settings/settings.ts';
import { createAuditLog } from '#server/studio/people/audit-log.ts';
import {
  createFirstInvitation,
  createInvitation,
  toInvitationAddress,
} from '#server/studio/people/invitations.ts';
import { toPerson } from '#server/studio/people/read-person.ts';
import { type PeopleQuery, peopleQuery } from '#server/studio/people/tables.ts';
import { defaultLanguage } from '#shared/languages/languages.ts';
import { roles } from '#shared/studio/rights.ts';
import { readCommandLine, WrongCommand } from '../command-line/read-command-line.ts';
import { runStaffCommand, withDatabases } from '../command-line/run-staff-command.ts';

const help = `Prints a link to the studio, good once and for 7 days. Whoever has it may use it.

  npm run studio:invite                                          # the first account, while there is none
  npm run studio:invite -- --email kai@example.org --role editor # an account for this address
  npm run studio:invite -- --email kai@example.org --restore     # opens an account anew: the link sets a
                                                                 # password; second factor, passkeys and
                                                                 # sessions of before are gone
  --role <role>   one of ${roles.join(', ')}; with --restore the role stays when none is given

DATABASE_URL and DATA_FOLDER choose the database, as for the site; PUBLIC_ORIGIN begins the link.

Exit status: 0 done, 1 failed, 2 the command is wrong.
`;

const { values } = readCommandLine(
  {
    options: {
      email: { type: 'string' },
      role: { type: 'string' },
      restore: { type: 'boolean' },
    },
  },
  help,
);

async function run(): Promise<void> {
  const role = roles.find((one) => one === values.role);
  if (values.role !== undefined && !role) {
    throw new WrongCommand(`--role must be one of ${roles.join(', ')}.`);
  }
  await withDatabases(async ({ visitors }, settings) => {
    const query = peopleQuery(visitors);
    if (values.email === undefined) return printFirst(query, settings);
    const email = foldEmail(values.email.trim());
    if (!isMailAddress(email)) throw new WrongCommand('--email must be one mail address.');
    const known = await query
      .selectFrom('studio_users')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirst();
    if (known && !values.restore) {
      throw new WrongCommand('This address has an account; --restore opens it anew.');
    }
    if (!known && values.restore) throw new WrongCommand('This address has no account.');
    const person = known && toPerson(known);
    const { languages, language } = person ?? { languages: [], language: defaultLanguage };
    const invited = { email, role: role ?? person?.role ?? missingRole(), languages, language };
    const kind = person ? 'restore' : 'person';
    const { id, token } = await createInvitation(query, kind, invited, null, new Date());
    const audit = createAuditLog(visitors, () => new Date());
    await audit.record(null, known ? 'account.restore-link' : 'invitation.sent', email, { id });
    console.log(toInvitationAddress(settings.studioOrigin, token));
  });
}

async function printFirst(query: PeopleQuery, settings: Settings): Promise<void> {
  if (values.restore || values.role) throw new WrongCommand('Name the address with --email.');
  const token = await createFirstInvitation(query, new Date());
  if (token === null) {
    throw new WrongCommand('The studio has accounts already: name an address with --email.');
  }
  console.log(toInvitationAddress(settings.studioOrigin, token));
}

function missingRole(): never {
  throw new WrongCommand(`Say as what with --role: ${roles.join(', ')}.`);
}

await runStaffCommand(run);
