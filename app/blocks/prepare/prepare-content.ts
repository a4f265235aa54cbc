import type { BuilderContent } from '#services/page-builder/contract.ts';
import type { Language } from '#shared/languages.ts';
import type { BlockDefinition } from '../definition.ts';
import type {
  PreparedContent,
  PreparedRequest,
  PreparedVariation,
  PrepareWarning,
} from '../prepared.ts';
import { registry } from '../registry.ts';
import { defaultBreakpoints } from './block-styles.ts';
import { parseWithWarning } from './expressions.ts';
import { Notes } from './limits.ts';
import { PageSheet } from './page-sheet.ts';
import { isRecord, resolveLocalized } from './plain-value.ts';
import type { LoadRequest, Preparation } from './preparation.ts';
import { prepareEntryParts } from './prepare-entry.ts';
import { toTemplate } from './template-text.ts';

export interface PrepareOptions {
  readonly language: Language;
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
    registry: options.registry ?? registry,
    notes,
    sheet,
    breakpoints: defaultBreakpoints,
    hasXsmall: false,
    ancestors: [content.id],
    styleOwners: new Map(),
    loads: [],
  };
  const looks = { id: content.id, breakpoints: content.breakpoints };
  const data: Readonly<Record<string, unknown>> = isRecord(content.data) ? content.data : {};
  const entry = prepareEntryParts(data, looks, preparation, 0);
  const variations = (Array.isArray(content.variations) ? content.variations : [])
    .slice(0, 20)
    .flatMap((variation): PreparedVariation[] =>
      isRecord(variation) && isRecord(variation.data)
        ? [
            {
              id: String(variation.id),
              name: String(variation.name ?? ''),
              testRatio: Math.min(1, Math.max(0, Number(variation.testRatio) || 0)),
              ...prepareEntryParts(variation.data, looks, preparation, 0),
              requests: prepareRequests(variation.data.httpRequests, preparation),
            },
          ]
        : [],
    );
  const text = (...names: string[]) => {
    const value = names.map((name) => resolveLocalized(data[name], options.language)).find(Boolean);
    return typeof value === 'string' ? value.slice(0, 1_000) : null;
  };
  const prepared: PreparedContent = {
    id: content.id,
    name: content.name,
    model: content.model,
    title: text('title', 'pageTitle'),
    description: text('description', 'pageDescription'),
    ...entry,
    breakpoints: toBreakpoints(content),
    repeatShare: notes.repeatShare,
    isRightToLeft: content.isRightToLeft === true,
    variations,
    requests: prepareRequests(data.httpRequests, preparation),
    script: prepareScript(data, preparation),
  };
  if (sheet.isFull) notes.warn(null, 'the styles of the page are cut');
  return {
    content: prepared,
    css: sheet.toString(),
    warnings: notes.warnings,
    loads: preparation.loads,
  };
}

function toBreakpoints({ breakpoints }: BuilderContent): PreparedContent['breakpoints'] {
  const { medium, small, xsmall } = breakpoints ?? {};
  return {
    ...defaultBreakpoints,
    ...(medium && small && { medium, small }),
    ...(xsmall && { xsmall }),
  };
}

const methods = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** Source: reference §10. They are made by the page, never here. */
function prepareRequests(value: unknown, preparation: Preparation): PreparedRequest[] {
  if (!isRecord(value)) return [];
  return Object.entries(value)
    .slice(0, 10)
    .flatMap(([name, given]) => {
      const request = isRecord(given) && isRecord(given.request) ? given.request : { url: given };
      const url = typeof request.url === 'string' ? request.url.slice(0, 2_000) : '';
      const method = String(request.method ?? 'GET').toUpperCase();
      if (!/^https:\/\//.test(url) || !methods.has(method) || !/^[\w$]{1,60}$/.test(name)) {
        preparation.notes.warn(null, `the request ${name.slice(0, 60)} is left out`);
        return [];
      }
      const template = toTemplate(url, String, (source) =>
        parseWithWarning(source, 'binding', preparation, null),
      );
      const headers = isRecord(request.headers) ? request.headers : {};
      return [
        {
          name,
          url: template,
          method,
          headers: Object.fromEntries(
            Object.entries(headers)
              .slice(0, 20)
              .filter(([header, content]) => /^[\w-]+$/.test(header) && typeof content === 'string')
              .map(([header, content]) => [header, String(content)]),
          ),
          body:
            method === 'GET' || request.body === undefined || request.body === null
              ? null
              : typeof request.body === 'string'
                ? request.body
                : JSON.stringify(request.body),
        },
      ];
    });
}

/** Source: reference §9.3: it runs only if it is a row of supported statements. */
function prepareScript(data: Readonly<Record<string, unknown>>, preparation: Preparation) {
  return parseWithWarning(data.jsCode, 'action', preparation, null) ?? null;
}
