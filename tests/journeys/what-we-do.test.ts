import { gotoReady } from '../setup/chrome.ts';
import { expect, test } from '../setup/page.ts';

test('a visitor finds a weaver among the residents, by keyboard alone', {
  tag: '@desktop',
}, async ({ page }) => {
  await gotoReady(page, '/what-we-do/residencies/explore-all-residencies');
  const main = page.getByRole('main');
  const discipline = main.getByRole('combobox', { name: 'Discipline' });
  await discipline.focus();
  await page.keyboard.type('Quilt');
  await expect(discipline).toHaveValue('quilting');
  await main.getByRole('button', { name: 'Show' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?.*discipline=quilting/);
  await expect(main.getByRole('status')).toContainText('1 residency');

  await main.getByRole('article').getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aaliyah Thompson');
  await expect(main.getByText('Residency · Past')).toBeVisible();

  await main.getByRole('link', { name: 'Life and earlier work' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/what-we-do/artists/aaliyah-thompson');
  await expect(main.getByRole('region', { name: 'Residencies' }).getByRole('link')).toHaveText([
    'Star block, twelve ways',
  ]);
});

test('a convening tells its agenda by day, who speaks and how to take part', async ({ page }) => {
  await gotoReady(page, '/what-we-do/convenings');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Water and number', exact: true }).click();
  const agenda = main.getByRole('region', { name: 'Agenda' });
  await expect(agenda.getByRole('heading', { level: 3 })).toHaveCount(2);
  await expect(agenda.getByRole('listitem')).toHaveCount(5);
  await expect(main.getByRole('region', { name: 'Speakers' }).getByRole('listitem')).toHaveCount(4);
  await expect(main.getByText('Hālawa Canoe School')).toBeVisible();
  const ask = main.getByRole('link', { name: 'Ask for a place' });
  // The desk has no places of convenings; who prepares them answers.
  await expect(ask).toHaveAttribute('href', '/about/contact-us?about=residencies#write');
  await expect(main.getByRole('link', { name: 'Add to calendar' })).toBeVisible();

  await page.goto('/what-we-do/convenings/explore-all?when=past');
  await main.getByRole('link', { name: 'Names of the wind' }).click();
  await expect(main.getByText('This convening has ended.')).toBeVisible();
  const recording = main.getByRole('region', { name: 'Recording' });
  await recording.getByText('Transcript').click();
  await expect(recording.getByText('We agreed not to translate.')).toBeVisible();
});
