import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { type Media, toSizedAddress } from '../../../pictures/media-query.ts';
import { Button } from '../../../widgets/Button.tsx';
import { SelectField } from '../../../widgets/SelectField.tsx';
import { fill, useWords } from '../../../words/words.ts';
import { fitPart, movePart, sizePart } from './own-part.ts';
import styles from './Picture.module.css';
import { cutAround, type RawImage, type Rect, rectOf, toPart, toWhole } from './picture-value.ts';

interface OwnPartProps {
  readonly image: RawImage;
  readonly media: Media;
  readonly onChange: (image: RawImage) => void;
}

const proportions = ['1:1', '4:3', '3:2', '16:9', '3:4', '4:5'] as const;

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A step of the arrow keys, as a share of the picture's width; with Shift a larger one. */
const stepOf = ({ shiftKey }: KeyboardEvent) => (shiftKey ? 0.1 : 0.02);

/** The part of the picture that this place shows, where the model leaves the sides free. */
export function OwnPart({ image, media, onChange }: OwnPartProps) {
  const { pictures } = useWords();
  const id = useId();
  const area = useRef<HTMLDivElement>(null);
  const [shape, setShape] = useState('');
  const [held, setHeld] = useState<{ x: number; y: number; part: Rect } | null>(null);
  const all = { width: media.width ?? 1, height: media.height ?? 1 };
  const chosen = rectOf(image);
  const part = chosen ? fitPart(chosen, all) : { x: 0, y: 0, ...all };
  const words = { alt: image.alt ?? null, copyright: image.copyright ?? null };
  const proportion = toProportion(shape, all);

  const show = (next: Rect) => onChange({ ...image, ...toPart(media, next, words) });
  const move = (from: Rect, x: number, y: number) =>
    show(movePart(from, from.x + x, from.y + y, all));
  const size = (from: Rect, x: number, y: number) =>
    show(sizePart(from, { width: from.width + x, height: from.height + y }, all, proportion));

  const handle = (change: typeof move) => ({
    onKeyDown: (event: KeyboardEvent) => {
      const [x, y] = arrows[event.key] ?? [0, 0];
      if (x === 0 && y === 0) return;
      event.preventDefault();
      const by = stepOf(event) * all.width;
      change(part, x * by, y * by);
    },
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      setHeld({ x: event.clientX, y: event.clientY, part });
    },
    onPointerMove: (event: PointerEvent) => {
      const side = area.current?.getBoundingClientRect().width ?? 0;
      if (!held || side === 0) return;
      const scale = all.width / side;
      change(held.part, (event.clientX - held.x) * scale, (event.clientY - held.y) * scale);
    },
    onPointerUp: () => setHeld(null),
    onPointerCancel: () => setHeld(null),
  });

  const toShare = (value: number, side: number) => `${(value / side) * 100}%`;
  const said = {
    x: Math.round((part.x / all.width) * 100),
    y: Math.round((part.y / all.height) * 100),
    width: part.width,
    height: part.height,
  };
  return (
    <details className={styles.crops}>
      <summary>{pictures.part}</summary>
      <p id={`${id}-help`}>{pictures.partHelp}</p>
      <div className={styles.whole} ref={area}>
        <img src={toSizedAddress(media.url, { width: 1_200 })} alt="" draggable={false} />
        <div
          className={styles.part}
          style={{
            left: toShare(part.x, all.width),
            top: toShare(part.y, all.height),
            width: toShare(part.width, all.width),
            height: toShare(part.height, all.height),
          }}
        >
          <button
            type="button"
            className={styles.move}
            aria-label={fill(pictures.partMove, said)}
            aria-describedby={`${id}-help`}
            {...handle(move)}
          />
          <button
            type="button"
            className={styles.size}
            aria-label={fill(pictures.partSize, said)}
            aria-describedby={`${id}-help`}
            {...handle(size)}
          />
        </div>
      </div>
      <div className={styles.acts}>
        <SelectField
          label={pictures.partShape}
          value={shape}
          options={[
            { value: '', label: pictures.partFree },
            { value: 'own', label: pictures.partOwn },
            ...proportions.map((value) => ({ value, label: value })),
          ]}
          onChange={({ target }) => {
            setShape(target.value);
            const next = toProportion(target.value, all);
            // Around the part that is shown already, or what must be seen of the picture.
            const middle = chosen && {
              x: (part.x + part.width / 2) / all.width,
              y: (part.y + part.height / 2) / all.height,
            };
            if (next === null) return;
            const cut = { name: '', width: next * all.height, height: all.height };
            show(cutAround(cut, media, 1, middle ?? media.focalPoint));
          }}
        />
        <Button
          kind="quiet"
          disabled={!chosen}
          onClick={() => {
            setShape('');
            onChange({ ...image, ...toWhole(media, words) });
          }}
        >
          {pictures.partReset}
        </Button>
      </div>
    </details>
  );
}

/** Width through height; null: free. */
function toProportion(
  shape: string,
  all: { readonly width: number; readonly height: number },
): number | null {
  if (shape === 'own') return all.width / all.height;
  const [width, height] = shape.split(':').map(Number);
  return width && height ? width / height : null;
}
