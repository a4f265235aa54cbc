import { type ExploreQuery, toExploreParameters } from './explore-address.ts';

/** The rest of a query in a form that asks for a part of it. */
export function ExploreHidden({
  of: query,
  without,
}: {
  of: ExploreQuery;
  without: readonly string[];
}) {
  const left = [...toExploreParameters(query)].filter(
    ([name]) => !without.includes(name) && name !== 'page' && name !== 'more',
  );
  return left.map(([name, value]) => (
    <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
  ));
}
