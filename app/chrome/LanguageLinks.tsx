import { useLocation } from 'react-router';
import { localizePath } from '#shared/languages/localized-path.ts';
import { useLanguage } from '../i18n/language-context.tsx';
import { saveLanguage } from '../i18n/saved-language.ts';

export interface LanguageLinksProps {
  readonly label?: string;
  readonly className?: string;
  /** Called before the page changes its language in place, which needs scripts. */
  readonly onChoose: () => void;
}

/** The page in each of its languages, as links that lead there without script. */
export function LanguageLinks({ label, className, onChoose }: LanguageLinksProps) {
  const { language, languages, setLanguage } = useLanguage();
  const { pathname, search } = useLocation();
  return (
    <ul className={className} aria-label={label}>
      {languages.map(({ code, nativeName }) => (
        <li key={code}>
          <a
            href={localizePath(pathname + search, code)}
            lang={code}
            hrefLang={code}
            aria-current={code === language ? 'true' : undefined}
            onClick={(event) => {
              // A choice too, in a window of its own.
              if (event.ctrlKey || event.metaKey || event.shiftKey) return saveLanguage(code);
              event.preventDefault();
              onChoose();
              void setLanguage(code);
            }}
          >
            {nativeName}
          </a>
        </li>
      ))}
    </ul>
  );
}
