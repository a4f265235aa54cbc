import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSuggester } from './create-suggester.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function start(answer: (text: string) => Promise<readonly string[]> = async (text) => [text]) {
  const asked: string[] = [];
  const signals: AbortSignal[] = [];
  const shown: (readonly string[])[] = [];
  const suggester = createSuggester<string>({
    load(text, signal) {
      asked.push(text);
      signals.push(signal);
      return answer(text);
    },
    show: (items) => shown.push(items),
  });
  return { suggester, asked, signals, shown };
}

test('letters typed without a pause are one question', async () => {
  const { suggester, asked, shown } = start();
  for (const text of ['ti', 'til', 'tile']) {
    suggester.ask(text);
    await vi.advanceTimersByTimeAsync(30);
  }
  await vi.advanceTimersByTimeAsync(70);
  expect(asked).toEqual(['tile']);
  expect(shown).toEqual([['tile']]);
});

test('somebody who never pauses is answered all the same', async () => {
  const { suggester, asked } = start();
  for (let length = 2; length < 14; length++) {
    suggester.ask('abcdefghijklmn'.slice(0, length));
    await vi.advanceTimersByTimeAsync(50);
  }
  expect(asked.length).toBeGreaterThanOrEqual(2);
});

test('a newer question aborts the older one, whose answer is not shown', async () => {
  const answers: ((items: readonly string[]) => void)[] = [];
  const { suggester, signals, shown } = start(
    () => new Promise((resolve) => answers.push(resolve)),
  );
  suggester.ask('old');
  await vi.advanceTimersByTimeAsync(100);
  suggester.ask('older');
  await vi.advanceTimersByTimeAsync(100);
  answers[1]?.(['second']);
  answers[0]?.(['first']);
  await vi.advanceTimersByTimeAsync(1);
  expect(signals[0]?.aborted).toBe(true);
  expect(shown).toEqual([['second']]);
});

test('what was asked before is known, and one letter is too few', async () => {
  const { suggester, asked, shown } = start();
  suggester.ask('jade');
  await vi.advanceTimersByTimeAsync(100);
  suggester.ask('j');
  suggester.ask(' jade ');
  await vi.advanceTimersByTimeAsync(500);
  expect(asked).toEqual(['jade']);
  expect(shown).toEqual([['jade'], [], ['jade']]);
});

test('a failure shows nothing and is not remembered', async () => {
  const { suggester, asked, shown } = start(() => Promise.reject(new TypeError('no network')));
  suggester.ask('jade');
  await vi.advanceTimersByTimeAsync(100);
  suggester.ask('jade');
  await vi.advanceTimersByTimeAsync(100);
  expect(asked).toHaveLength(2);
  expect(shown).toEqual([[], []]);
});
