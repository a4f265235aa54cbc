import { readShown } from '#shared/page-builder/editing/localized.ts';
import type { PreparedEntry, PreparedVariation } from '../prepared.ts';
import { toContentClass } from '../values/content-class.ts';
import { type Breakpoints, defaultBreakpoints } from './block-styles.ts';
import { toFontFaces, toScopedCss } from './css-code.ts';
import { parseWithWarning } from './expressions.ts';
import { isRecord, toPlainRecord } from './plain-value.ts';
import type { Preparation } from './preparation.ts';
import { prepareRequests } from './prepare-requests.ts';

/** What of an entry's identity its styles depend on. */
interface StyleScope {
  readonly id: string;
  readonly meta?: unknown;
  readonly breakpoints?: unknown;
}

/** Blocks, state and styles of an entry's data: of a page, of a symbol, of a variation. */
export function prepareEntryBody(
  data: Readonly<Record<string, unknown>>,
  styleScope: StyleScope,
  preparation: Preparation,
  depth: number,
): PreparedEntry {
  const { language, notes, sheet, fontOrigins } = preparation;
  const inner = { ...preparation, ...findBreakpoints(styleScope) };
  for (const rule of toFontFaces(data.customFonts, fontOrigins, notes)) sheet.add(rule);
  const blocks = preparation.prepareBlocks(readBlocks(data, preparation), inner, depth);
  if (typeof data.cssCode === 'string' && data.cssCode.trim() !== '') {
    const scope = `builder-component-${toContentClass(styleScope.id)}`;
    for (const rule of toScopedCss(data.cssCode, scope, notes)) {
      sheet.addOfEntry(rule, preparation.ancestors.length > 1);
    }
  }
  return {
    blocks,
    ...(countsElements(data.cssCode) && { countsElements: true }),
    defaults: toDefaults(data.inputs, preparation),
    state: withoutEnvironment(toPlainRecord(data.state, language, notes)),
    requests: prepareRequests(data.httpRequests, preparation),
    // All of it, or nothing: half a script would leave a state that nobody meant.
    script: parseWithWarning(data.jsCode, 'script', preparation, null) ?? null,
  };
}

/** Whether CSS chooses elements by their place among others. */
const countsElements = (code: unknown): boolean =>
  typeof code === 'string' && /:(nth|first|last|only)-|[+~](?!=)/.test(code);

/** The variations of an entry's A/B test, in their order. */
export function prepareVariations(
  variations: unknown,
  styleScope: StyleScope,
  preparation: Preparation,
  depth: number,
): PreparedVariation[] {
  // The service's own form is an object by id, ours a list.
  const list = isRecord(variations) ? Object.values(variations) : variations;
  const all: unknown[] = Array.isArray(list) ? list.slice(0, 20) : [];
  if (all.length > 0) preparation.notes.bundles.add('choices');
  return all.flatMap((variation) =>
    isRecord(variation) && isRecord(variation.data)
      ? [
          {
            id: String(variation.id),
            name: String(variation.name ?? ''),
            testRatio: Math.min(1, Math.max(0, Number(variation.testRatio) || 0)),
            ...prepareEntryBody(variation.data, styleScope, preparation, depth),
          },
        ]
      : [],
  );
}

/** Old answers carry the blocks as a text. */
function readBlocks(data: Readonly<Record<string, unknown>>, { notes }: Preparation): unknown {
  if (Array.isArray(data.blocks) || typeof data.blocksString !== 'string') return data.blocks;
  try {
    return JSON.parse(data.blocksString);
  } catch {
    notes.warn(null, 'the text of the blocks is not JSON');
    return [];
  }
}

function toDefaults(inputs: unknown, { language, notes }: Preparation): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const input of Array.isArray(inputs) ? inputs.slice(0, 200) : []) {
    if (!isRecord(input) || typeof input.name !== 'string') continue;
    const value = readShown(input.defaultValue, language);
    if (value !== undefined) values[input.name] = value;
  }
  return toPlainRecord(values, language, notes);
}

/** The stored copies of these are stale; the current ones are added when the page is drawn. */
function withoutEnvironment({ deviceSize: _, location: __, ...state }: Record<string, unknown>) {
  return state;
}

function findBreakpoints({ meta, breakpoints }: StyleScope): {
  breakpoints: Breakpoints;
  hasXsmall: boolean;
} {
  const given = isRecord(breakpoints)
    ? breakpoints
    : isRecord(meta) && isRecord(meta.breakpoints)
      ? meta.breakpoints
      : {};
  const width = (name: string) => {
    const value = Number(given[name]);
    return Number.isFinite(value) && value > 0 && value < 10_000 ? value : null;
  };
  const [medium, small, xsmall] = [width('medium'), width('small'), width('xsmall')];
  // Small and medium count only if both are given (reference §1.5).
  const both = medium && small ? { medium, small } : defaultBreakpoints;
  return {
    breakpoints: { ...defaultBreakpoints, ...both, xsmall: xsmall ?? defaultBreakpoints.xsmall },
    hasXsmall: xsmall !== null,
  };
}
