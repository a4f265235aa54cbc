// Publishes releases of three items and takes some of them back as fast as it can, and prints a line for
// each that was acknowledged, until it is killed. `node release-editor.ts <name>`.

import { randomUUID } from 'node:crypto';
import { setIdOf } from '#server/studio/items/items.test-support.ts';
import { openItem } from '#server/studio/items/open-item.ts';
import { saveDraft } from '#server/studio/items/save-draft.ts';
import { describeRelease, listReleases } from '#server/studio/releases/describe-release.ts';
import { publishRelease, reopenRelease } from '#server/studio/releases/publish-release.ts';
import { putIntoRelease } from '#server/studio/releases/release-items.ts';
import { createRelease, removeRelease } from '#server/studio/releases/releases.ts';
import { releasedItems } from './kill-releases.ts';
import { openRoom } from './open-room.ts';

const [name = ''] = process.argv.slice(2);
const { room, person, tell } = await openRoom(name);
// Those that its last life left behind.
for (const { id, by, state } of await listReleases(room)) {
  if (by === name && state === 'open') await removeRelease(room, person, id);
}
tell({ ready: true });

for (;;) {
  const token = randomUUID();
  const id = await createRelease(room, person, token);
  const revisions: Record<string, number> = {};
  for (const uid of releasedItems(name)) {
    const setId = setIdOf(uid);
    const { content, draft } = await openItem(room, setId);
    const changes = (['en', 'es'] as const).map((language) => ({
      path: `${language}.title`,
      from: content.languages[language]?.title,
      to: token,
    }));
    const change = { base: draft?.revision ?? 0, changes, key: randomUUID() };
    const { revision } = await saveDraft(room, person, setId, change);
    await putIntoRelease(room, person, id, { setId, revision });
    // One whose draft was saved when its process was killed is ahead of the others.
    revisions[setId] = revision;
  }
  const { version } = await describeRelease(room, id);
  await publishRelease(room, person, id, { version, withoutNewer: false });
  tell({ published: id, revisions });
  if (Math.random() < 0.4) {
    const published = await describeRelease(room, id);
    await reopenRelease(room, person, id, published.version);
    tell({ reopened: id });
  }
  const reopened = await describeRelease(room, id);
  // There are only so many open ones.
  if (reopened.state === 'open') await removeRelease(room, person, id);
}
