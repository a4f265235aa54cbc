import { data } from 'react-router';

/**
 * Pages that editors make in the page builder. Without a page of that address there, and while no
 * page builder is configured, it is the not-found page (status 404).
 */
export function loader(): never {
  throw data(null, { status: 404 });
}

export default function BuilderPage() {
  return null;
}
