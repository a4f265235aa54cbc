import type { ReactNode, RefObject } from 'react';
import { ButtonLink } from '#app/components/button/Button.tsx';
import { Column, Section } from '#app/components/layout/Section.tsx';
import { ArrowLink } from '#app/components/text/ArrowLink.tsx';
import { FactList } from '#app/components/text/FactList.tsx';
import { PageHeader } from '#app/components/text/PageHeader.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/subscription.json';
import styles from './LetterPage.module.css';

const ways = {
  programs: '/whats-on',
  subscribe: '/subscribe',
  contact: '/about/contact-us',
} as const;

type Way = keyof typeof ways;

type LetterPageProps =
  | {
      readonly title: string;
      readonly titleRef?: RefObject<HTMLHeadingElement | null>;
      readonly lead: string;
      /** Where to go from here, the likeliest first, when there is nothing left to do. */
      readonly next?: readonly Way[];
      /** What is good to know beside forms; without it the letter itself lies here. */
      readonly aside?: ReactNode;
      readonly children?: ReactNode;
    }
  /** A link that holds no longer. */
  | { readonly of: 'expired' };

/** A page that a letter leads to: a title, a sentence, and the one thing to do. */
export function LetterPage(props: LetterPageProps) {
  const messages = useMessages('subscription', english);
  const isOld = 'of' in props;
  const { title, titleRef, lead, next, aside, children } = isOld
    ? toOldLink(messages.expired)
    : { ...none, ...props };
  const [first, ...others] = next;
  return (
    <>
      <PageHeader label={messages.letter} title={title} titleRef={titleRef} lead={lead} />
      {aside ? (
        <Section width="layout">
          <Column span={4} align="sticky">
            {aside}
          </Column>
          <Column span={7} start={6}>
            <div className={styles.forms}>{children}</div>
          </Column>
        </Section>
      ) : (
        <Section width="layout" space="tight">
          <Column span={12}>
            <div className={styles.letter} data-used={isOld || undefined}>
              <div className={styles.words}>
                {children}
                {first && (
                  <div className={styles.ways}>
                    <ButtonLink to={ways[first]}>{messages.next[first]}</ButtonLink>
                    {others.map((way) => (
                      <ArrowLink key={way} to={ways[way]}>
                        {messages.next[way]}
                      </ArrowLink>
                    ))}
                  </div>
                )}
              </div>
              <div className={styles.stamp} aria-hidden />
            </div>
          </Column>
        </Section>
      )}
    </>
  );
}

const none = { next: [], aside: null, children: null, titleRef: undefined } as const;

/** Who follows an old link wants the letter, has it already, or waits for a mail. */
function toOldLink({ title, lead, now, steps }: typeof english.expired) {
  return {
    ...none,
    ...{ title, lead },
    next: ['subscribe', 'contact'] as const,
    children: (
      <section>
        <h2 className={styles.title}>{now}</h2>
        <FactList
          facts={Object.values(steps).map(({ term, text }) => ({ term, values: [text] }))}
        />
      </section>
    ),
  };
}
