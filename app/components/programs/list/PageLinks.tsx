import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/events.json';
import { fill } from '#shared/languages/fill.ts';
import styles from './PageLinks.module.css';

export interface PageLinksProps {
  readonly page: number;
  readonly pageCount: number;
  /** Address of a page of the list. */
  readonly toAddress: (page: number) => string;
  /** Where a page is a number of days: which of how many it is would say nothing. */
  readonly words?: { readonly previous: string; readonly next: string };
}

/** The way through a long list; nothing where one page holds it all. */
export function PageLinks({ page, pageCount, toAddress, words }: PageLinksProps) {
  const messages = useMessages('events', english).pages;
  if (pageCount < 2) return null;
  return (
    <nav className={styles.pages} aria-label={messages.label}>
      {page > 1 && (
        <SiteLink to={toAddress(page - 1)} rel="prev">
          {words?.previous ?? messages.previous}
        </SiteLink>
      )}
      {!words && <span>{fill(messages.position, { page, total: pageCount })}</span>}
      {page < pageCount && (
        <SiteLink to={toAddress(page + 1)} rel="next">
          {words?.next ?? messages.next}
        </SiteLink>
      )}
    </nav>
  );
}
