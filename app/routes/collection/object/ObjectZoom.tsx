import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import {
  ControlGroup,
  FullScreenControl,
  ViewControl,
  ViewControls,
} from '#app/components/media/ViewControls.tsx';
import { useWords } from '#app/i18n/language-context.tsx';
import english from '#locales/en/objectDetail.json';
import { fill } from '#shared/fill.ts';
import type { DeepZoom, ZoomMove } from './deep-zoom.ts';
import styles from './ObjectStage.module.css';

const moveOfKey: Readonly<Record<string, ZoomMove>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  '+': 'closer',
  '=': 'closer',
  '-': 'farther',
  '0': 'whole',
  Home: 'whole',
};

export interface ObjectZoomProps {
  readonly service: string;
  readonly title: string;
  readonly onClose: () => void;
  readonly onFail: () => void;
}

/** A picture from near: the view, its keys, and a button for everything that can be dragged. */
export function ObjectZoom({ service, title, onClose, onFail }: ObjectZoomProps) {
  const words = useWords('objectDetail', english).zoom;
  const stage = useRef<HTMLDivElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const zoom = useRef<DeepZoom | null>(null);
  const failed = useRef(onFail);
  const [isReady, setIsReady] = useState(false);
  failed.current = onFail;

  useEffect(() => {
    let isGone = false;
    const container = canvas.current;
    if (!container) return;
    setIsReady(false);
    const open = async () => {
      try {
        const { openDeepZoom } = await import('./deep-zoom.ts');
        if (isGone) return;
        const opened = await openDeepZoom({
          container,
          service,
          isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
          onReady: () => setIsReady(true),
        });
        if (isGone) return opened.destroy();
        zoom.current = opened;
      } catch {
        if (!isGone) failed.current();
      }
    };
    void open();
    return () => {
      isGone = true;
      zoom.current?.destroy();
      zoom.current = null;
    };
  }, [service]);

  // The view is there before the library is, so that focus is not lost meanwhile.
  useEffect(() => view.current?.focus({ preventScroll: true }), []);

  const move = (to: ZoomMove) => zoom.current?.move(to);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape' && !document.fullscreenElement) return onClose();
    const to = moveOfKey[event.key];
    if (!to) return;
    event.preventDefault();
    move(to);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of everything within; each has its own control too
    <div ref={stage} className={styles.zoom} data-ground="ink" onKeyDown={onKeyDown}>
      <div
        ref={view}
        className={styles.view}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the picture is moved with the arrow keys
        tabIndex={0}
        aria-label={fill(words.view, { title })}
        aria-busy={!isReady}
      >
        <div ref={canvas} className={styles.canvas} />
      </div>
      <p className="visually-hidden" role="status">
        {isReady ? words.ready : words.loading}
      </p>
      <ViewControls>
        <ControlGroup>
          <ViewControl glyph="closer" name={words.closer} onClick={() => move('closer')} />
          <ViewControl glyph="farther" name={words.farther} onClick={() => move('farther')} />
          <ViewControl glyph="whole" name={words.whole} onClick={() => move('whole')} />
          <ViewControl glyph="turn" name={words.turn} isSpare onClick={() => move('turn')} />
        </ControlGroup>
        <ControlGroup>
          <FullScreenControl stage={stage} words={words} />
          <ViewControl glyph="close" name={words.close} onClick={onClose} />
        </ControlGroup>
      </ViewControls>
    </div>
  );
}
