import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { useLocation, useNavigate } from 'react-router';
import {
  type Language,
  type LanguageOption,
  languageOptions,
} from '#shared/languages/languages.ts';
import { languageOfPath, localizePath } from '#shared/languages/localized-path.ts';
import type { Section } from '#shared/languages/sections.ts';
import { mergeMessages } from './merge-messages.ts';
import { saveLanguage } from './saved-language.ts';
import { ensureLanguage, readLanguage, subscribeToLanguages } from './translation-cache.ts';
import type { Translations } from './translations.ts';

/** Source: specification §3, "The language context". */
export interface LanguageContextValue {
  readonly language: Language;
  /** Saves the choice and goes to this page in that language; query and fragment stay. */
  readonly setLanguage: (language: Language) => Promise<void>;
  readonly languages: readonly LanguageOption[];
  /** True until the words of the language are complete, and from a choice until its page is shown. */
  readonly isLoading: boolean;
  readonly error: Error | null;
}

/**
 * What stays the same while the words of the language are loading. It must: a change of context that
 * no visitor asked for would make React throw away what of the server's HTML it has not taken over.
 */
interface LanguageChoice
  extends Pick<LanguageContextValue, 'language' | 'languages' | 'setLanguage'> {
  /** The visitor has chosen a language whose page is not shown yet. */
  readonly isChanging: boolean;
}

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

  const [isChanging, setIsChanging] = useState(false);
  const address = location.pathname + location.search + location.hash;
  const value = useMemo<LanguageChoice>(
    () => ({
      language,
      languages: languageOptions,
      isChanging,
      async setLanguage(chosen) {
        saveLanguage(chosen);
        setIsChanging(true);
        await ensureLanguage(chosen);
        await navigate(localizePath(address, chosen), { preventScrollReset: true });
        setIsChanging(false);
      },
    }),
    [language, navigate, address, isChanging],
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
  const { isChanging, ...context } = choice;
  return { ...context, isLoading: isChanging || !isComplete, error };
}

/**
 * The words of a section in the current language, English where a word is missing.
 * @param english the section's English file, imported by the component that uses it
 */
export function useMessages<Messages extends object>(
  section: Section,
  english: Messages,
): Messages {
  const { language } = useLanguageChoice();
  const onServer = useContext(ServerTranslationsContext);
  const read = () => readLanguage(language).messages[section];
  const translation = useSyncExternalStore(subscribeToLanguages, read, read);
  return onServer ? onServer.takeWordsOf(section, english) : mergeMessages(english, translation);
}

/** The language alone, for parts that stand on a page a hundred times. */
export const usePageLanguage = (): Language => useLanguageChoice().language;

/** True from the choice of a language until its page is shown. */
export const useIsChangingLanguage = (): boolean => useLanguageChoice().isChanging;

/** Turns a path of the specification into the address in the current language. */
export function useLocalPath(): (path: string) => string {
  const { language } = useLanguageChoice();
  return (path) => localizePath(path, language);
}
