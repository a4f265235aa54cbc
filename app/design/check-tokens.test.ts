import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { checkTokens } from './check-tokens.ts';

test('the colors that slide are registered as colors that inherit', () => {
  const sheet = readFileSync('app/design/base.css', 'utf8');
  const [, sliding = ''] = /\[data-accent\] \{\s*transition:([^;]+);/.exec(sheet) ?? [];
  const names = sliding.match(/--accent[\w-]*/g) ?? [];
  expect(names).toContain('--accent');
  for (const name of names) {
    const [, rule] = new RegExp(`@property ${name} \\{([^}]+)\\}`).exec(sheet) ?? [];
    expect(rule, name).toMatch(/syntax: "<color>";\s*inherits: true;/);
  }
});

test('a browser that cannot register is warned of and the site goes on', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  checkTokens({ CSSPropertyRule: class {} });
  expect(warn).not.toHaveBeenCalled();
  checkTokens({});
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('could not be registered'));
  warn.mockRestore();
});
