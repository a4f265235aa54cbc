import { languageOptions } from '#shared/languages/languages.ts';
import { useSpokenLanguage } from '../words/words.ts';
import styles from './LanguageSwitch.module.css';

/** Each language by its own name; what is chosen stays in this browser. */
export function LanguageSwitch() {
  const { words, language, speak } = useSpokenLanguage();
  return (
    <fieldset className={styles.switch}>
      <legend>{words.language}</legend>
      {languageOptions.map(({ code, nativeName }) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={code === language}
          onClick={() => speak(code)}
        >
          {nativeName}
        </button>
      ))}
    </fieldset>
  );
}
