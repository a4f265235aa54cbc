import { createContext, useContext } from 'react';
import type { PageBuilderSite } from '../../request-context.ts';

/** Before it is known where events and forms may go: nowhere but this site. */
export const localBuilderSite: PageBuilderSite = {
  apiKey: '',
  endpoint: '/page-builder-api',
  formEndpoint: '/page-builder-api',
  isEmbedded: true,
  requestHosts: [],
  formHosts: [],
  allowsCustomCode: false,
};

/** The page builder's account as browsers may know it; set around what editors built. */
export const BuilderSiteContext = createContext<PageBuilderSite>(localBuilderSite);

export const useBuilderSite = (): PageBuilderSite => useContext(BuilderSiteContext);
