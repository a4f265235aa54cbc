/** One tag, weak or not; commas and all else but quotes may stand in it. Source: RFC 9110 §8.8.3. */
const entityTag = /(?:W\/)?"[^"]*"/g;

/**
 * Whether somebody who sends `If-None-Match` has what is tagged already, by weak comparison.
 * @param ifNoneMatch a list of tags, or `*` for whatever there is
 * @param etag as it stands in `ETag`
 */
export function matchesEntityTag(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch.trim() === '*') return true;
  const wanted = withoutWeakness(etag);
  return (ifNoneMatch.match(entityTag) ?? []).some((tag) => withoutWeakness(tag) === wanted);
}

const withoutWeakness = (tag: string) => tag.replace(/^W\//, '');
