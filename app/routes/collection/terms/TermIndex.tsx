import { Fragment } from 'react';
import { Section } from '#app/components/layout/Section.tsx';
import { Pages } from '#app/components/listing/Pages.tsx';
import { ObjectPicture, type ObjectPictureProps } from '#app/components/media/ObjectPicture.tsx';
import { Localized } from '#app/components/text/Localized.tsx';
import { PageHeader } from '#app/components/text/PageHeader.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { TitleText } from '#app/components/text/TitleText.tsx';
import { useLocalPath, useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/makersAndSubjects.json';
import type { LocalizedText } from '#shared/languages/localized-text.ts';
import styles from './Terms.module.css';
import { type TermListQuery, toTermListHref } from './term-query.ts';

export interface ListedTerm {
  readonly href: string;
  readonly name: LocalizedText;
  /** Such as `24 works`; null where there is but the one that is shown. */
  readonly count: string | null;
  /** Craft, land and years of a maker. */
  readonly about?: readonly LocalizedText[];
  /** Of a work; null: there is none to show. Absent where no term of the list has one. */
  readonly image?: ObjectPictureProps['of'];
}

export interface TermIndexProps {
  readonly screen: string;
  readonly query: TermListQuery;
  readonly pages: number;
  readonly initials: readonly string[];
  readonly terms: readonly ListedTerm[];
  readonly messages: {
    readonly label: string;
    readonly title: string;
    readonly description: string;
  };
}

/** The screen of a list of names. */
export function TermIndex(props: TermIndexProps) {
  const { label, title, description } = props.messages;
  return (
    <>
      <PageHeader label={label} title={title} lead={description} />
      <Section width="layout">
        <NameIndex {...props} />
      </Section>
    </>
  );
}

/** Names as the index of a book: letters to go to, a field to find one, names in columns. */
function NameIndex({ screen, query, pages, initials, terms, messages: own }: TermIndexProps) {
  const messages = useMessages('makersAndSubjects', english);
  const localPath = useLocalPath();
  const letterHref = (initial: string | null) =>
    toTermListHref(screen, { ...query, initial, page: 1 });
  return (
    <div className={styles.index}>
      <div className={styles.tools}>
        <search className={styles.search}>
          <form action={localPath(screen)} className={styles.find}>
            <label>
              <span>{messages.find}</span>
              <input type="search" name="q" defaultValue={query.words} maxLength={100} />
            </label>
            <button type="submit">{messages.button}</button>
          </form>
        </search>
        <ul className={styles.orders} aria-label={messages.order}>
          {(['name', 'works'] as const).map((order) => (
            <li key={order}>
              <SiteLink
                to={toTermListHref(screen, { ...query, order, page: 1 })}
                aria-current={order === query.order ? 'true' : undefined}
              >
                {order === 'name' ? messages.byName : messages.byWorks}
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
      {(initials.length > 1 && pages > 1) || query.initial ? (
        <nav aria-label={messages.letters}>
          <ul className={styles.letters}>
            <li>
              <SiteLink to={letterHref(null)} aria-current={query.initial ? undefined : 'true'}>
                {messages.all}
              </SiteLink>
            </li>
            {initials.map((initial) => (
              <li key={initial}>
                <SiteLink
                  to={letterHref(initial)}
                  aria-current={initial === query.initial?.toLowerCase() ? 'true' : undefined}
                >
                  {initial.toUpperCase()}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {terms.length > 0 ? (
        <TermColumns terms={terms} label={own.title} />
      ) : (
        <p className={styles.none}>{messages.none}</p>
      )}
      <Pages
        page={query.page}
        pages={pages}
        hrefOf={(page) => toTermListHref(screen, { ...query, page })}
        messages={messages}
      />
    </div>
  );
}

/** Names in columns, each with how many works it stands for; of makers also who they were, and a work. */
export function TermColumns({ terms, label }: { terms: readonly ListedTerm[]; label?: string }) {
  return (
    <ul className={styles.columns} aria-label={label}>
      {terms.map(({ href, name, count, about = [], image }) => (
        <li key={href}>
          {image !== undefined && (
            <span className={styles.work}>
              <ObjectPicture of={image} sizes="4.5rem" isDecoration />
            </span>
          )}
          <span className={styles.who}>
            <SiteLink to={href} prefetch="intent">
              <TitleText of={name} />
            </SiteLink>
            {about.length > 0 && (
              <span className={styles.life}>
                {about.map((part, at) => (
                  <Fragment key={part.text}>
                    {at > 0 && ', '}
                    <Localized of={part} />
                  </Fragment>
                ))}
              </span>
            )}
          </span>{' '}
          {count && <span className={styles.count}>{count}</span>}
        </li>
      ))}
    </ul>
  );
}
