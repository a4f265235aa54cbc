import { useSearchParams } from 'react-router';
import { isLanguage, type Language } from '#shared/languages/languages.ts';
import { useMe } from '../../api/use-me.ts';

/** The languages of the form's columns: one, or English beside another. */
export type ShownLanguages = readonly [Language] | readonly ['en', Language];

export interface LanguageChoice {
  readonly shown: ShownLanguages;
  readonly show: (shown: ShownLanguages) => void;
}

/** What the address says: `?language=haw` beside English, `?language=haw&alone`. */
export function useShownLanguages(): LanguageChoice {
  const [search, setSearch] = useSearchParams();
  const { role, languages } = useMe();
  const asked = search.get('language');
  const own = role === 'translator' ? languages[0] : undefined;
  const language = isLanguage(asked) ? asked : (own ?? 'en');
  const isAlone = language === 'en' || search.has('alone');
  return {
    shown: isAlone ? [language] : ['en', language],
    show(shown) {
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          next.set('language', shown.at(-1) ?? 'en');
          if (shown.length === 1 && shown[0] !== 'en') next.set('alone', '');
          else next.delete('alone');
          return next;
        },
        { replace: true },
      );
    },
  };
}
