import type { Expression } from '../prepared.ts';
import { ScriptParser } from './parse-script.ts';
import { ExpressionError } from './tokens.ts';

export { ExpressionError } from './tokens.ts';

/** A binding gives a value, an action happens on an event, a script runs as its page begins. */
export type ExpressionUse = 'binding' | 'action' | 'script';

export interface ParsedExpression {
  readonly expression: Expression;
  /** It needs the part for functions (`draw/functions/`). */
  readonly needsFunctions: boolean;
  /** It asks for the time, or for a number by chance. */
  readonly usesClock: boolean;
}

const maxSourceLength = { binding: 10_000, action: 10_000, script: 40_000 };

/**
 * The language of the page builder's bindings, actions and scripts, a safe part of JavaScript.
 * Source: reference §9.2, §9.3.
 *
 * @param use an action or a script may change the state, a binding may set its own variables only
 * @throws {ExpressionError} that says what is outside the language
 */
export function parseProgram(source: string, use: ExpressionUse = 'binding'): ParsedExpression {
  const longest = maxSourceLength[use];
  if (source.length > longest) {
    throw new ExpressionError(`it is longer than ${longest} characters`);
  }
  const code = source.trim().replace(/^export\s+default\s+(?!(async\s+)?function\b)/, '');
  const parser = new ScriptParser(code, use !== 'binding');
  const expression = parser.parseProgram();
  const { needsFunctions, usesClock } = parser;
  return { expression, needsFunctions, usesClock };
}

/** @throws {ExpressionError} */
export const parseExpression = (source: string, use: ExpressionUse = 'binding'): Expression =>
  parseProgram(source, use).expression;
