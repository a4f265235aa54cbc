// How soon visitors see what the studio did, in both workers of a site, when another process did it:
// publications at once and at a time, releases, what is taken back, archived, a picture replaced under its
// address, a card of the menu. `node bench/publication-seen.ts [--database postgresql] [--items 10000 --pictures
// 5000]`, built; budget: 1 s. With items, the museum is first filled as one that was used for years.

import { randomUUID } from 'node:crypto';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { openMediaStore } from '#server/images/media-store.ts';
import { createGetItems } from '#server/studio/items/get-items.ts';
import { openItem } from '#server/studio/items/open-item.ts';
import { publishItem, unpublishItem } from '#server/studio/items/publish-item.ts';
import { saveDraft } from '#server/studio/items/save-draft.ts';
import { undoPublication } from '#server/studio/items/undo-publication.ts';
import { openPicturesRoom } from '#server/studio/pictures/pictures-room.ts';
import { replaceMedia, takeUpload } from '#server/studio/pictures/take-upload.ts';
import { describeRelease } from '#server/studio/releases/describe-release.ts';
import { publishRelease } from '#server/studio/releases/publish-release.ts';
import { putIntoRelease } from '#server/studio/releases/release-items.ts';
import { createRelease } from '#server/studio/releases/releases.ts';
import { defaultLanguageCodes } from '#services/content-management/embedded/content-languages.ts';
import { createSetId } from '#services/content-management/embedded/stored-document.ts';
import { readCommandLine } from '../scripts/command-line/read-command-line.ts';
import { runSite } from '../scripts/site/run-site.ts';
import { openFormsPlace, toPlaceKind } from '../tests/setup/forms-place.ts';
import { fillStudio } from './studio-lists/fill-studio.ts';

const { values } = readCommandLine({
  options: {
    database: { type: 'string', default: 'sqlite' },
    rounds: { type: 'string', default: '5' },
    only: { type: 'string' },
    items: { type: 'string', default: '0' },
    pictures: { type: 'string', default: '0' },
  },
});
const budgetMs = 1_000;
const place = await openFormsPlace(toPlaceKind(values.database));
const workers = ['--workers', '2'] as const;
const environment = { ...place.settings, WORKERS: '2' };
const site = await runSite(place.folder, environment, '.', 'scripts/site/start.mjs', ...workers);
const [content, visitors] = [await place.open('content'), await place.open('visitors')];
const size = { items: Number(values.items), pictures: Number(values.pictures) };
if (size.items > 0) {
  await fillStudio(content, visitors, size);
  // The site reads what is new before anything is measured.
  await new Promise((resolve) => setTimeout(resolve, 15_000));
}
const shared = {
  content,
  visitors,
  now: () => new Date(),
  record: async () => {},
  onPublished() {},
};
const items = createGetItems({
  ...shared,
  languageCodes: defaultLanguageCodes,
  timeZone: 'Pacific/Honolulu',
});
const room = items();
const pictures = openPicturesRoom({
  ...{ ...shared, items, contentFolder: 'content' },
  store: openMediaStore({ kind: 'folder', path: join(place.folder, 'media') }, ''),
  uploadsFolder: join(place.folder, 'uploads'),
});
const person = { id: 'leilani', name: 'Leilani', role: 'publisher', languages: [] } as const;
// A connection stays with its worker, and the next one goes to the other.
const agents = [0, 1].map(() => new Agent({ keepAlive: true, maxSockets: 1 }));
const news = 'after-the-storm';
const page = `/about/news/${news}`;

interface Answer {
  readonly status: number;
  readonly body: string;
}

const ask = (path: string, agent: Agent): Promise<Answer> =>
  new Promise((resolve, reject) => {
    get(`${site.address}${path}`, { agent }, (answer) => {
      text(answer).then((body) => resolve({ status: answer.statusCode ?? 0, body }), reject);
    }).on('error', reject);
  });

/** @returns milliseconds since `since`, until each worker answers so */
async function untilSeen(path: string, isSeen: (answer: Answer) => boolean, since: number) {
  const times = agents.map(async (agent) => {
    while (!isSeen(await ask(path, agent))) {
      if (Date.now() - since > 20_000) return Number.POSITIVE_INFINITY;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return Date.now() - since;
  });
  return Math.max(...(await Promise.all(times)));
}

/** @returns the revision */
async function write(setId: string, path: string, to: unknown): Promise<number> {
  const { content: item, draft } = await openItem(room, setId);
  const [language = 'en', field = ''] = path.split('.');
  const from = item.languages[language as 'en']?.[field];
  const change = { base: draft?.revision ?? 0, changes: [{ path, from, to }], key: randomUUID() };
  return (await saveDraft(room, person, setId, change)).revision;
}

const says = (word: string) => (answer: Answer) => answer.body.includes(word);
const newsId = createSetId('news', news);

const acts: Readonly<Record<string, () => Promise<number>>> = {
  async 'published now'() {
    const token = randomUUID();
    const revision = await write(newsId, 'en.short_description', token);
    await publishItem(room, person, newsId, { revision });
    return untilSeen(page, says(token), Date.now());
  },
  async 'published at a time'() {
    const token = randomUUID();
    const revision = await write(newsId, 'en.short_description', token);
    const at = Date.now() + 5_000;
    await publishItem(room, person, newsId, { revision, at: new Date(at).toISOString() });
    if (Date.now() > at) throw new Error('Publishing took longer than its time was away.');
    const seen = await untilSeen(page, says(token), at);
    if (seen < 0) throw new Error('It was seen before its time.');
    return seen;
  },
  async 'taken back'() {
    const token = randomUUID();
    const revision = await write(newsId, 'en.short_description', token);
    await publishItem(room, person, newsId, { revision });
    await untilSeen(page, says(token), Date.now());
    await undoPublication(room, person, newsId, revision);
    return untilSeen(page, (answer) => !says(token)(answer), Date.now());
  },
  async 'a release of two'() {
    const token = randomUUID();
    const uids = [news, 'a-gift-of-batik'];
    const id = await createRelease(room, person, token);
    for (const uid of uids) {
      const setId = createSetId('news', uid);
      const revision = await write(setId, 'en.short_description', `${token} ${uid}`);
      await putIntoRelease(room, person, id, { setId, revision });
    }
    const { version } = await describeRelease(room, id);
    await publishRelease(room, person, id, { version, withoutNewer: false });
    const since = Date.now();
    const seen = uids.map((uid) => untilSeen(`/about/news/${uid}`, says(`${token} ${uid}`), since));
    return Math.max(...(await Promise.all(seen)));
  },
  async archived() {
    const { draft } = await openItem(room, newsId);
    await unpublishItem(room, person, newsId, { isArchived: true });
    const seen = await untilSeen(page, ({ status }) => status === 404, Date.now());
    await publishItem(room, person, newsId, { revision: draft?.revision ?? 0 });
    await untilSeen(page, ({ status }) => status === 200, Date.now());
    return seen;
  },
  async 'a card of the menu'() {
    const token = randomUUID();
    const setId = createSetId('menu_page', 'visit');
    const revision = await write(setId, 'en.description', token);
    await publishItem(room, person, setId, { revision });
    return untilSeen('/visit', says(token), Date.now());
  },
  async 'a picture replaced under its address'() {
    const { id } = await takeUpload(pictures, person, { upload: await upload(100) });
    const { path } = await pictures.query
      .selectFrom('studio_media')
      .select('path')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const address = `/images/${path}?w=64`;
    const [before = ''] = await Promise.all(
      agents.map(async (agent) => (await ask(address, agent)).body),
    );
    await replaceMedia(pictures, person, id, { upload: await upload(200) });
    return untilSeen(address, ({ body }) => body !== before, Date.now());
  },
};

/** A picture of one gray that has come whole. @returns its id */
async function upload(gray: number): Promise<string> {
  const bytes = await sharp({
    create: { width: 200, height: 100, channels: 3, background: { r: gray, g: gray, b: gray } },
  })
    .png()
    .toBuffer();
  const send = (method: string, path: string, headers: Record<string, string>, body?: Buffer) =>
    pictures.uploads.answer(
      new Request(`https://museum.example/studio/api/uploads${path}`, {
        method,
        headers: { 'Tus-Resumable': '1.0.0', ...headers },
        ...(body && { body: new Uint8Array(body), duplex: 'half' }),
      }),
      person.id,
    );
  const begun = await send('POST', '', { 'Upload-Length': String(bytes.length) });
  const id = begun.headers.get('Location')?.split('/').at(-1) ?? '';
  const type = 'application/offset+octet-stream';
  await send('PATCH', `/${id}`, { 'Content-Type': type, 'Upload-Offset': '0' }, bytes);
  return id;
}

try {
  // Both workers, and their first pages.
  for (const agent of agents) for (const path of [page, '/visit']) await ask(path, agent);
  const late: string[] = [];
  for (const [name, act] of Object.entries(acts)) {
    if (values.only && values.only !== name) continue;
    const times: number[] = [];
    for (let round = 0; round < Number(values.rounds); round += 1) times.push(await act());
    times.sort((one, other) => one - other);
    const [median = 0, most = 0] = [times[Math.floor(times.length / 2)], times.at(-1)];
    console.log(`${name}: ${median} ms, at most ${most} ms`);
    if (most > budgetMs) late.push(name);
  }
  console.log(late.length === 0 ? 'All within a second.' : `Too late: ${late.join(', ')}`);
  process.exitCode = late.length === 0 ? 0 : 1;
} finally {
  for (const agent of agents) agent.destroy();
  await site.stop();
  await Promise.all([content.close(), visitors.close()]);
  await place.remove();
}
