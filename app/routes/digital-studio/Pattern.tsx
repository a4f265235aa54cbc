import { useId } from 'react';
import { drawPattern, type PatternChoice, patternSide } from '#shared/girih/pattern.ts';
import { useGlidingPattern } from './use-gliding-pattern.ts';

const middle = patternSide / 2;

/** A pattern as a picture of the page; another choice is drawn as a change of the one before. */
export function Pattern({ of: choice, alt }: { of: PatternChoice; alt: string }) {
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
      role="img"
      aria-label={alt}
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
