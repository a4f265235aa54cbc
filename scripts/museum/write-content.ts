import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '#shared/languages/languages.ts';
import type { Answers } from './answers.ts';

/** Writes the content of a museum that has nothing yet: its settings, and the folders for the rest. */
export function writeContent(folder: string, answers: Answers): void {
  const content = join(folder, 'content');
  for (const room of ['documents/settings', 'films', 'images', 'objects', 'pages']) {
    mkdirSync(join(content, room), { recursive: true });
    // Git keeps no empty folder.
    writeFileSync(join(content, room, '.gitkeep'), '');
  }
  cpSync('content/mappings', join(content, 'mappings'), { recursive: true });
  const write = (file: string, value: unknown) =>
    writeFileSync(join(content, file), `${JSON.stringify(value, null, 2)}\n`);
  write('images/index.json', {});
  write('documents/settings/settings.json', toSettings(answers));
}

function toSettings({ name, address, email, timeZone, hours }: Answers) {
  const { postalCode, ...place } = address;
  const week = Object.entries(hours).map(([day, text]) => {
    const [opens, closes] = text.split('-');
    return text === 'closed' ? { day, is_closed: true } : { day, is_closed: false, opens, closes };
  });
  return {
    type: 'settings',
    uid: 'settings',
    tags: [],
    shared: {
      timezone: timeZone,
      opening_hours: week,
      addresses: [{ kind: 'visit', ...place, postal_code: postalCode }],
      email,
    },
    ...Object.fromEntries(
      languages.map((language) => [
        language,
        { site_name: name[language], addresses: [{ name: name[language] }] },
      ]),
    ),
  };
}
