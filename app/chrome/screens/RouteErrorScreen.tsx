import { isRouteErrorResponse } from 'react-router';
import { ErrorScreen } from './ErrorScreen.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { UnavailableScreen } from './UnavailableScreen.tsx';

/** The screen that replaces a failed one, chosen by the kind of failure. */
export function RouteErrorScreen({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />;
  if (isRouteErrorResponse(error) && error.status === 410) return <NotFoundScreen isGone />;
  if (isRouteErrorResponse(error) && error.status === 503) return <UnavailableScreen />;
  return <ErrorScreen error={error} />;
}
