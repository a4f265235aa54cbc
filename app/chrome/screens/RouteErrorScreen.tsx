import { isRouteErrorResponse } from 'react-router';
import { Piece, WhenWanted } from '../../components/layout/WhenWanted.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';
import { UnavailableScreen } from './UnavailableScreen.tsx';

// Who asks for what is not there has a connection; the other screens must be there without one.
const notFound = new Piece(
  'not-found',
  async () => (await import('../lazy/NotFoundScreen.tsx')).NotFoundScreen,
);
if (import.meta.env.SSR) await notFound.load();

/** The screen that replaces a failed one, chosen by the kind of failure. */
export function RouteErrorScreen({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && (error.status === 404 || error.status === 410)) {
    return <WhenWanted piece={notFound} isGone={error.status === 410} />;
  }
  if (isRouteErrorResponse(error) && error.status === 503) return <UnavailableScreen />;
  return <ErrorScreen error={error} />;
}
