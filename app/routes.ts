import {
  index,
  layout,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from '@react-router/dev/routes';
import { defaultLanguage, type Language, languages } from '../shared/languages/languages.ts';
import { type Address, allScreens, otherAddresses } from '../shared/screens/screens.ts';

/** Each address once per language; the default language has no prefix (design of languages: docs/decisions). */
export default languages.flatMap(routesOf) satisfies RouteConfig;

function routesOf(language: Language): RouteConfigEntry[] {
  const prefix = language === defaultLanguage ? '' : `${language}/`;
  const toRoute = ({ path, module }: Address) => {
    const file = `routes/${module}.tsx`;
    const id = `${language}${path === '/' ? '/home' : path}`;
    if (path !== '/') return route(prefix + path.slice(1), file, { id });
    return prefix ? route(language, file, { id }) : index(file, { id });
  };
  return [
    layout(
      'routes/builder/EditorsFrame.tsx',
      { id: `${language}/editors` },
      allScreens.map(toRoute),
    ),
    ...otherAddresses.map(toRoute),
  ];
}
