import { createContext, data, RouterContextProvider } from 'react-router';
import type { ContentManagement } from '#services/content-management/contract.ts';
import type { Forms, Newsletter } from '#services/forms/contract.ts';
import type { ObjectCollection } from '#services/object-collection/contract.ts';
import type { PageBuilder } from '#services/page-builder/contract.ts';
import type { Reservations } from '#services/reservations/contract.ts';
import type { VideoPlaylists } from '#services/video-playlists/contract.ts';
import type { FormGuard } from '#shared/forms/form-guard.ts';
import type { ReceivedFiles } from '#shared/forms/received-files.ts';
import { defaultLanguage, type Language } from '#shared/languages/languages.ts';
import type { Thesaurus } from '#shared/search/thesaurus.ts';
import type { Translations } from './i18n/translations.ts';
import { createOptional, type Optional } from './optional.ts';
import { structuredDataContext } from './structured-data/structured-data.ts';

/** The services that loaders ask. */
export interface Services {
  readonly contentManagement: ContentManagement;
  readonly objectCollection: ObjectCollection;
  readonly forms: Forms;
  readonly reservations: Reservations;
  readonly newsletter: Newsletter;
  readonly videoPlaylists: VideoPlaylists;
  readonly pageBuilder: PageBuilder;
}

/** What the site needs to know of its settings; nothing secret, since all of it may reach a page. */
export interface SiteSettings {
  /** Scheme and host under which visitors reach the site, without a slash at the end. */
  readonly publicOrigin: string;
  readonly isSearchEnabled: boolean;
  readonly hasDemoNotice: boolean;
  /** The museum's time zone, where its settings in the content management service name none. */
  readonly timeZone: string;
  /** Hosts of objects' pictures that lie elsewhere, from which browsers may have them; none if absent. */
  readonly objectPictureHosts?: readonly string[];
  /** Origins beside this site from which editors' pages may have fonts; none if absent. */
  readonly editorsMedia?: readonly string[];
  readonly pageBuilder: PageBuilderSite;
  /** Names that are one thing, for the site's search; none if absent. */
  readonly readThesaurus?: () => Promise<Thesaurus>;
}

/** What a page needs to reach the page builder from the visitor's browser; all of it is public. */
export interface PageBuilderSite {
  readonly apiKey: string;
  /** Address before `/api/v1/track`: `https://cdn.builder.io`, or `/page-builder-api` of this site. */
  readonly endpoint: string;
  /** Address before `/api/v1/form-submit`. */
  readonly formEndpoint: string;
  /** True: everything stays on this site. */
  readonly isEmbedded: boolean;
  /** Hosts that content may ask for data, over https. */
  readonly requestHosts: readonly string[];
  /** Hosts to which editors' forms with an address of their own may be sent, over https. */
  readonly formHosts: readonly string[];
  /** Whether editors' own scripts run. */
  readonly allowsCustomCode: boolean;
  /** What is shown is not published, and says so. */
  readonly isDraft?: boolean;
}

/** What the server hands to the loaders of one request. */
export interface RequestDependencies {
  readonly services: Services;
  readonly site: SiteSettings;
  readonly language: Language;
  readonly translations: Translations;
  /** The one source of "now" for everything that depends on time. */
  readonly now: Date;
  /** Tells the log of an error that no visitor should see in detail. */
  readonly reportError: (error: unknown) => void;
  /** Tells the log of a part that a page is drawn without. */
  readonly reportOmission: (error: unknown) => void;
  /** Tells the log of something that the site's own people should put right. */
  readonly reportWarning?: (message: string) => void;
  /** Looks at what visitors send before anything is done with it. */
  readonly formGuard: FormGuard;
  readonly receivedFiles?: ReceivedFiles;
  /** Secret of this rendering; marks the inline scripts that are ours. Never sent to a visitor. */
  readonly renderNonce: string;
  /** Takes the page's HTML as text: out of an answer it would come as bytes, through a stream. */
  readonly takeHtml?: (html: string) => void;
}

export const servicesContext = createContext<Services>();
export const siteContext = createContext<SiteSettings>();
export const languageContext = createContext<Language>(defaultLanguage);
export const translationsContext = createContext<Translations>();
export const nowContext = createContext<Date>();
export const formGuardContext = createContext<FormGuard>();
export const receivedFilesContext = createContext<ReceivedFiles>({ read: async () => null });
export const reportErrorContext = createContext<RequestDependencies['reportError']>();
/** Waits for a part that the page can do without: another value in its place while it cannot be had. */
export const optionalContext = createContext<Optional>(createOptional(() => {}));
export const reportWarningContext = createContext<(message: string) => void>(() => {});
/** Rules of the blocks on this page; they make one stylesheet in the document's head. */
export const pageSheetContext = createContext<Set<string>>();
/** Editors have replaced the body of the screen at this address. */
export const replacedBodyContext = createContext<boolean>(false);
export const renderMarkContext = createContext<string>('');
export const takeHtmlContext = createContext<((html: string) => void) | null>(null);

/** Called by the server, through the built bundle, so that both sides share the same keys. */
export function createRequestContext(dependencies: RequestDependencies): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(servicesContext, answerOutages(dependencies.services));
  context.set(siteContext, dependencies.site);
  context.set(languageContext, dependencies.language);
  context.set(translationsContext, dependencies.translations);
  context.set(nowContext, dependencies.now);
  context.set(formGuardContext, dependencies.formGuard);
  if (dependencies.receivedFiles) context.set(receivedFilesContext, dependencies.receivedFiles);
  context.set(reportErrorContext, dependencies.reportError);
  context.set(optionalContext, createOptional(dependencies.reportOmission));
  if (dependencies.reportWarning) context.set(reportWarningContext, dependencies.reportWarning);
  context.set(pageSheetContext, new Set());
  context.set(renderMarkContext, dependencies.renderNonce);
  if (dependencies.takeHtml) context.set(takeHtmlContext, dependencies.takeHtml);
  context.set(structuredDataContext, []);
  return context;
}

/** Seconds after which a visitor may try again. */
const retryAfterSeconds = 30;

/**
 * A failing service becomes an answer of 503 in the one place that all loaders share, so that an
 * outage never looks like a mistake of ours (500) or a missing page (404).
 */
function answerOutages(services: Services): Services {
  const answer = (error: unknown) => {
    if (!(error instanceof Error) || error.name !== 'ServiceUnavailable') throw error;
    throw data(null, { status: 503, headers: { 'Retry-After': String(retryAfterSeconds) } });
  };
  const guard = <Service extends object>(service: Service): Service =>
    new Proxy(service, {
      get(target, name) {
        const member: unknown = Reflect.get(target, name);
        if (typeof member !== 'function') return member;
        return (...args: unknown[]) => Promise.resolve(member.apply(target, args)).catch(answer);
      },
    });
  return {
    contentManagement: guard(services.contentManagement),
    objectCollection: guard(services.objectCollection),
    videoPlaylists: guard(services.videoPlaylists),
    pageBuilder: guard(services.pageBuilder),
    // A form says by itself that nothing typed is lost.
    forms: services.forms,
    reservations: services.reservations,
    newsletter: guard(services.newsletter),
  };
}
