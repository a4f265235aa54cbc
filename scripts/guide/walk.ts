import { expect, type Step, type Walker } from './acts.ts';
import { mediaSteps } from './media-steps.ts';
import { pageSteps } from './page-steps.ts';
import { peopleSteps } from './people-steps.ts';
import { versionSteps } from './version-steps.ts';
import { writingSteps } from './writing-steps.ts';

const walks: Readonly<Record<string, readonly Step[]>> = {
  ...peopleSteps,
  ...writingSteps,
  ...mediaSteps,
  ...versionSteps,
  ...pageSteps,
};

/**
 * Does all steps of a chapter as the guide says them; a chapter without steps explains.
 * @throws where a step cannot be done: something is called otherwise, or is not there
 */
export async function walkChapter(
  walker: Walker,
  chapter: string,
  steps: readonly (readonly string[])[],
): Promise<void> {
  const walk = walks[chapter] ?? [];
  expect(walk.length, `steps of ${chapter}`).toBe(steps.length);
  for (const [position, step] of walk.entries()) await step(walker, ...(steps[position] ?? []));
}
