import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { CarouselArrows } from '#app/components/carousel/CarouselArrows.tsx';
import { useAllowsFilm } from '#app/components/media/use-allows-film.ts';
import { useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/common.json';
import { fill } from '#shared/languages/fill.ts';
import type { OptionsOf } from '../../options-of.ts';
import type { PreparedBlock } from '../../prepared.ts';
import type { widgetBlocks } from '../../widget-blocks.ts';
import { BareBlocks, Blocks } from '../Blocks.tsx';
import type { BlockProps } from '../block-props.ts';
import { usePageRules } from '../page-rules.ts';

type CarouselOptions = OptionsOf<(typeof widgetBlocks)['Builder:Carousel']>;

/**
 * Slides in a row that snaps. Source: reference §7. It turns by itself only for visitors who allow
 * movement, not under a pointer or the keyboard's focus, and no more once somebody has turned or
 * stopped it.
 */
export function Carousel({
  options,
  block,
}: BlockProps<(typeof widgetBlocks)['Builder:Carousel']>) {
  const messages = useMessages('common', english).carousel;
  const id = useId();
  const row = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [isHeld, setHeld] = useState(false);
  const [wasTurned, setTurned] = useState(false);
  const allowsMotion = useAllowsFilm();
  const slides = listSlides(options, block);
  const className = usePageRules(toRules(options));
  const canMove = options.autoplay === true && allowsMotion && slides.length > 1;
  const turns = canMove && !isHeld && !wasTurned;
  const seconds = Math.max(2, options.autoplaySpeed ?? 5);

  const show = (index: number) => {
    const slide = row.current?.children[index] as HTMLElement | undefined;
    const first = row.current?.firstElementChild as HTMLElement | undefined;
    if (slide && first) row.current?.scrollTo({ left: slide.offsetLeft - first.offsetLeft });
    setCurrent(index);
  };
  const turn = (index: number) => {
    setTurned(true);
    show(index);
  };
  useEffect(() => {
    if (!turns) return;
    const timer = setInterval(() => show((current + 1) % slides.length), seconds * 1_000);
    return () => clearInterval(timer);
  });

  const look = () => {
    const list = row.current;
    const width = list?.firstElementChild?.clientWidth;
    if (list && width) setCurrent(Math.round(list.scrollLeft / width));
  };
  const last = slides.length - 1;
  const arrow = (blocks: readonly PreparedBlock[] | undefined, label: string, to: number) =>
    blocks &&
    blocks.length > 0 && (
      <button
        type="button"
        aria-label={label}
        aria-controls={id}
        disabled={to < 0 || to > last}
        onClick={() => turn(to)}
      >
        <Blocks of={blocks} isChild />
      </button>
    );
  const previous = arrow(options.prevButton, messages.previous, current - 1);
  const next = arrow(options.nextButton, messages.next, current + 1);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      className={`builder-carousel ${className}`}
      role="group"
      aria-roledescription="carousel"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <ul
        ref={row}
        id={id}
        className="builder-carousel-slides"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        aria-live={turns ? 'off' : 'polite'}
        onScroll={look}
        onPointerDown={() => setTurned(true)}
      >
        {slides.map((slide, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: slides never change places
            key={index}
            className="builder-carousel-slide"
          >
            {slide}
          </li>
        ))}
      </ul>
      <div className="builder-carousel-controls">
        {canMove && (
          <button
            type="button"
            className="builder-carousel-stop"
            aria-label={wasTurned ? messages.move : messages.stop}
            aria-controls={id}
            onClick={() => setTurned(!wasTurned)}
          >
            <span aria-hidden="true">{wasTurned ? '▶\uFE0E' : '❚❚'}</span>
          </button>
        )}
        {previous || next ? (
          <>
            {previous}
            {next}
          </>
        ) : (
          <CarouselArrows
            position={current + 1}
            total={slides.length}
            isFirst={current <= 0}
            isLast={current >= last}
            onPrevious={() => turn(current - 1)}
            onNext={() => turn(current + 1)}
            controls={id}
          />
        )}
        {!options.hideDots &&
          slides.map((_, index) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: slides never change places
              key={index}
              type="button"
              className="builder-carousel-dot"
              aria-label={fill(messages.position, { n: index + 1, total: slides.length })}
              aria-current={index === current || undefined}
              onClick={() => turn(index)}
            />
          ))}
      </div>
    </div>
  );
}

function listSlides({ slides = [], useChildrenForSlides }: CarouselOptions, block: PreparedBlock) {
  const children = block.children ?? [];
  return useChildrenForSlides && children.length > 0
    ? // biome-ignore lint/suspicious/noArrayIndexKey: slides never change places
      children.map((child, index): ReactNode => <BareBlocks key={index} of={[child]} />)
    : // biome-ignore lint/suspicious/noArrayIndexKey: slides never change places
      slides.map(({ content }, index): ReactNode => <Blocks key={index} of={content} isChild />);
}

function toRules({ slidesToShow = 1, responsive = [] }: CarouselOptions): string[] {
  const share = (count: number) =>
    `&>.builder-carousel-slides>.builder-carousel-slide{flex-basis:${100 / Math.max(1, count)}%}`;
  const narrower = responsive
    .filter(({ width, slidesToShow: count }) => width && count)
    .toSorted((a, b) => (b.width ?? 0) - (a.width ?? 0))
    .map(({ width, slidesToShow: count = 1 }) => `@media (max-width:${width}px){${share(count)}}`);
  return [share(slidesToShow), ...narrower];
}
