import { Section } from '#app/components/layout/Section.tsx';
import { ArrowLink } from '#app/components/text/ArrowLink.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/events.json';
import styles from './CalendarSubscription.module.css';

export interface CalendarSubscriptionProps {
  /** The link from the list back or onward. */
  readonly back: { readonly to: string; readonly title: string };
}

/** The end of a list of programs: where to go on, and the calendar to subscribe to. */
export function CalendarSubscription({ back }: CalendarSubscriptionProps) {
  const messages = useMessages('events', english);
  return (
    <Section width="layout">
      <ul className={styles.links} data-print="none">
        <li>
          <ArrowLink to={back.to} prefetch="intent">
            {back.title}
          </ArrowLink>
        </li>
        <li>
          <ArrowLink to="/calendar/programs.ics" reloadDocument>
            {messages.subscribe}
          </ArrowLink>
        </li>
      </ul>
    </Section>
  );
}
