import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { matchesRules, matchesTargeting, type TargetingRule } from './targeting.ts';

const now = Date.parse('2026-05-01T12:00:00Z');
const rule = (property: string, operator: string, value: unknown): TargetingRule => ({
  property,
  operator,
  value,
});

describe('dates', () => {
  test.for([
    ['is shown without dates', {}, true],
    ['is not shown before its start', { startDate: now + 1 }, false],
    ['is shown at its start', { startDate: now }, true],
    ['is shown at its end', { endDate: now }, true],
    ['is not shown after its end', { endDate: now - 1 }, false],
    ['takes ISO 8601 too', { startDate: '2026-05-02T00:00:00Z' }, false],
    ['is open where a date cannot be read', { startDate: 'soon', endDate: 'never' }, true],
    ['is open where a date is null', { startDate: null, endDate: null }, true],
  ] as const)('%s', ([, dates, isShown]) => {
    expect(matchesTargeting(dates, {}, now)).toBe(isShown);
  });

  test('count from the date among the attributes when there is one', () => {
    const autumn = { startDate: '2026-09-01' };
    expect(matchesTargeting(autumn, {}, now)).toBe(false);
    expect(matchesTargeting(autumn, { date: '2026-10-01' }, now)).toBe(true);
  });

  test('and rules must both hold', () => {
    const target = { startDate: now - 1, query: [rule('locale', 'is', 'es')] };
    expect(matchesTargeting(target, { locale: 'es' }, now)).toBe(true);
    expect(matchesTargeting(target, { locale: 'en' }, now)).toBe(false);
  });
});

describe('rules', () => {
  test('must all hold', () => {
    const rules = [rule('urlPath', 'is', '/visit'), rule('device', 'is', 'mobile')];
    expect(matchesRules(rules, { urlPath: '/visit', device: 'mobile' })).toBe(true);
    expect(matchesRules(rules, { urlPath: '/visit', device: 'desktop' })).toBe(false);
    expect(matchesRules([], {})).toBe(true);
  });

  test('without property or operator hold', () => {
    expect(matchesRules([{ value: 'x' }, { property: 'a' }, { operator: 'is' }], {})).toBe(true);
  });

  test('of an operator that is not known do not hold', () => {
    expect(matchesRules([rule('a', 'matches', 'x')], { a: 'x' })).toBe(false);
  });

  test.for([
    ['is', '/a', '/a', true],
    ['is', '/a', '/b', false],
    ['is', 1, '1', false],
    ['isNot', '/a', '/b', true],
    ['isNot', '/a', '/a', false],
    ['isNot', undefined, '/a', true],
    ['contains', 'Visit us', 'sit', true],
    ['contains', 'Visit us', 'VISIT', false],
    ['contains', 5, '5', false],
    ['contains', 'page 5', 5, true],
    ['startsWith', '/visit/plan', '/visit', true],
    ['startsWith', undefined, '', false],
    ['endsWith', '/visit/plan', 'plan', true],
    ['endsWith', '/visit/plan', '/visit', false],
    ['greaterThan', 5, 4, true],
    ['greaterThan', 5, 5, false],
    ['greaterThan', '5', 4, false],
    ['greaterThan', 5, '4', false],
    ['lessThan', 3, 4, true],
    ['lessThan', 4, 4, false],
    ['greaterThanOrEqualTo', 5, 5, true],
    ['greaterThanOrEqualTo', 4, 5, false],
    ['lessThanOrEqualTo', 5, 5, true],
    ['lessThanOrEqualTo', 6, 5, false],
  ] as const)('%s: %o and %o', ([operator, attribute, value, holds]) => {
    expect(matchesRules([rule('a', operator, value)], { a: attribute })).toBe(holds);
  });

  test('of paths do not mind a slash at the end of what the rule says', () => {
    expect(matchesRules([rule('urlPath', 'is', '/visit/')], { urlPath: '/visit' })).toBe(true);
    expect(matchesRules([rule('urlPath', 'is', '/')], { urlPath: '/' })).toBe(true);
    expect(matchesRules([rule('urlPath', 'is', '/visit')], { urlPath: '/visit/' })).toBe(false);
    expect(matchesRules([rule('urlPath', 'is', ['/a', '/b/'])], { urlPath: '/b' })).toBe(true);
    expect(matchesRules([rule('other', 'is', '/visit/')], { other: '/visit' })).toBe(false);
  });

  test('with several values need one that holds; isNot needs all', () => {
    expect(matchesRules([rule('a', 'is', ['x', 'y'])], { a: 'y' })).toBe(true);
    expect(matchesRules([rule('a', 'isNot', ['x', 'y'])], { a: 'y' })).toBe(false);
    expect(matchesRules([rule('a', 'isNot', ['x', 'y'])], { a: 'z' })).toBe(true);
    expect(matchesRules([rule('a', 'isNot', [])], { a: 'z' })).toBe(true);
    expect(matchesRules([rule('a', 'is', [])], { a: 'z' })).toBe(false);
  });

  test('with several values end at a falsy one that holds, as in the clients', () => {
    expect(matchesRules([rule('a', 'is', [0, ''])], { a: 0 })).toBe(false);
    expect(matchesRules([rule('a', 'contains', ['', 'x'])], { a: 'x' })).toBe(false);
    expect(matchesRules([rule('a', 'is', 0)], { a: 0 })).toBe(true);
  });

  test('on a list of attributes ask for the value in it, whatever the operator', () => {
    expect(matchesRules([rule('tags', 'isNot', 'x')], { tags: ['x'] })).toBe(true);
    expect(matchesRules([rule('tags', 'contains', 'x')], { tags: ['y'] })).toBe(false);
  });

  test('do not see what every object has', () => {
    expect(matchesRules([rule('constructor', 'isNot', undefined)], {})).toBe(false);
  });
});

describe('against the official client', () => {
  const source = readFileSync('node_modules/@builder.io/react/dist/builder-react.es5.js', 'utf8');
  const script = /filterWithCustomTargetingScript='((?:[^'\\]|\\.)*)'/.exec(source)?.[1] ?? '';
  const official = new Function(
    `${script.replaceAll("\\'", "'")}; return filterWithCustomTargeting;`,
  )() as (
    attributes: object,
    query: readonly TargetingRule[],
    startDate?: unknown,
    endDate?: unknown,
  ) => boolean;

  const operators = ['is', 'isNot', 'contains', 'startsWith', 'endsWith', 'greaterThan'];
  operators.push('lessThan', 'greaterThanOrEqualTo', 'lessThanOrEqualTo', 'nonsense', '');
  const values: unknown[] = ['/visit', '/visit/', '/', '', 0, 1, '1', true, null, undefined];
  values.push([], ['/visit/'], [0, 1], ['/a', '/visit'], [['/visit']]);

  test('every operator gives the same for every pair of values', () => {
    let compared = 0;
    for (const property of ['urlPath', 'other']) {
      for (const operator of operators) {
        for (const value of values) {
          for (const attribute of values) {
            const rules = [rule(property, operator, value)];
            const attributes = { [property]: attribute };
            const what = JSON.stringify([rules, attributes]);
            expect([what, matchesRules(rules, attributes)]).toEqual([
              what,
              official(attributes, rules),
            ]);
            compared += 1;
          }
        }
      }
    }
    expect(compared).toBe(2 * 11 * 15 * 15);
  });

  test('dates give the same', () => {
    const dates = [undefined, null, now - 1, now, now + 1, '2026-05-01T12:00:00Z', 'x', ''];
    for (const startDate of dates) {
      for (const endDate of dates) {
        const attributes = { date: '2026-05-01T12:00:00Z' };
        expect(matchesTargeting({ startDate, endDate }, attributes, 0)).toBe(
          official(attributes, [], startDate, endDate),
        );
      }
    }
  });
});
