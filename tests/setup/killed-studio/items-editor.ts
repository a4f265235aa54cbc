// Changes and publishes one item as fast as it can, and prints a line for each change that was
// acknowledged, until it is killed. `node items-editor.ts <language>`; DATA_FOLDER or DATABASE_URL.

import { randomUUID } from 'node:crypto';
import { openItem } from '#server/studio/items/open-item.ts';
import { publishItem, unpublishItem } from '#server/studio/items/publish-item.ts';
import { saveDraft } from '#server/studio/items/save-draft.ts';
import { StudioError } from '#server/studio/room/studio-error.ts';
import { type Language, languages } from '#shared/languages/languages.ts';
import { killedItem } from './kill-items.ts';
import { openRoom } from './open-room.ts';

const [language = 'en'] = process.argv.slice(2) as Language[];
const { room, person, tell } = await openRoom(language);

const read = async () => (await openItem(room, killedItem)).content.languages;
const first = await read();
let count = Number(first[language]?.department ?? 0);
tell({ ready: true });
for (;;) {
  const { content, draft } = await openItem(room, killedItem);
  const wasToken = content.languages.en?.title;
  const change = (path: string, from: unknown, to: string) => ({ path, from, to });
  const own = change(`${language}.department`, count === 0 ? null : String(count), `${count + 1}`);
  // One of both writes the word that is the same in all languages.
  const token = randomUUID();
  const words =
    language === 'en' ? languages.map((one) => change(`${one}.title`, wasToken, token)) : [];
  const sending = { base: draft?.revision ?? 0, changes: [own, ...words], key: randomUUID() };
  const { revision } = await saveDraft(room, person, killedItem, sending);
  count += 1;
  tell({ saved: count });
  if (language === 'es' && count % 3 === 0) {
    // One alone: of two who take it off at once only the last is noted.
    await unpublishItem(room, person, killedItem, { isArchived: false });
    tell({ removed: true });
  } else if (Math.random() < 0.5) {
    const published = await publish(revision);
    if (published) tell({ published });
  }
}

/** Another's change may come between, several times. */
async function publish(revision: number, tries = 3): Promise<number | null> {
  try {
    await publishItem(room, person, killedItem, { revision });
    return revision;
  } catch (error) {
    if (!(error instanceof StudioError) || error.code !== 'newer') throw error;
    return tries > 0 ? publish(Number(error.details.revision), tries - 1) : null;
  }
}
