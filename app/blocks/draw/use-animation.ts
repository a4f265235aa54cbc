import { type RefCallback, type RefObject, useCallback, useState } from 'react';
import type { PreparedAnimation } from '../prepared.ts';

/** The transition is taken away this long after its end (reference §1.6). */
const restMs = 100;

/**
 * Starts a block's animation when it is due, by classes that the page's sheet knows. Without
 * scripts and with reduced motion the sheet shows the end from the beginning.
 */
export function useAnimation(animation: PreparedAnimation | undefined) {
  // What is bound is made anew whenever the block is drawn; the animation starts once.
  const { trigger, threshold = 0, isRepeated, duration = 0, delay = 0 } = animation ?? {};
  const [stage, setStage] = useState<'start' | 'moving' | 'still'>('start');
  const observe = useCallback(
    (element: Element | null) => {
      if (!element || !trigger) return;
      let timer: ReturnType<typeof setTimeout>;
      const start = () => {
        setStage('moving');
        timer = setTimeout(() => setStage('still'), (delay + duration) * 1_000 + restMs);
      };
      if (trigger === 'pageLoad' || typeof IntersectionObserver === 'undefined') {
        const frame = requestAnimationFrame(start);
        return () => {
          cancelAnimationFrame(frame);
          clearTimeout(timer);
        };
      }
      const margin = `${-Math.min(49, threshold * 100)}% 0px`;
      const observer = new IntersectionObserver(
        (entries) => {
          const isInView = entries.at(-1)?.isIntersecting;
          clearTimeout(timer);
          if (isInView) {
            start();
            if (!isRepeated) observer.disconnect();
          } else setStage('start');
        },
        { rootMargin: margin },
      );
      observer.observe(element);
      return () => {
        observer.disconnect();
        clearTimeout(timer);
      };
    },
    [trigger, threshold, isRepeated, duration, delay],
  );
  if (!animation) return undefined;
  const className =
    stage === 'start'
      ? ''
      : stage === 'moving'
        ? 'builder-animated'
        : 'builder-animated builder-still';
  return { ref: observe, className };
}

/**
 * A ref for a root that has one of its own: what the block attaches, which starts its animation, must
 * not be lost by it.
 * @param given `ref` of the block's attributes, if it has one
 */
export function useBothRefs<Found extends Element>(
  own: RefObject<Found | null>,
  given: unknown,
): RefCallback<Found> {
  return useCallback(
    (element) => {
      own.current = element;
      const end = (given as RefCallback<Found> | undefined)?.(element);
      return () => {
        own.current = null;
        end?.();
      };
    },
    [own, given],
  );
}
