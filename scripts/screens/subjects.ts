import type { Page } from '@playwright/test';
import type { Language } from '#shared/languages/languages.ts';
import { listScreens } from './screens.ts';
import type { Stage } from './stage-visits.ts';
import { stagedScreens } from './staged-screens.ts';

/** A screen or a state of one, of which pictures are taken. */
export interface Subject {
  readonly name: string;
  /** Its address, or what leads there. */
  readonly path: string;
  /** Path in a language, without its prefix; what is done for it is done once for each. */
  readonly open: (language: Language) => Promise<string>;
  /** Where it is seen. */
  readonly site: () => Promise<Stage>;
  readonly press?: string;
  readonly act?: (page: Page) => Promise<void>;
  readonly complaint?: RegExp;
}

/** Every screen with its states, then those that only doing leads to. */
export async function listSubjects(
  working: () => Promise<Stage>,
  failing: () => Promise<Stage>,
): Promise<Subject[]> {
  const screens = (await listScreens()).map(
    (screen): Subject => ({ ...screen, open: async () => screen.path, site: working }),
  );
  const staged = stagedScreens.map(({ stage, isFailing, ...screen }): Subject => {
    const site = isFailing ? failing : working;
    const opened = new Map<Language, Promise<string>>();
    const open = (language: Language) => {
      const known = opened.get(language) ?? site().then((at) => stage(at, language));
      opened.set(language, known);
      return known;
    };
    return { ...screen, path: '', open, site };
  });
  return [...screens, ...staged];
}
