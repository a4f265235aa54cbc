import { useId } from 'react';
import { drawPattern, type PatternChoice, patternSide } from '#shared/girih/pattern.ts';

/** A pattern as a picture of the page. */
export function Pattern({ of: choice, alt }: { of: PatternChoice; alt: string }) {
  const id = useId();
  const { colors, stars, fillers, lines, lineWidth, strapWidth, places } = drawPattern(choice);
  const everywhere = (shape: string) =>
    places.map(({ x, y }) => <use key={`${x} ${y}`} href={`#${id}-${shape}`} x={x} y={y} />);
  return (
    <svg viewBox={`0 0 ${patternSide} ${patternSide}`} role="img" aria-label={alt}>
      <defs>
        <path id={`${id}-fillers`} d={fillers} />
        <path id={`${id}-stars`} d={stars} />
        <path id={`${id}-lines`} d={lines} />
      </defs>
      <rect width={patternSide} height={patternSide} fill={colors.ground} />
      <g fill={colors.filler}>{everywhere('fillers')}</g>
      <g fill={colors.star}>{everywhere('stars')}</g>
      <g fill="none" stroke={colors.line} strokeWidth={lineWidth} strokeLinejoin="round">
        {everywhere('lines')}
      </g>
      <g fill="none" stroke={colors.strap} strokeWidth={strapWidth} strokeLinejoin="round">
        {everywhere('lines')}
      </g>
    </svg>
  );
}
