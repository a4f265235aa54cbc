import { KillableSite } from '../setup/killable-site.ts';
import { expect, test } from '../setup/page.ts';
import { joinStudio } from '../setup/studio-people.ts';

const site = await KillableSite.choosePort();
test.use({ baseURL: site.origin });
test.skip(Boolean(process.env.TEST_BASE_URL), 'a server of its own is killed');
test.skip(process.platform !== 'linux', 'workers are found where Linux lists them');
test.afterEach(() => site.remove());

/** A machine that others use too starts workers slowly. */
const again = { timeout: 60_000 };

test('no letter is lost where workers are killed in the middle of a sentence, and nothing is called saved that is not @desktop', async ({
  page,
  expectComplaint,
}) => {
  test.setTimeout(240_000);
  expectComplaint(/ERR_\w+|status of 50[234]/);
  await site.start();
  await joinStudio(page, 'Leilani', {}, site);
  await page.goto('/studio/items/new?type=news');
  await page.getByLabel('Title, in English').fill('Tide');
  await page.getByRole('button', { name: 'Make it' }).click();
  const field = page.locator('[data-path="en.date_label"]').getByRole('textbox');
  const saved = page.getByRole('status').filter({ hasText: /^Saved/ });
  // What the server had when the line said so.
  const stored = async () => {
    const id = page.url().split('/').at(-1)?.split('?')[0];
    const { languages } = await (await page.request.get(`/studio/api/items/${id}`)).json();
    return languages.en.date_label;
  };
  await field.click(again);
  await page.keyboard.type('One');
  await expect(saved).toBeVisible(again);
  const asked = page.waitForRequest(/\/draft$/);
  const writing = page.keyboard.type(', two and three and four', { delay: 60 });
  await asked;
  site.killWorkers();
  await writing;
  await expect(
    page.getByRole('status').filter({ hasText: /^(Writing|Saving|Not saved)/ }),
  ).toBeVisible();
  await expect(saved).toBeVisible(again);
  expect(await stored()).toBe('One, two and three and four');
  await page.reload({ waitUntil: 'commit' });
  await expect(field).toHaveValue('One, two and three and four', again);
});
