import type { RevisionSummary } from '#server/studio/items/history.ts';
import type { Language } from '#shared/languages/languages.ts';
import { formatMoment } from '../../widgets/format-time.ts';

/** When a version was made, with the seconds where another of the list was made in the same minute. */
export function sayTimeOf(
  version: Pick<RevisionSummary, 'at'>,
  all: readonly Pick<RevisionSummary, 'at'>[],
  language: Language,
): string {
  const minute = formatMoment(version.at, language);
  const isAlone = all.every(
    (one) => one.at === version.at || minuteOf(one.at) !== minuteOf(version.at),
  );
  return isAlone ? minute : `${minute} (:${version.at.slice(17, 19)})`;
}

const minuteOf = (at: string): string => at.slice(0, 16);
