import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '#app/components/button/Button.tsx';
import { isUpright, Picture } from '#app/components/media/Picture.tsx';
import { toPictureAddress } from '#app/components/media/picture-address.ts';
import { Spinner } from '#app/components/media/Spinner.tsx';
import { Localized } from '#app/components/text/Localized.tsx';
import { hasViewTransitions, SiteLink } from '#app/components/text/SiteLink.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import collection from '#locales/en/collection.json';
import english from '#locales/en/objectDetail.json';
import { fill } from '#shared/languages/fill.ts';
import styles from './ObjectStage.module.css';
import type { ObjectZoomProps } from './ObjectZoom.tsx';
import type { DetailView, ObjectView } from './object-view.ts';
import { chooseStageGround } from './stage-ground.ts';

/** Most visitors look from afar. */
const loadZoom = () => import('./ObjectZoom.tsx');
/** From the moment a finger comes down, before the press is one. What fails is asked for again. */
const prepareZoom = () => void loadZoom().catch(() => {});

export interface ObjectStageProps {
  readonly title: string;
  /** Path of the object's page, without language. */
  readonly path: string;
  readonly images: ObjectView['images'];
  /** Parts that have a number on the picture. */
  readonly details: readonly DetailView[];
  /** The part that somebody wants to see; null: none. */
  readonly wanted: DetailView | null;
  readonly onWant: (detail: DetailView | null) => void;
}

/** The object in a room of what it lies on: one view at a time, the others as small pictures, and the way nearer. */
export function ObjectStage(props: ObjectStageProps) {
  const { title, path, images, details, wanted, onWant } = props;
  const { zoom: messages, ...more } = useMessages('objectDetail', english);
  const { object } = useMessages('collection', collection);
  const location = useLocation();
  const { search } = location;
  const navigate = useNavigate();
  const [Zoom, setZoom] = useState<ComponentType<ObjectZoomProps> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const isLeaving = useRef(false);
  // A step of its own in the history: the way back leads out of the picture, not off the page.
  const isNear = (location.state as { readonly isNear?: true } | null)?.isNear === true;
  const open = () => {
    if (isNear) return;
    const to = location.pathname + search;
    void navigate(to, { state: { isNear: true }, preventScrollReset: true });
  };
  const close = () => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    void navigate(-1);
  };
  const fail = () => {
    setHasFailed(true);
    close();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened when a part is wanted
  useEffect(() => {
    if (wanted) open();
  }, [wanted]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is closed is looked at no longer
  useEffect(() => {
    if (!isNear) return;
    let isGone = false;
    loadZoom().then(
      ({ ObjectZoom }) => !isGone && bringNear(() => setZoom(() => ObjectZoom)),
      () => !isGone && fail(),
    );
    return () => {
      isGone = true;
      isLeaving.current = false;
      setZoom(null);
      onWant(null);
      // Where the browser has not given it back to what was pressed.
      if (document.activeElement === document.body) opener.current?.focus({ preventScroll: true });
    };
  }, [isNear]);

  const shown = chooseView(search, images.length);
  const image = images[shown - 1];
  if (!image) {
    return (
      <div className={styles.stage} data-absent data-ground="ink">
        <p className={styles.absent}>{object.noPicture}</p>
      </div>
    );
  }
  const { service } = image;
  // A photograph of the place hangs in the room that the work lies in.
  const color = image.picture.dominantColor ?? images[0]?.picture.dominantColor;
  const ground = color ? chooseStageGround(color) : null;
  // What is not wide would leave most of a band empty: its label hangs beside it.
  const isBeside = ground !== null && isUpright(images[0]?.picture ?? image.picture);
  return (
    <div
      className={styles.stage}
      data-ground={ground ?? 'ink'}
      data-own={ground ? '' : undefined}
      data-fades={(ground === 'ink' && shown === 1) || undefined}
      data-opening={ground === 'plaster' || isBeside ? 'light' : undefined}
      data-beside={isBeside || undefined}
    >
      {ground && (
        <svg className={styles.ground} aria-hidden>
          <rect width="100%" height="100%" fill={color ?? undefined} />
        </svg>
      )}
      <div className={styles.hold}>
        <div className={styles.frame}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the button below does the same */}
          <div
            className={styles.way}
            onPointerDown={service ? prepareZoom : undefined}
            onClick={service && !hasFailed ? open : undefined}
          >
            <Picture
              key={image.picture.src}
              of={image.picture}
              ratio="fill"
              isWhole
              sizes={isBeside ? '(min-width: 1024px) 60vw, 100vw' : '100vw'}
              isPriority
              isShared
            />
            {shown === 1 && service && !hasFailed && (
              <Marks of={details} picture={image.picture} onWant={onWant} />
            )}
            {isNear && !Zoom && (
              <span className={styles.coming}>
                <Spinner />
              </span>
            )}
          </div>
        </div>
        <div className={styles.foot} data-print="none">
          {images.length > 1 ? (
            <ol className={styles.views} aria-label={object.views}>
              {images.map(({ picture }, index) => (
                <li key={picture.src}>
                  <SiteLink
                    to={toViewAddress(path, search, index + 1)}
                    aria-current={index + 1 === shown ? 'true' : undefined}
                    aria-label={fill(more.view, { n: index + 1 })}
                    preventScrollReset
                    replace
                  >
                    <ViewPicture of={picture} number={index + 1} />
                  </SiteLink>
                </li>
              ))}
            </ol>
          ) : null}
          <p className={styles.caption}>
            <Localized of={image.caption} />
          </p>
          {hasFailed && <p role="alert">{messages.failed}</p>}
          {shown === 1 && service && details.length > 0 && (
            <label className={styles.numbers}>
              <input type="checkbox" defaultChecked />
              {more.details.numbers}
            </label>
          )}
          {service && !hasFailed && (
            <Button
              ref={opener}
              kind="plain"
              data-needs-scripts
              onPointerDown={prepareZoom}
              onClick={open}
            >
              {messages.open}
            </Button>
          )}
        </div>
      </div>
      {Zoom && isNear && service && (
        <Zoom
          service={service}
          title={title}
          picture={image.picture}
          ground={ground && color ? { kind: ground, color } : null}
          details={shown === 1 ? details : []}
          wanted={shown === 1 ? wanted : null}
          onWant={onWant}
          onClose={close}
          onFail={fail}
        />
      )}
    </div>
  );
}

/** The picture grows over its room's own color into that of the view, and words follow it (transitions.css). */
function bringNear(show: () => void): void {
  if (hasViewTransitions) {
    const { dataset } = document.documentElement;
    const end = () => {
      if (dataset.transition === 'near') delete dataset.transition;
    };
    const transition = document.startViewTransition(() => {
      flushSync(show);
      dataset.transition = 'near';
    });
    transition.finished.then(end, end);
  } else show();
}

/** The numbers of the details, beside where they are on the picture; the list below says what they are. */
function Marks({
  of: details,
  picture: { width, height },
  onWant,
}: {
  readonly of: readonly DetailView[];
  readonly picture: { readonly width: number; readonly height: number };
  readonly onWant: (detail: DetailView) => void;
}) {
  if (details.length === 0) return null;
  return (
    <svg className={styles.marks} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {details.map((detail, index) => {
        const { radius, disc, start, end } = detail.mark;
        const [x, y] = disc;
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: the list below has a link for each
          <g
            key={detail.name.text}
            onClick={(event) => {
              event.stopPropagation();
              onWant(detail);
            }}
          >
            <path d={`M${start}L${end}`} />
            <circle cx={end[0]} cy={end[1]} r={radius / 5} />
            <circle className={styles.reach} cx={x} cy={y} r={radius * 2.1} />
            <circle cx={x} cy={y} r={radius} />
            <text x={x} y={y} fontSize={radius * 1.2} dy="0.35em">
              {index + 1}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** The picture that links to a view; the view's number when it does not load. */
function ViewPicture({
  of: { src, width, height },
  number,
}: {
  readonly of: { readonly src: string; readonly width: number; readonly height: number };
  readonly number: number;
}) {
  const [hasFailed, setHasFailed] = useState(false);
  // It may have failed before the page was hydrated, and then no event comes any more.
  const look = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.currentSrc && image.naturalWidth === 0) setHasFailed(true);
  }, []);
  if (hasFailed) return <span aria-hidden>{number}</span>;
  return (
    <img
      ref={look}
      src={toPictureAddress(src, { width: 320 })}
      width={width}
      height={height}
      alt=""
      loading="lazy"
      onError={() => setHasFailed(true)}
    />
  );
}

/** Counted from 1. What the address says of a view that is not there is as if it were absent. */
function chooseView(search: string, count: number): number {
  const view = Number(new URLSearchParams(search).get('view'));
  return Number.isInteger(view) && view >= 1 && view <= count ? view : 1;
}

/** The same page with another view in front; the first one needs no word in the address. */
function toViewAddress(path: string, search: string, view: number): string {
  const parameters = new URLSearchParams(search);
  parameters.delete('view');
  if (view > 1) parameters.set('view', String(view));
  const query = parameters.toString();
  return `${path}${query ? `?${query}` : ''}`;
}
