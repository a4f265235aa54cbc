import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../setup/page.ts';
import { joinStudio, studioOrigin } from '../setup/studio-people.ts';

test.use({ baseURL: studioOrigin });
test.skip(Boolean(process.env.TEST_BASE_URL), 'invitations are made in the data of the server');

/** Asked for by whatever runs. */
const trap = '/ran-on-a-page';
const run = `fetch('${trap}')`;
const html = [
  `<script>${run}</script>`,
  `<img src="data:," onerror="${run}" alt="">`,
  `<svg onload="${run}"><script>${run}</script><a href="javascript:${run}">svg</a></svg>`,
  `<a href="javascript:${run}">a link</a>`,
  `<a href="&#106;avascript:${run}">another</a>`,
  `<iframe srcdoc="<script>${run}</script>"></iframe>`,
  `<iframe src="javascript:${run}"></iframe>`,
  `<object data="javascript:${run}"></object><embed src="javascript:${run}">`,
  `<form action="javascript:${run}"><button formaction="javascript:${run}">send</button></form>`,
  `<p style="background:url(javascript:${run})" onclick="${run}">words</p>`,
  `<base href="https://elsewhere.example/"><meta http-equiv="refresh" content="0;url=${trap}">`,
  `<math><mtext><style><img src=data:, onerror="${run}"></style></mtext></math>`,
  `{{ constructor.constructor("${run}")() }}`,
].join('');
const address = `javascript:${run}`;
const css = `red;background:url("${trap}")}</style><script>${run}</script><style>x{`;

const block = (name: string, options: object, rest: object = {}) => ({
  '@type': '@builder.io/sdk:Element',
  id: `builder-${randomUUID().replaceAll('-', '')}`,
  component: { name, options },
  ...rest,
});

/** Whatever an editor can fill in, filled in by one who means harm. */
const blocks = [
  block('Museum:Hero', {
    ...{ title: html, description: html, breadcrumb: html, imageAlt: `"><img onerror=${run}>` },
    ...{ image: address, video: address, youtubeVideoId: `"><script>${run}</script>` },
    ...{ textColor: css, variant: html },
  }),
  block('Text', { text: html }),
  block('Museum:Text', { text: html, size: html }),
  block('Builder:RawText', { text: html }),
  block('Custom Code', { code: `<script>${run}</script>${html}` }),
  block('Embed', { url: address, content: `<script>${run}</script>${html}` }),
  block('Core:Button', { text: html, link: address }),
  block('Image', { image: address, altText: html, link: address }),
  block('Video', { video: address, posterImage: address }),
  block('Museum:Cards', { heading: html, cards: [{ title: html, link: address, image: address }] }),
  block('Museum:PagePush', { title: html, link: address, linkText: html }),
  block('Museum:Quote', { quote: html, authorName: html, accentColor: css }),
  block('Museum:Accordion', { items: [{ title: html, text: html, isOpen: true }] }),
  block('Museum:Table', { caption: html, columns: [{ title: html }], rows: [{ cells: html }] }),
  block('Form:Form', { action: address, sendSubmissionsTo: 'custom', successUrl: address }),
  block(
    'Text',
    { text: 'looks' },
    {
      tagName: 'script',
      layerName: html,
      properties: { onclick: run, href: address, srcdoc: html, 'xlink:href': address },
      responsiveStyles: { large: { color: css, backgroundImage: `url("${address}")` } },
      bindings: { 'component.options.text': `constructor.constructor("${run}")()` },
      code: { bindings: { 'properties.title': `return ${run}` } },
      actions: { click: run },
      animations: [{ trigger: 'pageLoad', steps: [{ styles: { color: css } }] }],
    },
  ),
  block(
    'PersonalizationContainer',
    {
      variants: [
        {
          ...{ name: html, startDate: address, endDate: html },
          query: [
            { property: 'device', operator: html, value: [html, { html }] },
            { property: html, operator: 'contains', value: css },
          ],
          blocks: [block('Text', { text: html })],
        },
        { name: { html }, query: html, blocks: [block('Text', { text: html })] },
      ],
    },
    { children: [block('Text', { text: html })] },
  ),
  block(
    'Text',
    { text: 'repeated' },
    {
      repeat: { collection: 'state.list', itemName: '__proto__' },
      bindings: {
        'component.options.text': `state.listItem.constructor.constructor("${run}")()`,
        'properties.onclick': `"${run}"`,
        'properties.href': `"${address}"`,
        'component.options.__proto__.polluted': '1',
        show: `state.list.map.constructor("${run}")()`,
      },
    },
  ),
  block(
    'Text',
    { text: '{{ state.list[0].name }}' },
    { repeat: { collection: `[].constructor.constructor("${run}")()` } },
  ),
  block(
    'Core:Button',
    { text: 'bound' },
    { bindings: { 'component.options.link': `"${address}"` } },
  ),
  block('Form:Form', { action: 'https://elsewhere.example/', sendSubmissionsTo: 'custom' }),
];
const form = randomUUID().replaceAll('-', '');
const data = {
  ...{ title: html, description: html, image: address, url: address },
  ...{ cssCode: `body{${css}}@import "${trap}";`, jsCode: run, tsCode: run },
  customFonts: [{ family: css, fileUrl: trap, files: { regular: trap } }],
  httpRequests: { items: address },
  state: { list: [{ name: html, [html]: address }], [html]: html },
  inputs: [
    { name: html, defaultValue: html },
    { name: 'more', type: 'list', subFields: [{ name: html, type: html }], defaultValue: [html] },
  ],
};

const ownHeaders = { origin: studioOrigin, 'sec-fetch-site': 'same-origin' };

async function call(page: Page, method: 'post' | 'patch', path: string, body: object) {
  const answer = await page.request[method](`${studioOrigin}/studio/api${path}`, {
    data: body,
    headers: ownHeaders,
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

test('whatever an editor fills in, no script of it runs in a colleague’s editor, in its frame, or on visitors’ pages @desktop', async ({
  page,
}) => {
  test.slow();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('dialog', (dialog) => {
    asked.push(`${trap} dialog`);
    void dialog.dismiss();
  });
  await joinStudio(page, 'Mahina', { role: 'publisher' });
  const path = `/hostile-${randomUUID().slice(0, 8)}`;
  const { id } = await call(page, 'post', '/pages', { name: html.slice(0, 200), path });
  const operations = [
    ...blocks.map((one, position) => ({
      kind: 'insert',
      block: one,
      place: {
        ...{ parent: null, list: ['data', 'blocks'] },
        after: blocks[position - 1]?.id ?? null,
      },
    })),
    ...Object.entries(data)
      .filter(([name]) => name !== 'title' && name !== 'url')
      .map(([name, to]) => ({ kind: 'set', id: null, path: ['data', name], to })),
    {
      ...{ kind: 'set', id: null, path: ['variations', form] },
      to: {
        id: html.slice(0, 200),
        name: html.slice(0, 500),
        testRatio: 0,
        data: { blocks: [block('Text', { text: html })] },
      },
    },
  ];
  const change = { base: 1, key: randomUUID(), operations };
  const { refused, revision } = await call(page, 'patch', `/pages/${id}/draft`, change);
  expect(refused).toEqual([]);

  await page.goto(`/studio/pages/${id}`);
  const tree = page.getByRole('treegrid', { name: 'Parts of the page' });
  const frame = page.locator('iframe:not([data-coming])').contentFrame();
  await expect(frame.locator('[builder-id]').first()).toBeAttached({ timeout: 45_000 });
  // Each is chosen, so that its inputs are shown, and its words are written in the page.
  const rows = tree.getByRole('row');
  for (let position = 0; position < (await rows.count()); position += 1) {
    const one = rows.nth(position);
    if ((await one.getAttribute('data-key'))?.startsWith('part:')) continue;
    await one.click();
    await page.getByRole('button', { name: 'Write in the page' }).click();
  }
  // The page's own settings too, with its lists and forms; whoever looks at the other form sees its words.
  await page
    .locator('[data-filled]')
    .getByRole('button', { name: 'The page', exact: true })
    .click();
  for (const summary of await page.locator('[data-filled] summary').all()) await summary.click();
  await page.locator('input[name="page-form"]').last().check();
  await page.getByRole('heading', { level: 1 }).click();

  // A form that leads nowhere stops it; nothing else of all this does.
  const stopped = await page.request.post(`${studioOrigin}/studio/api/pages/${id}/publish`, {
    ...{ data: { revision }, headers: ownHeaders },
  });
  expect(stopped.status()).toBe(422);
  const { findings } = (await stopped.json()).error as {
    readonly findings: readonly { readonly kind: string; readonly blockId: string }[];
  };
  expect(findings.map(({ kind }) => kind)).toEqual(['form-nowhere']);
  const mended = await call(page, 'patch', `/pages/${id}/draft`, {
    ...{ base: revision, key: randomUUID() },
    operations: findings.map(({ blockId }) => ({ kind: 'remove', id: blockId })),
  });
  await call(page, 'post', `/pages/${id}/publish`, { revision: mended.revision });
  await page.goto(`/builder${path}`);
  await expect(page.locator('[builder-id]').first()).toBeAttached();
  for (const link of await page.locator('main a').all()) {
    expect((await link.getAttribute('href')) ?? '').not.toMatch(/^\s*javascript:/i);
  }
  await page.locator('main').click({ position: { x: 5, y: 5 } });
  expect(asked.filter((one) => one.includes(trap))).toEqual([]);
});
