import type { Language } from '#shared/languages/languages.ts';
import { type Chapter, readChapter } from '#shared/studio/read-chapter.ts';

/** A chapter of the editors' guide by its name in addresses: `history`. */
export interface GuideChapter extends Chapter {
  readonly id: string;
}

/** One bundle per language, fetched when somebody asks for help. */
const files: Readonly<Record<Language, () => Promise<{ readonly default: object }>>> = {
  en: () => import('./chapters-en.ts'),
  es: () => import('./chapters-es.ts'),
  haw: () => import('./chapters-haw.ts'),
};

/** All chapters in their order. */
export async function loadGuide(language: Language): Promise<readonly GuideChapter[]> {
  const chapters = Object.entries((await files[language]()).default) as [string, string][];
  return chapters
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([file, markdown]) => ({
      id: /\d+-([\w-]+)\.md$/.exec(file)?.[1] ?? file,
      ...readChapter(markdown),
    }));
}

const pictures = import.meta.glob<string>('../../docs/editing/pictures/*/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** @param address as a chapter says it; undefined: it was not taken yet */
export const pictureOf = (address: string): string | undefined =>
  pictures[`../../docs/editing/${address.replace('../', '')}`];
