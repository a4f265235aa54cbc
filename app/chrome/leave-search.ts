import type { NavigateFunction } from 'react-router';

/** Back to where the visitor was; to the home page where the visit began with the search. */
export function leaveSearch(navigate: NavigateFunction, pathname: string): void {
  if (hasEntryBehind()) navigate(-1);
  else navigate(pathname.replace(/\/search$/, '') || '/');
}

/** Whether a page of this site lies behind this one; the router counts its entries from 0. */
export const hasEntryBehind = (): boolean =>
  (window.history.state as { idx?: number } | null)?.idx !== 0;
