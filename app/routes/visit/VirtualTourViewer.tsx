import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Picture } from '#app/components/media/Picture.tsx';
import { useOpenedView } from '#app/components/media/use-opened-view.ts';
import { readViewMove } from '#app/components/media/view-keys.ts';
import { useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/visit.json';
import { fill } from '#shared/languages/fill.ts';
import type { PanoramaView } from './panorama-viewer.ts';
import { VirtualTourControls } from './VirtualTourControls.tsx';
import { VirtualTourPanel } from './VirtualTourPanel.tsx';
import styles from './VirtualTourViewer.module.css';
import { chooseFirstYaw, type RoomView, type SpotView } from './virtual-tour-rooms.ts';

/** Pixels of the panorama, twice as wide as high; half of them where data is to be saved. */
const fullWidth = 4096;

export interface VirtualTourViewerProps {
  readonly rooms: readonly RoomView[];
  readonly room: RoomView;
  readonly onGo: (uid: string) => void;
  readonly onStop: () => void;
  readonly onFail: () => void;
}

/** A room in the round: the view, its hot spots as buttons, the controls, and what a hot spot tells. */
export function VirtualTourViewer({ rooms, room, onGo, onStop, onFail }: VirtualTourViewerProps) {
  const messages = useMessages('visit', english).virtualTour;
  const stage = useRef<HTMLDivElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const shown = useRef<RoomView | null>(null);
  const failed = useRef(onFail);
  const [isLoading, setIsLoading] = useState(true);
  const [first] = useState(room);
  const [isPainted, setIsPainted] = useState(false);
  const [told, setTold] = useState<SpotView | null>(null);
  failed.current = onFail;

  const { canvas, view: panorama } = useOpenedView<PanoramaView>({
    of: 'all rooms',
    async open(container) {
      const { openPanorama } = await import('./panorama-viewer.ts');
      shown.current = room;
      return openPanorama({
        container,
        src: toAddress(room),
        yaw: room.startYaw,
        isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
        onChange: () => placeButtons.current(),
      });
    },
    onOpen() {
      // Another room may have been chosen while the first one was fetched.
      if (shown.current?.uid === room.uid) arrive();
      else showRoom();
    },
    onFail,
  });

  /** Moved by script: a style attribute that React wrote would be a new rendering for every frame. */
  const placeButtons = useRef(() => {
    const spots = shown.current?.spots ?? [];
    buttons.current.forEach((button, index) => {
      const spot = spots[index];
      const place = spot && panorama.current?.placeOf(spot.yaw, spot.pitch);
      if (!button) return;
      button.toggleAttribute('data-away', !place);
      // A point out of view waits in the middle: focus would scroll the page to it.
      const { clientWidth = 0, clientHeight = 0 } = canvas.current ?? {};
      const { x, y } = place ?? { x: clientWidth / 2, y: clientHeight / 2 };
      // A name that would leave the view stands on the other side of its mark.
      const isOver = x > clientWidth / 2 && x + button.offsetWidth > clientWidth;
      button.toggleAttribute('data-turned', isOver);
      button.style.translate = `${Math.round(x)}px ${Math.round(y)}px`;
    });
  });

  const arrive = () => {
    setIsLoading(false);
    setIsPainted(true);
    placeButtons.current();
    view.current?.focus({ preventScroll: true });
  };
  const showRoom = () => {
    const last = shown.current;
    if (!panorama.current || !last || last.uid === room.uid) return;
    setIsLoading(true);
    const yaw = chooseFirstYaw(room, last.uid);
    shown.current = room;
    panorama.current.show(toAddress(room), yaw).then(
      () => {
        if (shown.current?.uid === room.uid) arrive();
      },
      () => failed.current(),
    );
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: another room is shown
  useEffect(() => {
    setTold(null);
    showRoom();
  }, [room]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && told) {
      event.preventDefault();
      return closePanel();
    }
    const move = readViewMove(event);
    if (!move || move === 'whole') return;
    event.preventDefault();
    panorama.current?.move(move);
  };
  const closePanel = () => {
    const index = told ? room.spots.indexOf(told) : -1;
    setTold(null);
    buttons.current[index]?.focus();
  };
  const position = rooms.findIndex(({ uid }) => uid === room.uid) + 1;
  return (
    <div
      ref={stage}
      className={styles.stage}
      data-ground="ink"
      data-loading={isLoading || undefined}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of everything within; each has its own control too */}
      <div className={styles.frame} onKeyDown={onKeyDown}>
        <div
          ref={view}
          className={styles.view}
          role="application"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the view is turned with the arrow keys
          tabIndex={0}
          aria-label={fill(messages.view, { room: room.name.text })}
        >
          <div ref={canvas} className={styles.canvas} />
        </div>
        {/* The picture that was pressed stays until the room is painted. */}
        <div className={styles.still} data-painted={isPainted || undefined}>
          <Picture of={first.poster} ratio="fill" sizes="max(100vw, 160svh)" isDecoration />
        </div>
        <ul className={styles.spots} aria-label={messages.spots}>
          {room.spots.map((spot, index) => (
            <li key={`${room.uid} ${spot.yaw} ${spot.pitch}`}>
              <button
                ref={(button) => {
                  buttons.current[index] = button;
                }}
                type="button"
                className={styles.spot}
                data-kind={spot.kind}
                data-away=""
                aria-expanded={spot.kind === 'room' ? undefined : told === spot}
                onFocus={(event) => {
                  if (event.currentTarget.hasAttribute('data-away')) {
                    panorama.current?.lookAt(spot.yaw, spot.pitch);
                  }
                }}
                onClick={() => {
                  if (spot.kind === 'room') onGo(spot.uid);
                  else setTold(told === spot ? null : spot);
                }}
              >
                <span className={styles.mark} aria-hidden="true" />
                <span className={styles.name} lang={spot.label.language}>
                  {spot.kind === 'room'
                    ? fill(messages.goTo, { room: spot.label.text })
                    : spot.label.text}
                </span>
              </button>
            </li>
          ))}
        </ul>
        <p className={styles.caption} aria-live="polite">
          <span className={styles.room} lang={room.name.language}>
            {room.name.text}
          </span>
          <span>
            {isLoading
              ? messages.loading
              : fill(messages.position, { n: position, total: rooms.length })}
          </span>
        </p>
        {told && told.kind !== 'room' && <VirtualTourPanel of={told} onClose={closePanel} />}
        <VirtualTourControls
          stage={stage}
          onMove={(move) => panorama.current?.move(move)}
          onStop={onStop}
        />
      </div>
    </div>
  );
}

function toAddress({ panorama }: RoomView): string {
  const saves = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
  const width = Math.min(panorama.width, saves ? fullWidth / 2 : fullWidth);
  return `${panorama.src}${panorama.src.includes('?') ? '&' : '?'}w=${width}`;
}
