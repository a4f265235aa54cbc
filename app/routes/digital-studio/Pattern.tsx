import { useId, useState } from 'react';
import { drawPattern, type PatternChoice, patternSide } from '#shared/girih/pattern.ts';
import { useGlidingPattern } from './use-gliding-pattern.ts';

const middle = patternSide / 2;

/**
 * A pattern as a picture of the page; another choice is drawn as a change of the one before. Between two tilings there
 * is nothing to glide through: the new drawing appears over the old one, which stays until it is covered.
 */
export function Pattern({ of: choice, alt }: { of: PatternChoice; alt: string }) {
  const [last, setLast] = useState(choice);
  const [covered, setCovered] = useState<PatternChoice | null>(null);
  if (last !== choice) {
    setLast(choice);
    if (last.fold !== choice.fold) setCovered(last);
  }
  const shown = covered && covered.fold !== choice.fold ? [covered, choice] : [choice];
  return shown.map((one) => (
    <Drawing
      key={one.fold}
      of={one}
      alt={one === choice ? alt : null}
      onCover={() => setCovered(null)}
    />
  ));
}

interface DrawingProps {
  readonly of: PatternChoice;
  /** Null: it is being covered by another. */
  readonly alt: string | null;
  readonly onCover: () => void;
}

function Drawing({ of: choice, alt, onCover }: DrawingProps) {
  const id = useId();
  const gliding = useGlidingPattern(choice);
  const drawn = drawPattern(gliding.drawn);
  const { colors, stars, fillers, lines, tiling, places } = drawn;
  const everywhere = (shape: string) =>
    places.map(({ x, y }) => <use key={`${x} ${y}`} href={`#${id}-${shape}`} x={x} y={y} />);
  return (
    <svg
      viewBox={`0 0 ${patternSide} ${patternSide}`}
      preserveAspectRatio="xMidYMid slice"
      role={alt === null ? undefined : 'img'}
      aria-label={alt ?? undefined}
      aria-hidden={alt === null}
      onAnimationEnd={onCover}
    >
      <defs>
        <path id={`${id}-fillers`} d={fillers} />
        <path id={`${id}-stars`} d={stars} />
        <path id={`${id}-lines`} d={lines} />
        {tiling && <path id={`${id}-tiling`} d={tiling} />}
      </defs>
      <rect width={patternSide} height={patternSide} fill={colors.ground} />
      <g
        transform={
          gliding.scale === 1
            ? undefined
            : `translate(${middle} ${middle}) scale(${gliding.scale}) translate(${-middle} ${-middle})`
        }
      >
        <g fill={colors.filler}>{everywhere('fillers')}</g>
        <g fill={colors.star}>{everywhere('stars')}</g>
        <g fill="none" strokeLinejoin="round">
          <g stroke={colors.line} strokeWidth={drawn.lineWidth}>
            {everywhere('lines')}
          </g>
          <g stroke={colors.strap} strokeWidth={drawn.strapWidth}>
            {everywhere('lines')}
          </g>
          {tiling && (
            <g stroke={colors.tiling} strokeWidth={drawn.tilingWidth}>
              {everywhere('tiling')}
            </g>
          )}
        </g>
      </g>
    </svg>
  );
}
