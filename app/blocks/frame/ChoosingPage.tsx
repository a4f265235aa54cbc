import { createContext, type ReactNode } from 'react';

/** One per rendering: whether the script already stands in the page. */
export const PageScripts = createContext<{ isWritten: boolean } | null>(null);

/** Around everything that shares a page; without it each group brings the whole script. */
export function ChoosingPage({ children }: { children: ReactNode }) {
  return <PageScripts value={{ isWritten: false }}>{children}</PageScripts>;
}
