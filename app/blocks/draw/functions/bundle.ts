/**
 * What pages with functions, loops, dates, regular expressions and the like need beside the
 * interpreter of simple expressions. It adds itself to the interpreter.
 */
import './closures.ts';
import './statements.ts';
import './builtins.ts';
import { readMember } from '../../expressions/members.ts';
import { more } from '../../expressions/more.ts';
import { bounded, maxTextLength, toText } from '../../expressions/to-text.ts';
import { LimitError, spend, work } from '../../expressions/work.ts';
import { assignTo } from './closures.ts';
import { callDate, dateToText, numberToLocaleText } from './dates.ts';
import { ScriptError } from './errors.ts';
import { callCollection, callListMethod } from './list-methods.ts';
import { callPattern, callWithPattern, Pattern } from './patterns.ts';
import { callPromise } from './promises.ts';
import { toList } from './walk.ts';

more.assignTo = assignTo;
more.toList = toList;
more.toText = (value) => {
  if (value instanceof Date) return dateToText(value);
  if (value instanceof Pattern) return `/${value.source}/${value.flags}`;
  return value instanceof ScriptError ? `${value.name}: ${value.message}` : null;
};

type Method = (...values: unknown[]) => unknown;

more.callMethod = (owner, name, values) => {
  if (typeof owner === 'string') return callTextMethod(owner, name, values);
  if (Array.isArray(owner)) return callListMethod(owner, name, values);
  if (typeof owner === 'number' && name === 'toLocaleString')
    return numberToLocaleText(owner, values);
  if (typeof owner === 'function') return callFunction(owner as Method, name, values);
  if (owner instanceof Date) return callDate(owner, name, values);
  if (owner instanceof Pattern) return callPattern(owner, name, values);
  if (owner instanceof Promise) return callPromise(owner, name, values);
  if (owner instanceof Map || owner instanceof Set) return callCollection(owner, name, values);
  if (name === 'hasOwnProperty') return Object.hasOwn(owner as object, toText(values[0]));
  if (name === 'toString' && typeof owner === 'object') return toText(owner);
  if (name === 'valueOf') return owner;
  throw new TypeError(`${name} cannot be called`);
};

const ofTexts = new Set(
  'codePointAt localeCompare normalize substr toLocaleLowerCase toLocaleUpperCase'.split(' '),
);
const withPatterns = new Set(['match', 'matchAll', 'replace', 'replaceAll', 'search', 'split']);

function callTextMethod(text: string, name: string, values: readonly unknown[]): unknown {
  if (withPatterns.has(name)) return callWithPattern(text, name, values);
  if (name === 'repeat') {
    const count = Math.max(0, Math.floor(Number(values[0]) || 0));
    if (count * text.length > maxTextLength) throw new LimitError('the text is too long');
    return bounded(text.repeat(count));
  }
  if (name === 'valueOf') return text;
  if (!ofTexts.has(name)) throw new TypeError(`${name} cannot be called`);
  if (name === 'localeCompare') {
    spend(30);
    const locale = work.names?.read('locale');
    return text.localeCompare(toText(values[0]), typeof locale === 'string' ? locale : 'en');
  }
  if (name === 'toLocaleLowerCase') return bounded(text.toLowerCase());
  if (name === 'toLocaleUpperCase') return bounded(text.toUpperCase());
  const plain = values.map((value) => (typeof value === 'string' ? value : Number(value)));
  const result = (text as unknown as Record<string, Method>)[name]?.(...plain);
  return typeof result === 'string' ? bounded(result) : result;
}

function callFunction(act: Method, name: string, values: readonly unknown[]): unknown {
  if (name === 'call') return act(...values.slice(1));
  if (name === 'apply') return act(...toList(values[1] ?? []));
  if (name === 'bind') return (...later: unknown[]) => act(...values.slice(1), ...later);
  const method = readMember(act, name);
  if (typeof method !== 'function') throw new TypeError(`${name} cannot be called`);
  return (method as Method)(...values);
}
