import type { Language } from '#shared/languages/languages.ts';
import { useSpokenLanguage } from '../../words/words.ts';
import styles from '../inputs/Inputs.module.css';
import { useOpenPage } from '../page/open-page.ts';
import type { Rule } from './rules.ts';
import { sayAudience, sayInZone } from './say-audience.ts';

interface WhoSeesProps {
  readonly rules: readonly Rule[];
  readonly from?: unknown;
  readonly until?: unknown;
  readonly localeOf: (language: Language) => string;
}

/** In plain words: who will see it. */
export function WhoSees({ localeOf, ...audience }: WhoSeesProps) {
  const { words, language } = useSpokenLanguage();
  const { timeZone } = useOpenPage();
  const sayTime = sayInZone(timeZone, language);
  const facts = sayAudience(audience, { words, localeOf, sayTime });
  const { targeting: say } = words;
  return (
    <div className={styles.note}>
      <p>{facts.length === 0 ? say.everybody : say.those}</p>
      {facts.length > 0 && (
        <ul>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
