/** Whether a link to book leads to the museum's own tickets, where what it has on a day is reserved. */
export const isOwnDesk = (link: { readonly href: string } | null): boolean =>
  link?.href === '/tickets';
