import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './Tooltip.module.css';
import { TooltipTiming } from './tooltip-timing.ts';

export interface TooltipProps {
  readonly text: string;
  /** Draws what is explained; the attribute ties it to the explanation. */
  readonly children: (trigger: { readonly 'aria-describedby': string }) => ReactNode;
}

// One for the whole page: leaving one tooltip lets the next one open at once.
const timing = new TooltipTiming();
const gap = 8;

/** A few words about a control, shown when the pointer rests on it or it has the focus. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const trigger = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);

  const show = () => {
    if (!tip.current?.isConnected || !trigger.current) return;
    tip.current.showPopover();
    place(tip.current, trigger.current.getBoundingClientRect());
  };
  const hide = () => {
    timing.leave();
    if (tip.current?.isConnected && tip.current.matches(':popover-open')) tip.current.hidePopover();
  };
  useEffect(() => () => timing.leave(), []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the events are those of the control inside
    <span
      ref={trigger}
      className={styles.trigger}
      onPointerEnter={() => timing.enter(show)}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && show()}
      onBlur={hide}
      onKeyDown={(event) => event.key === 'Escape' && hide()}
    >
      {children({ 'aria-describedby': id })}
      <span ref={tip} id={id} role="tooltip" popover="manual" className={styles.tip}>
        {text}
      </span>
    </span>
  );
}

/** Below the control, within the window; above it where there is no room below. */
function place(tip: HTMLElement, control: DOMRect): void {
  const { width, height } = tip.getBoundingClientRect();
  const left = control.left + control.width / 2 - width / 2;
  const below = control.bottom + gap;
  const fits = below + height + gap < window.innerHeight;
  tip.style.left = `${Math.max(gap, Math.min(window.innerWidth - width - gap, left))}px`;
  tip.style.top = `${fits ? below : control.top - height - gap}px`;
}
