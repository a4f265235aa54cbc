import { beforeEach, expect, test } from 'vitest';
import { type Database, withTables } from '#database/database.ts';
import type { SharedVisitorTables } from '#database/visitors/tables.ts';
import { type GuardRefusal, guardFields } from '#shared/forms/form-guard.ts';
import { describeOnEachDatabase } from '../../../tests/setup/test-databases.ts';
import { apiKey, now, openTestServer } from './server.test-support.ts';
import type { SubmissionTables } from './submissions.ts';

describeOnEachDatabase('form-submit', (openDatabase) => {
  let visitors: Database;
  let answer: (request: Request) => Promise<Response>;
  let time = now;

  beforeEach(async () => {
    time = now;
    visitors = await openDatabase('visitors');
    answer = await openTestServer(await openDatabase(), visitors, { now: () => time });
  });

  const base64 = (text: string) => Buffer.from(text).toString('base64');
  /** As the clients write it: `to` is not percent-encoded. */
  const submit = (
    body: BodyInit | null,
    to = base64('desk@museum.example'),
    key = apiKey,
    from = '',
  ) =>
    answer(
      new Request(
        `https://x.example/api/v1/form-submit?apiKey=${key}&to=${to}&name=${encodeURIComponent('Ask us')}`,
        { method: 'POST', body, headers: from ? { 'X-Visitor-Address': from } : {} },
      ),
    );
  const formOf = (fields: readonly (readonly [string, string | File])[]) => {
    const form = new FormData();
    for (const [name, value] of fields) form.append(name, value);
    return form;
  };
  const readAll = async () => {
    const tables = withTables<SubmissionTables>(visitors);
    const submissions = await tables.selectFrom('builder_submissions').selectAll().execute();
    const files = await tables.selectFrom('builder_submission_files').selectAll().execute();
    return { submissions, files };
  };

  test('stores fields and files before it says so', async () => {
    const file = new File([new Uint8Array([0, 1, 255])], 'plan.pdf', { type: 'application/pdf' });
    const empty = new File([], '', { type: 'application/octet-stream' });
    const reply = await submit(
      formOf([
        ['name', 'Keoni ʻŌpūnui'],
        ['topic', 'tours'],
        ['topic', 'groups'],
        ['__proto__', 'x'],
        ['plan', file],
        ['other', empty],
      ]),
    );
    expect([reply.status, await reply.json()]).toEqual([200, { success: true }]);
    const { submissions, files } = await readAll();
    expect(submissions).toHaveLength(1);
    expect(submissions[0]).toMatchObject({
      form_name: 'Ask us',
      recipient: 'desk@museum.example',
      received_at: '2026-05-01T12:00:00.000Z',
      fields:
        '{"name":["Keoni ʻŌpūnui"],"topic":["tours","groups"],"__proto__":["x"],"other":[""]}',
    });
    expect(files.map(({ field, file_name, media_type }) => [field, file_name, media_type])).toEqual(
      [['plan', 'plan.pdf', 'application/pdf']],
    );
    expect([...(files[0]?.content ?? [])]).toEqual([0, 1, 255]);
  });

  test('takes forms of browsers without scripts', async () => {
    expect((await submit(new URLSearchParams({ name: 'Keoni' }))).status).toBe(200);
    expect((await readAll()).submissions[0]?.fields).toBe('{"name":["Keoni"]}');
  });

  test('reads a recipient whose + became spaces, whatever its case', async () => {
    const to = base64('~~~@museum.example').replaceAll('+', ' ');
    expect((await submit(formOf([]), to)).status).toBe(403);
    expect((await submit(formOf([]), base64('DESK@museum.example'))).status).toBe(200);
  });

  test('sends to nobody whom no published form names', async () => {
    for (const to of ['other@museum.example', 'your@email.com']) {
      const reply = await submit(formOf([['name', 'x']]), base64(to));
      expect([reply.status, await reply.json()]).toEqual([
        403,
        { status: 403, message: 'No published form sends to this recipient.' },
      ]);
    }
    expect((await readAll()).submissions).toEqual([]);
  });

  test.for<[string, () => BodyInit, string | undefined, number]>([
    ['a recipient that is none', () => new FormData(), base64('no address'), 400],
    ['another type', () => '{"a":1}', undefined, 415],
    ['too many fields', () => manyFields(201), undefined, 400],
    ['a text without end', () => new URLSearchParams({ a: 'x'.repeat(20_001) }), undefined, 400],
    ['too many bytes', () => new URLSearchParams({ a: 'x'.repeat(10_500_000) }), undefined, 413],
  ])('refuses %s', async ([, createBody, to, status]) => {
    expect((await submit(createBody(), to)).status).toBe(status);
    expect((await readAll()).submissions).toEqual([]);
  });

  test('refuses a body that is not what its type says', async () => {
    const request = new Request(
      `https://x.example/api/v1/form-submit?apiKey=${apiKey}&to=${base64('desk@museum.example')}`,
      {
        method: 'POST',
        body: 'nothing of the kind',
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
      },
    );
    expect((await answer(request)).status).toBe(400);
  });

  test('refuses who does not know the space', async () => {
    expect((await submit(formOf([]), undefined, 'other')).status).toBe(401);
    expect((await submit(formOf([]), undefined, '')).status).toBe(400);
  });

  test('slows down a flood from one place, and takes it from others', async () => {
    const statuses: number[] = [];
    const send = async (sent: number, guard: readonly (readonly [string, string])[]) =>
      statuses.push(
        (await submit(formOf([['a', String(sent)], ...guard]), undefined, apiKey, 'a')).status,
      );
    // Without the guard's fields nothing speaks for a person.
    for (let sent = 0; sent < 22; sent += 1) await send(sent, []);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
    for (let sent = 22; sent < 62; sent += 1) await send(sent, [[guardFields.token, 'own']]);
    expect(statuses.filter((status) => status === 200)).toHaveLength(58);
    expect(statuses.at(-1)).toBe(429);
    expect((await submit(formOf([['a', '1']]), undefined, apiKey, 'b')).status).toBe(200);
    time += 1_800_000;
    expect((await submit(formOf([['a', '2']]), undefined, apiKey, 'a')).status).toBe(200);
  });

  test('asks the guard about forms that carry its fields, and keeps none of them', async () => {
    const asked: unknown[] = [];
    let refusal: GuardRefusal | null = null;
    answer = await openTestServer(await openDatabase(), visitors, {
      formGuard: {
        async check(request, form, kind) {
          asked.push([kind, form.get(guardFields.token), request.headers.get('X-Visitor-Address')]);
          return refusal;
        },
      },
    });
    const form = (token: string) =>
      formOf([
        ['name', 'Leilani'],
        [guardFields.token, token],
        [guardFields.trap, ''],
      ]);
    expect((await submit(form('first'), undefined, apiKey, 'a')).status).toBe(200);
    expect((await submit(form('second'), undefined, apiKey, 'a')).status).toBe(200);
    expect((await submit(formOf([['name', 'Kai']]))).status).toBe(200);
    expect(asked).toEqual([
      ['builder-form', 'first', 'a'],
      ['builder-form', 'second', 'a'],
    ]);
    // Another token makes no other sending of the same words.
    expect((await readAll()).submissions.map(({ fields }) => fields).sort()).toEqual([
      '{"name":["Kai"]}',
      '{"name":["Leilani"]}',
    ]);
    for (const [reason, status] of [
      ['unsure', 422],
      ['too-many', 429],
      ['other-site', 403],
    ] as const) {
      refusal = reason;
      expect((await submit(form(reason))).status).toBe(status);
    }
    expect((await readAll()).submissions).toHaveLength(2);
  });

  test('stores the same content once, and queues one mail for it with its files', async () => {
    const form = () =>
      formOf([
        ['email', 'leilani@example.org'],
        ['name', 'Leilani\r\nBcc: all@example.org'],
        ['plan', new File(['%PDF-'], 'a"b/../plan.pdf', { type: 'application/pdf' })],
      ]);
    expect((await submit(form())).status).toBe(200);
    expect((await submit(form())).status).toBe(200);
    expect((await readAll()).submissions).toHaveLength(1);
    const tables = withTables<SharedVisitorTables>(visitors);
    const mails = await tables.selectFrom('mail_queue').selectAll().execute();
    expect(mails).toMatchObject([
      {
        recipient: 'desk@museum.example',
        reply_to: 'leilani@example.org',
        person_folded: 'leilani@example.org',
        subject: 'Form: Ask us',
      },
    ]);
    expect(mails[0]?.body_text).toContain('Bcc: all@example.org');
    const attached = await tables.selectFrom('mail_attachments').selectAll().execute();
    expect(attached.map(({ file_name, media_type }) => [file_name, media_type])).toEqual([
      ['ab..plan.pdf', 'application/pdf'],
    ]);
  });

  test('takes letters that no database takes, without them', async () => {
    const reply = await submit(formOf([['na\0me', 'x\0y\ud800']]));
    expect(reply.status).toBe(200);
    const [row] = (await readAll()).submissions;
    expect(Object.values(JSON.parse(row?.fields ?? '{}'))).toEqual([['xy\ufffd']]);
  });

  test('sends only to whom the museum allows, whatever a page names', async () => {
    answer = await openTestServer(await openDatabase(), visitors, {
      now: () => time,
      allowedRecipients: new Set(['elsewhere@museum.example']),
    });
    expect((await submit(formOf([['a', '1']]))).status).toBe(403);
  });
});

const manyFields = (count: number) =>
  new URLSearchParams(Array.from({ length: count }, (_, index) => [`field-${index}`, 'x']));
