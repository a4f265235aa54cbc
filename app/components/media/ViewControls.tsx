import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { closePath, LineGlyph } from './LineGlyph.tsx';
import styles from './ViewControls.module.css';

const paths = {
  left: 'M14.5 5.5 8 12l6.5 6.5',
  right: 'M9.5 5.5 16 12l-6.5 6.5',
  up: 'M5.5 14.5 12 8l6.5 6.5',
  down: 'M5.5 9.5 12 16l6.5-6.5',
  closer: 'M12 5v14M5 12h14',
  farther: 'M5 12h14',
  whole: 'M4.5 6.5h15v11h-15zM8 10h8v4H8z',
  turn: 'M18.5 12A6.5 6.5 0 1 1 12 5.5h5M13.5 2 17 5.5 13.5 9',
  full: 'M4.5 9V4.5H9M15 4.5h4.5V9M19.5 15v4.5H15M9 19.5H4.5V15',
  close: closePath,
} as const;

/** Everything that can be done to a view by dragging, as buttons along its foot. */
export const ViewControls = ({ children }: { children: ReactNode }) => (
  <div className={styles.controls}>{children}</div>
);

export const ControlGroup = ({ children }: { children: ReactNode }) => (
  <div className={styles.group}>{children}</div>
);

export interface ViewControlProps {
  readonly glyph: keyof typeof paths;
  readonly name: string;
  /** Left out on narrow phones, where thumbs do the same and there is no room. */
  readonly isSpare?: boolean;
  /** Nothing more is done by it; it keeps the focus that it may have. */
  readonly isAtEnd?: boolean;
  readonly onClick: () => void;
}

export function ViewControl({ glyph, name, isSpare, isAtEnd, onClick }: ViewControlProps) {
  return (
    <button
      type="button"
      className={styles.control}
      data-spare={isSpare ? '' : undefined}
      aria-label={name}
      aria-disabled={isAtEnd || undefined}
      title={name}
      onClick={isAtEnd ? undefined : onClick}
    >
      <LineGlyph path={paths[glyph]} />
    </button>
  );
}

/** Makes the view as large as the screen, where the browser lets pages do so. */
export function FullScreenControl({
  stage,
  messages,
}: {
  stage: RefObject<HTMLElement | null>;
  messages: { readonly fullScreen: string; readonly endFullScreen: string };
}) {
  const [isFull, setIsFull] = useState(false);
  useEffect(() => {
    const look = () => setIsFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);
  if (!document.fullscreenEnabled) return null;
  return (
    <ViewControl
      glyph="full"
      name={isFull ? messages.endFullScreen : messages.fullScreen}
      onClick={() => {
        // Refused where a page may not: the button then does nothing, and nothing else breaks.
        const change = isFull ? document.exitFullscreen() : stage.current?.requestFullscreen();
        change?.catch(() => {});
      }}
    />
  );
}
