import type { ReactNode } from 'react';
import { museumName } from '#brand/names.ts';
import { siteOrigin } from '../api/site-origin.ts';
import { LanguageSwitch } from '../frame/LanguageSwitch.tsx';
import { useSpokenLanguage } from '../words/words.ts';
import styles from './Door.module.css';

/** What those see who are not signed in: the museum's lattice beside one thing to do. */
export function Door({ title, children }: { title: string; children: ReactNode }) {
  const { words, language } = useSpokenLanguage();
  return (
    <div className={styles.door}>
      <header className={styles.side} data-ground="night">
        <div className={styles.lattice} aria-hidden />
        <p className={styles.name}>
          {museumName[language]} <span>{words.studio}</span>
        </p>
        <p className={styles.lead}>{words.door.lead}</p>
      </header>
      <main className={styles.main}>
        <h1>{title}</h1>
        {children}
      </main>
      <footer className={styles.foot}>
        <LanguageSwitch />
        <a href={siteOrigin}>{words.nav.site}</a>
      </footer>
    </div>
  );
}
