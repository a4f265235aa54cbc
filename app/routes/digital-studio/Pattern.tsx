import { useId } from 'react';
import { drawPattern, type PatternChoice, patternSide } from '#shared/girih/pattern.ts';

/** A pattern as a picture of the page. */
export function Pattern({ of: choice, alt }: { of: PatternChoice; alt: string }) {
  const id = useId();
  const drawn = drawPattern(choice);
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
    </svg>
  );
}
