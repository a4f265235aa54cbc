import { format } from 'node:util';
import { afterAll, afterEach, beforeEach } from 'vitest';

type Level = 'error' | 'warn';

interface Message {
  readonly level: Level;
  readonly text: string;
}

let unexplained: Message[] = [];
let expected: { level: Level; pattern: RegExp; seen: boolean }[] = [];

for (const level of ['error', 'warn'] as const) {
  console[level] = (...parts: unknown[]) => {
    const text = format(...parts);
    const expectation = expected.find((one) => one.level === level && one.pattern.test(text));
    if (expectation) expectation.seen = true;
    else unexplained.push({ level, text });
  };
}

/**
 * Says that the running test makes the code print a message. The test fails when no message that
 * matches is printed before its end, and also when any other one is.
 */
export function expectConsole(level: Level, pattern: RegExp): void {
  const earlier = unexplained.findIndex((one) => one.level === level && pattern.test(one.text));
  if (earlier >= 0) unexplained.splice(earlier, 1);
  expected.push({ level, pattern, seen: earlier >= 0 });
}

beforeEach(() => {
  expected = [];
});

afterEach(() => {
  const unseen = expected.filter((one) => !one.seen);
  expected = [];
  failOnUnexplained();
  const [first] = unseen;
  if (first)
    throw new Error(`Expected console.${first.level} matching ${first.pattern}: none came`);
});

afterAll(failOnUnexplained);

function failOnUnexplained(): void {
  const messages = unexplained;
  unexplained = [];
  if (messages.length === 0) return;
  const listed = messages.map(({ level, text }) => `console.${level}: ${text}`).join('\n');
  throw new Error(`Unexpected message in the console. Expect it with expectConsole(…):\n${listed}`);
}
