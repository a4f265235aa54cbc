import type { RouterContextProvider } from 'react-router';
import { isDataAddress, routesParameter } from '#framework/data-address.ts';
import type { BuilderContent } from '#services/page-builder/contract.ts';
import {
  pageModel,
  type SectionModel,
  sectionModels,
} from '#shared/page-builder/page-builder-models.ts';
import type { PageHead } from '../page-head.ts';
import {
  formGuardContext,
  languageContext,
  nowContext,
  optionalContext,
  pageSheetContext,
  reportWarningContext,
  servicesContext,
  siteContext,
  translationsContext,
} from '../request-context.ts';
import { loadBlockData } from './prepare/load-block-data.ts';
import { type Prepared, type PrepareOptions, prepareContent } from './prepare/prepare-content.ts';
import type { DrawnContent } from './prepared.ts';
import { registry } from './registry.ts';

/** What editors made for one address: a body of their own, and what stands around any body. */
export interface EditorsContent {
  readonly page: DrawnContent | null;
  readonly sections: Readonly<Partial<Record<SectionModel, DrawnContent>>>;
  /** Title and description of the page; null where the screen's own hold. */
  readonly editorsHead: PageHead | null;
  /** Where its address does not say it: the bar of a visit stands on pages of `visit`. */
  readonly editorsSection?: string;
  /**
   * The rules of the page's sheet. Only with data for navigation in the browser: a document carries
   * them in its head already.
   */
  readonly css?: string;
  readonly key: string;
}

interface Address {
  /** Without language; what the page builder's rules are asked with. */
  readonly urlPath: string;
  readonly request: Request;
}

/**
 * Asks the page builder for all that belongs to an address, in one request. Null: nothing does.
 *
 * @throws what the service throws; whether a page can stand without is the caller's business
 */
export async function loadEditorsContent(
  context: Readonly<RouterContextProvider>,
  { urlPath, request }: Address,
): Promise<EditorsContent | null> {
  const language = context.get(languageContext);
  const { pageBuilder } = context.get(servicesContext);
  const { pageBuilder: site, editorsMedia = [], publicOrigin } = context.get(siteContext);
  const options = {
    language,
    allowsCustomCode: site.allowsCustomCode,
    fontOrigins: editorsMedia,
    allowedHosts: {
      forms: [...site.formHosts, new URL(publicOrigin).host],
      requests: site.requestHosts,
    },
  };
  const found = await pageBuilder.findContents([pageModel, ...sectionModels], {
    urlPath,
    language,
    queryString: toQueryString(request),
  });
  const contents = Object.entries(found).filter(
    (entry): entry is [keyof typeof found, BuilderContent] => entry[1] !== null,
  );
  if (contents.length === 0) return null;
  const warn = (content: BuilderContent) => (message: string) =>
    context.get(reportWarningContext)(`Page builder, ${content.model} ${content.id}: ${message}`);
  const prepared = contents.map(
    ([model, content]) => [model, findPrepared(content, options, warn(content))] as const,
  );
  const drawn = await Promise.all(
    prepared.map(async ([model, one]) => [model, await withData(one, context)] as const),
  );
  const { [pageModel]: page, ...sections } = Object.fromEntries(drawn) as Partial<
    Record<string, DrawnContent>
  >;
  const css = prepared.map(([, one]) => one.css).join('\n');
  const isDocument = !isDataAddress(new URL(request.url).pathname);
  if (isDocument) context.get(pageSheetContext).add(css);
  return {
    page: page ?? null,
    sections,
    editorsHead: page ? toHead(page) : null,
    ...(page?.content.section && { editorsSection: page.content.section }),
    key: `${language}${urlPath}`,
    ...(!isDocument && { css }),
  };
}

/** As the visitor's address has it, without what the router adds when it asks for data, and a link's right. */
function toQueryString({ url }: Request): string | undefined {
  const { searchParams } = new URL(url);
  for (const name of [routesParameter, 'draft']) searchParams.delete(name);
  return searchParams.size > 0 ? `?${searchParams}` : undefined;
}

const cache = new WeakMap<BuilderContent, Map<string, Prepared>>();

/** The service gives the same object until an entry changes; so long it is prepared once. */
function findPrepared(
  content: BuilderContent,
  options: Pick<PrepareOptions, 'language' | 'allowsCustomCode' | 'fontOrigins' | 'allowedHosts'>,
  warn: (message: string) => void,
): Prepared {
  const known = cache.get(content) ?? new Map<string, Prepared>();
  cache.set(content, known);
  // Around a draft, sections are drawn without their scripts.
  const key = `${options.language} ${options.allowsCustomCode}`;
  const found = known.get(key);
  if (found) return found;
  const prepared = prepareContent(content, options);
  known.set(key, prepared);
  for (const { blockId, message } of prepared.warnings) {
    warn(blockId ? `block ${blockId}: ${message}` : message);
  }
  return prepared;
}

async function withData(
  { content, loads }: Prepared,
  context: Readonly<RouterContextProvider>,
): Promise<DrawnContent> {
  const now = context.get(nowContext).getTime();
  const clock = content.usesClock && { now, timeZone: context.get(siteContext).timeZone };
  if (loads.length === 0) return { content, loaded: [], ...(clock && { clock }) };
  const dependencies = {
    services: context.get(servicesContext),
    optional: context.get(optionalContext),
    language: context.get(languageContext),
    now: context.get(nowContext),
    timeZone: context.get(siteContext).timeZone,
    translations: context.get(translationsContext),
    formGuard: context.get(formGuardContext),
  };
  const loaded = await loadBlockData(loads, registry, dependencies);
  return { content, loaded, ...(clock && { clock }) };
}

const toHead = ({ content }: DrawnContent): PageHead | null =>
  content.title === null
    ? null
    : {
        title: content.title,
        description: content.description,
        ...(content.imageSrc && { imageSrc: content.imageSrc }),
        ...(content.isHiddenFromSearch && { isHiddenFromSearch: true }),
      };
