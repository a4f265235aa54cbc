import type { ReactNode, RefObject } from 'react';
import { Column, Section } from '#app/components/layout/Section.tsx';
import { ArrowLink } from '#app/components/text/ArrowLink.tsx';
import { PageHeader } from '#app/components/text/PageHeader.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/subscription.json';
import styles from './LetterPage.module.css';

type LetterPageProps =
  | {
      readonly title: string;
      readonly titleRef?: RefObject<HTMLHeadingElement | null>;
      readonly lead: string;
      /** Where to go from here, when there is nothing left to do. */
      readonly next?: 'programs' | 'subscribe';
      readonly aside?: ReactNode;
      readonly children?: ReactNode;
    }
  /** A link that holds no longer. */
  | { readonly of: 'expired' };

/** A page that a letter leads to: a title, a sentence, and the one thing to do. */
export function LetterPage(props: LetterPageProps) {
  const messages = useMessages('subscription', english);
  const { title, titleRef, lead, next, aside, children } =
    'of' in props
      ? { ...messages.expired, next: 'subscribe', aside: null, children: null, titleRef: undefined }
      : { next: null, aside: null, children: null, titleRef: undefined, ...props };
  return (
    <>
      <PageHeader
        kind="quiet"
        label={messages.letter}
        title={title}
        titleRef={titleRef}
        lead={lead}
      />
      <Section width="layout">
        {aside && (
          <Column span={4} align="sticky">
            {aside}
          </Column>
        )}
        <Column span={7} start={aside ? 6 : 1}>
          <div className={styles.content}>
            {children}
            {next && (
              <p>
                {next === 'programs' ? (
                  <ArrowLink to="/whats-on">{messages.next.programs}</ArrowLink>
                ) : (
                  <ArrowLink to="/subscribe">{messages.next.subscribe}</ArrowLink>
                )}
              </p>
            )}
          </div>
        </Column>
      </Section>
    </>
  );
}
