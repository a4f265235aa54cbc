import { expect, test } from '@playwright/test';
import { runSite } from '../../scripts/site/run-site.ts';

test('told to stop, the server finishes what it is answering and takes nothing more', async () => {
  test.setTimeout(120_000);
  const site = await runSite(null);
  // New to this server's cache, so it is still being made when the signal comes.
  const slow = fetch(`${site.address}/images/scenes/courtyard-dawn.webp?w=2000&fm=avif&q=61`);
  await new Promise((resolve) => setTimeout(resolve, 100));
  let isAnswered = false;
  void slow.then(() => {
    isAnswered = true;
  });
  const stopped = site.stop();
  expect(isAnswered, 'the picture takes longer than the signal').toBe(false);

  const picture = await slow;
  expect(picture.status).toBe(200);
  expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
  await stopped;
  await expect(fetch(site.address)).rejects.toThrow();
});

test('a first start of several workers loads the content before it answers', async () => {
  test.setTimeout(120_000);
  const site = await runSite(null, { WORKERS: '2' });
  try {
    const answer = await fetch(`${site.address}/object-collection-api/objects`);
    expect(((await answer.json()) as { total: number }).total).toBeGreaterThan(100);
    expect(await (await fetch(`${site.address}/whats-on/exhibitions`)).text()).toContain('Cobalt');
  } finally {
    await site.stop();
  }
});
