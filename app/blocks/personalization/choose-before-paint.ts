import type { Targeted } from '#shared/page-builder/targeting.ts';
import { chooseVariant } from './choose-variant.ts';
import { chooseVariation } from './choose-variation.ts';
import { keepChoice, testPrefix } from './made-choices.ts';
import { readUserAttributes } from './user-attributes.ts';

declare global {
  interface Window {
    builderChoose?: () => void;
  }
}

/**
 * Runs while the page is read, right behind a group of which one member is shown: puts the chosen
 * one, which waits in a template, in the place of the default. The page's own HTML is the same for
 * everybody. Built into `choose-script.ts` by `scripts/site/build-choose-script.ts`.
 */
window.builderChoose = () => {
  const script = document.currentScript as HTMLScriptElement | null;
  const group = script?.parentElement;
  if (!script || !group) return;
  // First of all, so that nothing stays hidden whatever happens next.
  group.removeAttribute('data-choosing');
  const templates = Array.from(group.children).filter(
    (child): child is HTMLTemplateElement =>
      child instanceof HTMLTemplateElement && child.dataset.choice !== undefined,
  );
  const choice = choose(script.dataset.group ?? '', templates);
  const chosen = templates.find((template) => template.dataset.choice === choice);
  if (!chosen) return;
  while (group.firstChild && group.firstChild !== templates[0]) group.firstChild.remove();
  // Groups inside it have such a script too, which runs now.
  group.prepend(chosen.content);
};
window.builderChoose();

function choose(key: string, templates: readonly HTMLTemplateElement[]): string {
  if (key.startsWith(testPrefix)) {
    return chooseVariation(
      key.slice(testPrefix.length),
      templates.map(({ dataset }) => ({
        id: dataset.choice ?? '',
        testRatio: Number(dataset.when),
      })),
    );
  }
  const variants = templates.map(({ dataset }) => JSON.parse(dataset.when ?? '{}') as Targeted);
  const choice = chooseVariant(variants, readUserAttributes(), Date.now());
  keepChoice(key, choice);
  return choice;
}
