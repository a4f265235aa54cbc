import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import english from '#locales/en/navigationMenu.json';
import { withoutLanguage } from '#shared/languages/localized-path.ts';
import { liesIn, navigationItems } from '#shared/navigation/navigation-items.ts';
import { SiteLink } from '../components/text/SiteLink.tsx';
import { useMessages } from '../i18n/language-context.tsx';
import { initialBarState, toArrivedBar, toBarState } from './bar-behaviour.ts';
import type { SectionPages } from './chrome-data.ts';
import { Glyph } from './Glyph.tsx';
import { LanguageDropdown } from './LanguageDropdown.tsx';
import { LoadingStar } from './LoadingStar.tsx';
import { hasEntryBehind, leaveSearch } from './leave-search.ts';
import { MobileMenu } from './MobileMenu.tsx';
import styles from './NavigationBar.module.css';
import { isMenuPath } from './sections.ts';
import { Wordmark } from './Wordmark.tsx';

/** Source: specification §2, "Navigation bar". */
export function NavigationBar({
  siteName,
  isSearchEnabled,
  pages,
}: {
  siteName: string;
  isSearchEnabled: boolean;
  /** What lies beside a page in its section; undefined: not known. */
  pages: SectionPages | undefined;
}) {
  const messages = useMessages('navigationMenu', english);
  const { pathname } = useLocation();
  const path = withoutLanguage(pathname);
  const { tone, isHidden } = useScrolledBar();
  const isMenuOpen = isMenuPath(path);
  const isSearch = path === '/search';
  const isOverPage = useIsOverPage(path);
  const section = navigationItems.find((item) => liesIn(path, item));
  const siblings = section && path.startsWith(`${section.path}/`) && pages?.[section.section];
  // A page that is none of them stands in the section itself.
  const tabs =
    siblings && !siblings.some(({ link }) => liesIn(path, { path: link }))
      ? [{ title: messages.items[section.key], link: section.path }, ...siblings]
      : siblings;
  return (
    <>
      <header
        className={styles.bar}
        data-tone={isMenuOpen || isSearch ? 'light' : tone}
        data-hidden={isHidden || undefined}
        data-over-panel={isMenuOpen || undefined}
      >
        <div className={styles.inner}>
          <div className={styles.start}>
            <LoadingStar />
            <SiteLink
              to="/"
              className={styles.home}
              aria-label={`${siteName}, ${messages.actions.home}`}
              prefetch="intent"
            >
              <Wordmark name={siteName} />
            </SiteLink>
          </div>
          <nav className={styles.links} aria-label={messages.label}>
            <ul>
              {navigationItems.map((item) => (
                <li key={item.key}>
                  <SiteLink
                    to={item.path}
                    prefetch="intent"
                    data-active={item === section || undefined}
                    aria-current={
                      path === item.path ? 'page' : item === section ? 'true' : undefined
                    }
                  >
                    {messages.items[item.key]}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.tools}>
            <div className={styles.language}>
              <LanguageDropdown />
            </div>
            {/* What closes the search stands where it was opened. */}
            {isSearch
              ? isOverPage && <CloseButton label={messages.actions.close} />
              : isSearchEnabled && (
                  <SiteLink
                    to="/search"
                    className={styles.icon}
                    aria-label={messages.actions.search}
                  >
                    <Glyph name="search" />
                  </SiteLink>
                )}
            <SiteLink to="/tickets" className={styles.tickets} prefetch="intent">
              {messages.actions.tickets}
            </SiteLink>
            <MobileMenu
              siteName={siteName}
              isSearchEnabled={isSearchEnabled}
              triggerClassName={styles.menuButton ?? ''}
            />
          </div>
        </div>
      </header>
      <div className={styles.room} aria-hidden>
        <div />
      </div>
      {section && tabs && (
        <nav className={styles.siblings} aria-label={messages.items[section.key]}>
          <ul>
            {tabs.map(({ title, link }) => (
              <li key={link}>
                <SiteLink
                  to={link}
                  aria-current={path === link ? 'page' : liesIn(path, { path: link }) || undefined}
                >
                  {title}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}

/**
 * Whether a page of this site lies behind the search, to which it closes. Its other addresses do not change it.
 *
 * @param path without language prefix
 */
function useIsOverPage(path: string): boolean {
  const [isOver, setOver] = useState(false);
  // Before the page is shown: a button that comes or goes a moment later flashes.
  useLayoutEffect(() => setOver(path === '/search' && hasEntryBehind()), [path]);
  return isOver;
}

/** Closes the search to where the visitor was. */
function CloseButton({ label }: { label: string }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <SiteLink
      to="/"
      className={`${styles.icon} ${styles.close}`}
      aria-label={label}
      onClick={(event) => {
        event.preventDefault();
        leaveSearch(navigate, pathname);
      }}
    >
      <Glyph name="close" />
    </SiteLink>
  );
}

function useScrolledBar() {
  const [bar, setBar] = useState(initialBarState);
  const { pathname, key } = useLocation();
  const [lastPath, setLastPath] = useState(pathname);
  const isNew = useRef(false);
  // Another page comes with its bar, wherever the visitor was on it before.
  if (lastPath !== pathname) {
    setLastPath(pathname);
    setBar(initialBarState);
    isNew.current = true;
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history is another
  useEffect(() => {
    const update = () =>
      setBar((state) => toBarState(state, Math.max(0, window.scrollY), window.innerHeight));
    if (isNew.current) setBar(toArrivedBar(window.scrollY, window.innerHeight));
    else update();
    isNew.current = false;
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update, { passive: true });
    return () => {
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, [key]);
  return bar;
}
