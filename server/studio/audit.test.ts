import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { openSqlite, withTables } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import type { SharedVisitorTables } from '#database/visitors/tables.ts';
import { defaultLanguageCodes } from '#services/content-management/embedded/content-languages.ts';
import { createSetId } from '#services/content-management/embedded/stored-document.ts';
import type { DocumentTables } from '#services/content-management/embedded/tables.ts';
import { openMediaStore } from '../images/media-store.ts';
import { createGetItems } from './items/get-items.ts';
import { loadStaff, setIdOf, toStaff } from './items/items.test-support.ts';
import { createGetPages } from './pages/page-room.ts';
import { loadPage } from './pages/pages.test-support.ts';
import { authCalls } from './people/auth-calls.ts';
import { createGetPeople } from './people/get-people.ts';
import { createInvitation } from './people/invitations.ts';
import { toCode } from './people/studio-browser.test-support.ts';
import { peopleQuery } from './people/tables.ts';
import { createGetPictures } from './pictures/get-pictures.ts';
import { createPhoto, part, tus } from './pictures/pictures.test-support.ts';
import { createStudio, createStudioApi } from './studio.ts';

/**
 * What each call that changes something writes into the log. `-`: nothing, since it only looks, or begins
 * what another call ends.
 */
const table = `
DELETE /account/openid                    account.openid-closed
DELETE /account/sessions                  session.others-ended
DELETE /account/sessions/:id              session.ended
DELETE /items/:setId/ask                  item.publication-not-asked
DELETE /items/:setId/conflicts/:id        item.conflict-settled
DELETE /people/:id                        person.removed
DELETE /people/:id/second-factor          person.second-factor-off
DELETE /people/invitations/:id            invitation.withdrawn
DELETE /pictures/:id                      picture.deleted
DELETE /previews/links/:id                preview.ended
DELETE /releases/:id                      release.removed
DELETE /releases/:id/items/:setId         item.taken-out-of-release
DELETE /releases/:id/pages/:pageId        page.taken-out-of-release
DELETE /uploads/:id                       -
GET /acts/export                          acts.exported
PATCH /account                            account.changed
PATCH /items/:setId/draft                 item.edited
PATCH /pages/:id/draft                    page.edited
PATCH /people/:id                         person.changed
PATCH /pictures/:id                       picture.changed
PATCH /releases/:id                       release.renamed
PATCH /uploads/:id                        -
POST /account/openid                      account.openid-reopened
POST /auth/change-password                account.password-changed
POST /auth/passkey/delete-passkey         account.passkey-removed
POST /auth/passkey/verify-authentication  session.began
POST /auth/passkey/verify-registration    account.passkey-added
POST /auth/request-password-reset         -
POST /auth/reset-password                 account.recovered
POST /auth/sign-in/email                  session.began
POST /auth/sign-out                       session.ended
POST /auth/two-factor/disable             account.second-factor-off
POST /auth/two-factor/enable              -
POST /auth/two-factor/generate-backup-codes account.backup-codes-made
POST /auth/two-factor/verify-backup-code  session.began
POST /auth/two-factor/verify-totp         account.second-factor-on
POST /invitation/look                     -
POST /invitation/take                     invitation.taken
POST /items                               item.created
POST /items/:setId/archive                item.archived
POST /items/:setId/ask                    item.publication-asked
POST /items/:setId/choose                 item.version-chosen
POST /items/:setId/discard                item.discarded
POST /items/:setId/duplicate              item.duplicated
POST /items/:setId/name                   item.named
POST /items/:setId/presence               -
POST /items/:setId/preview                -
POST /items/:setId/publish                item.published
POST /items/:setId/restore                item.restored
POST /items/:setId/still-right            item.translation-confirmed
POST /items/:setId/undo                   item.publication-undone
POST /items/:setId/times                  -
POST /items/:setId/unpublish              item.unpublished
POST /pages                               page.created
POST /pages/:id/archive                   page.archived
POST /pages/:id/discard                   page.discarded
POST /pages/:id/name                      page.named
POST /pages/:id/presence                  -
POST /pages/:id/preview                   -
POST /pages/:id/publish                   page.published
POST /pages/:id/restore                   page.restored
POST /pages/:id/still-right               page.translation-confirmed
POST /pages/:id/template                  page.saved-as-template
POST /pages/:id/unpublish                 page.unpublished
POST /people/invitations                  invitation.sent
POST /pictures                            picture.uploaded
POST /pictures/:id/file                   picture.replaced
POST /pictures/:id/restore                picture.restored
POST /previews/links                      preview.shared
POST /previews/moments                    -
POST /releases                            release.created
POST /releases/:id/items                  item.put-into-release
POST /releases/:id/pages                  page.put-into-release
POST /releases/:id/publish                release.published
POST /releases/:id/reopen                 release.reopened
POST /translations/export                 -
POST /translations/import                 item.translations-imported
POST /uploads                             -
`;
/** Need a device that signs: held by the tests of people and by a journey. */
const byDevices = /passkey\/verify-(authentication|registration)$/;

const acts = new Map(
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [method, path, act = ''] = line.trim().split(/\s+/);
      return [`${method} ${path}`, act] as const;
    }),
);
const withoutPatterns = (path: string) => path.replace(/\{[^/]*\}/g, '');
const origin = 'https://museum.example';
const password = 'kapa moena ʻōlapa';

describe('the log', () => {
  /** Which acts each call wrote. */
  const written = new Map<string, readonly string[]>();

  test('has a line for every call that changes something, and none for another', () => {
    const nowhere = () => {
      throw new Error('Nothing is called.');
    };
    const { routes } = createStudioApi({ origin, folder: '', people: nowhere, items: nowhere });
    const calls = new Set([
      ...routes.map(({ method, path }) => `${method} ${withoutPatterns(path)}`),
      ...[...authCalls.keys()].map((call) => call.replace(' ', ' /auth')),
    ]);
    const changing = [...calls].filter((call) => !call.startsWith('GET '));
    expect([...acts.keys()].filter((call) => !call.startsWith('GET ')).sort()).toEqual(
      changing.sort(),
    );
  });

  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'girih-acts-'));
    const [content, visitors] = [
      openSqlite('content', ':memory:'),
      openSqlite('visitors', ':memory:'),
    ];
    for (const database of [content, visitors]) await migrate(database);
    const log = { warn() {}, error() {} };
    const now = () => new Date();
    const people = createGetPeople({ database: visitors, origin, log, now, slowMs: 0 });
    const shared = {
      ...{ content, visitors, now, onPublished: () => {} },
      record: async (...act: Parameters<Awaited<ReturnType<typeof people>>['audit']['record']>) =>
        (await people()).audit.record(...act),
    };
    const items = createGetItems({
      ...shared,
      languageCodes: defaultLanguageCodes,
      timeZone: 'Pacific/Honolulu',
    });
    const store = openMediaStore({ kind: 'folder', path: join(folder, 'media') }, '');
    const pictures = createGetPictures({
      ...{ ...shared, store, items, contentFolder: '/nowhere' },
      uploadsFolder: join(folder, 'uploads'),
    });
    const pages = createGetPages({
      ...{ ...shared, localeCodes: { en: 'en', es: 'es', haw: 'haw' } },
      ...{ listBlocks: async () => [], check: async () => [] },
      findTimeZone: async () => 'Pacific/Honolulu',
    });
    const studio = createStudio({ origin, folder: '', people, items, pictures, pages });
    const query = peopleQuery(visitors);
    const countActs = () => query.selectFrom('studio_acts').select(['id', 'act']).execute();

    const openBrowser = () => {
      const cookies = new Map<string, string>();
      /** @param call as in the table; @param values of its names, in their order */
      return async (
        call: string,
        values: readonly (string | number)[] = [],
        body: unknown = {},
        headers: Record<string, string> = { 'Content-Type': 'application/json' },
      ) => {
        const left = [...values];
        const [method = '', path = ''] = call.split(' ');
        const before = new Set((await countActs()).map(({ id }) => id));
        await query.deleteFrom('rate_limits').execute();
        const filled = path.replace(/:\w+/g, () => encodeURIComponent(String(left.shift())));
        const isRaw = body instanceof Uint8Array;
        const answer = await studio.request(`${origin}/api${filled}${left.join('')}`, {
          method,
          headers: {
            Origin: origin,
            Cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
            ...headers,
          },
          ...(method !== 'GET' && body !== null && { body: isRaw ? body : JSON.stringify(body) }),
        } as RequestInit);
        for (const line of answer.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
          if (value) cookies.set(name, value);
          else cookies.delete(name);
        }
        const text = await answer.text();
        if (answer.status >= 400) throw new Error(`${call}: ${answer.status} ${text}`);
        const since = (await countActs()).filter(({ id }) => !before.has(id));
        written.set(call, [...(written.get(call) ?? []), ...since.map(({ act }) => act)]);
        const place = answer.headers.get('Location') ?? '';
        // biome-ignore lint/suspicious/noExplicitAny: answers are looked at field by field
        return text.startsWith('{') ? (JSON.parse(text) as any) : place.split('/').at(-1);
      };
    };

    // People.
    const invite = async (email: string, role: 'administrator' | 'editor') => {
      const invited = { email, role, languages: [], language: 'en' } as const;
      const { token } = await createInvitation(query, 'person', invited, null, now());
      const ask = openBrowser();
      await ask('POST /invitation/look', [], { token });
      await ask('POST /invitation/take', [], { token, name: 'Kai', password });
      await ask('POST /auth/sign-in/email', [], { email, password });
      return { ask, id: (await ask('GET /me')).id as string };
    };
    const { ask, id: own } = await invite('leilani@museum.example', 'administrator');
    const kai = await invite('kai@museum.example', 'editor');
    await ask('PATCH /account', [], { name: 'Leilani', language: 'haw' });
    await query
      .insertInto('studio_accounts')
      .values({
        ...{ id: 'o', accountId: 'there', providerId: 'openid', userId: own },
        ...{ password: null, createdAt: '', updatedAt: '' },
      })
      .execute();
    await ask('DELETE /account/openid');
    await ask('POST /account/openid');
    const signIn = async () => {
      const browser = openBrowser();
      const asked = await browser('POST /auth/sign-in/email', [], {
        email: 'leilani@museum.example',
        password,
      });
      return { browser, asked };
    };
    await signIn();
    const { sessions } = await ask('GET /account');
    const other = sessions.find((one: { isCurrent: boolean }) => !one.isCurrent);
    await ask('DELETE /account/sessions/:id', [other.id]);
    await ask('DELETE /account/sessions');
    const begun = await ask('POST /auth/two-factor/enable', [], { password });
    await ask('POST /auth/two-factor/verify-totp', [], { code: toCode(begun.totpURI) });
    const { backupCodes } = await ask('POST /auth/two-factor/generate-backup-codes', [], {
      password,
    });
    const { browser } = await signIn();
    await browser('POST /auth/two-factor/verify-backup-code', [], { code: backupCodes[0] });
    await browser('POST /auth/sign-out');
    await ask('POST /auth/two-factor/disable', [], { password });
    await query
      .insertInto('studio_passkeys')
      .values({
        ...{ id: 'p', name: 'Phone', userId: own, credentialID: 'c' },
        createdAt: '',
        publicKey: '',
        counter: 0,
        deviceType: '',
        backedUp: 0,
      } as never)
      .execute();
    await ask('POST /auth/passkey/delete-passkey', [], { id: 'p' });
    const newPassword = `${password} 2`;
    await ask('POST /auth/change-password', [], { currentPassword: password, newPassword });
    await ask('POST /auth/request-password-reset', [], { email: 'kai@museum.example' });
    const token = await vi.waitFor(async () => {
      const mails = await withTables<SharedVisitorTables>(visitors)
        .selectFrom('mail_queue')
        .select('body_text')
        .execute();
      const [, found] = /reset#([\w-]+)/.exec(JSON.stringify(mails)) ?? [];
      if (!found) throw new Error('No mail was queued.');
      return found;
    });
    await openBrowser()('POST /auth/reset-password', [], { token, newPassword });
    const invited = { email: 'mele@museum.example', role: 'desk', languages: [], language: 'en' };
    const { id: invitation } = await ask('POST /people/invitations', [], invited);
    await ask('DELETE /people/invitations/:id', [invitation]);
    await ask('PATCH /people/:id', [kai.id], { role: 'translator' });
    await ask('DELETE /people/:id/second-factor', [kai.id]);
    await ask('DELETE /people/:id', [kai.id]);
    await ask('GET /acts/export', ['?form=csv']);

    // Items.
    const staff = (title: string) => toStaff('keoni', 'Keoni', { en: title, es: 'Guardia' });
    await loadStaff(content, staff('Guard'), now());
    const setId = setIdOf('keoni');
    let saves = 0;
    const save = async (path: string, from: unknown, to: unknown, base: number) => {
      saves += 1;
      const key = `test-save-key-${String(saves).padStart(6, '0')}`;
      const changes = [{ path, from, to }];
      return ask('PATCH /items/:setId/draft', [setId], { base, changes, key });
    };
    await save('en.title', 'Guard', 'Keeper', 0);
    await ask('POST /items/:setId/still-right', [setId], { language: 'es', path: 'title' });
    const read = async () => (await ask('GET /items/:setId', [setId])).revision as number;
    await ask('POST /items/:setId/presence', [setId], { place: 'en.title' });
    const languages = { en: { title: 'Keeper' }, es: null, haw: null };
    await ask('POST /items/:setId/preview', [setId], { languages });
    await ask('POST /items/:setId/times', [setId], { languages });
    await ask('POST /items/:setId/name', [setId], { label: 'First' });
    await ask('POST /items/:setId/ask', [setId], { revision: await read() });
    await ask('DELETE /items/:setId/ask', [setId]);
    const release = await ask('POST /releases', [], { name: 'May' });
    await ask('PATCH /releases/:id', [release.id], { name: 'June' });
    const inRelease = { setId, revision: await read() };
    await ask('POST /releases/:id/items', [release.id], inRelease);
    await ask('DELETE /releases/:id/items/:setId', [release.id, setId]);
    const { version } = await ask('POST /releases/:id/items', [release.id], inRelease);
    const done = await ask('POST /releases/:id/publish', [release.id], { version });
    await ask('POST /releases/:id/reopen', [release.id], { version: done.version });
    await ask('DELETE /releases/:id', [release.id]);
    await ask('POST /items/:setId/publish', [setId], { revision: await read() });
    await ask('POST /items/:setId/undo', [setId], { revision: await read() });
    await ask('POST /items/:setId/restore', [setId], { revision: 0 });
    await ask('POST /items/:setId/discard', [setId]);
    await items()
      .query.insertInto('studio_conflicts')
      .values({
        ...{ id: 'c', set_id: setId, path: 'en.title', kind: 'value' },
        ...{
          base: '1',
          mine: '2',
          theirs: '3',
          person_id: own,
          person_name: '',
          is_alone: 0,
          made_at: 1,
        },
      })
      .execute();
    await ask('DELETE /items/:setId/conflicts/:id', [setId, 'c']);
    await withTables<DocumentTables>(content)
      .updateTable('document_holds')
      .set({ file_documents: JSON.stringify(staff('Watchman')), file_hash: 'another' })
      .execute();
    await ask('POST /items/:setId/choose', [setId], { keep: 'studio' });
    await ask('POST /items/:setId/unpublish', [setId]);
    await ask('POST /items/:setId/archive', [setId]);
    await ask('POST /items', [], { type: 'news', uid: 'storm', title: 'Storm' });
    const news = createSetId('news', 'storm');
    await ask('POST /items/:setId/duplicate', [news], { uid: 'second-storm' });
    const { text } = await ask('POST /translations/export', [], {
      ...{ language: 'haw', units: 'all', setIds: [news] },
    });
    await ask('POST /translations/import', [], { text, isDone: true });

    // Pages.
    const page = { id: 'garden', name: 'Garden', modelId: 'page', published: 'published' };
    const block = { id: 'a', component: { name: 'Text', options: { text: 'Trees' } } };
    await loadPage(content, { ...page, data: { title: 'Garden', blocks: [block] }, query: [] });
    const operation = { kind: 'set', id: null, path: ['name'], from: 'Garden', to: 'Court' };
    const key = 'test-save-key-page-1';
    const operations = [operation];
    await ask('PATCH /pages/:id/draft', ['garden'], { base: 0, operations, key });
    await ask('POST /pages/:id/presence', ['garden'], { place: null });
    await ask('POST /pages/:id/preview', ['garden']);
    await ask('POST /pages/:id/name', ['garden'], { label: 'First' });
    const type = '@builder.io/core:LocalizedValue';
    const spoken = (Default: string) => ({ '@type': type, Default, es: 'Jardín' });
    for (const [position, [from, to]] of [
      ['Garden', spoken('Garden')],
      [spoken('Garden'), spoken('Court')],
    ].entries()) {
      const operations = [{ ...operation, path: ['data', 'title'], from, to }];
      const said = { base: position + 1, key: `test-save-words-${position}`, operations };
      await ask('PATCH /pages/:id/draft', ['garden'], said);
    }
    await ask('POST /pages/:id/still-right', ['garden'], { language: 'es', blockId: null });
    const readPage = async () => (await ask('GET /pages/:id', ['garden'])).revision as number;
    await ask('POST /pages/:id/template', ['garden'], { name: 'A garden' });
    const show = await ask('POST /releases', [], { name: 'Garden show' });
    const shown = { pageId: 'garden', revision: await readPage() };
    await ask('POST /releases/:id/pages', [show.id], shown);
    await ask('DELETE /releases/:id/pages/:pageId', [show.id, 'garden']);
    await ask('POST /pages/:id/discard', ['garden']);
    await ask('POST /pages/:id/restore', ['garden'], { revision: 1 });
    await ask('POST /pages/:id/publish', ['garden'], { revision: await readPage() });
    await ask('POST /pages/:id/unpublish', ['garden']);
    await ask('POST /pages/:id/archive', ['garden']);
    await ask('POST /pages', [], { name: 'Summer', path: '/summer' });

    // Previews and pictures.
    const at = '2026-12-05T09:00';
    await ask('POST /previews/moments', [], { at });
    const link = { label: 'Trustees', setId: null, at, path: '/', language: 'en', days: 1 };
    const { id: shared1 } = await ask('POST /previews/links', [], link);
    await ask('DELETE /previews/links/:id', [shared1]);
    const photo = await createPhoto();
    const upload = async () => {
      const length = { ...tus, 'Upload-Length': String(photo.length) };
      const place = await ask('POST /uploads', [], null, length);
      await ask('PATCH /uploads/:id', [place], photo, { ...part, 'Upload-Offset': '0' });
      return place as string;
    };
    await ask('DELETE /uploads/:id', [await upload()], null, tus);
    const picture = await ask('POST /pictures', [], { upload: await upload() });
    await ask('PATCH /pictures/:id', [picture.id], { rights: 'CC0' });
    await ask('POST /pictures/:id/file', [picture.id], { upload: await upload() });
    await ask('DELETE /pictures/:id', [picture.id]);
    await ask('POST /pictures/:id/restore', [picture.id]);
    return async () => {
      rmSync(folder, { recursive: true, force: true });
      for (const database of [content, visitors]) await database.close();
    };
  }, 120_000);

  test.for([...acts].filter(([call]) => !byDevices.test(call)))('tells of %s', ([call, act]) => {
    const told = new Set(written.get(call));
    if (act === '-') expect([...told]).toEqual([]);
    else expect([...told]).toContain(act);
  });
});
