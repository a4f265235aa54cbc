import { useQuery } from '@tanstack/react-query';
import { NavLink, Outlet } from 'react-router';
import { museumName } from '#brand/names.ts';
import { api, ask } from '../api/ask.ts';
import { useSpokenLanguage } from '../words/words.ts';
import styles from './Frame.module.css';

/** What stands around every screen: where one is, where one can go, who one is. */
export function Frame() {
  const { words, language } = useSpokenLanguage();
  const me = useQuery({ queryKey: ['me'], queryFn: () => ask(api.me.$get()) });
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#content">
        {words.skip}
      </a>
      <header className={styles.head} data-ground="night">
        <p className={styles.name}>
          <span>{museumName[language]}</span> {words.studio}
        </p>
        <nav aria-label={words.nav.label} className={styles.nav}>
          <NavLink to="/" end>
            {words.nav.home}
          </NavLink>
          <a href="/">{words.nav.site}</a>
        </nav>
        {me.data && <p className={styles.person}>{me.data.name}</p>}
      </header>
      <main id="content" tabIndex={-1} className={styles.content}>
        <Outlet />
      </main>
    </div>
  );
}
