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

/**
 * Unknown address: status 404, in the language of the address.
 * @param isGone something was here and has been withdrawn: status 410
 */
export function NotFoundScreen({ isGone = false }: { isGone?: boolean }) {
  const words = useWords('common', english).notFound;
  const { title, text } = isGone ? words.gone : words;
  return (
    <div className={styles.screen} data-ground="deep">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.inner}>
        <p className={styles.label}>{isGone ? 410 : 404}</p>
        <h1>{title}</h1>
        <p className={styles.text}>{text}</p>
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
