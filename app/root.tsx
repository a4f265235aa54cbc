import type { ReactNode } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
} from 'react-router';
import { blueNight } from '#brand/palette.ts';
import menuEnglish from '#locales/en/mobileMenu.json';
import hoursEnglish from '#locales/en/planYourVisit.json';
import { languages } from '#shared/languages/languages.ts';
import { languageOfPath, localizePath } from '#shared/languages/localized-path.ts';
import type { Route } from './+types/root';
import { Chrome } from './chrome/Chrome.tsx';
import { loadChrome } from './chrome/chrome-data.ts';
import { RouteErrorScreen } from './chrome/screens/RouteErrorScreen.tsx';
import { fontPreloads } from './design/font-preloads.ts';
import { useChrome } from './read-chrome.ts';
import './design/layers.css';
import { LanguageProvider } from './i18n/language-context.tsx';
import { ensureLanguage } from './i18n/translation-cache.ts';
import {
  languageContext,
  nowContext,
  optionalContext,
  servicesContext,
  siteContext,
  translationsContext,
} from './request-context.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { contentManagement } = context.get(servicesContext);
  const translations = context.get(translationsContext);
  const hours = translations.messagesOf('planYourVisit', hoursEnglish);
  return loadChrome(
    contentManagement,
    context.get(siteContext),
    context.get(languageContext),
    context.get(nowContext),
    { ...hours, unknown: hours.hours },
    translations.messagesOf('mobileMenu', menuEnglish).sections,
    context.get(optionalContext),
  );
}

/** The frame changes with the language only; it is not asked for again on every click. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return languageOfPath(currentUrl.pathname) !== languageOfPath(nextUrl.pathname);
}

/** A page in a language is shown when its words are there, so that nothing flashes in English. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ url }, next) => {
    await ensureLanguage(languageOfPath(url.pathname));
    return next();
  },
];

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
];

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const chrome = useChrome();
  const language = languageOfPath(pathname);
  const origin = chrome?.publicOrigin ?? '';
  return (
    <html lang={language} data-accent="blue-dark">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={blueNight} />
        <Meta />
        {fontPreloads[language].map((href) => (
          <link
            key={href}
            rel="preload"
            href={href}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        ))}
        <link rel="manifest" href={`/manifest.${language}.webmanifest`} />
        <link rel="canonical" href={origin + pathname} />
        {languages.map((code) => (
          <link
            key={code}
            rel="alternate"
            hrefLang={code}
            href={origin + localizePath(pathname, code)}
          />
        ))}
        <link rel="alternate" hrefLang="x-default" href={origin + localizePath(pathname, 'en')} />
        <Links />
      </head>
      <body>
        <LanguageProvider>
          <Chrome data={chrome}>{children}</Chrome>
        </LanguageProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteErrorScreen error={error} />;
}
