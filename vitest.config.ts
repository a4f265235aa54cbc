import { defineConfig } from 'vitest/config';
import { keepCompiledCode } from './tests/setup/keep-compiled-code.ts';

keepCompiledCode();

// Its own configuration, without the framework's plugin: tests import modules, not routes' bundles.
export default defineConfig({
  test: {
    globalSetup: ['tests/setup/postgres.ts'],
    // A module's class names stay readable in tests: `styles.card` is `card`.
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // By default one processor is left free, which is half of the smallest machine.
    maxWorkers: '100%',
    // One more try where machines are shared and may stand still for seconds; none at a desk.
    retry: process.env.CI ? 1 : 0,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    unstubEnvs: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: [
            '{bench,database,deploy,docs,scripts,server,services,studio}/**/*.test.ts',
            'tests/*.test.ts',
            'tests/{crawl,fakes,setup,protocol}/**/*.test.ts',
          ],
          setupFiles: ['tests/setup/fail-on-console.ts'],
        },
      },
      {
        extends: true,
        test: {
          // What opens nothing and starts nothing: its files share processes and loaded modules.
          name: 'pure',
          environment: 'node',
          isolate: false,
          unstubGlobals: true,
          include: ['{app,brand,framework,locales,shared}/**/*.test.ts'],
          setupFiles: ['tests/setup/fail-on-console.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          environment: 'jsdom',
          // A document of its own for each file, in a process that has loaded jsdom once.
          pool: 'vmForks',
          include: ['{app,framework,studio}/**/*.test.tsx'],
          setupFiles: ['tests/setup/fail-on-console.ts', 'tests/setup/components.ts'],
        },
      },
    ],
  },
});
