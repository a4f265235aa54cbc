import { expect, test } from 'vitest';
import { countPlaywright, countVitest, listLeft } from './count-tests.ts';

const unitTest = (status: string, messages: string[] = []) => ({
  fullName: 'a tile has eight points',
  status,
  failureMessages: messages,
});

test('passed and failed unit tests are counted, skipped ones are not', () => {
  const report = {
    testResults: [
      {
        name: '/site/shared/tile.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          unitTest('passed'),
          unitTest('pending'),
          unitTest('failed', ['expected 7 to be 8']),
        ],
      },
    ],
  };
  expect(countVitest(report, '/site')).toEqual({
    passed: 1,
    failed: 1,
    failures: ['shared/tile.test.ts: a tile has eight points\nexpected 7 to be 8'],
  });
});

test('a file of unit tests that cannot be read is a failure of its own', () => {
  const broken = {
    name: '/site/shared/tile.test.ts',
    status: 'failed',
    message: 'Cannot find module ./tile.ts',
    assertionResults: [],
  };
  expect(countVitest({ testResults: [broken] }, '/site')).toEqual({
    passed: 0,
    failed: 1,
    failures: ['shared/tile.test.ts\nCannot find module ./tile.ts'],
  });
});

test('journeys are counted per project, at any depth', () => {
  const journey = (status: string, message?: string) => ({
    title: 'a visitor finds the opening hours',
    file: 'visit.test.ts',
    line: 12,
    tests: [{ projectName: 'phone', status, results: [{ errors: message ? [{ message }] : [] }] }],
  });
  const report = {
    errors: [],
    suites: [
      {
        specs: [journey('expected'), journey('skipped')],
        suites: [{ specs: [journey('unexpected', 'no heading')] }],
      },
    ],
  };
  expect(countPlaywright(report)).toEqual({
    passed: 1,
    failed: 1,
    failures: [
      'tests/journeys/visit.test.ts:12 (phone): a visitor finds the opening hours\nno heading',
    ],
  });
});

test('an error outside the journeys is a failure', () => {
  const report = { errors: [{ message: 'The site did not start' }], suites: [] };
  expect(countPlaywright(report)).toEqual({
    passed: 0,
    failed: 1,
    failures: ['The site did not start'],
  });
});

test('what an ended run had not reached is named', () => {
  const listed = '[node] shared/tile.test.ts\n[components] app/Star.test.tsx\n[node] app/a.test.ts';
  expect(listLeft(listed, new Set(['shared/tile.test.ts']))).toEqual([
    'app/Star.test.tsx',
    'app/a.test.ts',
  ]);
  const journeys =
    '  [phone] › visit.test.ts:12:1 › finds the hours\n  [phone] › home.test.ts:3:1 › opens';
  expect(listLeft(journeys, new Set(['tests/journeys/home.test.ts']))).toEqual(['visit.test.ts']);
});
