import english from '#locales/en/common.json';
import { SiteLink } from '../../components/text/SiteLink.tsx';
import { useWords } from '../../i18n/language-context.tsx';
import styles from './screens.module.css';

/** Where most people who are lost want to go. */
const likelyPages = [
  ['home', '/'],
  ['planYourVisit', '/visit/plan-your-visit'],
  ['exhibitions', '/whats-on/exhibitions'],
  ['collection', '/collection/explore-the-collection'],
  ['contactUs', '/about/contact-us'],
] as const;

/** Unknown address: status 404, in the language of the address. */
export function NotFoundScreen() {
  const words = useWords('common', english).notFound;
  return (
    <div className={styles.screen} data-ground="deep">
      <title>{words.title}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.inner}>
        <p className={styles.label}>404</p>
        <h1>{words.title}</h1>
        <p className={styles.text}>{words.text}</p>
        <ul className={styles.pages}>
          {likelyPages.map(([key, path]) => (
            <li key={key}>
              <SiteLink to={path}>{words.pages[key]}</SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
