import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type Language, type LanguageOption, languageOptions } from '#shared/languages.ts';
import { languageOfPath, localizePath } from '#shared/localized-path.ts';
import { mergeWords } from './merge-words.ts';
import { saveLanguage } from './saved-language.ts';
import type { Section } from './sections.ts';
import { ensureLanguage, readLanguage, subscribeToLanguages } from './translation-cache.ts';
import type { Translations } from './translations.ts';

/** Source: specification §3, "The language context". */
export interface LanguageContextValue {
  readonly language: Language;
  /** Saves the choice and goes to this page in that language; query and fragment stay. */
  readonly setLanguage: (language: Language) => void;
  readonly languages: readonly LanguageOption[];
  /** True until the words of the language are complete. */
  readonly isLoading: boolean;
  readonly error: Error | null;
}

/**
 * What stays the same while the words of the language are loading. It must: a change of context that
 * no visitor asked for would make React throw away what of the server's HTML it has not taken over.
 */
type LanguageChoice = Pick<LanguageContextValue, 'language' | 'languages' | 'setLanguage'>;

const LanguageContext = createContext<LanguageChoice | null>(null);

/** On the server: the words of this rendering. In the browser there is none. */
export const ServerTranslationsContext = createContext<Translations | null>(null);

/** The language is the one of the address; there is no other state to disagree with it. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const location = useLocation();
  const navigate = useNavigate();
  const language = languageOfPath(location.pathname);

  useEffect(() => {
    void ensureLanguage(language);
  }, [language]);

  const address = location.pathname + location.search + location.hash;
  const value = useMemo<LanguageChoice>(
    () => ({
      language,
      languages: languageOptions,
      setLanguage(chosen) {
        saveLanguage(chosen);
        void ensureLanguage(chosen).then(() =>
          navigate(localizePath(address, chosen), { preventScrollReset: true }),
        );
      },
    }),
    [language, navigate, address],
  );

  return <LanguageContext value={value}>{children}</LanguageContext>;
}

function useLanguageChoice(): LanguageChoice {
  const choice = useContext(LanguageContext);
  if (!choice) throw new Error('useLanguage is used outside LanguageProvider');
  return choice;
}

export function useLanguage(): LanguageContextValue {
  const choice = useLanguageChoice();
  const read = () => readLanguage(choice.language);
  const { isComplete, error } = useSyncExternalStore(subscribeToLanguages, read, read);
  return { ...choice, isLoading: !isComplete, error };
}

/**
 * The words of a section in the current language, English where a word is missing.
 * @param english the section's English file, imported by the component that uses it
 */
export function useWords<Words extends object>(section: Section, english: Words): Words {
  const { language } = useLanguageChoice();
  const onServer = useContext(ServerTranslationsContext);
  const read = () => readLanguage(language).words[section];
  const translation = useSyncExternalStore(subscribeToLanguages, read, read);
  return onServer ? onServer.takeWordsOf(section, english) : mergeWords(english, translation);
}

/** Turns a path of the specification into the address in the current language. */
export function useLocalPath(): (path: string) => string {
  const { language } = useLanguageChoice();
  return (path) => localizePath(path, language);
}
