import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { NavLink, useLocation, useNavigate } from 'react-router';
import { museumName } from '#brand/names.ts';
import { hasRight, type Person } from '#shared/studio/rights.ts';
import { callAuth } from '../api/auth.ts';
import { siteOrigin } from '../api/site-origin.ts';
import { chapterOf } from '../help/chapter-of.ts';
import { useSpokenLanguage } from '../words/words.ts';
import styles from './Head.module.css';
import { places } from './places.ts';

/** One line: where one is, where one can go, who one is; in small windows the last two behind a button. */
export function Head({ person }: { readonly person: Person }) {
  const { words, language } = useSpokenLanguage();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { key, pathname, search } = useLocation();
  const [openedAt, openAt] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  // Another screen closes it.
  const isOpen = openedAt === key;
  async function signOut() {
    await callAuth('/sign-out');
    queries.clear();
    navigate('/');
    window.location.reload();
  }
  useEffect(() => {
    if (!isOpen) return;
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      openAt(null);
      button.current?.focus();
    }
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isOpen]);
  return (
    <header className={styles.head} data-ground="night">
      <p className={styles.name}>
        <span>{museumName[language]}</span> {words.studio}
      </p>
      <button
        ref={button}
        type="button"
        className={styles.menu}
        aria-expanded={isOpen}
        aria-controls="places"
        onClick={() => openAt(isOpen ? null : key)}
      >
        {words.nav.menu}
      </button>
      <div id="places" className={styles.places} data-open={isOpen}>
        <nav aria-label={words.nav.label} className={styles.nav}>
          <NavLink to="/" end>
            {words.nav.home}
          </NavLink>
          {places
            .filter(({ right }) => hasRight(person, right))
            .map(({ to, word }) => (
              <NavLink key={to} to={to}>
                {words.nav[word]}
              </NavLink>
            ))}
        </nav>
        <div className={styles.person}>
          <a href={siteOrigin}>{words.nav.site}</a>
          <NavLink to={`/help/${chapterOf(pathname, search)}`}>{words.help.name}</NavLink>
          <NavLink to="/account" aria-label={`${words.nav.account}: ${person.name}`}>
            {person.name}
          </NavLink>
          <button type="button" onClick={() => void signOut()}>
            {words.nav.signOut}
          </button>
        </div>
      </div>
    </header>
  );
}
