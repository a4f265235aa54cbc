import { expect, test, vi } from 'vitest';
import { registerTokens } from './register-tokens.ts';

test('the colours that are animated are registered as colours that inherit', () => {
  const registerProperty = vi.fn();
  registerTokens({ registerProperty });
  expect(registerProperty).toHaveBeenCalledWith(
    expect.objectContaining({ name: '--accent', syntax: '<color>', inherits: true }),
  );
});

test('a browser that refuses is warned of and the site goes on', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  registerTokens({
    registerProperty() {
      throw new TypeError('not supported');
    },
  });
  expect(warn).toHaveBeenCalledWith(
    expect.stringContaining('could not be registered'),
    expect.any(TypeError),
  );
  warn.mockRestore();
});

test('a token that is registered already is no failure', () => {
  registerTokens({
    registerProperty() {
      throw new DOMException('already registered', 'InvalidModificationError');
    },
  });
});
