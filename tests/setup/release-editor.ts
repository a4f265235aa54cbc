// Publishes releases of three items and takes some of them back as fast as it can, and prints a line for
// each that was acknowledged, until it is killed. `node release-editor.ts <name>`.

import { randomUUID } from 'node:crypto';
import { type DatabaseName, openPostgres, openSqlite } from '#database/database.ts';
import { createGetItems } from '#server/studio/items/get-items.ts';
import { setIdOf } from '#server/studio/items/items.test-support.ts';
import { openItem } from '#server/studio/items/open-item.ts';
import { saveDraft } from '#server/studio/items/save-draft.ts';
import { createAuditLog } from '#server/studio/people/audit-log.ts';
import { describeRelease, listReleases } from '#server/studio/releases/describe-release.ts';
import { publishRelease, reopenRelease } from '#server/studio/releases/publish-release.ts';
import { putIntoRelease } from '#server/studio/releases/release-items.ts';
import { createRelease, removeRelease } from '#server/studio/releases/releases.ts';
import { defaultLanguageCodes } from '#services/content-management/embedded/content-languages.ts';
import { releasedItems } from './kill-releases.ts';

const [name = ''] = process.argv.slice(2);
const { DATABASE_URL: address, DATA_FOLDER: folder = '' } = process.env;
const open = async (database: DatabaseName) =>
  address ? openPostgres(database, address, 2) : openSqlite(database, folder);
const visitors = await open('visitors');
const now = () => new Date();
const audit = createAuditLog(visitors, now);
const room = createGetItems({
  content: await open('content'),
  visitors,
  languageCodes: defaultLanguageCodes,
  timeZone: 'Pacific/Honolulu',
  now,
  record: (...act) => audit.record(...act),
  onPublished() {},
})();
const person = { id: name, name, role: 'publisher', languages: [] } as const;
const tell = (said: object) => process.stdout.write(`${JSON.stringify(said)}\n`);
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
