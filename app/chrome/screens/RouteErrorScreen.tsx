import { isRouteErrorResponse } from 'react-router';
import { ErrorScreen } from './ErrorScreen.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { UnavailableScreen } from './UnavailableScreen.tsx';

/** What is shown in place of a screen that failed, by how it failed. */
export function RouteErrorScreen({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />;
  if (isRouteErrorResponse(error) && error.status === 410) return <NotFoundScreen isGone />;
  if (isRouteErrorResponse(error) && error.status === 503) return <UnavailableScreen />;
  return <ErrorScreen error={error} />;
}
