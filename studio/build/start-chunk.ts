import { resolve } from 'node:path';
import type { Rolldown } from 'vite';

const entry = resolve('studio/main.tsx');

/**
 * Puts what the studio's first screen needs into one file. By itself the bundler makes a file of each set of
 * modules that screens share, also of what is always there: eight small ones more on every first load.
 */
export function createStartChunk(): Rolldown.CodeSplittingGroup {
  let needed: ReadonlySet<string> | null = null;
  return {
    name(id, context) {
      needed ??= listNeeded(context);
      return needed.has(id) ? 'start' : null;
    },
  };
}

function listNeeded(context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const needed = new Set<string>([entry]);
  for (const id of needed) {
    for (const one of context.getModuleInfo(id)?.importedIds ?? []) needed.add(one);
  }
  return needed;
}
