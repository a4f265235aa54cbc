import { lazy, Suspense, useSyncExternalStore } from 'react';
import english from '#locales/en/common.json';
import type { Toast, ToastStore } from '../../components/toasts/toast-store.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import styles from './ToastRegion.module.css';

const ToastItem = lazy(async () => ({ default: (await import('./lazy/ToastItem.tsx')).ToastItem }));

const none: readonly Toast[] = [];

/**
 * Shows the toasts of one system; the region is always there, so that screen readers hear what is
 * put into it.
 */
export function ToastRegion({
  store,
  kind,
}: {
  store: ToastStore;
  kind: 'toast' | 'notification';
}) {
  const messages = useMessages('common', english);
  const toasts = useSyncExternalStore(store.subscribe, store.read, () => none);
  return (
    <section
      className={styles.region}
      data-kind={kind}
      aria-live="polite"
      aria-label={messages.toasts[kind]}
    >
      <Suspense>
        {toasts.map((toast) => (
          <ToastItem key={toast.id} toast={toast} store={store} closeLabel={messages.close} />
        ))}
      </Suspense>
    </section>
  );
}
