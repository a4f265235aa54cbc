import { data } from 'react-router';

/** Any path that no screen answers: the not-found page of the root boundary, status 404. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
