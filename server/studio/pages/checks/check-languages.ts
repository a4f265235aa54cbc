import { defaultLanguage, type Language } from '#shared/languages/languages.ts';
import type { EditedEntry } from '#shared/page-builder/editing/block-tree.ts';
import { readIn } from '#shared/page-builder/editing/localized.ts';
import type { FindingKind, PageFinding } from '#shared/page-builder/page-finding.ts';
import type { DescribedBlock } from '../page-room.ts';
import { type PageSources, toSourceKey } from './page-sources.ts';
import {
  englishOf,
  hasWords,
  otherLanguages,
  type SpokenValue,
  walkSpoken,
} from './spoken-values.ts';

/**
 * Words that a language lacks, and words whose English has changed since they were translated: the other
 * languages may say something that is not so any more.
 * @param sources of the draft
 */
export function checkLanguages(
  entry: EditedEntry,
  sources: PageSources,
  described: readonly DescribedBlock[],
): PageFinding[] {
  return [...walkSpoken(entry, described)].flatMap(([blockId, values]) => {
    const find = (kind: FindingKind, is: (one: SpokenValue, language: Language) => boolean) =>
      otherLanguages.flatMap((language): PageFinding[] => {
        const names = values.filter((one) => is(one, language)).map(({ name }) => name);
        if (names.length === 0) return [];
        return [{ kind, blockId, languages: [language], about: [...new Set(names)].join(', ') }];
      });
    const isOutdated = (one: SpokenValue, language: Language) => {
      const source = sources[toSourceKey(blockId, one, language)];
      return source !== undefined && source !== englishOf(one) && !isMissing(one, language);
    };
    return [...find('missing-language', isMissing), ...find('outdated-language', isOutdated)];
  });
}

const isMissing = ({ value }: SpokenValue, language: Language) =>
  hasWords(readIn(value, defaultLanguage)) && !hasWords(readIn(value, language));
