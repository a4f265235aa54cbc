import { screens } from './screens.ts';

const paths: ReadonlySet<string> = new Set(screens.map(({ path }) => path));

/** Whether a screen of ours stands at the path itself, without parameters. */
export const isScreenPath = (path: string): boolean => paths.has(path);

/** The address of a page of the page builder: the screen that it replaces, or a path of its own. */
export const toBuilderPath = (urlPath: string): string =>
  isScreenPath(urlPath) || urlPath.startsWith('/builder/') ? urlPath : `/builder${urlPath}`;
