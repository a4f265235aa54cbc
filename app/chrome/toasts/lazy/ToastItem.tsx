import { type PointerEvent, useRef } from 'react';
import type { Toast, ToastStore } from '../../../components/toasts/toast-store.ts';
import { Glyph } from '../../Glyph.tsx';
import styles from '../ToastRegion.module.css';

/** Source: specification §9. */
const swipeThresholdPx = 50;

export interface ToastItemProps {
  readonly toast: Toast;
  readonly store: ToastStore;
  readonly closeLabel: string;
}

/** A toast, which can be swiped away. */
export function ToastItem({ toast, store, closeLabel }: ToastItemProps) {
  const startX = useRef<number | null>(null);
  const movedPx = (event: PointerEvent) => event.clientX - (startX.current ?? event.clientX);
  const endSwipe = (event: PointerEvent<HTMLElement>) => {
    startX.current = null;
    event.currentTarget.style.removeProperty('--swipe');
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: swiping is a second way beside the close button
    <div
      className={styles.toast}
      data-open={toast.open || undefined}
      onPointerEnter={() => store.pause(toast.id)}
      onPointerLeave={() => store.resume(toast.id)}
      onFocus={() => store.pause(toast.id)}
      onBlur={() => store.resume(toast.id)}
      onPointerDown={(event) => {
        startX.current = event.clientX;
      }}
      onPointerMove={(event) => {
        if (startX.current === null) return;
        // From here on the finger may leave the toast; a click on a button inside is over.
        if (Math.abs(movedPx(event)) > 3) event.currentTarget.setPointerCapture(event.pointerId);
        event.currentTarget.style.setProperty('--swipe', `${movedPx(event)}px`);
      }}
      onPointerUp={(event) => {
        // A toast that was swiped away stays where the finger left it while it fades.
        if (Math.abs(movedPx(event)) >= swipeThresholdPx) store.dismiss(toast.id);
        else endSwipe(event);
        startX.current = null;
      }}
      onPointerCancel={endSwipe}
    >
      <div className={styles.text}>
        <strong>{toast.title}</strong>
        {toast.description && <p>{toast.description}</p>}
      </div>
      {toast.action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            toast.action?.onChoose();
            store.dismiss(toast.id);
          }}
        >
          {toast.action.label}
        </button>
      )}
      <button
        type="button"
        className={styles.close}
        aria-label={closeLabel}
        onClick={() => store.dismiss(toast.id)}
      >
        <Glyph name="close" />
      </button>
    </div>
  );
}
