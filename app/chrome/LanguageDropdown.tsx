import { useRef } from 'react';
import english from '#locales/en/navigationMenu.json';
import { useDismissible } from '../components/text/use-dismissible.ts';
import { useLanguage, useMessages } from '../i18n/language-context.tsx';
import { Glyph } from './Glyph.tsx';
import styles from './LanguageDropdown.module.css';
import { LanguageLinks } from './LanguageLinks.tsx';

/** The page in its other languages. A disclosure with links, so it opens and leads without script. */
export function LanguageDropdown() {
  const messages = useMessages('navigationMenu', english);
  const { language, languages } = useLanguage();
  const details = useRef<HTMLDetailsElement>(null);
  const current = languages.find(({ code }) => code === language);

  useDismissible(details);

  return (
    <details ref={details} className={styles.dropdown} data-language-dropdown>
      <summary>
        <span className="visually-hidden">{messages.actions.language}: </span>
        <span className={styles.long} lang={language}>
          {current?.nativeName}
        </span>
        <span className={styles.short} aria-hidden="true">
          {language.toUpperCase()}
        </span>
        <Glyph name="chevron" />
      </summary>
      <LanguageLinks
        onChoose={() => {
          if (!details.current) return;
          details.current.open = false;
          details.current.querySelector('summary')?.focus();
        }}
      />
    </details>
  );
}
