import { ExpressionError, parseExpression } from '#app/blocks/prepare/parse-expression.ts';
import type { CheckCode } from '#services/page-builder/embedded/check-entry.ts';

/**
 * Says what visitors' pages leave out of editors' code, as the renderer does. It stands here because
 * the renderer and the page builder's service do not know each other.
 */
export const checkCode: CheckCode = (code, kind) => {
  try {
    parseExpression(code, kind === 'expression' ? 'binding' : 'action');
    return null;
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    return `visitors' pages leave this out, since ${error.message}`;
  }
};
