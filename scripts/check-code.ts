import {
  ExpressionError,
  type ExpressionUse,
  parseExpression,
} from '#app/blocks/prepare/parse-expression.ts';
import type { CheckCode, CodeKind } from '#services/page-builder/embedded/check-entry.ts';

const uses: Readonly<Record<CodeKind, ExpressionUse>> = {
  expression: 'binding',
  statement: 'action',
  script: 'script',
};

/**
 * Says what visitors' pages leave out of editors' code, as the renderer does. It stands here because
 * the renderer and the page builder's service do not know each other.
 */
export const checkCode: CheckCode = (code, kind) => {
  try {
    parseExpression(code, uses[kind]);
    return null;
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    return `visitors' pages leave this out, since ${error.message}`;
  }
};
