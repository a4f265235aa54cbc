import { beforeEach, expect, test } from 'vitest';
import type { Database } from '#database/database.ts';
import { roles } from '#shared/studio/rights.ts';
import { describeOnEachDatabase } from '../../../tests/setup/test-databases.ts';
import { createFirstInvitation, createInvitation } from './invitations.ts';
import { studioData } from './personal-data.ts';
import { goodPassword, openStudio, studioOrigin, toCode } from './studio-browser.test-support.ts';

describeOnEachDatabase('People of the studio', (openDatabase) => {
  let database: Database;
  let studio: ReturnType<typeof openStudio>;
  beforeEach(async () => {
    database = await openDatabase('visitors');
    studio = openStudio(database);
  });

  const administrator = () =>
    studio.join({ email: 'leilani@museum.example', role: 'administrator' }, 'Leilani');

  test('the first link makes an administrator, once, and no second first one', async () => {
    const token = await createFirstInvitation(studio.query, new Date());
    const { ask, signIn } = studio.openBrowser();
    expect((await ask('GET /invitation/first')).body).toEqual({ isOpen: true });
    expect((await ask('POST /invitation/look', { token })).body).toEqual({
      kind: 'first',
      email: null,
      role: 'administrator',
    });
    const taking = { token, name: 'Leilani', password: goodPassword };
    expect((await ask('POST /invitation/take', taking)).status).toBe(400);
    const whole = { ...taking, email: 'Leilani@Museum.example' };
    expect((await ask('POST /invitation/take', whole)).status).toBe(200);
    expect((await ask('POST /invitation/take', whole)).status).toBe(404);
    expect((await signIn('leilani@museum.example')).status).toBe(200);
    expect((await ask('GET /me')).body).toMatchObject({ role: 'administrator', name: 'Leilani' });
    expect((await ask('GET /invitation/first')).body).toEqual({ isOpen: false });
    expect(await createFirstInvitation(studio.query, new Date())).toBeNull();
  });

  test('a newer first link makes the one before worth nothing', async () => {
    const old = await createFirstInvitation(studio.query, new Date());
    await createFirstInvitation(studio.query, new Date());
    const { ask } = studio.openBrowser();
    expect((await ask('POST /invitation/look', { token: old })).status).toBe(404);
  });

  test('of two who take one link at once, one gets the account', async () => {
    const invited = { email: 'kai@museum.example', role: 'editor', languages: [] } as const;
    const { token } = await createInvitation(
      studio.query,
      'person',
      { ...invited, language: 'en' },
      null,
      new Date(),
    );
    const taking = { token, name: 'Kai', password: goodPassword };
    const { ask } = studio.openBrowser();
    const answers = await Promise.all([
      ask('POST /invitation/take', taking),
      ask('POST /invitation/take', taking),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  test('a server that sends no mail says where the link lies', async () => {
    studio = openStudio(database, { sendsMails: false });
    const { ask } = await administrator();
    const invited = { email: 'kai@museum.example', role: 'editor', languages: [], language: 'en' };
    expect((await ask('POST /people/invitations', invited)).body).toMatchObject({ isSent: false });
  });

  test('an invitation is bound to its address and role, ends after 7 days and may be withdrawn', async () => {
    const { ask } = await administrator();
    const invited = {
      email: 'kai@museum.example',
      role: 'translator',
      languages: ['haw'],
      language: 'haw',
    };
    const sent = await ask('POST /people/invitations', invited);
    expect(sent).toMatchObject({ status: 200, body: { isSent: true } });
    const [mail = ''] = await studio.readMails('kai@museum.example');
    const [, token] = /\/studio\/invitation#([\w-]+)/.exec(mail) ?? [];
    const other = studio.openBrowser();
    const taking = { token, name: 'Kai', password: goodPassword, email: 'other@museum.example' };
    expect((await other.ask('POST /invitation/take', taking)).body).toEqual({
      email: 'kai@museum.example',
    });
    await other.signIn('kai@museum.example');
    expect((await other.ask('GET /me')).body).toMatchObject({
      role: 'translator',
      languages: ['haw'],
      language: 'haw',
    });

    const old = new Date(Date.now() - 8 * 24 * 3_600_000);
    const late = { email: 'late@museum.example', role: 'editor', languages: [] } as const;
    const { token: outdated } = await createInvitation(
      studio.query,
      'person',
      { ...late, language: 'en' },
      null,
      old,
    );
    expect((await other.ask('POST /invitation/look', { token: outdated })).status).toBe(404);

    await ask('POST /people/invitations', { ...invited, email: 'mele@museum.example' });
    const { body } = await ask('GET /people');
    expect(body.invitations).toMatchObject([{ email: 'mele@museum.example' }]);
    expect(JSON.stringify(body)).not.toContain('token');
    await ask(`DELETE /people/invitations/${body.invitations[0].id}`);
    expect((await ask('GET /people')).body.invitations).toEqual([]);
  });

  test('who has an account is not invited again', async () => {
    const { ask } = await administrator();
    const again = {
      email: 'LEILANI@museum.example',
      role: 'editor',
      languages: [],
      language: 'en',
    };
    expect((await ask('POST /people/invitations', again)).status).toBe(409);
  });

  test('a session lives in one cookie that scripts and other sites do not get, and is new at each sign-in', async () => {
    const { email } = await administrator();
    const { ask, signIn, cookies } = studio.openBrowser();
    const [name = ''] = (await signIn(email)).setCookies;
    expect(name).toMatch(/^__Secure-studio\.session_token=/);
    for (const word of ['Path=/studio', 'HttpOnly', 'Secure', 'SameSite=Lax']) {
      expect(name).toContain(word);
    }
    const before = new Map(cookies);
    await signIn(email);
    expect(cookies.get('__Secure-studio.session_token')).not.toBe(
      before.get('__Secure-studio.session_token'),
    );
    await ask('POST /auth/sign-out', {});
    expect((await ask('GET /me')).body).toBeNull();
  });

  test('a session that a stranger chose is not taken', async () => {
    const { ask, cookies, signIn } = studio.openBrowser();
    const { email } = await administrator();
    cookies.set('__Secure-studio.session_token', 'chosen.by-a-stranger');
    expect((await ask('GET /me')).body).toBeNull();
    await signIn(email);
    expect(cookies.get('__Secure-studio.session_token')).not.toContain('chosen');
  });

  test('whoever was in before there was a second factor is out once there is one', async () => {
    const person = await administrator();
    const other = studio.openBrowser();
    await other.signIn(person.email);
    const stolen = studio.openBrowser();
    for (const [name, value] of person.cookies) stolen.cookies.set(name, value);
    const { body } = await person.ask('POST /auth/two-factor/enable', { password: goodPassword });
    await person.ask('POST /auth/two-factor/verify-totp', { code: toCode(body.totpURI) });
    expect((await person.ask('GET /me')).body).not.toBeNull();
    for (const { ask } of [other, stolen]) expect((await ask('GET /me')).body).toBeNull();
    expect((await person.ask('GET /account')).body.sessions).toHaveLength(1);
  });

  test('all other sessions are ended at once', async () => {
    const person = await administrator();
    const kai = await studio.join({ email: 'kai@museum.example' });
    const others = [studio.openBrowser(), studio.openBrowser()];
    for (const { signIn } of others) await signIn(person.email);
    expect((await person.ask('DELETE /account/sessions')).body).toEqual({ count: 2 });
    for (const { ask } of others) expect((await ask('GET /me')).body).toBeNull();
    for (const { ask } of [person, kai]) expect((await ask('GET /me')).body).not.toBeNull();
  });

  test('how long an answer takes tells of no account: what is written waits for nothing', async () => {
    const { email } = await administrator();
    const { ask, signIn } = studio.openBrowser();
    const written: string[] = [];
    const watched = openStudio(database, {
      log: { warn() {}, error: (...said: unknown[]) => void written.push(JSON.stringify(said)) },
    });
    await studio.query.deleteFrom('studio_acts').execute();
    await database.query.schema.alterTable('studio_acts').renameTo('moved').execute();
    expect((await watched.openBrowser().signIn(email, 'not the password')).status).toBe(401);
    await expect.poll(() => written.join()).toContain('wrong password');
    await database.query.schema.alterTable('moved').renameTo('studio_acts').execute();
    expect((await signIn(email, 'not the password')).status).toBe(401);
    expect((await ask('POST /auth/request-password-reset', { email })).body).toEqual({});
    expect(await studio.readMails(email)).toHaveLength(1);
  });

  test('whoever has the password tries sixty codes a day, the owner is told, and a new password ends it', async () => {
    const person = await administrator();
    const { body } = await person.ask('POST /auth/two-factor/enable', { password: goodPassword });
    await person.ask('POST /auth/two-factor/verify-totp', { code: toCode(body.totpURI) });
    const thief = studio.openBrowser();
    const tries: number[] = [];
    for (let code = 0; code < 14; code += 1) {
      await studio.query
        .deleteFrom('rate_limits')
        .where('limit_name', '=', 'studio-sign-in')
        .execute();
      if (code % 4 === 0) await thief.signIn(person.email);
      const given = { code: String(code).padStart(6, '0') };
      tries.push((await thief.ask('POST /auth/two-factor/verify-totp', given)).status);
    }
    expect(tries.filter((status) => status === 429).length).toBeGreaterThan(3);
    const mails = await studio.readMails(person.email, 2);
    expect(mails.filter((mail) => mail.includes('Somebody knows your password'))).toHaveLength(1);

    const newPassword = 'he ʻōlelo huna hou';
    await person.ask('POST /auth/change-password', { currentPassword: goodPassword, newPassword });
    const owner = studio.openBrowser();
    await owner.signIn(person.email, newPassword);
    const next = toCode(body.totpURI, Date.now() + 30_000);
    expect((await owner.ask('POST /auth/two-factor/verify-totp', { code: next })).status).toBe(200);
  });

  test('a wrong password and an address without an account are answered alike', async () => {
    const { email } = await administrator();
    const { signIn } = studio.openBrowser();
    const wrong = await signIn(email, 'not the password');
    const unknown = await signIn('nobody@museum.example', 'not the password');
    expect(wrong).toEqual(unknown);
    expect(wrong.status).toBe(401);
  });

  test('one address tries twenty times a minute, and the owner gets in from another', async () => {
    const { email } = await administrator();
    const { signIn } = studio.openBrowser();
    const tries = await Promise.all(
      Array.from({ length: 24 }, () => signIn(email, 'not the password')),
    );
    expect(tries.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(4);
    const mails = await studio.readMails(email);
    expect(mails.length).toBeLessThanOrEqual(1);
    // The limit is of the network address: all browsers of this test have one.
    await studio.query.deleteFrom('rate_limits').execute();
    expect((await signIn(email)).status).toBe(200);
  });

  test('a second factor is asked for before there is a session, and a code is good once', async () => {
    const person = await administrator();
    const { body } = await person.ask('POST /auth/two-factor/enable', { password: goodPassword });
    expect(body.backupCodes).toHaveLength(10);
    const code = toCode(body.totpURI);
    expect((await person.ask('POST /auth/two-factor/verify-totp', { code })).status).toBe(200);
    expect((await person.ask('GET /account')).body.hasSecondFactor).toBe(true);

    const other = studio.openBrowser();
    expect((await other.signIn(person.email)).body).toEqual({ twoFactorRedirect: true });
    expect((await other.ask('GET /me')).body).toBeNull();
    expect((await other.ask('POST /auth/two-factor/verify-totp', { code: '000000' })).status).toBe(
      401,
    );
    // The code that switched it on was seen: it opens nothing any more.
    expect((await other.ask('POST /auth/two-factor/verify-totp', { code })).status).toBe(401);
    expect((await other.ask('GET /me')).body).toBeNull();
    const next = toCode(body.totpURI, Date.now() + 30_000);
    expect((await other.ask('POST /auth/two-factor/verify-totp', { code: next })).status).toBe(200);
    expect((await other.ask('GET /me')).body).not.toBeNull();

    const third = studio.openBrowser();
    await third.signIn(person.email);
    const [backup] = body.backupCodes;
    const useBackup = { code: backup };
    expect((await third.ask('POST /auth/two-factor/verify-backup-code', useBackup)).status).toBe(
      200,
    );
    const fourth = studio.openBrowser();
    await fourth.signIn(person.email);
    expect((await fourth.ask('POST /auth/two-factor/verify-backup-code', useBackup)).status).toBe(
      401,
    );
  });

  test('a forgotten password is set anew by mail, once, and ends all sessions', async () => {
    const person = await administrator();
    const { ask, signIn } = studio.openBrowser();
    const asked = await ask('POST /auth/request-password-reset', { email: person.email });
    const nobody = await ask('POST /auth/request-password-reset', { email: 'no@museum.example' });
    expect(asked).toEqual(nobody);
    const [mail = ''] = await studio.readMails(person.email);
    const [, token] = /\/studio\/reset#([\w-]+)/.exec(mail) ?? [];
    const newPassword = 'another long password';
    expect((await ask('POST /auth/reset-password', { token, newPassword: 'short' })).status).toBe(
      400,
    );
    expect((await ask('POST /auth/reset-password', { token, newPassword })).status).toBe(200);
    expect((await ask('POST /auth/reset-password', { token, newPassword })).status).toBe(400);
    expect((await person.ask('GET /me')).body).toBeNull();
    expect((await signIn(person.email)).status).toBe(401);
    expect((await signIn(person.email, newPassword)).status).toBe(200);
  });

  test.for([
    { name: 'blocked', change: { isBlocked: true } },
    { name: 'made less', change: { role: 'desk' } },
    { name: 'removed', change: null },
  ])('a link that opens an account anew ends when the account is $name', async ({ change }) => {
    const admin = await studio.join({ email: 'admin@museum.example', role: 'administrator' });
    const kai = await studio.join({ email: 'kai@museum.example', role: 'administrator' });
    const invited = {
      email: kai.email,
      role: 'administrator',
      languages: [],
      language: 'en',
    } as const;
    const { token } = await createInvitation(studio.query, 'restore', invited, null, new Date());
    await (change
      ? admin.ask(`PATCH /people/${kai.id}`, change)
      : admin.ask(`DELETE /people/${kai.id}`));
    const taking = { token, name: 'Kai', password: goodPassword };
    const taken = await studio.openBrowser().ask('POST /invitation/take', taking);
    expect(taken.status).toBe(404);
    const row = await studio.query
      .selectFrom('studio_users')
      .select(['role', 'blockedAt'])
      .where('email', '=', kai.email)
      .executeTakeFirst();
    expect(row?.role).toBe(change ? (change.role ?? 'administrator') : undefined);
    if (change?.isBlocked) expect(row?.blockedAt).not.toBeNull();
  });

  test.for(['another link', 'the account', 'an invitation that opens it anew'])(
    'a recovery link that lies in a mailbox is worth nothing once the password was set by %s',
    async (by) => {
      const kai = await studio.join({ email: 'kai@museum.example' });
      const browser = studio.openBrowser();
      for (const _ of [1, 2]) {
        await browser.ask('POST /auth/request-password-reset', { email: kai.email });
      }
      const mails = await studio.readMails(kai.email, 2);
      const [old = '', second = ''] = mails.map((mail) => /reset#([\w-]+)/.exec(mail)?.[1] ?? '');
      const newPassword = 'he ʻōlelo huna hou';
      if (by === 'another link') {
        await browser.ask('POST /auth/reset-password', { token: second, newPassword });
      } else if (by === 'the account') {
        const currentPassword = goodPassword;
        await kai.ask('POST /auth/change-password', { currentPassword, newPassword });
      } else {
        const invited = {
          email: kai.email,
          role: 'editor',
          languages: [],
          language: 'en',
        } as const;
        const { token } = await createInvitation(
          studio.query,
          'restore',
          invited,
          null,
          new Date(),
        );
        const taking = { token, name: 'Kai', password: newPassword };
        await browser.ask('POST /invitation/take', taking);
      }
      expect((await studio.openBrowser().signIn(kai.email, newPassword)).status).toBe(200);
      const stolen = { token: old, newPassword: 'of whoever reads the mail' };
      expect((await studio.openBrowser().ask('POST /auth/reset-password', stolen)).status).toBe(
        400,
      );
    },
  );

  test('sessions are seen without their tokens, and ended', async () => {
    const person = await administrator();
    const other = studio.openBrowser();
    await other.signIn(person.email);
    const { body } = await person.ask('GET /account');
    expect(body.sessions).toHaveLength(2);
    expect(JSON.stringify(body)).not.toMatch(/token/i);
    const foreign = body.sessions.find((one: { isCurrent: boolean }) => !one.isCurrent);
    expect((await person.ask(`DELETE /account/sessions/${foreign.id}`)).status).toBe(200);
    expect((await other.ask('GET /me')).body).toBeNull();
    expect((await person.ask('GET /me')).body).not.toBeNull();
  });

  test('a session that nobody uses ends, and a window that is only open is nobody', async () => {
    let now = new Date();
    const wait = (minutes: number) => {
      now = new Date(now.getTime() + minutes * 60_000);
    };
    studio = openStudio(database, { now: () => now, idleMs: 60 * 60_000 });
    const { ask } = await studio.join({ email: 'kai@museum.example' });
    for (const minutes of [50, 50]) {
      wait(minutes);
      expect((await ask('GET /me')).body).toMatchObject({ name: 'Kai' });
    }
    wait(50);
    await ask('POST /items/any/presence', { place: '' });
    wait(20);
    expect((await ask('GET /me')).body).toBeNull();
    expect(await studio.query.selectFrom('studio_sessions').selectAll().execute()).toEqual([]);
  });

  test('nobody ends a session of another', async () => {
    const person = await administrator();
    const { body } = await person.ask('GET /account');
    const kai = await studio.join({ email: 'kai@museum.example' });
    const answer = await kai.ask(`DELETE /account/sessions/${body.sessions[0].id}`);
    expect(answer.status).toBe(404);
    expect((await person.ask('GET /me')).body).not.toBeNull();
  });

  test('a role counts from the next call on, and a block ends what is open', async () => {
    const { ask } = await administrator();
    const kai = await studio.join({ email: 'kai@museum.example', role: 'administrator' });
    expect((await kai.ask('GET /people')).status).toBe(200);
    await ask(`PATCH /people/${kai.id}`, { role: 'editor' });
    expect((await kai.ask('GET /people')).status).toBe(403);
    await ask(`PATCH /people/${kai.id}`, { isBlocked: true });
    expect((await kai.ask('GET /me')).body).toBeNull();
    expect((await kai.signIn(kai.email)).status).toBe(403);
    await ask(`PATCH /people/${kai.id}`, { isBlocked: false });
    expect((await kai.signIn(kai.email)).status).toBe(200);
  });

  test('the last administrator stays one, also when two demote each other at once', async () => {
    const first = await administrator();
    const lower = { role: 'editor' };
    expect((await first.ask(`PATCH /people/${first.id}`, lower)).status).toBe(409);
    expect((await first.ask(`PATCH /people/${first.id}`, { isBlocked: true })).status).toBe(409);
    expect((await first.ask(`DELETE /people/${first.id}`)).status).toBe(409);
    const second = await studio.join({ email: 'kai@museum.example', role: 'administrator' });
    const answers = await Promise.all([
      first.ask(`PATCH /people/${second.id}`, lower),
      second.ask(`PATCH /people/${first.id}`, lower),
    ]);
    expect(answers.map(({ status }) => status).sort()).not.toEqual([200, 200]);
    const { body } = await first.ask('GET /me');
    const other = await second.ask('GET /me');
    expect([body.role, other.body.role]).toContain('administrator');
  });

  test('nobody gives themselves a role by the account', async () => {
    const kai = await studio.join({ email: 'kai@museum.example' });
    const change = { name: 'Kai', language: 'en', role: 'administrator' };
    expect((await kai.ask('PATCH /account', change)).status).toBe(400);
    expect((await kai.ask('POST /auth/update-user', { role: 'administrator' })).status).toBe(404);
    expect((await kai.ask('GET /auth/list-sessions')).status).toBe(404);
    expect((await kai.ask('GET /me')).body.role).toBe('editor');
  });

  test('what was done is written down, listed in pages, and given out without formulas', async () => {
    const { ask, email } = await administrator();
    await studio.join({ email: 'kai@museum.example' }, '=HYPERLINK("https://bad.example")');
    const { body } = await ask('GET /acts');
    const acts = body.acts.map((one: { act: string }) => one.act);
    expect(acts).toContain('invitation.taken');
    expect(acts).toContain('session.began');
    expect(JSON.stringify(body)).not.toContain(goodPassword);
    const filtered = await ask('GET /acts?act=invitation.');
    expect(filtered.body.acts.map((one: { act: string }) => one.act)).toEqual([
      'invitation.taken',
      'invitation.taken',
    ]);
    const csv = (await ask('GET /acts/export?form=csv')).body as string;
    expect(csv).toContain(`"'=HYPERLINK(""https://bad.example"")"`);
    const lines = (await ask('GET /acts/export?form=jsonl')).body as string;
    expect(lines.trim().split('\n').length).toBeGreaterThan(acts.length);
    for (const method of ['POST', 'PATCH', 'DELETE', 'PUT']) {
      expect((await ask(`${method} /acts`, {})).status).toBe(404);
    }
    expect(email).toBe('leilani@museum.example');
  });

  test.for(roles)('a %s sees people and the log only as an administrator', async (role) => {
    const kai = await studio.join({ email: 'kai@museum.example', role });
    const status = role === 'administrator' ? 200 : 403;
    for (const call of ['GET /people', 'GET /acts', 'GET /acts/export?form=csv']) {
      expect((await kai.ask(call)).status, call).toBe(status);
    }
  });

  test.for([
    'https://other.example',
    'null',
    'http://museum.example',
    `${studioOrigin}.other.example`,
  ])('a sign-in that comes from %s is refused', async (Origin) => {
    const { email } = await administrator();
    const { ask } = studio.openBrowser();
    const body = { email, password: goodPassword };
    expect((await ask('POST /auth/sign-in/email', body, { Origin })).status).toBe(403);
    expect(
      (await ask('POST /auth/sign-in/email', body, { 'Content-Type': 'text/plain' })).status,
    ).toBe(415);
  });

  test('what is kept of a person is given out and erased, and the last administrator stays', async () => {
    const first = await administrator();
    const kai = await studio.join({ email: 'kai@museum.example' });
    const listAll = async (email: string) =>
      (await Promise.all(studioData.map((kind) => kind.listOfPerson(database, email)))).flat();
    expect(JSON.stringify(await listAll(kai.email))).toContain('session.began');
    expect(JSON.stringify(await listAll(kai.email))).not.toMatch(/argon2|token/);
    await studio.query.transaction().execute(async (work) => {
      for (const kind of studioData) await kind.eraseOfPerson(work, kai.email);
    });
    expect(await listAll(kai.email)).toEqual([]);
    expect((await kai.ask('GET /me')).body).toBeNull();
    expect(JSON.stringify((await first.ask('GET /acts')).body)).not.toContain('kai@');
    const eraseFirst = studio.query.transaction().execute(async (work) => {
      for (const kind of studioData) await kind.eraseOfPerson(work, first.email);
    });
    await expect(eraseFirst).rejects.toThrow('only administrator');
    expect((await first.ask('GET /me')).body).not.toBeNull();
  });

  test('what has run out is deleted, and accounts are not', async () => {
    const { ask } = await administrator();
    const [, accounts] = studioData;
    const inAMonth = new Date(Date.now() + 31 * 24 * 3_600_000);
    expect(await accounts?.deleteOlderThan(database, inAMonth)).toBeGreaterThan(0);
    expect((await ask('GET /me')).body).toBeNull();
    expect(await studio.query.selectFrom('studio_users').select('email').execute()).toHaveLength(1);
  });
});
