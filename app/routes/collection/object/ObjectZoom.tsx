import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useOpenedView } from '#app/components/media/use-opened-view.ts';
import {
  ControlGroup,
  FullScreenControl,
  ViewControl,
  ViewControls,
} from '#app/components/media/ViewControls.tsx';
import { readViewMove } from '#app/components/media/view-keys.ts';
import { useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/objectDetail.json';
import { fill } from '#shared/languages/fill.ts';
import type { DeepZoom, PicturePart, ZoomMove } from './deep-zoom.ts';
import styles from './ObjectStage.module.css';

export interface ObjectZoomProps {
  readonly service: string;
  readonly title: string;
  /** What is gone to; null: the whole. */
  readonly part: PicturePart | null;
  readonly onClose: () => void;
  readonly onFail: () => void;
}

/** A picture from near: the view, its keys, and a button for everything that can be dragged. */
export function ObjectZoom({ service, title, part, onClose, onFail }: ObjectZoomProps) {
  const messages = useMessages('objectDetail', english).zoom;
  const stage = useRef<HTMLDivElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const [isReady, setIsReady] = useState(false);
  const { canvas, view: zoom } = useOpenedView<DeepZoom>({
    of: service,
    async open(container) {
      setIsReady(false);
      const { openDeepZoom } = await import('./deep-zoom.ts');
      return openDeepZoom({
        container,
        service,
        isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
        onReady: () => setIsReady(true),
      });
    },
    onOpen: (opened) => part && opened.show(part),
    onFail,
  });
  useEffect(() => {
    if (part) zoom.current?.show(part);
  }, [part, zoom]);

  // The view is there before the library is, so that focus is not lost meanwhile.
  useEffect(() => view.current?.focus({ preventScroll: true }), []);

  const move = (to: ZoomMove) => zoom.current?.move(to);
  const onKeyDown = (event: KeyboardEvent) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (event.key === 'Escape' && isPlain && !document.fullscreenElement) return onClose();
    const to = readViewMove(event);
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
        aria-label={fill(messages.view, { title })}
        aria-busy={!isReady}
      >
        <div ref={canvas} className={styles.canvas} />
      </div>
      <p className="visually-hidden" role="status">
        {isReady ? messages.ready : messages.loading}
      </p>
      <ViewControls>
        <ControlGroup>
          <ViewControl glyph="closer" name={messages.closer} onClick={() => move('closer')} />
          <ViewControl glyph="farther" name={messages.farther} onClick={() => move('farther')} />
          <ViewControl glyph="whole" name={messages.whole} onClick={() => move('whole')} />
          <ViewControl glyph="turn" name={messages.turn} isSpare onClick={() => move('turn')} />
        </ControlGroup>
        <ControlGroup>
          <FullScreenControl stage={stage} messages={messages} />
          <ViewControl glyph="close" name={messages.close} onClick={onClose} />
        </ControlGroup>
      </ViewControls>
    </div>
  );
}
