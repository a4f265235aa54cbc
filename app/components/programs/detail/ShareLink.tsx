import type { MouseEvent } from 'react';
import { toasts } from '#app/components/toasts/toast-store.ts';
import { useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/events.json';

export interface ShareLinkProps {
  readonly title: string;
  /** Whole address of the page. */
  readonly url: string;
  readonly className?: string;
}

/**
 * Hands the page on: by what the device offers, else by copying the address. Without scripts it is
 * a letter with the address in it.
 */
export function ShareLink({ title, url, className }: ShareLinkProps) {
  const messages = useMessages('events', english);
  const share = async (event: MouseEvent) => {
    if (!navigator.share && !navigator.clipboard) return;
    event.preventDefault();
    if (navigator.share) {
      // Rejected when the visitor thinks better of it.
      await navigator.share({ title, url }).catch(() => {});
      return;
    }
    await navigator.clipboard.writeText(url).then(
      () => toasts.add({ title: messages.copied }),
      () => location.assign(toLetter(title, url)),
    );
  };
  return (
    <a className={className} href={toLetter(title, url)} onClick={(event) => void share(event)}>
      {messages.share}
    </a>
  );
}

const toLetter = (title: string, url: string) =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
