import { choiceBlocks } from './choice-blocks.ts';
import { defaultBlocks } from './default-blocks.ts';
import type { BlockDefinition } from './definition.ts';
import type { Bundle } from './draw/bundles.ts';
import { formBlocks } from './forms/form-blocks.ts';
import { museumBlocks } from './museum/museum-blocks.ts';
import { newsletterBlocks } from './newsletter/newsletter-block.ts';
import { widgetBlocks } from './widget-blocks.ts';

/**
 * Components by the part of the drawing that holds them (`draw/bundles.ts`): a page brings only the
 * parts that it needs.
 */
const blocksOfBundles: Readonly<
  Partial<Record<Bundle, Readonly<Record<string, BlockDefinition>>>>
> = {
  choices: choiceBlocks,
  forms: formBlocks,
  museum: museumBlocks,
  newsletter: newsletterBlocks,
  widgets: widgetBlocks,
};

/**
 * Every component that an editor can place, by the name in the page's data. What is drawn under
 * that name is in `draw/components.ts` or in a part; a test holds the two together. The official
 * SDK's registration and the documentation of blocks are derived from this list.
 */
export const registry: Readonly<Record<string, BlockDefinition>> = Object.assign(
  {},
  defaultBlocks,
  ...Object.values(blocksOfBundles),
);

/** The part that draws a component; null: every page with blocks has it. */
export const findBundle = (name: string): Bundle | null =>
  (Object.entries(blocksOfBundles).find(([, blocks]) => Object.hasOwn(blocks, name))?.[0] as
    | Bundle
    | undefined) ?? null;

/** Older and shorter names of the same components. */
const otherNames: Readonly<Record<string, string>> = {
  Section: 'Core:Section',
  Button: 'Core:Button',
  'Builder:Tabs': 'Builder: Tabs',
  'Builder:Image': 'Image',
  'Builder:Text': 'Text',
  'Builder:Columns': 'Columns',
  CustomCode: 'Custom Code',
};

/** The name under which a component is known; null: it is not. */
export function findComponentName(
  name: unknown,
  definitions: Readonly<Record<string, BlockDefinition>> = registry,
): string | null {
  if (typeof name !== 'string') return null;
  const known = Object.hasOwn(otherNames, name) ? (otherNames[name] as string) : name;
  return Object.hasOwn(definitions, known) ? known : null;
}
