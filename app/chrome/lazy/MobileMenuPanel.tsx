import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import menuEnglish from '#locales/en/mobileMenu.json';
import english from '#locales/en/navigationMenu.json';
import { toMuseumTime } from '#shared/calendar/museum-time.ts';
import { daysBetween } from '#shared/dates/local-date.ts';
import { findNextSaturday } from '#shared/dates/next-saturday.ts';
import { fill } from '#shared/languages/fill.ts';
import { withoutLanguage } from '#shared/languages/localized-path.ts';
import { slideAway } from '../../components/layout/slide-away.ts';
import { hasViewTransitions, SiteLink } from '../../components/text/SiteLink.tsx';
import { useLocalPath, useMessages, usePageLanguage } from '../../i18n/language-context.tsx';
import { ensureLanguage, readLanguage } from '../../i18n/translation-cache.ts';
import { useChrome } from '../../read-chrome.ts';
import { Glyph } from '../Glyph.tsx';
import { LanguageLinks } from '../LanguageLinks.tsx';
import styles from '../MobileMenu.module.css';
import { initialMobileTab, type SectionKey } from '../sections.ts';
import { useCurrentLine } from '../use-current-line.ts';
import { Wordmark } from '../Wordmark.tsx';

/** These tabs have a screen instead of cards. Source: specification §2, "Mobile menu". */
const directTabs: readonly SectionKey[] = ['digital-studio', 'shop'];

export interface MobileMenuPanelProps {
  readonly siteName: string;
  readonly isSearchEnabled: boolean;
  /** Wins over the section of the path. */
  readonly tab?: SectionKey;
  readonly onClose: () => void;
}

/** Its words are not among those that came with the page: it opens when they are there, and in no other language. */
export function MobileMenuPanel(props: MobileMenuPanelProps) {
  const language = usePageLanguage();
  const [hasWords, setHasWords] = useState(() => readLanguage(language).isComplete);
  useEffect(() => {
    const open = () => setHasWords(true);
    ensureLanguage(language).then(open, open);
  }, [language]);
  return hasWords && <Menu {...props} />;
}

/**
 * The full-screen menu of small screens: whether it is open now and tickets, the next days, the sections, languages and
 * contacts. The chosen section shows its pages right below its name. The menu is open for as long as it is there.
 */
function Menu({ siteName, isSearchEnabled, tab, onClose }: MobileMenuPanelProps) {
  const messages = useMessages('navigationMenu', english);
  const menu = useMessages('mobileMenu', menuEnglish);
  const { pathname } = useLocation();
  const openedAt = useRef(pathname);
  const dialog = useRef<HTMLDialogElement>(null);
  const [active, setActive] = useState<SectionKey | null>(
    // In a low window the pages of one section would push the others and the languages out of it.
    () => tab ?? (isLowWindow() ? null : initialMobileTab(withoutLanguage(pathname))),
  );
  const navigate = useNavigate();
  const localPath = useLocalPath();
  // What leads to a page closes it at once: that page comes by itself.
  const close = () => dialog.current?.close();
  const leave = () => void slideAway(dialog.current);
  // The word that is chosen already leads to its page.
  const choose = (key: SectionKey) => {
    if (key !== active) return setActive(key);
    close();
    void navigate(localPath(`/${key}`), { viewTransition: hasViewTransitions });
  };

  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  // A new address closes the menu, whatever led there.
  useEffect(() => {
    if (openedAt.current !== pathname) dialog.current?.close();
  }, [pathname]);

  useEffect(() => {
    // Where the bar has room for its links, the button that opens this is not drawn.
    const closeWithoutButton = () => {
      const button = document.querySelector('header [aria-haspopup="dialog"]');
      if (button?.getClientRects().length === 0) dialog.current?.close();
    };
    window.addEventListener('resize', closeWithoutButton);
    return () => window.removeEventListener('resize', closeWithoutButton);
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.menu}
      aria-label={menu.label}
      data-ground="night"
      onClose={onClose}
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
    >
      <div className={styles.head}>
        <Wordmark name={siteName} />
        <button
          type="button"
          className={styles.close}
          onClick={leave}
          aria-label={messages.actions.close}
        >
          <Glyph name="close" />
        </button>
      </div>
      <Today onChoose={close} />
      <Days onChoose={close} />
      <nav className={styles.tabs} aria-label={menu.sectionsLabel}>
        <ul>
          {menu.sections.map(({ key, label, cards }) => (
            <li key={key}>
              {directTabs.includes(key as SectionKey) ? (
                <SiteLink to={cards[0]?.link ?? `/${key}`} onClick={close}>
                  {label}
                </SiteLink>
              ) : (
                <button
                  type="button"
                  aria-pressed={key === active}
                  onClick={() => choose(key as SectionKey)}
                >
                  {label}
                </button>
              )}
              {key === active && (
                <ul className={styles.pages} aria-label={label}>
                  <li>
                    <SiteLink to={`/${key}`} className={styles.whole} onClick={close}>
                      {key === 'whats-on' ? menu.days.all : menu.whole}
                    </SiteLink>
                  </li>
                  {cards.map(({ title, link }) => (
                    <li key={link}>
                      <SiteLink to={link} onClick={close}>
                        {title}
                      </SiteLink>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
          {isSearchEnabled && (
            <li>
              <SiteLink to="/search" onClick={close}>
                {messages.actions.search}
              </SiteLink>
            </li>
          )}
        </ul>
      </nav>
      <LanguageLinks label={messages.actions.language} className={styles.footer} onChoose={close} />
      <MobileMenuFooter onChoose={close} />
    </dialog>
  );
}

/** As in the menu's styles. */
const isLowWindow = () => window.matchMedia('(height < 47rem)').matches;

/** The days that one asks for most, beside whatever section is open; when today is over, tomorrow takes its place. A day is named once. */
function Days({ onChoose }: { onChoose: () => void }) {
  const { days, sections } = useMessages('mobileMenu', menuEnglish);
  const timeZone = useChrome()?.timeZone;
  if (!timeZone) return null;
  const { date, hour } = toMuseumTime(new Date(), timeZone);
  const near = listNear(hour);
  const saturday = findNextSaturday(date);
  const isTomorrow = daysBetween(date, saturday) === 1;
  const isNamed = isTomorrow && near.some((when) => when === 'tomorrow');
  const periods = [...near, ...(isNamed ? [] : (['saturday'] as const)), 'weekend'] as const;
  return (
    <ul
      className={`${styles.pages} ${styles.days}`}
      aria-label={sections.find(({ key }) => key === 'whats-on')?.label}
    >
      {periods.map((when) => (
        <li key={when}>
          <SiteLink to={`/whats-on?when=${when}`} onClick={onChoose}>
            {fill(days[when], { day: saturday.day })}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

const eveningBegins = 17;
const eveningEnds = 20;

function listNear(hour: number) {
  if (hour < eveningBegins) return ['today', 'tonight'] as const;
  return hour < eveningEnds ? (['tonight', 'tomorrow'] as const) : (['tomorrow'] as const);
}

const noLines = [] as const;

function Today({ onChoose }: { onChoose: () => void }) {
  const { actions } = useMessages('navigationMenu', english);
  const line = useCurrentLine(useChrome()?.today ?? noLines);
  return (
    <div className={styles.today}>
      {line && (
        <SiteLink to="/visit/plan-your-visit" onClick={onChoose}>
          {line.closed && <small>{line.closed}</small>} {line.text}
        </SiteLink>
      )}
      <SiteLink to="/tickets" className={styles.tickets} onClick={onChoose}>
        {actions.tickets}
      </SiteLink>
    </div>
  );
}

function MobileMenuFooter({ onChoose }: { onChoose: () => void }) {
  const messages = useMessages('mobileMenu', menuEnglish).footer.links;
  const socialLinks = useChrome()?.socialLinks ?? {};
  return (
    <ul className={styles.footer}>
      <li>
        <SiteLink to="/about/contact-us" onClick={onChoose}>
          {messages.contactUs}
        </SiteLink>
      </li>
      {socialLinks.instagram && (
        <li>
          <SiteLink to={socialLinks.instagram}>{messages.instagram}</SiteLink>
        </li>
      )}
      {socialLinks.facebook && (
        <li>
          <SiteLink to={socialLinks.facebook}>{messages.facebook}</SiteLink>
        </li>
      )}
    </ul>
  );
}
