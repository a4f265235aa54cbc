import type { PageBuilder } from '#services/page-builder/contract.ts';
import type { Language } from '#shared/languages/languages.ts';
import { redirectModel } from '#shared/page-builder/page-builder-models.ts';

const maxMoves = 5;

/**
 * Where a page of editors is now that was at an address; redirects of redirects are followed.
 * @param path without language
 * @returns null where none was, or where redirects go round in a circle
 */
export async function findMoved(
  pageBuilder: Pick<PageBuilder, 'findContent'>,
  path: string,
  language: Language,
): Promise<string | null> {
  const seen = new Set([path]);
  let at = path;
  for (let moves = 0; moves < maxMoves; moves += 1) {
    const found = await pageBuilder.findContent(redirectModel, { urlPath: at, language });
    const { target } = (found?.data ?? {}) as { readonly target?: unknown };
    const isPath = typeof target === 'string' && /^\/(?!\/)\S*$/.test(target);
    if (!isPath) return at === path ? null : at;
    if (seen.has(target)) return null;
    seen.add(target);
    at = target;
  }
  return null;
}
