import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import type { Accent } from '#app/design/accents.ts';
import styles from './Carousel.module.css';
import { CarouselArrows } from './CarouselArrows.tsx';
import { findNextView, type SlidePosition, toSlidePosition } from './slide-position.ts';

export interface CarouselProps {
  /** Names the list for screen readers. */
  readonly label: string;
  /** One per slide, each with a key. */
  readonly children: readonly ReactNode[];
  /** How wide a slide is: a card, a work, or most of the view. */
  readonly slide?: 'card' | 'object' | 'wide';
  readonly showsPosition?: boolean;
  readonly accent?: Accent;
  /** The content beside the arrows: a heading, a link to all. */
  readonly heading?: ReactNode;
}

/**
 * A row of slides that snaps: by hand, by arrow keys when it has the focus, by the arrows. Put into a
 * section by itself it runs off the end of the window. Without
 * scripts it is a row to scroll, and the arrows stay away.
 */
export function Carousel(props: CarouselProps) {
  const { label, children, slide = 'card', showsPosition = true, accent, heading } = props;
  const id = useId();
  const scroller = useRef<HTMLUListElement>(null);
  const restTimer = useRef(0);
  const [position, setPosition] = useState<SlidePosition | null>(null);

  const look = useCallback(() => {
    const list = scroller.current;
    if (!list) return;
    setPosition(toSlidePosition(list, slidesOf(list)));
  }, []);

  useEffect(() => {
    const list = scroller.current;
    if (!list) return;
    look();
    const observer = new ResizeObserver(look);
    observer.observe(list);
    return () => observer.disconnect();
  }, [look]);

  const go = (step: 1 | -1) => {
    const list = scroller.current;
    if (!list) return;
    list.scrollTo({ left: findNextView(list, slidesOf(list), step) });
  };

  // Arrows of a row that is in view whole would lead nowhere.
  const canMove = position && !(position.isFirst && position.isLast);
  return (
    <div className={styles.carousel} data-accent={accent} data-carousel>
      <div className={styles.head}>
        <div>{heading}</div>
        <div className={styles.arrows} data-ready={canMove ? '' : undefined}>
          <CarouselArrows
            position={position?.shown ?? 1}
            total={children.length}
            isFirst={position?.isFirst ?? true}
            isLast={position?.isLast ?? true}
            showsPosition={showsPosition}
            onPrevious={() => go(-1)}
            onNext={() => go(1)}
            controls={id}
          />
        </div>
      </div>
      <ul
        ref={scroller}
        id={id}
        className={styles.slides}
        data-slide={slide}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        onScroll={() => {
          // On the way other slides are in view than those it ends at.
          clearTimeout(restTimer.current);
          restTimer.current = window.setTimeout(look, restMs);
        }}
      >
        {children.map((child, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the slide inside carries the real key
          <li key={index} className={styles.slide}>
            {child}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Without a scroll for so long a row stands still. */
const restMs = 120;

function slidesOf({ children }: HTMLElement) {
  const slides = [...(children as HTMLCollectionOf<HTMLElement>)];
  return slides.map(({ offsetLeft, offsetWidth }) => {
    const start = offsetLeft - (slides[0]?.offsetLeft ?? 0);
    return [start, start + offsetWidth] as const;
  });
}
