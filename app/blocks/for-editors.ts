import type { BuilderContent } from '#services/page-builder/contract.ts';
import type { BlockInput } from './definition.ts';
import { type PrepareOptions, prepareContent } from './prepare/prepare-content.ts';
import { registry } from './registry.ts';

/** A component that editors can place, as plain data. */
export interface ListedBlock {
  readonly name: string;
  readonly friendlyName?: string | undefined;
  readonly description: string;
  readonly canHaveChildren: boolean;
  readonly opensPage: boolean;
  readonly inputs: readonly BlockInput[];
}

/** Everything that editors can place, for the studio's editor of pages. */
export const listBlocks = (): ListedBlock[] =>
  Object.entries(registry).map(([name, definition]) => {
    const { friendlyName, description, canHaveChildren, opensPage, inputs } = definition;
    return {
      ...{ name, friendlyName, description, inputs },
      canHaveChildren: canHaveChildren ?? false,
      opensPage: opensPage ?? false,
    };
  });

/** What visitors will not get of a content, in the renderer's own words. */
export const listOmissions = (content: BuilderContent, options: PrepareOptions): string[] =>
  prepareContent(content, options).warnings.map(({ blockId, message }) =>
    blockId ? `block ${blockId}: ${message}` : message,
  );
