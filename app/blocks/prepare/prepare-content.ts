import type { BuilderContent } from '#services/page-builder/contract.ts';
import type { Language } from '#shared/languages/languages.ts';
import { readShown } from '#shared/page-builder/editing/localized.ts';
import type { BlockDefinition } from '../definition.ts';
import type { PreparedBlock, PreparedContent, PrepareWarning } from '../prepared.ts';
import { registry } from '../registry.ts';
import { countItems, toCutMessage } from '../values/count-items.ts';
import { defaultBreakpoints } from './block-styles.ts';
import { Notes } from './limits.ts';
import { PageSheet } from './page-sheet.ts';
import { isRecord } from './plain-value.ts';
import type { AllowedHosts, LoadRequest, Preparation } from './preparation.ts';
import { prepareBlocks } from './prepare-blocks.ts';
import { prepareEntryBody, prepareVariations } from './prepare-entry.ts';

export interface PrepareOptions {
  readonly language: Language;
  /** A setting lets editors' own scripts run. */
  readonly allowsCustomCode?: boolean;
  /** Origins beside this site from which fonts may come; the policy blocks all others. */
  readonly fontOrigins?: readonly string[];
  /** To where forms and requests may go; nothing is said of others where absent. */
  readonly allowedHosts?: AllowedHosts;
  /** Shows a labelled note in place of blocks that are not known. */
  readonly isPreview?: boolean;
  /** The site's own list, unless a test brings another. */
  readonly registry?: Readonly<Record<string, BlockDefinition>>;
}

export interface Prepared {
  readonly content: PreparedContent;
  /** The rules of the page's one style sheet. */
  readonly css: string;
  readonly warnings: readonly PrepareWarning[];
  /** What blocks ask of the services (`load-block-data.ts`). */
  readonly loads: readonly LoadRequest[];
}

/**
 * An entry as the page builder delivers it, made ready to be drawn: checked, bounded, parsed. The
 * work depends on nothing but its arguments, so that its result can be kept.
 */
export function prepareContent(content: BuilderContent, options: PrepareOptions): Prepared {
  const notes = new Notes();
  const sheet = new PageSheet();
  const preparation: Preparation = {
    language: options.language,
    isPreview: options.isPreview ?? false,
    allowsCustomCode: options.allowsCustomCode ?? false,
    fontOrigins: options.fontOrigins ?? [],
    allowedHosts: options.allowedHosts ?? null,
    registry: options.registry ?? registry,
    prepareBlocks,
    notes,
    sheet,
    breakpoints: defaultBreakpoints,
    hasXsmall: false,
    around: [],
    slots: new Map(),
    ancestors: [content.id],
    styleOwners: new Map(),
    symbols: new Map(),
    loads: [],
  };
  const styleScope = { id: content.id, breakpoints: content.breakpoints };
  const data: Readonly<Record<string, unknown>> = isRecord(content.data) ? content.data : {};
  const entry = prepareEntryBody(data, styleScope, preparation, 0);
  // Before the parts are listed, since variations may need more of them.
  const variations = prepareVariations(content.variations, styleScope, preparation, 0);
  const text = (...names: string[]) => {
    const value = names.map((name) => readShown(data[name], options.language)).find(Boolean);
    return typeof value === 'string' ? value.slice(0, 1_000) : null;
  };
  const prepared: PreparedContent = {
    id: content.id,
    name: content.name,
    model: content.model,
    title: text('title', 'pageTitle'),
    description: text('description', 'pageDescription'),
    ...(isPicture(data.image) && { imageSrc: data.image }),
    ...(data.noIndex === true && { isHiddenFromSearch: true }),
    ...(typeof data.section === 'string' && { section: data.section }),
    ...entry,
    breakpoints: toBreakpoints(content),
    opensPage: opensPage(entry.blocks[0], preparation.registry),
    bundles: [...notes.bundles].sort(),
    repeatShare: notes.repeatShare,
    isRightToLeft: content.isRightToLeft === true,
    variations,
    ...(notes.usesClock && { usesClock: true }),
  };
  warnOfCutLists(prepared, notes);
  if (sheet.isFull) notes.warn(null, 'the styles of the page are cut');
  return {
    content: prepared,
    css: sheet.toString(),
    warnings: notes.warnings,
    loads: preparation.loads,
  };
}

/** An address that a browser would ask for a picture. */
const isPicture = (value: unknown): value is string =>
  typeof value === 'string' && /^(?:\/(?!\/)|https:\/\/)\S{1,1000}$/.test(value);

/** Lists that are longer than what is drawn of them, as far as that is known before it is drawn. */
function warnOfCutLists({ defaults, state, repeatShare }: PreparedContent, notes: Notes): void {
  const values: unknown = { ...defaults, ...state };
  for (const { blockId, path, size } of notes.stateRepeats) {
    const list = path.reduce<unknown>(
      (value, name) => (isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined),
      values,
    );
    if (!Array.isArray(list)) continue;
    const count = countItems(list.length, repeatShare, size);
    if (count < list.length) notes.warn(blockId, toCutMessage(count, list.length));
  }
}

/** Looks at the first block, or the first in it. */
function opensPage(
  first: PreparedBlock | undefined,
  definitions: Readonly<Record<string, BlockDefinition>>,
): boolean {
  if (!first) return false;
  if (first.component && definitions[first.component]?.opensPage) return true;
  return opensPage(first.children?.[0], definitions);
}

function toBreakpoints({ breakpoints }: BuilderContent): PreparedContent['breakpoints'] {
  const { medium, small, xsmall } = breakpoints ?? {};
  return {
    ...defaultBreakpoints,
    ...(medium && small && { medium, small }),
    ...(xsmall && { xsmall }),
  };
}
