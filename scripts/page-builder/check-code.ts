import {
  ExpressionError,
  type ExpressionUse,
  parseExpression,
} from '#app/blocks/prepare/parse-expression.ts';
import type { Settings } from '#server/settings/settings.ts';
import type { CheckCode, CodeKind } from '#services/page-builder/embedded/check-entry.ts';
import { findUnnamedHost } from '#shared/http/unnamed-host.ts';

const uses: Readonly<Record<Exclude<CodeKind, 'form' | 'request'>, ExpressionUse>> = {
  expression: 'binding',
  statement: 'action',
  script: 'script',
};

/**
 * Says what visitors' pages leave out of editors' code, as the renderer does, and where they send
 * nothing. It stands here because the renderer and the page builder's service do not know each other.
 */
export const createCheckCode =
  ({ publicOrigin, pageBuilder }: Settings): CheckCode =>
  (code, kind) => {
    if (kind === 'form' || kind === 'request') {
      const isForm = kind === 'form';
      const { formHosts, requestHosts } = pageBuilder;
      const named = isForm ? [...formHosts, new URL(publicOrigin).host] : requestHosts;
      const host = findUnnamedHost(code, named);
      if (host === null || (isForm && host === publicOrigin)) return null;
      const setting = isForm ? 'BUILDER_FORM_HOSTS' : 'BUILDER_REQUEST_HOSTS';
      return `nothing is sent to ${host}, since the setting ${setting} does not name it, or it is not https`;
    }
    try {
      parseExpression(code, uses[kind]);
      return null;
    } catch (error) {
      if (!(error instanceof ExpressionError)) throw error;
      return `visitors' pages leave this out, since ${error.message}`;
    }
  };
