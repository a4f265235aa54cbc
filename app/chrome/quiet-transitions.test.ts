import { expect, test, vi } from 'vitest';
import { quietSkippedTransitions } from './quiet-transitions.ts';

test('a transition that was skipped is not reported, and is handed on as it is', async () => {
  const skipped = Promise.reject(new Error('Transition was skipped'));
  const transition = { ready: skipped } as unknown as ViewTransition;
  const heard = vi.fn();
  process.on('unhandledRejection', heard);
  const document = { startViewTransition: () => transition };
  quietSkippedTransitions(document);
  expect(document.startViewTransition()).toBe(transition);
  await new Promise((resolve) => setTimeout(resolve, 5));
  process.off('unhandledRejection', heard);
  expect(heard).not.toHaveBeenCalled();
});

test('a browser without transitions stays without', () => {
  const document = {};
  quietSkippedTransitions(document);
  expect(document).toEqual({});
});
