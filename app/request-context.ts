import { createContext, RouterContextProvider } from 'react-router';
import type { ContentManagement } from '#services/content-management/contract.ts';
import type { ObjectCollection } from '#services/object-collection/contract.ts';
import { defaultLanguage, type Language } from '#shared/languages.ts';
import type { Translations } from './i18n/translations.ts';

/** The services that loaders ask. */
export interface Services {
  readonly contentManagement: ContentManagement;
  readonly objectCollection: ObjectCollection;
}

/** What the site needs to know of its settings; nothing secret, since all of it may reach a page. */
export interface SiteSettings {
  /** Scheme and host under which visitors reach the site, without a slash at the end. */
  readonly publicOrigin: string;
  readonly isSearchEnabled: boolean;
  readonly hasDemoNotice: boolean;
}

/** What the server hands to the loaders of one request. */
export interface RequestParts {
  readonly services: Services;
  readonly site: SiteSettings;
  readonly language: Language;
  readonly translations: Translations;
  /** The one source of "now" for everything that depends on time. */
  readonly now: Date;
  /** Secret of this rendering; marks the inline scripts that are ours. Never sent to a visitor. */
  readonly renderMark: string;
}

export const servicesContext = createContext<Services>();
export const siteContext = createContext<SiteSettings>();
export const languageContext = createContext<Language>(defaultLanguage);
export const translationsContext = createContext<Translations>();
export const nowContext = createContext<Date>();
export const renderMarkContext = createContext<string>('');

/** Called by the server, through the built bundle, so that both sides share the same keys. */
export function createRequestContext(parts: RequestParts): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(servicesContext, parts.services);
  context.set(siteContext, parts.site);
  context.set(languageContext, parts.language);
  context.set(translationsContext, parts.translations);
  context.set(nowContext, parts.now);
  context.set(renderMarkContext, parts.renderMark);
  return context;
}
