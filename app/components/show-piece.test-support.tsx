import { render } from '@testing-library/react';
import { createContext, type ReactNode, use } from 'react';
import { createRoutesStub, useLocation } from 'react-router';
import { LanguageProvider } from '#app/i18n/language-context.tsx';

interface Visit {
  readonly pathname: string;
  readonly state: unknown;
}

const StageContext = createContext<{ piece: ReactNode; visits: Visit[] }>({
  piece: null,
  visits: [],
});

function Stage() {
  const { piece, visits } = use(StageContext);
  const { pathname, state } = useLocation();
  visits.push({ pathname, state });
  return <LanguageProvider>{piece}</LanguageProvider>;
}

const Site = createRoutesStub([{ path: '*', Component: Stage }]);

/** For tests: draws a piece as a page would, and tells where a click on it led. */
export function showPiece(piece: ReactNode, path = '/') {
  const visits: Visit[] = [];
  const shown = render(
    <StageContext value={{ piece, visits }}>
      <Site initialEntries={[path]} />
    </StageContext>,
  );
  return { ...shown, lastVisit: () => visits.at(-1) };
}
