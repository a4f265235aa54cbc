import { useSearchParams } from 'react-router';
import { languages } from '#shared/languages/languages.ts';
import type { LibraryFilter } from '../media-query.ts';

const kinds = ['picture', 'film', 'captions', 'document'] as const;
const lacks = ['alt', 'use'] as const;

/** What the library is narrowed to stands in the address, so that a link leads to it. */
export function useLibraryFilter(): readonly [LibraryFilter, (filter: LibraryFilter) => void] {
  const [parameters, setParameters] = useSearchParams();
  const kind = kinds.find((one) => one === parameters.get('kind'));
  const lack = lacks.find((one) => one === parameters.get('lacks'));
  const language = languages.find((one) => one === parameters.get('language'));
  const search = parameters.get('search') ?? '';
  const filter = {
    ...(kind && { kind }),
    ...(lack && { lacks: lack }),
    ...(lack === 'alt' && language && { language }),
    ...(parameters.get('shown') === 'published' && { shown: 'published' as const }),
    ...(search && { search: search.slice(0, 200) }),
  };
  return [
    filter,
    (next) =>
      setParameters(
        Object.entries(next).flatMap(([name, value]) =>
          value ? [[name, value] as const] : [],
        ) as [string, string][],
        { replace: true },
      ),
  ];
}
