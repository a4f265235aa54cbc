import { toSourceStack } from '#server/process/source-stack.ts';

/** Something that one sentence explains; a stack would only hide it. */
export class CannotStart extends Error {}

const explained = ['ServiceUnavailable', 'InvalidSetting', 'WorkersFail', 'DatabaseIsNewer'];

/** What a start that fails says, and the status it ends with: 2 for a setting that is wrong. */
export function toExit(error: Error): { readonly said: string | Error; readonly code: 1 | 2 } {
  const isExplained = error instanceof CannotStart || explained.includes(error.name);
  return {
    said: isExplained ? error.message : withSourceStack(error),
    code: error.name === 'InvalidSetting' ? 2 : 1,
  };
}

function withSourceStack(error: Error): Error {
  error.stack = toSourceStack(error.stack);
  return error;
}
