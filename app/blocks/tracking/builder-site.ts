import { createContext, useContext } from 'react';

/** What blocks need to know of the page builder's account; from the settings, nothing secret. */
export interface BuilderSite {
  /** The space's public key. */
  readonly apiKey: string;
  /** Where events go, without `/api/v1/track`: this site's own server or the real service. */
  readonly trackingHost: string;
  /** Where forms to an email address go, without `/api/v1/form-submit`. */
  readonly formHost: string;
  /** Origins to which editors' own forms may be sent, such as `https://forms.example`. */
  readonly formOrigins: readonly string[];
  /** Origins that a page's own requests may ask. */
  readonly requestOrigins: readonly string[];
}

/** Where our server answers as the page builder does. */
export const embeddedBuilderHost = '/page-builder-api';

/** Without an account: everything stays with this site. */
export const embeddedBuilderSite: BuilderSite = {
  apiKey: 'embedded',
  trackingHost: embeddedBuilderHost,
  formHost: embeddedBuilderHost,
  formOrigins: [],
  requestOrigins: [],
};

/** Set around the site by whoever knows the settings. */
export const BuilderSiteContext = createContext<BuilderSite>(embeddedBuilderSite);

export const useBuilderSite = () => useContext(BuilderSiteContext);
