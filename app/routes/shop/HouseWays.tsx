import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/shop.json';
import { fill } from '#shared/languages/fill.ts';
import styles from './HouseWays.module.css';

export interface HouseContact {
  readonly email: string | null;
  readonly phone: string | null;
}

/** How to have a thing from the museum itself: in writing, by telephone, or in the house. */
export function HouseWays({
  of: { email, phone },
  about,
}: {
  of: HouseContact;
  /** What is asked for; without it the letter has no subject. */
  about?: string;
}) {
  const { house: messages } = useMessages('shop', english);
  return (
    <div id="house" className={styles.house}>
      <h2>{messages.title}</h2>
      <ul>
        {email && (
          <li>
            <a href={toLetter(email, about)}>{about ? messages.askForIt : messages.ask}</a>
          </li>
        )}
        {phone && (
          <li>
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
              {fill(messages.call, { phone: phone.replaceAll(' ', '\u00a0') })}
            </a>
          </li>
        )}
        <li>
          <SiteLink to="/visit/plan-your-visit">{messages.plan}</SiteLink>
        </li>
      </ul>
      <p>{messages.open}</p>
      <p>
        {messages.returns} <SiteLink to="/terms-of-use">{messages.howToReturn}</SiteLink>
      </p>
    </div>
  );
}

const toLetter = (email: string, about: string | undefined) =>
  `mailto:${email}${about ? `?subject=${encodeURIComponent(about)}` : ''}`;
