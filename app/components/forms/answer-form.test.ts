import { RouterContextProvider } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import {
  formGuardContext,
  languageContext,
  receivedFilesContext,
  reportErrorContext,
  type Services,
  servicesContext,
} from '#app/request-context.ts';
import type { Forms, Receipt, SubmissionAnswer } from '#services/forms/contract.ts';
import type { FormGuard } from '#shared/forms/form-guard.ts';
import { receivedPrefix } from '#shared/forms/received-files.ts';
import { ServiceUnavailable } from '#shared/http/service-unavailable.ts';
import { openGuard } from '../../../tests/setup/open-guard.ts';
import { answerForm, findThanks, formHeaders } from './answer-form.ts';

const page = {
  kind: 'tour-request',
  path: '/visit/tour-form',
} as const;
const receipt: Receipt = {
  kind: 'tour-request',
  reference: '7K2M-9QXD-40',
  receivedAt: '2026-11-20T22:00:00.000Z',
};
const down = () => Promise.reject(new ServiceUnavailable('forms', 'tour-request'));

function contextWith(forms: Partial<Forms>, guard: Partial<FormGuard> = {}) {
  const context = new RouterContextProvider();
  const reportError = vi.fn();
  context.set(servicesContext, { forms } as Services);
  context.set(languageContext, 'haw');
  context.set(formGuardContext, { ...openGuard, ...guard });
  context.set(reportErrorContext, reportError);
  return { context, reportError };
}

const typed = [
  ['name', 'Leilani'],
  ['ages', '8-12'],
  ['ages', 'adults'],
  ['sending-key', 'key-00000001'],
  ['isAdmin', 'yes'],
] as const;

function post(fields: readonly (readonly [string, string])[] = typed) {
  const body = new URLSearchParams(fields.map(([name, value]) => [name, value]));
  return new Request('https://museum.example/haw/visit/tour-form', { method: 'POST', body });
}

const send = async (
  answer: () => Promise<SubmissionAnswer>,
  request = post(),
  guard: Partial<FormGuard> = {},
) => {
  const submit = vi.fn((..._: Parameters<Forms['submit']>) => answer());
  const { context, reportError } = contextWith({ submit }, guard);
  const result = await answerForm(request, context, page).catch((thrown: unknown) => thrown);
  return { result, submit, reportError };
};

const values = { name: 'Leilani', ages: ['8-12', 'adults'] };

describe('The action of a form', () => {
  test('stores what the form has, and leads to thanks with nothing but the reference', async () => {
    const { result, submit } = await send(async () => ({
      outcome: 'stored',
      receipt,
      isRepeat: false,
    }));
    expect(submit).toHaveBeenCalledWith('tour-request', {
      idempotencyKey: 'key-00000001',
      language: 'haw',
      consentVersion: expect.any(String),
      fields: values,
    });
    const response = result as Response;
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe('/haw/visit/tour-form?sent=7K2M-9QXD-40');
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  });

  test.for([
    ['invalid', 400, { problems: { name: { code: 'required', limit: null } }, failure: null }],
    ['too-large', 413, { problems: {}, failure: 'too-large' }],
    ['key-reused', 409, { problems: {}, failure: 'key-reused', key: '' }],
  ] as const)('gives back what was typed when it is %s', async ([outcome, status, told]) => {
    const { result } = await send(
      async () => ({ outcome, problems: told.problems }) as SubmissionAnswer,
    );
    expect(result).toMatchObject({
      data: { values, key: 'key-00000001', ...told },
      init: { status },
    });
  });

  test('asks once about an address with a likely slip', async () => {
    const slip = ['email', 'leilani@gmial.com'] as const;
    const stored = async () => ({ outcome: 'stored', receipt, isRepeat: false }) as const;
    const invalid = async () =>
      ({ outcome: 'invalid', problems: { name: { code: 'required', limit: null } } }) as const;
    const { result, submit } = await send(invalid, post([...typed, slip]));
    expect(result).toMatchObject({
      data: {
        values: { email: 'leilani@gmial.com' },
        problems: {
          name: { code: 'required', limit: null },
          email: { code: 'unsure-email', limit: 'gmail.com' },
        },
      },
      init: { status: 400 },
    });
    expect(submit.mock.calls[0]?.[1].fields.email).toBe('–');
    const again = post([...typed, slip, ['asked-email', 'leilani@gmial.com']]);
    expect(((await send(stored, again)).result as Response).status).toBe(303);
  });

  test('stores nothing that the site knows to be wrong, and tells all that is', async () => {
    const name = { code: 'required', limit: null } as const;
    const submit = vi.fn(async (..._: Parameters<Forms['submit']>) => ({
      outcome: 'invalid' as const,
      problems: { name, firstDate: { code: 'invalid-date', limit: null } as const },
    }));
    const { context } = contextWith({ submit });
    const problems = { firstDate: { code: 'closed-day', limit: '2026-12-14' } } as const;
    const result = await answerForm(post(), context, {
      ...page,
      findProblems: async () => problems,
    });
    expect(result).toMatchObject({
      data: { values, problems: { name, ...problems }, key: 'key-00000001' },
      init: { status: 400 },
    });
    expect(submit.mock.calls[0]?.[1].fields.firstDate).toBe('–');
  });

  test('keeps files that came with an address about which is asked', async () => {
    const file = { id: 'a'.repeat(32), name: 'plan.pdf', bytes: 3 };
    const keepFile = vi.fn(async () => ({ outcome: 'stored', file }) as const);
    const submit = async () =>
      ({
        outcome: 'invalid',
        problems: { email: { code: 'invalid-email', limit: null } },
      }) as const;
    const { context } = contextWith({ submit, keepFile });
    context.set(receivedFilesContext, {
      read: async () => ({ name: 'plan.pdf', content: new Uint8Array(3), problem: null }),
    } as never);
    const sent = post([
      ['email', 'leilani@gmial.com'],
      ['attachments', `${receivedPrefix}token`],
    ]);
    const career = { kind: 'career-application', path: '/about/careers/gardener' } as const;
    const result = await answerForm(sent, context, career);
    expect(keepFile).toHaveBeenCalledOnce();
    expect(result).toMatchObject({
      data: {
        values: { attachments: [expect.stringContaining('plan.pdf')] },
        problems: { email: { code: 'unsure-email', limit: 'gmail.com' } },
      },
    });
  });

  test('thanks nobody where a service took what is known to be wrong', async () => {
    const submit = async () => ({ outcome: 'stored', receipt, isRepeat: false }) as const;
    const { context, reportError } = contextWith({ submit });
    const problems = { firstDate: { code: 'closed-day', limit: '2026-12-14' } } as const;
    const findProblems = async () => problems;
    const result = await answerForm(post(), context, { ...page, findProblems });
    expect(result).toMatchObject({ data: { failure: 'unavailable' }, init: { status: 503 } });
    expect(reportError).toHaveBeenCalledOnce();
  });

  test('keeps what was typed, and its key, while the service is down', async () => {
    const { result, reportError } = await send(down);
    expect(result).toMatchObject({
      data: { values, failure: 'unavailable', key: 'key-00000001' },
      init: { status: 503, headers: { 'Retry-After': '30', 'Cache-Control': 'private, no-store' } },
    });
    expect(reportError).toHaveBeenCalledOnce();
    expect(String(reportError.mock.calls[0]?.[0])).not.toContain('Leilani');
  });

  test('takes multipart too, and leaves out files and keys that are none', async () => {
    const body = new FormData();
    body.set('name', 'Noʻeau');
    body.set('ages', new File(['x'], 'x.txt'));
    body.set('sending-key', 'a b');
    const url = 'https://museum.example/visit/tour-form';
    const { submit } = await send(down, new Request(url, { method: 'POST', body }));
    expect(submit.mock.calls[0]?.[1]).toMatchObject({
      idempotencyKey: null,
      fields: { name: 'Noʻeau' },
    });
  });

  test('answers 400 to what is no form', async () => {
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
    const url = 'https://museum.example/visit/tour-form';
    const broken = new Request(url, { method: 'POST', headers, body: '--x\r\nnonsense' });
    const { result, submit } = await send(down, broken);
    expect(result).toMatchObject({ data: { failure: 'unreadable' }, init: { status: 400 } });
    expect(submit).not.toHaveBeenCalled();
  });

  test.for([
    ['unsure', 422],
    ['too-many', 429],
    ['other-site', 403],
  ] as const)(
    'gives back what was typed, with a new token, when the guard says %s',
    async ([refusal, status]) => {
      const guard = { check: async () => refusal, createToken: async () => 'mine' };
      const { result, submit } = await send(down, post(), guard);
      expect(result).toMatchObject({
        data: { values, failure: refusal, key: 'key-00000001', token: 'mine' },
        init: { status },
      });
      expect(submit).not.toHaveBeenCalled();
    },
  );

  test('reports a mistake of ours, and what was typed comes back', async () => {
    const mistake = new TypeError('x is undefined');
    const { result, reportError } = await send(() => Promise.reject(mistake));
    expect(result).toMatchObject({ data: { failure: 'unavailable' }, init: { status: 503 } });
    expect(reportError).toHaveBeenCalledWith(mistake);
  });
});

describe('The page that thanks', () => {
  const find = (query: string, findReceipt: Forms['findReceipt']) =>
    findThanks(
      new Request(`https://museum.example/visit/tour-form${query}`),
      contextWith({ findReceipt }).context,
      'tour-request',
    );

  test('is shown for a receipt of this form alone', async () => {
    expect(await find('?sent=7K2M-9QXD-40', async () => receipt)).toEqual(receipt);
    const other = { ...receipt, kind: 'subscription' } as const;
    expect(await find('?sent=7K2M-9QXD-40', async () => other)).toBeNull();
    expect(await find('?sent=7K2M-9QXD-40', async () => null)).toBeNull();
  });

  test('asks for nothing that is no reference', async () => {
    const ask = vi.fn(async () => receipt);
    for (const query of ['', '?sent=', '?sent=<script>', `?sent=${'A'.repeat(41)}`]) {
      expect(await find(query, ask)).toBeNull();
    }
    expect(ask).not.toHaveBeenCalled();
  });

  test('thanks without a date while the service is down', async () => {
    expect(await find('?sent=7K2M-9QXD-40', down)).toEqual({
      reference: '7K2M-9QXD-40',
      receivedAt: null,
    });
  });
});

test('a page with a form sends the headers of its action over those of its loader', () => {
  const headers = formHeaders({
    loaderHeaders: new Headers({ 'Cache-Control': 'public', 'X-Loader': '1' }),
    actionHeaders: new Headers({ 'Cache-Control': 'private, no-store' }),
    errorHeaders: undefined,
  });
  expect(Object.fromEntries(headers)).toEqual({
    'cache-control': 'private, no-store',
    'x-loader': '1',
  });
});
