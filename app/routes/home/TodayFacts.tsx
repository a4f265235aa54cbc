import type { CardContent } from '#app/components/cards/card-content.ts';
import { Localized } from '#app/components/text/Localized.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { TitleText } from '#app/components/text/TitleText.tsx';
import type { WeekHours } from '#app/components/visit/hours-view.ts';
import { useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/homepage.json';
import type { LocalizedText } from '#shared/languages/localized-text.ts';
import styles from './TodayFacts.module.css';

export interface TodayFactsProps {
  readonly hours: WeekHours | null;
  readonly admission: { readonly name: LocalizedText; readonly price: string } | null;
  readonly address: { readonly street: string | null } | null;
  /** The exhibition that leads the page. */
  readonly lead: CardContent | undefined;
  /** Tonight's program, today's or the next; and what the evening begins with, where that is another. */
  readonly programs: readonly {
    readonly title: LocalizedText;
    readonly href: string;
    readonly day: string;
    readonly hour: string | null;
    /** "In Hawaiian"; null: in the language of the page. */
    readonly heldIn: string | null;
  }[];
}

/** What one comes for in a hurry: open or closed, how to get in, what is on. */
export function TodayFacts({ hours, admission, address, lead, programs }: TodayFactsProps) {
  const messages = useMessages('homepage', english);
  return (
    <dl className={styles.facts}>
      {hours && (
        <div>
          <dt>{hours.state.label}</dt>
          <dd>
            <SiteLink to="/visit/plan-your-visit" prefetch="intent">
              {hours.state.change}
            </SiteLink>
            {hours.reason && (
              <span className={styles.reason}>
                <Localized of={hours.reason} />
              </span>
            )}
            {address?.street && (
              <SiteLink to="/visit/plan-your-visit#way" prefetch="intent" className={styles.place}>
                <small>{address.street}</small>
              </SiteLink>
            )}
          </dd>
        </div>
      )}
      <div>
        <dt>{messages.gettingIn}</dt>
        <dd>
          <SiteLink to="/tickets" prefetch="intent">
            {admission ? (
              <>
                <Localized of={admission.name} /> {admission.price}
              </>
            ) : (
              messages.tickets
            )}
          </SiteLink>
        </dd>
      </div>
      {programs.map(({ day, hour, href, title, heldIn }) => (
        <div key={day} className={styles.next}>
          <dt>
            {day}
            {hour && (
              <>
                , <span>{hour}</span>
              </>
            )}
          </dt>
          <dd>
            <SiteLink to={href} prefetch="intent">
              <TitleText of={title} />
            </SiteLink>
            {heldIn && <span className={styles.reason}>{heldIn}</span>}
          </dd>
        </div>
      ))}
      {lead && (
        <div>
          <dt>{messages.now}</dt>
          <dd>
            <SiteLink to={lead.href} prefetch="intent">
              <TitleText of={lead.title} />
            </SiteLink>
            {lead.dateLabel && (
              <span className={styles.more}>
                <Localized of={lead.dateLabel} />
              </span>
            )}
          </dd>
        </div>
      )}
    </dl>
  );
}
