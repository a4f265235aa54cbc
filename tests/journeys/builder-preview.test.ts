import type { FrameLocator, Page } from '@playwright/test';
import { expect, test } from '../setup/page.ts';

const note = 'This is a preview. Nobody but you sees what is not yet published.';
const previewed = '/visit/access?builder.preview=page';
const isOfSdk = (url: string) => /\/PreviewedEntry-[^/]+\.js$/.test(url);

// Its inline scripts are drawn by React, which says so.
const scriptTag = /Encountered a script tag while rendering/;
// The site under test has no https.
const inFrame = /Mixed Content/;

const inEditor = { headers: { 'Sec-Fetch-Dest': 'iframe' } };

test('a preview is kept by nobody and has a policy of its own', async ({ request }) => {
  const answer = await request.get(previewed, inEditor);
  const headers = answer.headers();
  expect(answer.status()).toBe(200);
  expect(headers['cache-control']).toBe('private, no-store');
  expect(headers['x-frame-options']).toBeUndefined();
  const policy = headers['content-security-policy'];
  expect(policy).toContain("'unsafe-eval'");
  expect(policy).toContain('frame-ancestors https://builder.io https://*.builder.io');
});

test('an address that asks for another space’s page is refused', async ({ request }) => {
  for (const more of ['builder.apiKey=theirs', 'builder.options.apiKey=theirs', 'apiKey=theirs']) {
    const answer = await request.get(`${previewed}&${more}`, inEditor);
    expect(answer.status(), more).toBe(400);
    expect(answer.headers()['content-security-policy'], more).not.toContain('unsafe');
  }
});

test('whoever follows a link to a preview gets the page that everybody gets', async ({
  page,
  request,
}) => {
  const requested: string[] = [];
  page.on('request', (one) => requested.push(one.url()));
  const answer = await page.goto(previewed, { waitUntil: 'networkidle' });
  expect(new URL(page.url()).search).toBe('');
  expect(answer?.headers()['content-security-policy']).not.toContain('unsafe');
  await expect(page.getByRole('heading', { level: 1, name: 'Access, measured' })).toBeVisible();
  await expect(page.getByText(note)).toHaveCount(0);
  // Nor by a link within the site, whose data is fetched by a script.
  const data = await request.get('/visit/access.data?builder.preview=page');
  expect(await data.text()).not.toContain('"preview","model"');
  await page.evaluate((address) => {
    const link = document.createElement('a');
    link.href = address;
    link.textContent = 'Preview';
    document.querySelector('main [class*="builder"], main')?.append(link);
  }, previewed);
  await page.getByRole('link', { name: 'Preview', exact: true }).click();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1, name: 'Access, measured' })).toBeVisible();
  await expect(page.getByText(note)).toHaveCount(0);
  expect(requested.filter(isOfSdk)).toEqual([]);
});

test('a visitor’s page brings none of it', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const answer = await page.goto('/visit/access', { waitUntil: 'networkidle' });
  expect(answer?.headers()['content-security-policy']).not.toContain('unsafe');
  expect(answer?.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  await expect(page.getByRole('heading', { level: 1, name: 'Access, measured' })).toBeVisible();
  await expect(page.getByText(note)).toHaveCount(0);
  expect(requested.filter(isOfSdk)).toEqual([]);
});

/** A page of another origin with the site in a frame, as the editor is. */
async function openEditor(
  page: Page,
  origin: string,
  baseURL: string | undefined,
  address = '/visit/access?builder.frameEditing=page',
) {
  // As browsers may do to frames of other sites; nothing of the site may complain of it.
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw new DOMException('Access is denied for this document', 'SecurityError');
        },
      });
    }
  });
  const framed = `${baseURL}${address}`;
  // The site under test is on this machine, the editor is not.
  await page.context().grantPermissions(['local-network-access'], { origin });
  await page.route(`${origin}/editor`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Editor</title><iframe src="${framed}" style="width:100%;height:90vh"></iframe>`,
    }),
  );
  await page.goto(`${origin}/editor`);
  return page.frameLocator('iframe');
}

const isDrawn = (shown: FrameLocator) =>
  expect(shown.getByRole('heading', { level: 1, name: 'Access, measured' })).toBeVisible();

test('a preview is drawn by the builder’s own code with the museum’s components', async ({
  page,
  baseURL,
  expectComplaint,
}) => {
  expectComplaint(scriptTag);
  expectComplaint(inFrame);
  expectComplaint(/another host: https:\/\/builder\.io\/editor/);
  const sdk = page.waitForRequest((request) => isOfSdk(request.url()));
  const shown = await openEditor(page, 'https://builder.io', baseURL, previewed);
  await sdk;
  await expect(shown.getByText(note)).toBeVisible();
  await isDrawn(shown);
  await expect(shown.locator('[builder-content-id] [builder-id]').first()).toBeVisible();
});

const sendUpdate = (page: Page) =>
  page.evaluate(() => {
    const header = { name: 'Museum:PageHeader', options: { title: 'Changed in the editor' } };
    const blocks = [{ '@type': '@builder.io/sdk:Element', id: 'builder-new', component: header }];
    const entry = { id: 'edited', name: 'Edited', published: 'draft', data: { blocks } };
    const message = { type: 'builder.contentUpdate', data: { modelName: 'page', data: entry } };
    document.querySelector('iframe')?.contentWindow?.postMessage(message, '*');
  });

test('what the editor changes is shown at once', async ({ page, baseURL, expectComplaint }) => {
  expectComplaint(scriptTag);
  expectComplaint(inFrame);
  expectComplaint(/another host: https:\/\/builder\.io\/editor/);
  const shown = await openEditor(page, 'https://builder.io', baseURL);
  await isDrawn(shown);
  await sendUpdate(page);
  await expect(shown.getByRole('heading', { name: 'Changed in the editor' })).toBeVisible();
});

test('what another page sends changes nothing', async ({ page, baseURL, expectComplaint }) => {
  expectComplaint(scriptTag);
  expectComplaint(inFrame);
  expectComplaint(/another host: https:\/\/elsewhere\.builder\.io\/editor/);
  const shown = await openEditor(page, 'https://elsewhere.builder.io', baseURL);
  await isDrawn(shown);
  await sendUpdate(page);
  // Long enough for what the test above sees at once.
  await page.waitForTimeout(1_000);
  await expect(shown.getByRole('heading', { name: 'Changed in the editor' })).toHaveCount(0);
  await expect(shown.getByRole('heading', { level: 1, name: 'Access, measured' })).toBeVisible();
});
