import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import english from '#locales/en/common.json';
import { withoutLanguage } from '#shared/localized-path.ts';
import { chooseAccent } from '../design/accents.ts';
import { useWords } from '../i18n/language-context.tsx';
import styles from './Chrome.module.css';
import type { ChromeData } from './chrome-data.ts';
import { Footer } from './Footer.tsx';
import { NavigationBar } from './NavigationBar.tsx';
import { NavigationProgress } from './NavigationProgress.tsx';
import { ToastRegion } from './toasts/ToastRegion.tsx';
import { notifications, toasts } from './toasts/toast-store.ts';

/** What frames every page, the pages of errors included. */
export function Chrome({ data, children }: { data: ChromeData | null; children: ReactNode }) {
  const words = useWords('common', english);
  const { pathname } = useLocation();
  return (
    <div data-accent={chooseAccent(withoutLanguage(pathname))}>
      <a href="#content" className={styles.skip}>
        {words.skipToContent}
      </a>
      <NavigationBar
        siteName={data?.siteName ?? 'Girih'}
        isSearchEnabled={data?.isSearchEnabled ?? true}
      />
      <NavigationProgress />
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer data={data} />
      <ToastRegion store={toasts} kind="toast" />
      <ToastRegion store={notifications} kind="notification" />
    </div>
  );
}
