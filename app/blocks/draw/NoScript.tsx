import { createContext, type ReactNode, useContext } from 'react';

/** Whether what is drawn is for browsers without scripts only. */
export const InNoScript = createContext(false);

/**
 * For those without scripts, search engines among them; browsers with scripts pass it over. One inside
 * another would end the outer one where it ends itself, so what lies inside is drawn without.
 */
export function NoScript({ children }: { children: ReactNode }) {
  if (useContext(InNoScript)) return children;
  return (
    <noscript>
      <InNoScript value={true}>{children}</InNoScript>
    </noscript>
  );
}
