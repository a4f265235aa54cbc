// `npm run content:add-picture`: brings a picture into the content folder, or takes it out again.

import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { imageEntrySchema } from '#server/content/read-image-index.ts';
import { readSettings } from '#server/settings/settings.ts';
import {
  byLanguage,
  type Language,
  languageOptions,
  languages,
} from '#shared/languages/languages.ts';
import { readCommandLine, WrongCommand } from '../command-line/read-command-line.ts';
import { runStaffCommand } from '../command-line/run-staff-command.ts';
import { CannotAdd, readColors, readIndex, readPicture, writeIndex } from './picture-index.ts';

const toAltOption = (language: Language) => `alt-${language}`;
const options = languages.map(toAltOption);
const altOptions = Object.fromEntries(options.map((name) => [name, { type: 'string' } as const]));

const help = `Brings a picture into the content folder, so that items and pages can name it.

  npm run content:add-picture -- photo.jpg ${options.map((option) => `--${option} "…"`).join(' ')}
  npm run content:add-picture -- --remove scenes/photo

  <file>      a picture: .webp, .jpg or .png, at most 12,000 pixels wide and high
  --alt-en    what it shows, for those who do not see it, in English; in the other languages likewise
  --group     the folder below content/images: people, scenes (otherwise), …
  --name      its name there: small letters, digits and hyphens; the file's name otherwise
  --replace   take the place of a picture of this name
  --remove    takes the picture <group>/<name> out of the list and the folder
  --help      shows this

Size, main colour and ground are read from the picture. It is copied to content/images/<group>/ and entered in
content/images/index.json; then it is named "<group>/<name>" in content/documents and content/objects,
and /images/<group>/<name>.<its ending> in content/pages. CONTENT_FOLDER says which folder. What the pictures
belong to is loaded with npm run content:load.

Exit status: 0 done, 1 failed and nothing changed, 2 the command or a setting is wrong.
`;

const { values, positionals } = readCommandLine(
  {
    words: 1,
    options: {
      ...altOptions,
      group: { type: 'string' },
      name: { type: 'string' },
      replace: { type: 'boolean' },
      remove: { type: 'string' },
    },
  },
  help,
);

const namePattern = /^[a-z0-9][a-z0-9-]{0,99}$/;

async function run(): Promise<void> {
  const folder = join(readSettings().contentFolder, 'images');
  if (values.remove !== undefined) {
    if (positionals.length > 0) throw new WrongCommand('--remove takes no file.');
    return remove(folder, values.remove);
  }
  const [file] = positionals;
  if (file === undefined) throw new WrongCommand('Name the picture to add; --help shows how.');
  const alt = byLanguage(readAlt);
  const group = checkName(values.group ?? 'scenes', '--group');
  const slug = values.name ?? toSlug(basename(file, extname(file)));
  await add(folder, file, `${group}/${checkName(slug, '--name')}`, alt);
}

function readAlt(code: Language): string {
  const option = toAltOption(code);
  const given: unknown = Reflect.get(values, option);
  const text = typeof given === 'string' ? given.trim() : '';
  const language = languageOptions.find((one) => one.code === code)?.name;
  if (text === '')
    throw new WrongCommand(`Say in ${language} what the picture shows: --${option} "…".`);
  if (text.length > 500) throw new WrongCommand(`--${option} is longer than 500 characters.`);
  return text;
}

function checkName(name: string, option: string): string {
  if (namePattern.test(name)) return name;
  throw new WrongCommand(`${option} must be small letters, digits and hyphens, not "${name}".`);
}

/** `Salt & Silver.PNG` → `salt-silver` */
const toSlug = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

async function add(
  folder: string,
  file: string,
  name: string,
  alt: Readonly<Record<Language, string>>,
) {
  const index = readIndex(folder);
  const before = index[name];
  if (before && !values.replace) {
    throw new CannotAdd(
      `A picture named ${name} already exists. Nothing was changed. --replace overwrites it; --name gives the new picture another name.`,
    );
  }
  const { width, height, ending, dominantColor, ground } = await readPicture(file);
  const colors = name.startsWith('objects/') ? await readColors(file, ground) : undefined;
  const target = `${name}.${ending}`;
  const path = join(folder, target);
  if (existsSync(path) && before?.file !== target) {
    throw new CannotAdd(
      `The file ${path} exists, but no list names it. Nothing was changed. Delete the file or choose another --name.`,
    );
  }
  mkdirSync(dirname(path), { recursive: true });
  // The picture first: a list that names what is not there would be worse than a file too many.
  copyFileSync(file, `${path}.part`);
  renameSync(`${path}.part`, path);
  const { credit, rights, id } = before ?? {};
  const entry = imageEntrySchema.parse({
    ...{ file: target, width, height, dominantColor, alt, ground, colors, credit, rights, id },
    // Addresses name it, so that nobody is shown an old copy.
    ...(before?.version && { version: before.version + 1 }),
  });
  writeIndex(folder, { ...index, [name]: entry });
  if (before && before.file !== target) rmSync(join(folder, before.file), { force: true });
  console.log(
    `Added ${path}, ${width} × ${height}. Name it "${name}", in pages /images/${target}.`,
  );
}

function remove(folder: string, name: string): void {
  const index = readIndex(folder);
  const entry = index[name];
  if (!entry) throw new CannotAdd(`There is no picture ${name}. Nothing was changed.`);
  const { [name]: _, ...others } = index;
  writeIndex(folder, others);
  rmSync(join(folder, entry.file), { force: true });
  console.log(`Removed ${name}. Items that still use it are not changed; content:load lists them.`);
}

await runStaffCommand(run, [CannotAdd]);
