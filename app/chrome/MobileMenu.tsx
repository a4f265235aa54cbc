import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useRouteLoaderData } from 'react-router';
import english from '#locales/en/navigationMenu.json';
import { withoutLanguage } from '#shared/localized-path.ts';
import { SiteLink } from '../components/text/SiteLink.tsx';
import { useWords } from '../i18n/language-context.tsx';
import type { loader as rootLoader } from '../root.tsx';
import { Glyph } from './Glyph.tsx';
import styles from './MobileMenu.module.css';
import { MobileMenuCards } from './MobileMenuCards.tsx';
import { initialMobileTab, type SectionKey } from './sections.ts';
import { Wordmark } from './Wordmark.tsx';

/** These tabs have a screen instead of cards. Source: specification §2, "Mobile menu". */
const directTabs: readonly SectionKey[] = ['digital-studio', 'shop'];

interface MobileMenuProps {
  readonly siteName: string;
  readonly isSearchEnabled: boolean;
  readonly triggerClassName: string;
  /** Wins over the section of the path. */
  readonly tab?: SectionKey;
}

/**
 * The full-screen menu of small screens: a strip of sections, a carousel of cards for the chosen
 * one, and a row of contacts. Without script its button leads to the footer, which links everywhere.
 */
export function MobileMenu({ siteName, isSearchEnabled, triggerClassName, tab }: MobileMenuProps) {
  const words = useWords('navigationMenu', english);
  const { pathname } = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState<SectionKey>(
    tab ?? initialMobileTab(withoutLanguage(pathname)),
  );
  const close = () => dialog.current?.close();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address closes the menu, whatever led there
  useEffect(() => dialog.current?.close(), [pathname]);

  useEffect(() => {
    const query = window.matchMedia('(min-width: 768px)');
    const closeOnLargeScreens = () => query.matches && dialog.current?.close();
    query.addEventListener('change', closeOnLargeScreens);
    return () => query.removeEventListener('change', closeOnLargeScreens);
  }, []);

  const open = () => {
    setActive(tab ?? initialMobileTab(withoutLanguage(pathname)));
    // What is inside must be there before the dialog opens, which gives the focus to its first control.
    flushSync(() => setIsOpen(true));
    dialog.current?.showModal();
  };
  const section = words.mobile.sections.find(({ key }) => key === active);

  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: without script it leads to the footer; a button would do nothing */}
      {/* biome-ignore lint/a11y/useSemanticElements: the same */}
      <a
        href="#site-footer"
        role="button"
        className={triggerClassName}
        aria-haspopup="dialog"
        aria-label={words.actions.menu}
        onClick={(event) => {
          event.preventDefault();
          open();
        }}
        onKeyDown={(event) => {
          if (event.key !== ' ') return;
          event.preventDefault();
          open();
        }}
      >
        <Glyph name="menu" />
      </a>
      <dialog
        ref={dialog}
        className={styles.menu}
        aria-label={words.mobile.label}
        data-ground="night"
        // The event comes later than the closing; the menu may be open again by then.
        onClose={(event) => setIsOpen(event.currentTarget.open)}
      >
        {isOpen && (
          <>
            <div className={styles.head}>
              <Wordmark name={siteName} />
              <button
                type="button"
                className={styles.close}
                onClick={close}
                aria-label={words.actions.close}
              >
                <Glyph name="close" />
              </button>
            </div>
            <nav className={styles.tabs} aria-label={words.mobile.sectionsLabel}>
              <ul>
                {words.mobile.sections.map(({ key, label, cards }) => (
                  <li key={key}>
                    {directTabs.includes(key as SectionKey) ? (
                      <SiteLink to={cards[0]?.link ?? `/${key}`} onClick={close}>
                        {label}
                      </SiteLink>
                    ) : (
                      <button
                        type="button"
                        aria-pressed={key === active}
                        onClick={(event) => {
                          setActive(key as SectionKey);
                          event.currentTarget.scrollIntoView({
                            inline: 'center',
                            block: 'nearest',
                          });
                        }}
                      >
                        {label}
                      </button>
                    )}
                  </li>
                ))}
                {isSearchEnabled && (
                  <li>
                    <SiteLink to="/search" onClick={close}>
                      {words.actions.search}
                    </SiteLink>
                  </li>
                )}
              </ul>
            </nav>
            {section && (
              <MobileMenuCards
                key={section.key}
                label={section.label}
                cards={section.cards}
                onChoose={close}
              />
            )}
            <MobileMenuFooter onChoose={close} />
          </>
        )}
      </dialog>
    </>
  );
}

function MobileMenuFooter({ onChoose }: { onChoose: () => void }) {
  const words = useWords('navigationMenu', english).mobile.footer.links;
  const socialLinks = useRouteLoaderData<typeof rootLoader>('root')?.socialLinks ?? {};
  return (
    <ul className={styles.footer}>
      <li>
        <SiteLink to="/about/contact-us" onClick={onChoose}>
          {words.contactUs}
        </SiteLink>
      </li>
      {socialLinks.instagram && (
        <li>
          <SiteLink to={socialLinks.instagram}>{words.instagram}</SiteLink>
        </li>
      )}
      {socialLinks.facebook && (
        <li>
          <SiteLink to={socialLinks.facebook}>{words.facebook}</SiteLink>
        </li>
      )}
    </ul>
  );
}
