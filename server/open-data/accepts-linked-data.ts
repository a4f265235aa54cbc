interface AcceptedRange {
  readonly type: string;
  readonly subtype: string;
  /** 0 to 1. */
  readonly quality: number;
}

/**
 * Whether somebody would rather have an object's JSON-LD than its page. Where both are as welcome,
 * it is the page: browsers, and programs that take anything, ask for that.
 * Source: RFC 9110 §12.5.1.
 */
export function prefersLinkedData(accept: string | null | undefined): boolean {
  // Said by nearly no visitor, and looked for on every request of an object's page.
  if (!accept || !/ld\+json|application\/\*/i.test(accept)) return false;
  const ranges = accept.slice(0, 2_000).split(',').flatMap(parseRange);
  const linkedData = findQuality(ranges, 'application', 'ld+json');
  const page = Math.max(
    findQuality(ranges, 'text', 'html'),
    findQuality(ranges, 'application', 'xhtml+xml', false),
  );
  return linkedData > 0 && linkedData > page;
}

function parseRange(text: string): AcceptedRange[] {
  const [range = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const [type = '', subtype = ''] = range.split('/');
  if (!type || !subtype) return [];
  const given = parameters.find((one) => one.startsWith('q='))?.slice(2);
  const quality = given === undefined ? 1 : Number(given);
  return Number.isNaN(quality)
    ? []
    : [{ type, subtype, quality: Math.min(Math.max(quality, 0), 1) }];
}

/** The most specific range that covers it decides. */
function findQuality(
  ranges: readonly AcceptedRange[],
  type: string,
  subtype: string,
  withWildcards = true,
): number {
  const best = (of: readonly AcceptedRange[]) =>
    of.length > 0 ? Math.max(...of.map(({ quality }) => quality)) : null;
  const exact = best(ranges.filter((one) => one.type === type && one.subtype === subtype));
  if (exact !== null || !withWildcards) return exact ?? 0;
  return (
    best(ranges.filter((one) => one.type === type && one.subtype === '*')) ??
    best(ranges.filter((one) => one.type === '*' && one.subtype === '*')) ??
    0
  );
}
