import type { Path } from 'react-router';

/** The state that the page's router exposes. React Router uses this name for its own tools. */
interface RouterOfPage {
  readonly state: { readonly navigation: { readonly location?: Path } };
}

/** The place that the visitor is navigating to. Null: none. */
export function findWantedLocation(): Path | null {
  const router = (window as { __reactRouterDataRouter?: RouterOfPage }).__reactRouterDataRouter;
  return router?.state.navigation.location ?? null;
}

/**
 * The router imports a screen's script by itself, where no event tells of a failure, and then loads anew
 * the page that its visitor is on, whose link would fail again. The reload is prevented.
 * Browsers without the Navigation API do as the router does.
 *
 * @param onFailure told instead, once for each part of a screen, where the visitor was on the way to
 */
export function preventReloads(onFailure: (wanted: Path) => void): void {
  window.navigation?.addEventListener('navigate', (event) => {
    if (event.navigationType !== 'reload' || event.userInitiated || !event.cancelable) return;
    const wanted = findWantedLocation();
    if (!wanted) return;
    event.preventDefault();
    onFailure(wanted);
  });
}
