import { type ReactNode, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { museumName } from '#brand/names.ts';
import english from '#locales/en/common.json';
import { languageOfPath, withoutLanguage } from '#shared/languages/localized-path.ts';
import { Piece, WhenWanted } from '../components/layout/WhenWanted.tsx';
import { notifications, toasts } from '../components/toasts/toast-store.ts';
import { chooseAccent } from '../design/accents.ts';
import { useMessages } from '../i18n/language-context.tsx';
import styles from './Chrome.module.css';
import './Footer.module.css';
import type { ChromeData } from './chrome-data.ts';
import { readLostScreen, subscribeToLostScreen } from './lost-screen.ts';
import { NavigationBar } from './NavigationBar.tsx';
import { NavigationProgress } from './NavigationProgress.tsx';
import { ErrorScreen } from './screens/ErrorScreen.tsx';
import { FrameErrorBoundary } from './screens/FrameErrorBoundary.tsx';
import { TodayBar } from './TodayBar.tsx';
import { ToastRegion } from './toasts/ToastRegion.tsx';

const noLines = [] as const;
const footer = new Piece(
  'footer',
  async () => (await import('./lazy/Footer.tsx')).Footer,
  ({ data }: { data: ChromeData | null }) => data,
);
if (import.meta.env.SSR) await footer.load();

interface ChromeProps {
  /** Null: not even the settings of the frame could be loaded. */
  readonly data: ChromeData | null;
  readonly children: ReactNode;
}

/** What frames every page, the pages of errors included. */
export function Chrome(props: ChromeProps) {
  return (
    <FrameErrorBoundary>
      <Frame {...props} />
    </FrameErrorBoundary>
  );
}

function Frame({ data, children }: ChromeProps) {
  const messages = useMessages('common', english);
  const { pathname } = useLocation();
  const path = withoutLanguage(pathname);
  const lostScreen = useSyncExternalStore(subscribeToLostScreen, readLostScreen, readLostScreen);
  return (
    <div data-accent={chooseAccent(path)}>
      <a href="#content" className={styles.skip} data-print="none">
        {messages.skipToContent}
      </a>
      <NavigationBar
        siteName={data?.siteName ?? museumName[languageOfPath(pathname)]}
        isSearchEnabled={data?.isSearchEnabled ?? true}
        pages={data?.pages}
      />
      <NavigationProgress />
      {/* On paper the bar above is left out, and a sheet says whose it is. */}
      {data && (
        <p className={styles.masthead} data-masthead>
          <strong>{data.siteName}</strong> {data.address.join(', ')} <span>{data.asOf}</span>
        </p>
      )}
      <main id="content" tabIndex={-1} className={styles.main}>
        {lostScreen ? <ErrorScreen error={lostScreen} /> : children}
      </main>
      <TodayBar lines={data?.today ?? noLines} visit={data?.visit ?? null} path={path} />
      <WhenWanted piece={footer} data={data} />
      <ToastRegion store={toasts} kind="toast" />
      <ToastRegion store={notifications} kind="notification" />
    </div>
  );
}
