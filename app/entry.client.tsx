import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { defaultLanguage } from '#shared/languages/languages.ts';
import { languageOfPath, localizePath } from '#shared/languages/localized-path.ts';
import { loadWhenWanted } from './blocks/frame/load-when-wanted.ts';
import { recoverFromPreloadErrors } from './chrome/preload-error.ts';
import { quietResizeObservers } from './chrome/resize-observer-noise.ts';
import { checkTokens } from './design/check-tokens.ts';
import { readEmbeddedMessages } from './i18n/embedded-messages.ts';
import { readSavedLanguage } from './i18n/saved-language.ts';
import { seedLanguage } from './i18n/translation-cache.ts';

recoverFromPreloadErrors();
quietResizeObservers(window);
// Asked for before the page is hydrated, and needed by the first link after that.
if ('startViewTransition' in document) {
  void import('./chrome/lazy/direct-transitions.ts').then(
    ({ directTransitions }) => directTransitions(document),
    () => {},
  );
}

const language = languageOfPath(location.pathname);
const saved = readSavedLanguage();

if (language === defaultLanguage && saved) {
  // The server does this by the cookie; this is for a choice whose cookie is gone.
  location.replace(localizePath(location.pathname + location.search + location.hash, saved));
} else {
  seedLanguage(language, readEmbeddedMessages());
  checkTokens(window);
  loadWhenWanted(document);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
}
