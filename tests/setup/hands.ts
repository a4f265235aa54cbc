import type { Locator, Page } from '@playwright/test';
import { expect } from './page.ts';

/**
 * Somebody at work with one kind of hand, and the seconds that the acts are worth by the keystroke-level model
 * (Card, Moran and Newell, 1980: 0.28 s for a key of a usual typist, 1.3 s to point and click, 1.35 s to make
 * up one's mind before each act). No person was timed: the model knows nobody who reads, doubts or mistypes.
 * It says that the way is short enough to leave time for that. The seconds that the machine needed, tests and
 * waiting included, are told beside it, since they depend on what else it does.
 */
export interface Hands {
  readonly press: (target: Locator) => Promise<void>;
  readonly write: (target: Locator, text: string) => Promise<void>;
  /** Takes letters away at the end of a text and writes others. */
  readonly mend: (target: Locator, letters: number, text: string) => Promise<void>;
  readonly choose: (select: Locator, option: string) => Promise<void>;
  /** Chooses a radio button of a group. */
  readonly mark: (radio: Locator) => Promise<void>;
  readonly openPublishing: () => Promise<void>;
  /** Begins a task. @returns ends it: the seconds of a person, and those of the machine */
  readonly begin: () => () => { readonly person: number; readonly machine: number };
}

const keyMs = 280;
const clickMs = 1_300;
const thoughtMs = 1_350;
const maxTabs = 150;

function createClock() {
  let personMs = 0;
  return {
    add: (ms: number) => {
      personMs += ms;
    },
    begin() {
      const began = Date.now();
      personMs = 0;
      return () => ({
        person: Math.round(personMs / 1000),
        machine: Math.round((Date.now() - began) / 1000),
      });
    },
  };
}

/** In a list that is one stop of the Tab key, of which another part has the focus. */
const isBesideFocus = (element: Element): boolean =>
  (element as HTMLElement).tabIndex < 0 &&
  Boolean(element.closest('ul')?.contains(document.activeElement));

function isFocused(one: Node, isGroup: boolean): boolean {
  const active = document.activeElement;
  const nameOf = (element: unknown) => (element as HTMLInputElement | null)?.name;
  return one === active || (isGroup && nameOf(active) === nameOf(one));
}

/** Nothing but keys: what is not reached by Tab cannot be used. */
export function createKeyHands(page: Page): Hands {
  const { add, begin } = createClock();
  const key = async (name: string) => {
    add(keyMs);
    await page.keyboard.press(name);
  };
  const type = async (text: string) => {
    add(keyMs * text.length);
    await page.keyboard.type(text);
  };
  async function reach(target: Locator, isGroup = false) {
    add(thoughtMs);
    await expect(target).toBeVisible({ timeout: 30_000 });
    for (let presses = 0; presses < maxTabs; presses += 1) {
      // Not waited for: what is on the way may hide it until the next press, as a list of choices does.
      const [there] = await target.elementHandles();
      if (await there?.evaluate(isFocused, isGroup)) return;
      // Among the pictures of a sheet arrows go.
      await key((await there?.evaluate(isBesideFocus)) ? 'ArrowRight' : 'Tab');
    }
    throw new Error(`${target} is not reached by keys.`);
  }
  return {
    begin,
    async press(target) {
      await reach(target);
      const isMarked = (await target.getAttribute('type')) === 'checkbox';
      await key(isMarked ? 'Space' : 'Enter');
    },
    async write(target, text) {
      await reach(target);
      await type(text);
    },
    async mend(target, letters, text) {
      await reach(target);
      await key('Control+End');
      // Nobody is so quick that the next key comes before the caret stands there.
      await page.evaluate(() => new Promise((then) => requestAnimationFrame(then)));
      for (let taken = 0; taken < letters; taken += 1) await key('Backspace');
      await type(text);
    },
    async choose(select, option) {
      await reach(select);
      await type(option);
    },
    async mark(radio) {
      // Tab leads to the one of the group that is chosen, arrows from there to the others.
      await reach(radio, true);
      for (let presses = 0; presses < maxTabs; presses += 1) {
        if (await radio.isChecked()) return;
        await key('ArrowDown');
      }
      throw new Error(`${radio} is not reached by arrows.`);
    },
    openPublishing: () => key('Control+Enter'),
  };
}

/** A mouse, and keys to write with. */
export function createMouseHands(page: Page): Hands {
  const { add, begin } = createClock();
  const click = async (target: Locator) => {
    add(thoughtMs + clickMs);
    await target.click();
  };
  return {
    begin,
    press: click,
    async write(target, text) {
      await click(target);
      add(keyMs * text.length);
      await page.keyboard.type(text);
    },
    async mend(target, letters, text) {
      await click(target);
      add(keyMs * (1 + letters + text.length));
      await page.keyboard.press('Control+End');
      for (let taken = 0; taken < letters; taken += 1) await page.keyboard.press('Backspace');
      await page.keyboard.type(text);
    },
    async choose(select, option) {
      add(thoughtMs + 2 * clickMs);
      await select.selectOption({ label: option });
    },
    async mark(radio) {
      add(thoughtMs + clickMs);
      await radio.check();
    },
    openPublishing: () => click(page.getByRole('button', { name: 'Publish …' })),
  };
}
