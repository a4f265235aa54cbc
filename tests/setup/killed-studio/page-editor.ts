// Composes and publishes one page as fast as it can, and prints a line for each change that was acknowledged,
// until it is killed. `node page-editor.ts <name>`; DATA_FOLDER or DATABASE_URL.

import { randomUUID } from 'node:crypto';
import { openPage } from '#server/studio/pages/open-page.ts';
import { createGetPages } from '#server/studio/pages/page-room.ts';
import { publishPage, unpublishPage } from '#server/studio/pages/publish-page.ts';
import { savePageDraft } from '#server/studio/pages/save-page-draft.ts';
import { StudioError } from '#server/studio/room/studio-error.ts';
import { type EditedEntry, findBlock, rootList } from '#shared/page-builder/editing/block-tree.ts';
import type { Operation } from '#shared/page-builder/editing/operations.ts';
import { readAt } from '#shared/page-builder/editing/values.ts';
import { killedPage, wordsPath } from './kill-pages.ts';
import { openRoom } from './open-room.ts';

const [name = 'one'] = process.argv.slice(2);
const { shared, person: editor, tell } = await openRoom(name);
const person = { ...editor, email: '', language: 'en' } as const;
const room = createGetPages({
  ...shared,
  findTimeZone: async () => 'Pacific/Honolulu',
  listBlocks: async () => [],
  check: async () => [],
  localeCodes: { en: 'en', es: 'es', haw: 'haw' },
})();

const readEntry = async () => {
  const { entry, draft } = await openPage(room, killedPage);
  return { entry: entry as EditedEntry, base: draft?.revision ?? 0 };
};
const countIn = (entry: EditedEntry) => Number(readAt(findBlock(entry, name)?.block, wordsPath));

let count = countIn((await readEntry()).entry);
tell({ ready: true });
for (;;) {
  const { entry, base } = await readEntry();
  const from = String(count);
  const token = randomUUID();
  const operations: Operation[] = [
    { kind: 'set', id: name, path: wordsPath, from, to: String(count + 1) },
  ];
  // One of both writes the word that stands in two blocks, and moves one of them about.
  if (name === 'one') {
    const was = readAt(findBlock(entry, 'left')?.block, wordsPath);
    for (const id of ['left', 'right']) {
      operations.push({ kind: 'set', id, path: wordsPath, from: was, to: token });
    }
    const after = count % 2 === 0 ? null : 'two';
    operations.push({ kind: 'move', id: 'left', place: { parent: null, list: rootList, after } });
  }
  const saved = await savePageDraft(room, person, killedPage, { base, operations, key: token });
  count += 1;
  tell({ saved: count });
  if (name === 'two' && count % 3 === 0) {
    // One alone: of two who take it off at once only the last is noted.
    if (await takeOff()) tell({ removed: true });
  } else if (Math.random() < 0.5) {
    const published = await publish(saved.revision);
    if (published) tell({ published });
  }
}

/** Another's change may come between, several times. */
async function publish(revision: number, tries = 3): Promise<number | null> {
  try {
    await publishPage(room, person, killedPage, { revision });
    return revision;
  } catch (error) {
    if (!(error instanceof StudioError) || error.code !== 'newer') throw error;
    return tries > 0 ? publish(Number(error.details.revision), tries - 1) : null;
  }
}

/** @returns false where another's publication came between */
async function takeOff(): Promise<boolean> {
  try {
    await unpublishPage(room, person, killedPage, { isArchived: false });
    return true;
  } catch (error) {
    if (!(error instanceof StudioError) || error.code !== 'newer') throw error;
    return false;
  }
}
