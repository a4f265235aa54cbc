import { useLocation } from 'react-router';
import english from '#locales/en/common.json';
import { SiteLink } from '../../components/text/SiteLink.tsx';
import { useMessages } from '../../i18n/language-context.tsx';
import styles from './screens.module.css';

/** A service behind the page fails and nothing earlier is kept: status 503, to be tried again. */
export function UnavailableScreen() {
  const { unavailable: messages, notFound } = useMessages('common', english);
  const { pathname, search } = useLocation();
  return (
    <div className={styles.screen} data-ground="deep">
      <title>{messages.title}</title>
      <div className={styles.inner}>
        <h1>{messages.title}</h1>
        <p className={styles.text}>{messages.text}</p>
        <a className={styles.button} href={pathname + search}>
          {messages.tryAgain}
        </a>
        <p className={styles.pages}>
          <SiteLink to="/visit/plan-your-visit">{notFound.pages.planYourVisit}</SiteLink>
          <SiteLink to="/about/contact-us">{notFound.pages.contactUs}</SiteLink>
        </p>
      </div>
    </div>
  );
}
