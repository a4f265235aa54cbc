import { useId, useState } from 'react';
import { type Media, toSizedAddress } from '../../../pictures/media-query.ts';
import { Button } from '../../../widgets/Button.tsx';
import { fill, useWords } from '../../../words/words.ts';
import type { FieldProps } from '../field-props.ts';
import styles from './Picture.module.css';
import {
  cutAround,
  cutsOf,
  type RawImage,
  type Rect,
  rectOf,
  toCut,
  type WantedCut,
} from './picture-value.ts';

interface CropsProps {
  readonly image: RawImage;
  readonly media: Media;
  readonly config: FieldProps['field']['config'];
  readonly isReadOnly: boolean;
  readonly onChange: (image: RawImage) => void;
}

/** The cuts that the model asks for, each of which may be moved and brought closer. */
export function Crops({ image, media, config, isReadOnly, onChange }: CropsProps) {
  const { pictures } = useWords();
  const id = useId();
  const cuts = cutsOf(config, media);
  if (cuts.length === 0) return null;
  return (
    <details className={styles.crops}>
      <summary>{pictures.crop}</summary>
      <p id={`${id}-help`}>{pictures.cropHelp}</p>
      <ul>
        {cuts.map((cut) => (
          <li key={cut.name}>
            <Crop
              cut={cut}
              media={media}
              helpId={`${id}-help`}
              isReadOnly={isReadOnly}
              rect={rectOf(partOf(image, cut)) ?? cutAround(cut, media)}
              onChange={(rect) => {
                const words = { alt: image.alt ?? null, copyright: image.copyright ?? null };
                const part = toCut(media, cut, rect, words);
                onChange(cut.name === '' ? { ...image, ...part } : { ...image, [cut.name]: part });
              }}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}

const partOf = (image: RawImage, { name }: WantedCut): RawImage | undefined =>
  name === '' ? image : (image[name] as RawImage | undefined);

interface CropProps {
  readonly cut: WantedCut;
  readonly media: Media;
  readonly rect: Rect;
  readonly helpId: string;
  readonly isReadOnly: boolean;
  readonly onChange: (rect: Rect) => void;
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
const maxCloseness = 5;

function Crop({ cut, media, rect, helpId, isReadOnly, onChange }: CropProps) {
  const { pictures } = useWords();
  const [held, setHeld] = useState<{ x: number; y: number; rect: Rect; side: number } | null>(null);
  const { width: all = 1, height: high = 1 } = {
    width: media.width ?? 1,
    height: media.height ?? 1,
  };
  const closeness = cutAround(cut, media).width / rect.width;
  const middleOf = (one: Rect) => ({
    x: (one.x + one.width / 2) / all,
    y: (one.y + one.height / 2) / high,
  });
  const place = (x: number, y: number) =>
    onChange({
      ...rect,
      x: Math.round(Math.min(Math.max(0, x), all - rect.width)),
      y: Math.round(Math.min(Math.max(0, y), high - rect.height)),
    });
  const name = fill(pictures.cropOf, { name: cut.name, width: cut.width, height: cut.height });
  const image = (
    <img
      src={toSizedAddress(media.url, { width: 1_200 })}
      alt=""
      draggable={false}
      style={{
        width: `${(all / rect.width) * 100}%`,
        left: `${(-rect.x / rect.width) * 100}%`,
        top: `${(-rect.y / rect.height) * 100}%`,
      }}
    />
  );
  return (
    <div className={styles.crop}>
      <button
        type="button"
        className={styles.window}
        style={{ aspectRatio: `${cut.width} / ${cut.height}` }}
        disabled={isReadOnly}
        aria-label={name}
        aria-describedby={helpId}
        onKeyDown={(event) => {
          if (event.key === '+' || event.key === '-') {
            const next = closeness * (event.key === '+' ? 1.1 : 1 / 1.1);
            onChange(
              cutAround(cut, media, Math.min(maxCloseness, Math.max(1, next)), middleOf(rect)),
            );
            return;
          }
          const step = arrows[event.key];
          if (!step) return;
          event.preventDefault();
          const by = (event.shiftKey ? 0.1 : 0.02) * rect.width;
          place(rect.x - step[0] * by, rect.y - step[1] * by);
        }}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          const side = event.currentTarget.getBoundingClientRect().width;
          setHeld({ x: event.clientX, y: event.clientY, rect, side });
        }}
        onPointerMove={(event) => {
          if (!held) return;
          const scale = held.rect.width / held.side;
          place(
            held.rect.x - (event.clientX - held.x) * scale,
            held.rect.y - (event.clientY - held.y) * scale,
          );
        }}
        onPointerUp={() => setHeld(null)}
        onPointerCancel={() => setHeld(null)}
      >
        {image}
      </button>
      <p>{name}</p>
      {!isReadOnly && (
        <>
          <label>
            {pictures.cropZoom}
            <input
              type="range"
              min={1}
              max={maxCloseness}
              step={0.05}
              value={closeness}
              onChange={({ target }) =>
                onChange(cutAround(cut, media, Number(target.value), middleOf(rect)))
              }
            />
          </label>
          <Button kind="quiet" onClick={() => onChange(cutAround(cut, media))}>
            {pictures.cropReset}
          </Button>
        </>
      )}
    </div>
  );
}
