/** The calendar of an offer on the page of tickets, and the times of one of its days. */
export function toTicketsHref(offer: string | null, day: string | null): string {
  const parameters = new URLSearchParams();
  if (offer) parameters.set('offer', offer);
  if (day) parameters.set('day', day);
  const query = parameters.size > 0 ? `?${parameters}` : '';
  return `/tickets${query}#${day ? 'times' : 'calendar'}`;
}
