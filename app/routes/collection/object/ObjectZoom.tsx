import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { closePath, LineGlyph } from '#app/components/media/LineGlyph.tsx';
import { Picture, type PictureProps } from '#app/components/media/Picture.tsx';
import { useOpenedView } from '#app/components/media/use-opened-view.ts';
import {
  ControlGroup,
  FullScreenControl,
  ViewControl,
  ViewControls,
} from '#app/components/media/ViewControls.tsx';
import { readViewMove } from '#app/components/media/view-keys.ts';
import { Localized } from '#app/components/text/Localized.tsx';
import { hasViewTransitions } from '#app/components/text/SiteLink.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/objectDetail.json';
import { fill } from '#shared/languages/fill.ts';
import type { DeepZoom, ZoomMove } from './deep-zoom.ts';
import styles from './ObjectStage.module.css';
import type { DetailView } from './object-view.ts';
import { withMark } from './place-mark.ts';

export interface ObjectZoomProps {
  readonly service: string;
  readonly title: string;
  readonly picture: PictureProps['of'];
  /** What the work lies on, as on the stage; null: not known. */
  readonly ground: { readonly kind: 'plaster' | 'ink'; readonly color: string } | null;
  readonly details: readonly DetailView[];
  /** What is gone to; null: the whole. */
  readonly wanted: DetailView | null;
  readonly onWant: (detail: DetailView | null) => void;
  readonly onClose: () => void;
  readonly onFail: () => void;
}

const toSeen = ({ box, mark }: DetailView, picture: PictureProps['of']) =>
  picture ? withMark(box, mark, picture) : box;

/**
 * A picture from near, over the whole window: the view, its keys, a button for everything that can be
 * dragged, and what to look at in words.
 */
export function ObjectZoom(props: ObjectZoomProps) {
  const { service, title, picture, ground, details, wanted, onWant, onClose, onFail } = props;
  const { zoom: messages, details: more } = useMessages('objectDetail', english);
  const name = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const [isReady, setIsReady] = useState(false);
  const [isNearest, setIsNearest] = useState(false);
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
        onNearest: setIsNearest,
        marks: details.map(({ mark }) => mark),
        markedPicture: picture,
        markClass: styles.mark ?? '',
        lineClass: styles.line ?? '',
        onMark: (index) => seePart(details[index]),
      });
    },
    onOpen: (opened) => wanted && opened.show(toSeen(wanted, picture)),
    onFail,
  });
  useEffect(() => {
    if (!wanted) return;
    zoom.current?.show(toSeen(wanted, picture));
    // Its words are read beside it, whichever number was pressed.
    const words = sheet.current?.querySelector('[aria-pressed="true"]')?.closest('li');
    words?.scrollIntoView({ block: 'nearest' });
  }, [wanted, picture, zoom]);
  // Closed before it goes: the browser then gives the focus back to what opened it.
  // What lies below the picture while it grows (transitions.css).
  const room = ground?.color ?? null;
  useLayoutEffect(() => document.documentElement.style.setProperty('--room', room), [room]);
  useLayoutEffect(() => {
    const opened = dialog.current;
    if (!opened?.open) opened?.showModal();
    // The view is there before the library is, so that focus is not lost meanwhile.
    view.current?.focus({ preventScroll: true });
    return () => opened?.close();
  }, []);

  const seePart = (detail: DetailView | undefined) => {
    if (!detail) return;
    onWant(detail);
    zoom.current?.show(toSeen(detail, picture));
  };
  const move = (to: ZoomMove) => zoom.current?.move(to);
  const onKeyDown = (event: KeyboardEvent) => {
    const to = readViewMove(event);
    if (!to) return;
    event.preventDefault();
    move(to);
  };
  const seeWhole = () => {
    onWant(null);
    move('whole');
  };
  const leave = () => leaveAgain(onClose, dialog, zoom.current?.isWhole() ?? true);
  return (
    <dialog
      ref={dialog}
      className={styles.zoom}
      aria-labelledby={name}
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
      onClose={onClose}
    >
      <div ref={sheet} className={styles.sheet} data-ground={ground?.kind ?? 'ink'}>
        {ground && (
          <svg className={styles.ground} aria-hidden>
            <rect width="100%" height="100%" fill={ground.color} />
          </svg>
        )}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of everything within; each has its own control too */}
        <div className={styles.look} onKeyDown={onKeyDown}>
          <div className={styles.before} aria-hidden>
            <Picture of={picture} ratio="fill" isWhole isDecoration sizes="100vw" />
          </div>
          <div
            ref={view}
            className={styles.view}
            role="application"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the picture is moved with the arrow keys
            tabIndex={0}
            aria-label={fill(messages.view, {
              title: wanted ? `${wanted.name.text}: ${title}` : title,
            })}
            aria-busy={!isReady}
          >
            <div ref={canvas} className={styles.canvas} />
          </div>
          <p className="visually-hidden" role="status">
            {isReady ? messages.ready : messages.loading}
          </p>
          <ViewControls>
            <ControlGroup>
              <ViewControl
                glyph="closer"
                name={messages.closer}
                isAtEnd={isNearest}
                onClick={() => move('closer')}
              />
              <ViewControl
                glyph="farther"
                name={messages.farther}
                onClick={() => move('farther')}
              />
              <ViewControl glyph="whole" name={messages.whole} onClick={seeWhole} />
              <ViewControl glyph="turn" name={messages.turn} onClick={() => move('turn')} />
            </ControlGroup>
            <ControlGroup>
              <FullScreenControl stage={sheet} messages={messages} />
            </ControlGroup>
          </ViewControls>
        </div>
        <div className={styles.words} data-alone={details.length === 0 ? '' : undefined}>
          <h2 id={name}>{title}</h2>
          {details.length > 0 && (
            <>
              <h3>{more.title}</h3>
              <ol>
                {details.map((detail) => (
                  <li key={detail.name.text}>
                    <button
                      type="button"
                      aria-pressed={detail === wanted}
                      onClick={() => seePart(detail)}
                    >
                      <Localized of={detail.name} />
                    </button>
                    {detail.text && (
                      <p>
                        <Localized of={detail.text} />
                      </p>
                    )}
                  </li>
                ))}
              </ol>
            </>
          )}
        </div>
        <button type="button" className={styles.leave} onClick={leave}>
          <span>{messages.close}</span>
          <LineGlyph path={closePath} />
        </button>
      </div>
    </dialog>
  );
}

/**
 * It goes the way it came: its words fade, and the whole picture becomes that of the page again. What was looked at
 * nearer fades with them.
 */
function leaveAgain(
  onClose: () => void,
  dialog: RefObject<HTMLDialogElement | null>,
  isWhole: boolean,
): void {
  if (!hasViewTransitions || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    onClose();
    return;
  }
  const { dataset } = document.documentElement;
  const end = () => {
    if (dataset.transition === 'near') delete dataset.transition;
  };
  const isGone = async () => {
    const until = Date.now() + 1_000;
    while (dialog.current && Date.now() < until)
      await new Promise((resolve) => setTimeout(resolve, 10));
  };
  const { finished } = document.startViewTransition(() => {
    onClose();
    return isGone();
  });
  // That of the page below is covered: it is not the one that is seen to go.
  for (const image of document.querySelectorAll<HTMLElement>('[data-shared-picture] img'))
    image.style.removeProperty('view-transition-name');
  dataset.transition = 'near';
  if (!isWhole) dialog.current?.setAttribute('data-nearer', '');
  finished.then(end, end);
}
