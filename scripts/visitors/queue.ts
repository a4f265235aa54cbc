// `npm run visitors:queue`: what waits to be sent, what was given up, and what to do about it.
import type { Kysely } from 'kysely';
import { type Database, withTables } from '#database/database.ts';
import type { MailRow, SharedVisitorTables } from '#database/visitors/tables.ts';
import type { NewsletterTables } from '#services/forms/embedded/newsletter/tables.ts';
import { readCommandLine, WrongCommand } from '../command-line/read-command-line.ts';
import { runStaffCommand, withDatabases } from '../command-line/run-staff-command.ts';
import { toTable } from '../command-line/to-table.ts';

const help = `The state of the queue of mails and of what the mailing service is told.

  npm run visitors:queue                        # counts, and the mails that wait or were given up
  npm run visitors:queue -- --all               # with those that were sent
  npm run visitors:queue -- retry --dead        # tries all again that were given up
  npm run visitors:queue -- retry --id 9f1c2a   # this one, at once
  npm run visitors:queue -- drop --id 9f1c2a    # this one is never sent

  --id <id>     the beginning of an id is enough where it is one mail's alone
  --limit <n>   mails that are listed, 50 when not given, at most 1000
  --json        prints the rows as JSON

No addresses and no subjects are shown. DATABASE_URL and DATA_FOLDER choose the database, as for the
site.

Exit status: 0 done, 1 failed, 2 the command is wrong.
`;

const { values, positionals } = readCommandLine(
  {
    words: 1,
    options: {
      id: { type: 'string' },
      limit: { type: 'string' },
      all: { type: 'boolean' },
      dead: { type: 'boolean' },
      json: { type: 'boolean' },
    },
  },
  help,
);
const [action] = positionals;

type Query = Kysely<SharedVisitorTables & NewsletterTables>;

async function run(): Promise<void> {
  await withDatabases(async ({ visitors }) => {
    if (action === undefined) return show(visitors);
    if (action !== 'retry' && action !== 'drop') {
      throw new WrongCommand(`${action} is not understood; --help tells what can be done.`);
    }
    if (action === 'retry' && values.dead) return retryDead(visitors);
    if (!values.id) throw new WrongCommand('Name a mail with --id, or use retry --dead.');
    return change(visitors, action, values.id);
  });
}

async function show(database: Database) {
  const limit = Number(values.limit ?? 50);
  if (!Number.isInteger(limit) || limit < 1 || limit > 1_000) {
    throw new WrongCommand('--limit must be a whole number from 1 to 1000.');
  }
  const query: Query = withTables(database);
  const states = values.all ? ['queued', 'dead', 'dropped', 'sent'] : ['queued', 'dead'];
  const mails = await query
    .selectFrom('mail_queue')
    .select(['id', 'kind', 'state', 'attempts', 'due_at', 'claim', 'created_at', 'problem'])
    .where('state', 'in', states as MailRow['state'][])
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
  const counts = await countMails(query);
  const syncs = await query
    .selectFrom('newsletter_syncs')
    .select((row) => ['state', row.fn.countAll<number>().as('total')])
    .groupBy('state')
    .execute();
  if (values.json) {
    console.log(JSON.stringify({ counts, syncs, mails }, null, 2));
    return;
  }
  if (counts.length === 0) console.log('No mail has been queued yet.');
  else {
    const rows = counts.map(({ kind, state, total }) => [kind, state, String(total)]);
    console.log(toTable([['kind', 'state', 'mails'], ...rows], 2));
  }
  for (const { state, total } of syncs) {
    console.log(`\nThe mailing service: ${total} ${state}`);
  }
  if (mails.length > 0) console.log(`\n${toTable([titles, ...mails.map(toCells)], 6)}`);
}

const titles = ['id', 'kind', 'state', 'queued at', 'next try', 'last problem', 'tries'];

type ListedMail = Pick<
  MailRow,
  'id' | 'kind' | 'state' | 'attempts' | 'due_at' | 'claim' | 'created_at' | 'problem'
>;

const toCells = (mail: ListedMail): string[] => {
  const { id, kind, state, created_at, due_at, claim, problem, attempts } = mail;
  return [
    id.slice(0, 8),
    kind,
    claim ? 'being sent' : state,
    created_at.slice(0, 16),
    state === 'queued' ? due_at.slice(0, 16) : '',
    problem ?? '',
    String(attempts),
  ];
};

const countMails = (query: Query) =>
  query
    .selectFrom('mail_queue')
    .select((row) => ['kind', 'state', row.fn.countAll<number>().as('total')])
    .groupBy(['kind', 'state'])
    .orderBy('kind')
    .orderBy('state')
    .execute();

const begunAnew = (now: string) => ({
  state: 'queued' as const,
  attempts: 0,
  due_at: now,
  claim: null,
  state_changed_at: now,
});

async function retryDead(database: Database): Promise<void> {
  const now = new Date().toISOString();
  const query: Query = withTables(database);
  const mails = await query
    .updateTable('mail_queue')
    .set(begunAnew(now))
    .where('state', '=', 'dead')
    .returning('id')
    .execute();
  const syncs = await query
    .updateTable('newsletter_syncs')
    .set({ state: 'queued', attempts: 0, due_at: now })
    .where('state', '=', 'dead')
    .returning('version')
    .execute();
  console.log(`${mails.length} mails and ${syncs.length} subscriptions will be tried again.`);
}

async function change(database: Database, action: 'retry' | 'drop', id: string): Promise<void> {
  if (!/^[0-9a-f-]{4,36}$/.test(id)) throw new WrongCommand('--id must be the beginning of an id.');
  const query: Query = withTables(database);
  const found = await query
    .selectFrom('mail_queue')
    .select(['id', 'state'])
    .where('id', 'like', `${id}%`)
    .limit(2)
    .execute();
  const [mail] = found;
  if (!mail) throw new WrongCommand(`No mail has an id that starts with ${id}.`);
  if (found.length > 1)
    throw new WrongCommand(`Several ids start with ${id}; give more characters.`);
  if (mail.state === 'sent') throw new WrongCommand('This mail has already been sent.');
  const now = new Date().toISOString();
  await query
    .updateTable('mail_queue')
    .set(
      action === 'retry'
        ? begunAnew(now)
        : { state: 'dropped', claim: null, body_text: '', body_html: null, state_changed_at: now },
    )
    .where('id', '=', mail.id)
    .execute();
  console.log(action === 'retry' ? 'The mail will be tried again.' : 'The mail will not be sent.');
}

await runStaffCommand(run);
