import { type CSSProperties, type KeyboardEvent, useId, useState } from 'react';
import { Button } from '../../widgets/Button.tsx';
import { fill, useSpokenLanguage } from '../../words/words.ts';
import { toSizedAddress } from '../media-query.ts';
import styles from './FocalPoint.module.css';
import type { DetailPartProps } from './MediaDetail.tsx';

const middle = { x: 0.5, y: 0.5 };
const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Proportions in which the site cuts pictures. */
const crops = { square: 1, wide: 16 / 9, tall: 828 / 1_380, share: 1_200 / 630 } as const;

/** The picture, large, with the point that is kept in sight, and how it is then cut. */
export function FocalPoint({ media, changes, isReadOnly }: DetailPartProps) {
  const { words, language } = useSpokenLanguage();
  const { pictures } = words;
  const id = useId();
  const [point, setPoint] = useState(media.focalPoint ?? middle);
  const { width, height, alt } = media;
  const place = (next: typeof middle) => {
    const keep = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 1_000) / 1_000;
    const kept = { x: keep(next.x), y: keep(next.y) };
    setPoint(kept);
    changes.write({ focalPoint: kept });
  };
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const by = event.shiftKey ? 0.1 : 0.02;
    place({ x: point.x + step[0] * by, y: point.y + step[1] * by });
  };
  const percent = { x: Math.round(point.x * 100), y: Math.round(point.y * 100) };
  const position = `${point.x * 100}% ${point.y * 100}%`;
  const image = (
    <img
      src={toSizedAddress(media.url, { width: 1_600 })}
      alt={alt[language] || alt.en}
      lang={alt[language] ? language : 'en'}
      width={width ?? undefined}
      height={height ?? undefined}
    />
  );
  const spot = { '--x': `${percent.x}%`, '--y': `${percent.y}%` } as CSSProperties;
  return (
    <div className={styles.focal}>
      {isReadOnly ? (
        <div className={styles.picture} style={spot}>
          {image}
        </div>
      ) : (
        <>
          <button
            type="button"
            className={styles.picture}
            style={spot}
            aria-label={`${pictures.focal}: ${fill(pictures.focalAt, percent)}`}
            aria-describedby={`${id}-help`}
            onKeyDown={move}
            onClick={(event) => {
              // A key's click is at no place.
              if (event.detail === 0) return;
              const box = event.currentTarget.getBoundingClientRect();
              place({
                x: (event.clientX - box.left) / box.width,
                y: (event.clientY - box.top) / box.height,
              });
            }}
          >
            {image}
            <span className={styles.spot} aria-hidden="true" />
          </button>
          <p id={`${id}-help`} className={styles.help}>
            {pictures.focalHelp}
          </p>
          <p className={styles.at} role="status">
            {fill(pictures.focalAt, percent)}{' '}
            <Button
              kind="quiet"
              onClick={() => {
                setPoint(middle);
                changes.write({ focalPoint: null });
              }}
            >
              {pictures.focalReset}
            </Button>
          </p>
        </>
      )}
      <h2>{pictures.crops}</h2>
      <ul className={styles.crops}>
        {Object.entries(crops).map(([name, ratio]) => (
          <li key={name}>
            <img
              src={toSizedAddress(media.url, { width: 640 })}
              alt=""
              style={{
                aspectRatio: ratio,
                objectPosition: toObjectPosition(point, ratio, media) ?? position,
              }}
            />
            {pictures.cropNames[name as keyof typeof crops]}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** As the server cuts: the point in the middle, as far as the edges allow. */
function toObjectPosition(
  point: { readonly x: number; readonly y: number },
  ratio: number,
  { width, height }: { readonly width: number | null; readonly height: number | null },
): string | null {
  if (!width || !height) return null;
  const isWider = width / height > ratio;
  const shown = isWider ? (ratio * height) / width : width / ratio / height;
  const along = (at: number) =>
    shown >= 1 ? 50 : Math.min(1, Math.max(0, (at - shown / 2) / (1 - shown))) * 100;
  return isWider ? `${along(point.x)}% 50%` : `50% ${along(point.y)}%`;
}
