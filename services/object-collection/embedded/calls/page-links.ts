const lastPage = 50_000;

/** `Link` header that leads to the pages around this one. Source: RFC 8288, RFC 5988 relations. */
export function toPageLinks(
  url: URL,
  {
    page,
    pageSize,
    total,
  }: { readonly page: number; readonly pageSize: number; readonly total: number },
): Record<string, string> {
  const pageCount = Math.min(Math.max(1, Math.ceil(total / pageSize)), lastPage);
  const to = (number: number) => {
    const address = new URL(url);
    address.searchParams.set('page', String(number));
    return address.href;
  };
  const links: [relation: string, number: number][] = [['first', 1]];
  if (page > 1) links.push(['prev', Math.min(page - 1, pageCount)]);
  if (page < pageCount) links.push(['next', page + 1]);
  links.push(['last', pageCount]);
  return {
    Link: links.map(([relation, number]) => `<${to(number)}>; rel="${relation}"`).join(', '),
  };
}
