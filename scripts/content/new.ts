// `npm run content:new`: makes the file of a new item, with every field of its type.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readSettings } from '#server/settings/settings.ts';
import { createSkeleton } from '#services/content-management/embedded/authoring/create-skeleton.ts';
import { readModels } from '#services/content-management/models/read-models.ts';
import { toMuseumTime } from '#shared/calendar/museum-time.ts';
import { toDateText } from '#shared/dates/local-date.ts';
import { readCommandLine, WrongCommand } from '../command-line/read-command-line.ts';
import { runStaffCommand } from '../command-line/run-staff-command.ts';

const models = readModels();
const types = [...models.types.values()].map(({ id, label }) => `  ${id.padEnd(18)}${label}`);

const help = `Makes the file of a new item in three languages, with every field of its type.

  npm run content:new -- <type> <uid>
  npm run content:new -- news rain-on-the-roof

  <type>      one of the types below
  <uid>       the item's name in its address: small letters, digits and hyphens
  --print     shows the file instead of writing it
  --help      shows this

Required texts are empty: as long as one is, content:load refuses the file and names it, so nothing
half done is published. Other fields are null and may be deleted. What each field is, is printed; the
format is documented in services/content-management/README.md. CONTENT_FOLDER says which folder.

Types:
${types.join('\n')}

Exit status: 0 done, 1 failed and nothing changed, 2 the command or a setting is wrong.
`;

const { values, positionals } = readCommandLine(
  { words: 2, options: { print: { type: 'boolean' } } },
  help,
);

/** There is such an item; nothing was changed. */
class IsThere extends Error {}

async function run(): Promise<void> {
  const [type, given] = positionals;
  if (type === undefined) throw new WrongCommand('Name a type; --help lists them.');
  const model = models.types.get(type);
  if (!model) throw new WrongCommand(`There is no type ${type}; --help lists them.`);
  const uid = model.isRepeatable ? given : type;
  if (uid === undefined)
    throw new WrongCommand('Give the name for its address, as in: content:new -- news rain.');
  if (given !== undefined && !model.isRepeatable && given !== type) {
    throw new WrongCommand(`There is only one item of the type ${type}; do not give a name.`);
  }
  if (!/^[a-z0-9][a-z0-9_-]{0,99}$/.test(uid)) {
    throw new WrongCommand(`A name is small letters, digits and hyphens, not "${uid}".`);
  }
  const { contentFolder, timeZone } = readSettings();
  const today = toDateText(toMuseumTime(new Date(), timeZone).date);
  const { document, fields } = createSkeleton(model, uid, today);
  const text = `${JSON.stringify(document, null, 2)}\n`;
  if (values.print) process.stdout.write(text);
  else {
    const path = join(contentFolder, 'documents', type, `${uid}.json`);
    if (existsSync(path)) throw new IsThere(`${path} is there already. Nothing was changed.`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text, { flag: 'wx' });
    console.log(`Created ${path}. Fill in the texts, then run npm run content:load.`);
  }
  for (const { path, kind, isRequired } of fields) {
    console.error(`  ${path}${isRequired ? ' (required)' : ''}: ${kind}`);
  }
}

await runStaffCommand(run, [IsThere]);
