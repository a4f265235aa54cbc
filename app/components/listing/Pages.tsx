import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { fill } from '#shared/languages/fill.ts';
import { listPageNumbers } from './list-page-numbers.ts';
import styles from './Pages.module.css';

export interface PagesProps {
  /** Counted from 1. */
  readonly page: number;
  readonly pages: number;
  /** Address of a page, without the language's prefix. */
  readonly hrefOf: (page: number) => string;
  readonly messages: {
    readonly pages: string;
    readonly previous: string;
    readonly next: string;
    /** With the places `{page}` and `{pages}`. */
    readonly page: string;
  };
}

/** The way through a list of several pages; nothing when there is one. */
export function Pages({ page, pages, hrefOf, messages }: PagesProps) {
  if (pages < 2) return null;
  return (
    <nav className={styles.pages} aria-label={messages.pages}>
      {page > 1 && (
        <SiteLink to={hrefOf(page - 1)} rel="prev" className={styles.previous}>
          {messages.previous}
        </SiteLink>
      )}
      <ol className={styles.numbers}>
        {listPageNumbers(page, pages).map((number, index) =>
          number === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has nothing of its own but its place
            <li key={`gap ${index}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <SiteLink
                to={hrefOf(number)}
                aria-current={number === page ? 'page' : undefined}
                aria-label={fill(messages.page, { page: number, pages })}
              >
                {number}
              </SiteLink>
            </li>
          ),
        )}
      </ol>
      {page < pages && (
        <SiteLink to={hrefOf(page + 1)} rel="next" className={styles.next} prefetch="intent">
          {messages.next}
        </SiteLink>
      )}
    </nav>
  );
}
