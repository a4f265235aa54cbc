import { screens } from './screens.ts';

const paths: ReadonlySet<string> = new Set(screens.map(({ path }) => path));

/** Whether a screen of ours stands at the path itself, without parameters. */
export const isScreenPath = (path: string): boolean => paths.has(path);

/** `/visit/`: sections of the site in which editors make pages of their own. */
const open = screens.flatMap(({ path }) =>
  path.endsWith('/*') && path !== '/builder/*' ? path.slice(0, -1) : [],
);

/** Whether a page of editors alone has its address there, and not below `/builder`. */
export const isSectionPath = (path: string): boolean =>
  !isScreenPath(path) && open.some((section) => path.startsWith(section));

/** The address of a page of the page builder: the screen that it replaces, or a path of its own. */
export const toBuilderPath = (urlPath: string): string =>
  isScreenPath(urlPath) || isSectionPath(urlPath) || urlPath.startsWith('/builder/')
    ? urlPath
    : `/builder${urlPath}`;

/** Where a page may be by now that was at `/builder` and this path. */
export const listSectionPaths = (rest: string): readonly string[] =>
  open.map((section) => section.slice(0, -1) + rest);

/**
 * Whether visitors of a page of editors alone are led elsewhere when it is published at another path.
 * @param address at which it is; a screen of ours stays where it is
 */
export const leavesAddress = (address: string, urlPath: string): boolean =>
  address !== '' && !isScreenPath(address) && toBuilderPath(urlPath) !== address;
