import { languageOptions } from '#shared/languages/languages.ts';
import { useWords } from '../../words/words.ts';
import styles from './LanguageChoice.module.css';
import { useShownLanguages } from './shown-languages.ts';

/** Which language the form is in, and whether English stands beside it. */
export function LanguageChoice() {
  const { items } = useWords();
  const { shown, show } = useShownLanguages();
  const language = shown.at(-1) ?? 'en';
  return (
    <fieldset className={styles.choice}>
      <legend>{items.languages}</legend>
      {languageOptions.map(({ code, nativeName }) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={code === language}
          onClick={() =>
            show(code === 'en' || (shown.length === 1 && shown[0] !== 'en') ? [code] : ['en', code])
          }
        >
          {nativeName}
        </button>
      ))}
      {language !== 'en' && (
        <label>
          <input
            type="checkbox"
            checked={shown.length > 1}
            onChange={({ target }) => show(target.checked ? ['en', language] : [language])}
          />{' '}
          {items.besideEnglish}
        </label>
      )}
    </fieldset>
  );
}
