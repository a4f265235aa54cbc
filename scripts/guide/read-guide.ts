import { globSync, readFileSync } from 'node:fs';
import type { Language } from '#shared/languages/languages.ts';
import { readChapter, stepsOf } from '#shared/studio/read-chapter.ts';

/** Steps of each chapter of the editors' guide, in their order: what each names of the studio. */
export const readSteps = (language: Language): Map<string, string[][]> =>
  new Map(
    globSync(`docs/editing/${language}/*.md`)
      .sort()
      .map((file) => [
        /\d+-([\w-]+)\.md$/.exec(file)?.[1] ?? file,
        stepsOf(readChapter(readFileSync(file, 'utf8'))),
      ]),
  );
