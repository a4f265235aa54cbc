import { useSyncExternalStore } from 'react';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { notifications } from '#app/components/toasts/toast-store.ts';
import { useMessages } from '#app/i18n/language-context.tsx';
import { mark } from '#brand/mark.ts';
import english from '#locales/en/collection.json';
import styles from './SaveObject.module.css';
import { readSavedObjects, subscribeToSavedObjects, toggleSavedObject } from './saved-objects.ts';

/** Nothing is known on the server. */
const readNothing = () => null;

/** Keeps an object on the visitor's list, without an account. */
export function SaveObject({ id }: { id: string }) {
  const { saved: messages } = useMessages('collection', english);
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
        data-saved={isSaved || undefined}
        onClick={() => {
          toggleSavedObject(id);
          notifications.add({ title: isSaved ? messages.removed : messages.added });
        }}
      >
        {/* The star of the wordmark, filled once the object is kept. */}
        <svg viewBox="-12 -12 24 24" aria-hidden>
          <path d={mark.lines} />
        </svg>
        {isSaved ? (
          <span>
            {messages.saved} <span className={styles.undo}>{messages.remove}</span>
          </span>
        ) : (
          messages.save
        )}
      </button>
      <SiteLink to="/collection/saved-objects" className={styles.list}>
        {messages.title}
        {saved && saved.length > 0 && ` (${saved.length})`}
      </SiteLink>
    </p>
  );
}
