import { type RefObject, useEffect, useState } from 'react';
import { useWords } from '#app/i18n/language-context.tsx';
import english from '#locales/en/visit.json';
import type { Move } from './panorama-viewer.ts';
import styles from './VirtualTourControls.module.css';

const paths = {
  left: 'M14.5 5.5 8 12l6.5 6.5',
  right: 'M9.5 5.5 16 12l-6.5 6.5',
  up: 'M5.5 14.5 12 8l6.5 6.5',
  down: 'M5.5 9.5 12 16l6.5-6.5',
  closer: 'M12 5v14M5 12h14',
  farther: 'M5 12h14',
  full: 'M4.5 9V4.5H9M15 4.5h4.5V9M19.5 15v4.5H15M9 19.5H4.5V15',
  stop: 'M5.5 5.5 18.5 18.5M18.5 5.5 5.5 18.5',
} as const;

export interface VirtualTourControlsProps {
  /** What is made as large as the screen. */
  readonly stage: RefObject<HTMLElement | null>;
  readonly onMove: (move: Move) => void;
  readonly onStop: () => void;
}

/** Everything that can be done by dragging, as buttons. */
export function VirtualTourControls({ stage, onMove, onStop }: VirtualTourControlsProps) {
  const words = useWords('visit', english).virtualTour;
  const [isFull, setIsFull] = useState(false);
  useEffect(() => {
    const look = () => setIsFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);
  const moves: readonly (readonly [Move, string])[] = [
    ['left', words.turnLeft],
    ['right', words.turnRight],
    ['up', words.lookUp],
    ['down', words.lookDown],
    ['closer', words.closer],
    ['farther', words.farther],
  ];
  return (
    <div className={styles.controls}>
      <div className={styles.group}>
        {moves.map(([move, name]) => (
          <Control key={move} glyph={move} name={name} onClick={() => onMove(move)} />
        ))}
      </div>
      <div className={styles.group}>
        {document.fullscreenEnabled && (
          <Control
            glyph="full"
            name={isFull ? words.endFullScreen : words.fullScreen}
            onClick={() => {
              // Refused where a page may not: the button then does nothing, and nothing else breaks.
              const change = isFull
                ? document.exitFullscreen()
                : stage.current?.requestFullscreen();
              change?.catch(() => {});
            }}
          />
        )}
        <Control glyph="stop" name={words.stop} onClick={onStop} />
      </div>
    </div>
  );
}

function Control({
  glyph,
  name,
  onClick,
}: {
  glyph: keyof typeof paths;
  name: string;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      className={styles.control}
      aria-label={name}
      title={name}
      onClick={onClick}
    >
      <svg
        viewBox="0 0 24 24"
        width="24"
        height="24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        aria-hidden="true"
      >
        <path d={paths[glyph]} />
      </svg>
    </button>
  );
}
