import { useEffect, useRef, useState } from 'react';
import type { PatternChoice } from '#shared/girih/pattern.ts';

/** As long as the site's movements take. */
const glideMs = 450;

interface Shape {
  readonly angle: number;
  readonly stars: number;
}

/** A pattern on its way from one choice to the next. */
export interface GlidingPattern {
  readonly drawn: PatternChoice;
  /** How much larger it is shown than it is drawn; 1 when it has arrived. */
  readonly scale: number;
}

/**
 * The angle and the number of stars glide from what was seen to what is chosen, within one tiling.
 * On the way as many stars are drawn as the side with more of them has, so that they fill the picture.
 */
export function useGlidingPattern(choice: PatternChoice): GlidingPattern {
  const { angle, stars } = choice;
  const [shape, setShape] = useState<Shape>({ angle, stars });
  const [most, setMost] = useState(stars);
  const seen = useRef({ angle, stars });
  useEffect(() => {
    const from = seen.current;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (isCalm) {
      seen.current = { angle, stars };
      setShape({ angle, stars });
      setMost(stars);
      return;
    }
    if (from.angle === angle && from.stars === stars) return;
    const began = performance.now();
    setMost(Math.ceil(Math.max(from.stars, stars)));
    let frame = requestAnimationFrame(function step(now) {
      const left = (1 - Math.min(1, Math.max(0, now - began) / glideMs)) ** 4;
      const next = {
        angle: angle + (from.angle - angle) * left,
        stars: stars + (from.stars - stars) * left,
      };
      seen.current = next;
      setShape(next);
      if (left > 0) frame = requestAnimationFrame(step);
      else setMost(stars);
    });
    return () => cancelAnimationFrame(frame);
  }, [angle, stars]);
  const isThere = shape.angle === angle && shape.stars === stars;
  if (isThere) return { drawn: choice, scale: 1 };
  const drawnStars = Math.max(most, Math.ceil(shape.stars));
  return {
    drawn: { ...choice, angle: shape.angle, stars: drawnStars },
    scale: drawnStars / shape.stars,
  };
}
