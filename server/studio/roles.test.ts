import { beforeAll, describe, expect, test } from 'vitest';
import { openSqlite } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import { type Role, roles } from '#shared/studio/rights.ts';
import { openStudio } from './people/studio-browser.test-support.ts';
import { createStudioApi } from './studio.ts';

/**
 * Who may call what: every call of the API has one line. A: administrator,
 * P: publisher, E: editor, T: translator, D: desk; `open`: also who is not signed in.
 */
const table = `
DELETE /account/openid                  A P E T D
DELETE /account/sessions                A P E T D
DELETE /account/sessions/:id            A P E T D
DELETE /items/:setId/ask                A P E T
DELETE /items/:setId/conflicts/:id      A P E T
DELETE /people/:id                      A
DELETE /people/:id/second-factor        A
DELETE /people/invitations/:id          A
DELETE /pictures/:id                    A P E
DELETE /previews/links/:id              A P E
DELETE /releases/:id                    A P E
DELETE /releases/:id/items/:setId       A P E
DELETE /releases/:id/pages/:pageId      A P E
DELETE /uploads/:id                     A P E
GET /account                            A P E T D
GET /acts                               A
GET /acts/export                        A
GET /desk                               A P D
GET /home                               A P E T
GET /items                              A P E T
GET /items/:setId                       A P E T
GET /items/:setId/history               A P E T
GET /items/:setId/history/:revision     A P E T
GET /items/:setId/target                A P E T
GET /items/:setId/uses                  A P E T
GET /items/conflicts                    A P E T
GET /items/types                        A P E T
GET /me                                 open
GET /pages                              A P E T
GET /pages/:id                          A P E T
GET /pages/:id/checks                   A P E T
GET /pages/:id/history                  A P E T
GET /pages/:id/beside                   A P E T
GET /pages/:id/data/:language           A P E T
GET /pages/:id/numbers                  A P E T
GET /pages/:id/uses                     A P E T
GET /pages/:id/history/:revision        A P E T
GET /pages/blocks                       A P E T
GET /pages/templates                    A P E T
GET /people                             A
GET /pictures                           A P E T
GET /pictures/:id                       A P E T
GET /pictures/:id/uses                  A P E T
GET /pictures/lacking                   A P E T
GET /previews                           A P E T
GET /releases                           A P E T
GET /releases/:id                       A P E T
GET /translations                       A P E T
GET /translations/next                  A P E T
GET /uploads                            A P E
GET /uploads/:id                        A P E
PATCH /account                          A P E T D
PATCH /items/:setId/draft               A P E T
PATCH /pages/:id/draft                  A P E T
PATCH /people/:id                       A
PATCH /pictures/:id                     A P E
PATCH /releases/:id                     A P E
PATCH /uploads/:id                      A P E
POST /account/openid                    A P E T D
GET /invitation/first                   open
POST /invitation/look                   open
POST /invitation/take                   open
POST /items                             A P E
POST /items/:setId/archive              A P
POST /items/:setId/ask                  A P E T
POST /items/:setId/choose               A P E
POST /items/:setId/discard              A P E
POST /items/:setId/duplicate            A P E
POST /items/:setId/name                 A P E
POST /items/:setId/presence             A P E T
POST /items/:setId/preview              A P E T
POST /items/:setId/publish              A P
POST /items/:setId/restore              A P E
POST /items/:setId/still-right          A P E T
POST /items/:setId/undo                 A P
POST /items/:setId/times                A P E T
POST /items/:setId/unpublish            A P
POST /pages                             A P E
POST /pages/:id/archive                 A P
POST /pages/:id/discard                 A P E
POST /pages/:id/name                    A P E
POST /pages/:id/presence                A P E T
POST /pages/:id/preview                 A P E T
POST /pages/:id/publish                 A P
POST /pages/:id/restore                 A P E
POST /pages/:id/still-right             A P E T
POST /pages/:id/template                A P E
POST /pages/:id/unpublish               A P
POST /people/invitations                A
POST /pictures                          A P E
POST /pictures/:id/file                 A P E
POST /pictures/:id/restore              A P E
POST /previews/links                    A P E
POST /previews/moments                  A P E T
POST /releases                          A P E
POST /releases/:id/items                A P E
POST /releases/:id/pages                A P E
POST /releases/:id/publish              A P
POST /releases/:id/reopen               A P
POST /translations/export               A P E T
POST /translations/import               A P E T
POST /uploads                           A P E
`;

const letters: Readonly<Record<string, Role>> = {
  A: 'administrator',
  P: 'publisher',
  E: 'editor',
  T: 'translator',
  D: 'desk',
};
const askers = [...roles, 'nobody'] as const;

const lines = table
  .trim()
  .split('\n')
  .map((line) => {
    const [method, path, ...who] = line.trim().split(/\s+/);
    const may = who[0] === 'open' ? askers : who.map((letter) => letters[letter]);
    return { call: `${method} ${path}`, may };
  });

/** `/history/:revision{[0-9]+}` is `/history/:revision` in the table. */
const withoutPatterns = (path: string) => path.replace(/\{[^/]*\}/g, '');

describe('the table of roles and calls', () => {
  type Ask = ReturnType<ReturnType<typeof openStudio>['openBrowser']>['ask'];
  const asks = new Map<string, Ask>();

  beforeAll(async () => {
    const database = openSqlite('visitors', ':memory:');
    await migrate(database);
    const { join, openBrowser } = openStudio(database);
    for (const role of roles) {
      const { ask } = await join({ email: `${role}@museum.example`, role, languages: ['haw'] });
      asks.set(role, ask);
    }
    asks.set('nobody', openBrowser().ask);
    return () => database.close();
  }, 60_000);

  test('has a line for every call of the API, and none for another', () => {
    const nowhere = () => {
      throw new Error('Nothing is called.');
    };
    const { routes } = createStudioApi({
      origin: '',
      folder: '',
      people: nowhere,
      items: nowhere,
    });
    const calls = new Set(routes.map(({ method, path }) => `${method} ${withoutPatterns(path)}`));
    expect(lines.map(({ call }) => call).sort()).toEqual([...calls].sort());
  });

  test.for(lines)('is kept by $call', async ({ call, may }) => {
    const body = call.startsWith('GET') ? undefined : {};
    const asked = call.replace(/:revision/, '1').replace(/:\w+/g, 'unknown');
    const answered = await Promise.all(
      askers.map(async (asker) => [asker, findRefusal(await asks.get(asker)?.(asked, body))]),
    );
    expect(Object.fromEntries(answered)).toEqual(
      Object.fromEntries(
        askers.map((asker) => [asker, may.includes(asker as Role) ? null : refusalOf(asker)]),
      ),
    );
  });
});

const refusalOf = (asker: string) => (asker === 'nobody' ? 'signed-out' : 'no-right');

/** Why the right was refused; null: the call was let through, whatever became of it then. */
const findRefusal = (answer?: { readonly status: number; readonly body: unknown }) => {
  if (answer?.status !== 401 && answer?.status !== 403) return null;
  return (answer.body as { error?: { code?: string } }).error?.code ?? 'unknown';
};
