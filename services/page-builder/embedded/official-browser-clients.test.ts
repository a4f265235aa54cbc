// @vitest-environment jsdom

import { URL as PlatformUrl, pathToFileURL } from 'node:url';
import { Builder, BuilderComponent, builder } from '@builder.io/react';
import { track } from '@builder.io/sdk-react';
import { cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Database, openSqlite, withTables } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import { readCounts } from './events/read-counts.ts';
import { apiKey, openTestServer } from './server.test-support.ts';
import type { SubmissionTables } from './submissions.ts';

let visitors: Database;
let answer: (request: Request) => Promise<Response>;
const calls: string[] = [];

beforeAll(async () => {
  // The server is no part of the page, and files are found by the platform's addresses only.
  globalThis.URL = PlatformUrl as typeof URL;
  const content = openSqlite('content', ':memory:');
  visitors = openSqlite('visitors', ':memory:');
  const migrations = pathToFileURL('database/migrations/');
  await migrate(content, migrations);
  await migrate(visitors, migrations);
  answer = await openTestServer(content, visitors);
  return async () => {
    await content.close();
    await visitors.close();
  };
});

/** The network as a page sees it; the page's own kind of form data is none of the platform's. */
async function network(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  const url = new URL(String(input), 'https://museum.example');
  const { body } = init;
  const request = new Request(url, {
    method: init.method,
    headers: init.headers,
    body: body instanceof FormData ? await toPlatformForm(body) : (body as string | undefined),
  });
  calls.push(`${request.method} ${url.origin}${url.pathname}`);
  return answer(request);
}

async function toPlatformForm(form: FormData): Promise<FormData> {
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  const copy = await new Response('', { headers: type }).formData();
  for (const [name, value] of form) copy.append(name, value);
  return copy;
}

beforeEach(() => {
  calls.length = 0;
  vi.stubGlobal('fetch', network);
  builder.init(apiKey);
  builder.canTrack = true;
  Builder.overrideHost = 'https://page-builder.example';
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const readLines = async () =>
  (await readCounts(visitors, { from: '2000-01-01', to: '2100-01-01' })).map(
    ({ page, contentId, variationId, counts, amount }) =>
      `${contentId} ${variationId || 'default'} ${page}: ${counts.impression.total} seen, ${counts.click.total} clicked, ${counts.conversion.total} converted, ${amount}`,
  );

describe('events of the official clients are counted', () => {
  test('of generation 1', async () => {
    builder.setUserAttributes({ urlPath: '/tested' });
    builder.trackImpression('tested', 'variation-b');
    builder.trackInteraction('tested', 'variation-b');
    // Its types know two arguments only, its code the entry and the variation too.
    Reflect.apply(builder.trackConversion, builder, [12, 'tested', 'variation-b']);
    await waitFor(async () =>
      expect(await readLines()).toEqual([
        'tested variation-b /tested: 1 seen, 1 clicked, 1 converted, 12',
      ]),
    );
    expect(new Set(calls)).toEqual(new Set(['POST https://page-builder.example/api/v1/track']));
  });

  test('of generation 2', async () => {
    await track({
      type: 'impression',
      apiKey,
      contentId: 'home',
      canTrack: true,
      apiHost: 'https://page-builder.example',
      userAttributes: { urlPath: '/' },
    } as never);
    await waitFor(async () =>
      expect(await readLines()).toContain('home default /: 1 seen, 0 clicked, 0 converted, 0'),
    );
  });
});

test('a form of the official client is stored', async () => {
  const element = '@builder.io/sdk:Element' as const;
  const content = {
    id: 'form',
    data: {
      blocks: [
        {
          '@type': element,
          id: 'builder-form',
          component: {
            name: 'Form:Form',
            options: {
              sendSubmissionsTo: 'email',
              sendSubmissionsToEmail: 'desk@museum.example',
              name: 'Ask us',
              sendWithJs: true,
            },
          },
          children: [
            {
              '@type': element,
              id: 'builder-name',
              component: { name: 'Form:Input', options: { type: 'text', name: 'name' } },
            },
          ],
        },
      ],
    },
  };
  const { container } = render(
    createElement(BuilderComponent, { model: 'page', content } as never),
  );
  const input = await waitFor(() => {
    const found = container.querySelector('input');
    if (!found) throw new Error('The form is not drawn yet');
    return found;
  });
  fireEvent.change(input, { target: { value: 'Keoni' } });
  fireEvent.submit(container.querySelector('form') as HTMLFormElement);
  await waitFor(async () => {
    const tables = withTables<SubmissionTables>(visitors);
    const stored = await tables.selectFrom('builder_submissions').selectAll().execute();
    expect(stored).toMatchObject([
      { form_name: 'Ask us', recipient: 'desk@museum.example', fields: '{"name":["Keoni"]}' },
    ]);
  });
  expect(calls).toContain('POST https://builder.io/api/v1/form-submit');
});
