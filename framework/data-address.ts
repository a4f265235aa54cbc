const ending = '.data';

/** True for the data of a page, which the router asks for by itself; false for the page. */
export const isDataAddress = (path: string): boolean => path.endsWith(ending);

/** The data of `/es/visit` is asked for at `/es/visit.data`, that of `/` at `/_.data`. */
export const toDataAddress = (path: string): string =>
  path.endsWith('/') ? `${path}_${ending}` : path + ending;

/** The page whose data an address has; the path itself when it is that of a page. */
export const pagePathOf = (path: string): string =>
  isDataAddress(path) ? path.slice(0, -ending.length).replace(/\/_$/, '/') : path;

/** The parameter that the router adds when it requests the data of only some routes of a page. */
export const routesParameter = '_routes';
