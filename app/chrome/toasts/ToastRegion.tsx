import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import english from '#locales/en/common.json';
import type { Toast, ToastStore } from '../../components/toasts/toast-store.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import type { ToastItemProps } from './lazy/ToastItem.tsx';
import styles from './ToastRegion.module.css';

/** What shows a toast comes with the first one. */
const loadItem = () => import('./lazy/ToastItem.tsx');

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
  const [Item, setItem] = useState<ComponentType<ToastItemProps> | null>(null);
  const hasAny = toasts.length > 0;
  const { pathname } = useLocation();
  // What was done on one page is no news on the next, whose title it would cover.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the page changes, and not before
  useEffect(() => () => store.dismissAll(), [pathname]);
  useEffect(() => {
    if (!hasAny) return;
    loadItem().then(
      ({ ToastItem }) => setItem(() => ToastItem),
      // What it says stands in the page as well.
      () => {},
    );
  }, [hasAny]);
  return (
    <section
      className={styles.region}
      data-kind={kind}
      aria-live="polite"
      aria-label={messages.toasts[kind]}
    >
      {Item &&
        toasts.map((toast) => (
          <Item key={toast.id} toast={toast} store={store} closeLabel={messages.close} />
        ))}
    </section>
  );
}
