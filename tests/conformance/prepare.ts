import { prepareContent } from '#app/blocks/prepare/prepare-content.ts';
import type { BuilderContent } from '#services/page-builder/contract.ts';
import type { Case } from './shorthands.ts';

/** A case as our server prepares it for the browser. */
export function prepareCase(one: Case, id: string) {
  const language = one.language ?? 'en';
  const entry = {
    ...{ id, name: one.name, model: 'page', lastUpdated: 0 },
    variations: Object.values(one.variations ?? {}),
    breakpoints: (one.meta?.breakpoints as BuilderContent['breakpoints'] | undefined) ?? null,
    isRightToLeft: false,
    data: one.data,
  } as unknown as BuilderContent;
  const { content, css, warnings } = prepareContent(entry, { language });
  return {
    content,
    css,
    warnings,
    data: one.passed,
    path: language === 'en' ? '/visit' : `/${language}/visit`,
  };
}
