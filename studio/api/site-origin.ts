/** Scheme and host of the visitors' site; the studio may have a host of its own. */
export const siteOrigin: string =
  document.querySelector<HTMLMetaElement>('meta[name="site-origin"]')?.content ?? location.origin;
