import type { Accent } from '#app/design/accents.ts';
import { useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/common.json';
import { fill } from '#shared/languages/fill.ts';
import styles from './CarouselArrows.module.css';

export interface CarouselArrowsProps {
  /** Counted from 1; '1–3' where several are in view. */
  readonly position: number | string;
  readonly total: number;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
  /** Both are true when everything is in view. */
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Shows 'n of total'. */
  readonly showsPosition?: boolean;
  /** The colour of the section (`chooseAccent`); without it the one in force. */
  readonly accent?: Accent;
  /** Id of what they move. */
  readonly controls?: string;
}

/** Previous and next, disabled at the first and the last slide. Specification §2, "Carousel arrows". */
export function CarouselArrows(props: CarouselArrowsProps) {
  const messages = useMessages('common', english).carousel;
  const { position, total, isFirst, isLast } = props;
  return (
    <div className={styles.arrows} data-accent={props.accent} data-print="none">
      <Arrow
        direction="previous"
        label={messages.previous}
        isDisabled={isFirst}
        onClick={props.onPrevious}
        controls={props.controls}
      />
      {props.showsPosition && (
        <p className={styles.position} aria-live="polite">
          {fill(messages.position, { n: position, total })}
        </p>
      )}
      <Arrow
        direction="next"
        label={messages.next}
        isDisabled={isLast}
        onClick={props.onNext}
        controls={props.controls}
      />
    </div>
  );
}

interface ArrowProps {
  readonly direction: 'previous' | 'next';
  readonly label: string;
  readonly isDisabled: boolean;
  readonly onClick: () => void;
  readonly controls: string | undefined;
}

const Arrow = ({ direction, label, isDisabled, onClick, controls }: ArrowProps) => (
  <button
    type="button"
    className={styles.arrow}
    data-direction={direction}
    aria-label={label}
    aria-controls={controls}
    // Not `disabled`, which would take the focus away from who has just reached the last slide.
    aria-disabled={isDisabled}
    onClick={isDisabled ? undefined : onClick}
  >
    <svg viewBox="0 0 32 16" fill="none" stroke="currentColor" aria-hidden>
      <path d="M0 8h30M23 1l7 7-7 7" />
    </svg>
  </button>
);
