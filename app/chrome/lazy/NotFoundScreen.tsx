import { Form } from 'react-router';
import english from '#locales/en/common.json';
import englishMenu from '#locales/en/navigationMenu.json';
import { SiteLink } from '../../components/text/SiteLink.tsx';
import { useLocalPath, useMessages } from '../../i18n/language-context.tsx';
import { useChrome } from '../../read-chrome.ts';
import styles from '../screens/screens.module.css';

/** The pages that most lost visitors want. */
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
  const messages = useMessages('common', english).notFound;
  const { title, text } = isGone ? messages.gone : messages;
  const { search } = useMessages('navigationMenu', englishMenu).actions;
  const localPath = useLocalPath();
  const chrome = useChrome();
  const hasSearch = chrome?.isSearchEnabled ?? true;
  return (
    <div className={styles.screen} data-ground="deep">
      <title>{[title, chrome?.siteName].filter(Boolean).join(' – ')}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.inner}>
        <p className={styles.label}>{isGone ? 410 : 404}</p>
        <h1>{title}</h1>
        <p className={styles.text}>{text}</p>
        {hasSearch && (
          <Form role="search" action={localPath('/search-results')} className={styles.search}>
            <input type="search" name="q" aria-label={search} />
            <button type="submit">{search}</button>
          </Form>
        )}
        <ul className={styles.pages}>
          {likelyPages.map(([key, path]) => (
            <li key={key}>
              <SiteLink to={path}>{messages.pages[key]}</SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
