import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { makersScreen, subjectsScreen } from '../terms/term-screens.ts';
import type { ExploreData } from './load-explore.ts';

/** Names of other ways in. */
export interface Indexes {
  readonly makers: string;
  readonly subjects: string;
}

/**
 * The lists of makers and of subjects: beside the count, and on phones with the filters. They lead to all, of
 * which what is narrowed knows no number.
 */
export const IndexLinks = ({
  of: data,
  className,
}: {
  of: Pick<ExploreData, 'facets' | 'filters'> & Indexes;
  className?: string | undefined;
}) => (
  <ul className={className}>
    {(
      [
        [makersScreen, data.makers, 'maker'],
        [subjectsScreen, data.subjects, 'subject'],
      ] as const
    ).map(([screen, name, facet]) => (
      <li key={screen}>
        <SiteLink to={screen} prefetch="intent">
          {name}{' '}
          {data.filters.length === 0 && (
            <span>{data.facets.find((one) => one.name === facet)?.valueCount}</span>
          )}
        </SiteLink>
      </li>
    ))}
  </ul>
);
