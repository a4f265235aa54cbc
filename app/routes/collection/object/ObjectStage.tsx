import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '#app/components/button/Button.tsx';
import { Picture } from '#app/components/media/Picture.tsx';
import { toPictureAddress } from '#app/components/media/picture-address.ts';
import { Ornament } from '#app/components/ornament/Ornament.tsx';
import { Localized } from '#app/components/text/Localized.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import collection from '#locales/en/collection.json';
import english from '#locales/en/objectDetail.json';
import { fill } from '#shared/languages/fill.ts';
import styles from './ObjectStage.module.css';
import type { ObjectZoomProps } from './ObjectZoom.tsx';
import type { ObjectView } from './object-view.ts';

/** Most visitors look from afar. */
const loadZoom = () => import('./ObjectZoom.tsx');

export interface ObjectStageProps {
  readonly title: string;
  /** Path of the object's page, without language. */
  readonly path: string;
  readonly images: ObjectView['images'];
}

/** The object on its wall: one view at a time, the others as small pictures, and the way nearer. */
export function ObjectStage({ title, path, images }: ObjectStageProps) {
  const { zoom: messages, ...more } = useMessages('objectDetail', english);
  const { object } = useMessages('collection', collection);
  const { search } = useLocation();
  const [Zoom, setZoom] = useState<ComponentType<ObjectZoomProps> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const isOpen = Zoom !== null;
  const fail = () => {
    setHasFailed(true);
    setZoom(null);
  };
  const open = () => loadZoom().then(({ ObjectZoom }) => setZoom(() => ObjectZoom), fail);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);

  const shown = chooseView(search, images.length);
  const image = images[shown - 1];
  if (!image) {
    return (
      <div className={styles.stage} data-absent data-ground="ink">
        <p className={styles.absent}>{object.noPicture}</p>
        <div className={styles.lattice}>
          <Ornament kind="lattice" />
        </div>
      </div>
    );
  }
  const { service } = image;
  return (
    <div className={styles.stage} data-ground="ink">
      <div className={styles.frame}>
        {Zoom && service ? (
          <Zoom service={service} title={title} onClose={() => setZoom(null)} onFail={fail} />
        ) : (
          // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the button below does the same
          <div
            className={styles.way}
            onClick={service && !hasFailed ? () => void open() : undefined}
          >
            <Picture
              key={image.picture.src}
              of={image.picture}
              ratio="fill"
              isWhole
              sizes="100vw"
              isPriority
              shared="page"
            />
          </div>
        )}
      </div>
      {!isOpen && (
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
          {service && !hasFailed && (
            <Button ref={opener} kind="plain" data-needs-scripts onClick={() => void open()}>
              {messages.open}
            </Button>
          )}
        </div>
      )}
      {!isOpen && (
        <div className={styles.lattice}>
          <Ornament kind="lattice" />
        </div>
      )}
    </div>
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
