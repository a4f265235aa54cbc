import { RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { Translations } from '#app/i18n/translations.ts';
import {
  formGuardContext,
  languageContext,
  nowContext,
  type PageBuilderSite,
  pageSheetContext,
  reportErrorContext,
  type Services,
  servicesContext,
  siteContext,
  translationsContext,
} from '#app/request-context.ts';
import type { BuilderContent } from '#services/page-builder/contract.ts';
import { ServiceUnavailable } from '#shared/http/service-unavailable.ts';
import { localizePath } from '#shared/languages/localized-path.ts';
import { pageModel } from '#shared/page-builder/page-builder-models.ts';
import { openGuard } from '../../../tests/setup/open-guard.ts';
import { answerSubmission, parsePlace } from './answer-submission.ts';

const origin = 'https://museum.example';
const address = (parameters: string) => new Request(`${origin}/form-submission?${parameters}`);

test('an address names a page and a form of it', () => {
  expect(parsePlace(address('page=/es/builder/ask&form=builder-1'))).toEqual({
    page: '/builder/ask',
    blockId: 'builder-1',
  });
});

test.each([
  'page=//evil.example&form=builder-1',
  'page=/%5Cevil.example&form=builder-1',
  'page=https://evil.example&form=builder-1',
  'page=/ask?x&form=builder-1',
  'page=/ask&form=a b',
  'page=/ask',
  'form=builder-1',
])('the address %s names none', (parameters) => {
  expect(parsePlace(address(parameters))).toBeNull();
});

const page = (options: object, children: object[] = []): BuilderContent => ({
  id: 'page-1',
  name: 'Page',
  model: 'page',
  data: {
    blocks: [
      {
        id: 'builder-columns',
        component: {
          name: 'Columns',
          options: {
            columns: [
              {
                blocks: [{ id: 'builder-1', component: { name: 'Form:Form', options }, children }],
              },
            ],
          },
        },
      },
    ],
  },
  variations: [],
  lastUpdated: 0,
  breakpoints: null,
  isRightToLeft: false,
});

interface Given {
  findContents?: (models: readonly string[], visit: { urlPath: string }) => Promise<object>;
  options?: object | null;
  submitForm?: Services['pageBuilder']['submitForm'];
  parameters?: string;
}

async function submit({
  options = { sendSubmissionsToEmail: 'desk@museum.example', name: 'Ask' },
  findContents = async () => ({ [pageModel]: options && page(options) }),
  submitForm = async () => 'stored',
  parameters = 'page=/ask&form=builder-1',
}: Given = {}) {
  const context = new RouterContextProvider();
  context.set(languageContext, 'es');
  context.set(nowContext, new Date('2026-11-21T20:00:00Z'));
  context.set(pageSheetContext, new Set());
  context.set(reportErrorContext, () => {});
  context.set(translationsContext, new Translations('es', {}));
  context.set(formGuardContext, openGuard);
  context.set(siteContext, {
    publicOrigin: origin,
    isSearchEnabled: true,
    hasDemoNotice: true,
    timeZone: 'Pacific/Honolulu',
    pageBuilder: { apiKey: 'key', formHosts: [] as readonly string[] } as PageBuilderSite,
  });
  context.set(servicesContext, {
    pageBuilder: {
      findContents,
      submitForm,
    },
  } as unknown as Services);
  const body = new FormData();
  body.append('name', 'Leilani');
  body.append('topics', 'tiles');
  body.append('topics', 'looms');
  body.append('picture', new File(['a sketch'], 'sketch.png'));
  const request = new Request(`${origin}/es/form-submission?${parameters}`, {
    method: 'POST',
    body,
  });
  return answerSubmission(request, context);
}

const toRedirect = (answer: Awaited<ReturnType<typeof submit>>) =>
  answer instanceof Response ? [answer.status, answer.headers.get('location')] : null;

test('what arrives is thanked for in the page’s language', async () => {
  const submitForm = vi.fn<Services['pageBuilder']['submitForm']>(async () => 'stored');
  expect(toRedirect(await submit({ submitForm }))).toEqual([
    303,
    '/es/form-submission?page=%2Fask&form=builder-1&sent=yes',
  ]);
  const [recipient, name, fields] = submitForm.mock.calls[0] ?? [];
  expect([recipient, name]).toEqual(['desk@museum.example', 'Ask']);
  expect(fields?.getAll('topics')).toEqual(['tiles', 'looms']);
});

test('a form that leaves something out comes back with what is missing, where its editor wants it', async () => {
  const submitForm = vi.fn<Services['pageBuilder']['submitForm']>(async () => 'stored');
  const field = (options: object) => ({ component: { name: 'Form:Input', options } });
  const fields = [
    field({ name: 'name', type: 'email', required: true }),
    field({ name: 'topics', required: true }),
    field({ name: 'picture', type: 'file', required: true }),
    {
      component: { name: 'Form:Label', options: {} },
      children: [field({ name: 'day', required: true })],
    },
  ];
  const ask = (validate: boolean) => {
    const options = { sendSubmissionsToEmail: 'desk@museum.example', validate };
    const findContents = async () => ({ [pageModel]: page(options, fields) });
    return submit({ findContents: findContents as Given['findContents'] & object, submitForm });
  };
  const answer = await ask(true);
  if (answer instanceof Response) throw new Error('It was taken.');
  expect(answer.init?.status).toBe(422);
  expect(answer.data).toMatchObject({ failure: 'incomplete', values: { name: ['Leilani'] } });
  expect(answer.data.problems).toEqual({
    name: { code: 'invalid-email', limit: null },
    day: { code: 'required', limit: null },
  });
  expect(submitForm).not.toHaveBeenCalled();
  expect(toRedirect(await ask(false))?.[0]).toBe(303);
});

test('a page whose editors typed the whole path is found below a section that is everywhere', async () => {
  const findContents: Given['findContents'] = async (_, { urlPath }) => ({
    [pageModel]:
      urlPath === '/builder/ask' ? page({ sendSubmissionsToEmail: 'desk@museum.example' }) : null,
    'after-body': { ...page({}), id: 'section-1', model: 'after-body', data: { blocks: [] } },
  });
  const answer = await submit({ findContents, parameters: 'page=/builder/ask&form=builder-1' });
  expect(toRedirect(answer)?.[0]).toBe(303);
});

test('a form’s own page is gone to, when it is of this site', async () => {
  const options = { sendSubmissionsToEmail: 'desk@museum.example' };
  const inside = await submit({ options: { ...options, successUrl: '/visit' } });
  expect(toRedirect(inside)).toEqual([303, '/es/visit']);
  const outside = await submit({ options: { ...options, successUrl: 'https://evil.example/' } });
  expect(toRedirect(outside)?.[1]).toContain('sent=yes');
});

test.each<[string, Given, string, number]>([
  ['is refused', { submitForm: async () => 'refused' }, 'refused', 422],
  [
    'cannot be taken',
    {
      submitForm: () => Promise.reject(new ServiceUnavailable('page builder', 'submitForm')),
    },
    'unavailable',
    503,
  ],
  ['is gone from its page', { options: null }, 'refused', 422],
  ['is not that of a mail', { options: { sendSubmissionsTo: 'custom' } }, 'refused', 422],
  ['has no recipient', { options: { sendSubmissionsToEmail: 'your@email.com' } }, 'refused', 422],
])('a form that %s comes back with all that was typed', async (_, given, failure, status) => {
  const answer = await submit(given);
  if (answer instanceof Response) throw new Error('It was taken.');
  expect(answer.data).toMatchObject({
    failure,
    page: '/ask',
    blockId: 'builder-1',
    values: { name: ['Leilani'], topics: ['tiles', 'looms'] },
    hadFiles: true,
  });
  expect(answer.init?.status).toBe(status);
});

test.each([
  '//evil.example',
  '/%09/evil.example/login',
  '/%0A%5Cevil.example',
  '/es//evil.example',
  '/es/%09/evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/ask?next=1',
  '',
])('a form of the page %j is a bad request or leads to a page of the site', async (page) => {
  const request = new Request(`${origin}/form-submission?page=${page}&form=builder-1`);
  const place = parsePlace(request);
  if (place) expect(new URL(localizePath(place.page, 'en'), origin).origin).toBe(origin);
  else {
    const parameters = `page=${page}&form=builder-1`;
    await expect(submit({ parameters })).rejects.toMatchObject({ init: { status: 400 } });
  }
});
