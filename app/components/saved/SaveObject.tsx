import { useSyncExternalStore } from 'react';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { notifications } from '#app/components/toasts/toast-store.ts';
import { useWords } from '#app/i18n/language-context.tsx';
import english from '#locales/en/collection.json';
import styles from './SaveObject.module.css';
import { readSavedObjects, subscribeToSavedObjects, toggleSavedObject } from './saved-objects.ts';

/** Nothing is known on the server. */
const readNothing = () => null;

/** Keeps an object on the visitor's list, without an account. */
export function SaveObject({ id }: { id: string }) {
  const { saved: words } = useWords('collection', english);
  const saved = useSyncExternalStore<readonly string[] | null>(
    subscribeToSavedObjects,
    readSavedObjects,
    readNothing,
  );
  const isSaved = saved?.includes(id) ?? false;
  return (
    <p className={styles.row} data-print="none">
      <button
        type="button"
        className={styles.button}
        // Until the page's scripts have taken over.
        disabled={saved === null}
        aria-pressed={isSaved}
        onClick={() => {
          toggleSavedObject(id);
          notifications.add({ title: isSaved ? words.removed : words.added });
        }}
      >
        {/* The star of the wordmark, filled once the object is kept. */}
        <svg viewBox="-12 -12 24 24" aria-hidden>
          <path d="M-7.4-7.4H7.4V7.4H-7.4ZM0-10.47 10.47 0 0 10.47-10.47 0Z" />
        </svg>
        {words.save}
      </button>
      <SiteLink to="/collection/saved-objects" className={styles.list}>
        {words.title}
        {saved && saved.length > 0 && ` (${saved.length})`}
      </SiteLink>
    </p>
  );
}
