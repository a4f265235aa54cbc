import { resolve } from 'node:path';

/**
 * Lets all processes that tests start, hundreds, take the code that one of them compiled. Each would
 * compile the same files else, since each has a data folder of its own.
 */
export function keepCompiledCode(): void {
  process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/code-of-tests');
}
