import type { ServerBuild } from 'react-router';
import { type Language, languages } from '#shared/languages/languages.ts';

/** Without the routes of other languages (`app/routes.ts`): each address would be held against all. */
export const withRoutesOf = <Build extends ServerBuild>(
  build: Build,
  language: Language,
): Build => ({
  ...build,
  routes: Object.fromEntries(
    Object.entries(build.routes).filter(([id]) =>
      languages.every((code) => code === language || !id.startsWith(`${code}/`)),
    ),
  ),
});
