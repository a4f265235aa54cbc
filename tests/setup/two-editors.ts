import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { createRandom, type Random } from './hostile-sendings.ts';

export interface TwoEditors {
  /** Each shows the form of the same item, which has a name in all languages. */
  readonly pages: readonly [Page, Page];
  readonly setId: string;
  readonly ms: number;
  /** The same seed chooses the same acts; what meets what differs. */
  readonly seed: number;
  /** Ends the server at once and starts it again; absent: it stays. */
  readonly killServer?: () => Promise<void>;
  readonly betweenKillsMs?: number;
}

export interface TwoEdited {
  readonly acts: Readonly<Record<string, number>>;
  readonly typed: number;
  /** Words that somebody removed, took back or decided against. */
  readonly given: number;
  readonly inConflicts: number;
  /** What is not as it should be; empty when all is well. */
  readonly faults: readonly string[];
}

interface Typed {
  readonly token: string;
  readonly path: string;
  readonly by: number;
}

/** Where words are typed: texts, formatted texts, those of groups and of parts of the page. */
const writable =
  /^(en|es|haw)\.(title|subtitle|label|short_description|date_label|location|description|accessibility|credits\[[^\]]+\]\.(name|role)|slices\[[^\]]+\]\.primary\.(content|caption|text|author_name|title))$/;
const text = 'textarea, input[type=text], input:not([type]), [contenteditable=true]';
const tokens = /\bq[01]x\d+z\b/g;
const findTokens = (words: string) => new Set(words.match(tokens));

/**
 * Two people write in random fields of one item, add, move and remove rows and parts, take steps back,
 * lose the line, reload and choose where they clash, while the server is killed. In the end every word
 * that was typed and that nobody removed has to be there, once, or in a clash that both still see.
 */
export async function letTwoEdit(options: TwoEditors): Promise<TwoEdited> {
  const { pages, setId, ms, seed, killServer, betweenKillsMs = 45_000 } = options;
  const end = Date.now() + ms;
  const acts: Record<string, number> = {};
  const typed: Typed[] = [];
  const given = new Set<string>();
  const faults: string[] = [];
  const give = (some: Iterable<string>) => {
    for (const token of some) given.add(token);
  };
  for (const [number, page] of pages.entries()) {
    page.on('pageerror', (error) => faults.push(`${number}: ${error}`));
    page.on('crash', () => faults.push(`${number} has crashed`));
  }

  async function edit(page: Page, by: number) {
    const random = createRandom(seed * 2 + by);
    const run = createActs({ page, by, random, typed, give });
    while (Date.now() < end) {
      const name = choose(random, weights);
      // A row may go while somebody is on the way to it.
      const isDone = await within(maxActMs, run[name]());
      if (isDone === isLate) {
        faults.push(`${name} of ${by} does not end`);
        await openAgain(page);
      }
      const counted = isDone === false ? `${name} (in vain)` : name;
      acts[counted] = (acts[counted] ?? 0) + 1;
      await wait(random() * 600);
    }
    await page.context().setOffline(false);
  }
  async function kill() {
    const random = createRandom(seed + 99);
    while (killServer) {
      await wait(betweenKillsMs * (0.5 + random()));
      if (Date.now() > end - 5_000) return;
      await killServer();
      acts.kill = (acts.kill ?? 0) + 1;
    }
  }
  await Promise.all([edit(pages[0], 0), edit(pages[1], 1), kill()]);

  for (const [number, page] of pages.entries()) {
    const state = await settle(page);
    if (state !== 'saved') faults.push(`${number} ends ${state}`);
  }
  const item = await pages[0].evaluate(
    async (id) => (await fetch(`/studio/api/items/${id}`)).json(),
    setId,
  );
  const { languages, conflicts } = item as { languages: object; conflicts: readonly object[] };
  const there = JSON.stringify(languages);
  const clashing = findTokens(JSON.stringify(conflicts));
  const found = findTokens(there);
  for (const { token, path, by } of typed) {
    if (given.has(token) || found.has(token) || clashing.has(token)) continue;
    faults.push(`${token} of ${by} is lost: ${path}`);
  }
  for (const token of found) {
    const times = there.split(token).length - 1;
    if (times > 1) faults.push(`${token} is there ${times} times`);
  }
  for (const [number, page] of pages.entries()) {
    await page.reload();
    await page.locator('[data-path="en.title"]').waitFor();
    const left = await page.getByRole('region', { name: 'Words from before' }).count();
    if (left > 0) faults.push(`${number} has words that could not be saved`);
  }
  const inConflicts = typed.filter(({ token }) => !found.has(token) && clashing.has(token)).length;
  return { acts, typed: typed.length, given: given.size, inConflicts, faults };
}

/** Under the kills of a server nothing may take as long. */
const maxActMs = 120_000;

const isLate = Symbol('late');

const within = (ms: number, act: Promise<unknown>): Promise<unknown> =>
  Promise.race([act.catch(() => false), wait(ms, isLate, { ref: false })]);

const weights = {
  type: 14,
  addRow: 2,
  moveRow: 3,
  removeRow: 1,
  addPart: 1,
  undo: 2,
  redo: 1,
  loseLine: 1,
  reload: 1,
  settleClash: 4,
};

type ActName = keyof typeof weights;

function choose(random: Random, from: Readonly<Record<ActName, number>>): ActName {
  const names = Object.entries(from).flatMap(([name, weight]) => Array(weight).fill(name));
  return names[Math.floor(random() * names.length)] as ActName;
}

interface Acting {
  readonly page: Page;
  readonly by: number;
  readonly random: Random;
  readonly typed: Typed[];
  readonly give: (tokens: Iterable<string>) => void;
}

/** @returns of each act false where there was nothing to do */
function createActs({ page, by, random, typed, give }: Acting) {
  let count = 0;
  const pick = <One>(list: readonly One[]) => list[Math.floor(random() * list.length)];
  const own = (some: Iterable<string>) => [...some].filter((token) => token.startsWith(`q${by}x`));

  async function type(): Promise<boolean> {
    const path = pick((await listPaths(page)).filter((one) => writable.test(one)));
    if (!path) return false;
    const token = `q${by}x${count++}z`;
    const field = page.locator(`[data-path="${path}"]`).locator(text).first();
    await field.click({ timeout: 10_000 });
    const atEnd = random() < 0.7;
    await page.keyboard.press(atEnd ? 'Control+End' : 'Control+Home');
    // From here on it may be saved, and somebody else may remove it with its row.
    const one = { token, path, by };
    typed.push(one);
    await page.keyboard.type(atEnd ? ` ${token}` : `${token} `, { delay: random() * 40 });
    const written = await field
      .evaluate((element) => (element as HTMLInputElement).value ?? element.textContent ?? '')
      .catch(() => '');
    // A row that was removed under the hand has taken the letters with it.
    if (!written.includes(token)) typed.splice(typed.indexOf(one), 1);
    return written.includes(token);
  }
  /** What goes from this form by an act, of one's own words. */
  async function giving(act: () => Promise<unknown>) {
    if ((await stateOf(page)) !== 'saved') return false;
    const before = findTokens(await readForm(page));
    await act();
    await settle(page);
    const after = findTokens(await readForm(page));
    give(own(before).filter((token) => !after.has(token)));
    return true;
  }
  const press = (key: string) => async () => {
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press(key);
  };
  const rows = () => page.locator('li[data-path]');

  return {
    type,
    async addRow() {
      await page.getByRole('button', { name: 'Add: Credits' }).click({ timeout: 10_000 });
    },
    async addPart() {
      await page.getByRole('button', { name: 'Add a part' }).first().click({ timeout: 10_000 });
      const kinds = page.getByRole('list', { name: 'Which part?' }).getByRole('button');
      await kinds
        .filter({ hasText: /^(Text|Image|Quote)/ })
        .first()
        .click({ timeout: 10_000 });
    },
    async moveRow() {
      const way = random() < 0.5 ? 'up' : 'down';
      const buttons = page.locator(`[data-act=${way}][aria-disabled=false]`);
      const total = await buttons.count();
      if (total === 0) return false;
      await buttons.nth(Math.floor(random() * total)).click({ timeout: 10_000 });
    },
    async removeRow() {
      const all = rows();
      const total = await all.count();
      if (total < 4) return false;
      const row = all.nth(Math.floor(random() * total));
      const path = (await row.getAttribute('data-path', { timeout: 10_000 })) ?? '';
      const key = /\[[^\]]+\]$/.exec(path)?.[0] ?? '';
      // A list is one in all languages: what it holds there goes too.
      const held = () => typed.filter((one) => one.path.includes(key)).map(({ token }) => token);
      const name = await row.locator('button[aria-expanded]').first().textContent();
      await row
        .getByRole('button', { name: `Remove: ${name}` })
        .first()
        .click({ timeout: 10_000 });
      give(held());
    },
    undo: () => giving(press('Control+z')),
    redo: () => giving(press('Control+Shift+z')),
    async loseLine() {
      await page.context().setOffline(true);
      for (let times = 0; times < 3; times += 1) await type().catch(() => {});
      await wait(random() * 3_000);
      await page.context().setOffline(false);
    },
    async reload() {
      await openAgain(page);
    },
    /** Somebody decides for one of both; words that only the other has are then decided against. */
    async settleClash() {
      const clash = page.getByRole('region', { name: /wrote here at the same time/ }).first();
      if ((await clash.count()) === 0) return false;
      const [mine = '', theirs = ''] = await clash.locator('dd').allInnerTexts();
      const takesMine = random() < 0.5;
      const [taken, left] = takesMine ? [mine, theirs] : [theirs, mine];
      const kept = findTokens(taken);
      await clash
        .getByRole('button')
        .nth(takesMine ? 0 : 1)
        .click({ timeout: 10_000 });
      give([...findTokens(left)].filter((token) => !kept.has(token)));
      await clash.waitFor({ state: 'detached', timeout: 5_000 }).catch(() => {});
    },
  } satisfies Record<ActName, () => Promise<unknown>>;
}

const listPaths = (page: Page) =>
  page
    .locator('[data-path]')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.path ?? ''));

const readForm = (page: Page) =>
  page
    .locator(text)
    .evaluateAll((all) =>
      all.map((one) => (one as HTMLInputElement).value ?? one.textContent).join(' '),
    );

/** Of the line that says how saving goes. */
const stateOf = (page: Page) =>
  page.locator('[role=status][data-state]').getAttribute('data-state', { timeout: 10_000 });

/** Until everything typed is saved. @returns how saving stands after a minute at most */
async function settle(page: Page): Promise<string | null> {
  let state: string | null = null;
  for (let tries = 0; tries < 240; tries += 1) {
    state = await stateOf(page).catch(() => null);
    if (state === 'saved') return state;
    await wait(250);
  }
  return state;
}

/** The server may just be away. */
async function openAgain(page: Page): Promise<void> {
  for (let tries = 0; tries < 60; tries += 1) {
    try {
      await page.reload({ timeout: 5_000 });
      await page.locator('[data-path="en.title"]').waitFor({ timeout: 5_000 });
      return;
    } catch {
      await wait(500);
    }
  }
  throw new Error('The form does not open any more.');
}
