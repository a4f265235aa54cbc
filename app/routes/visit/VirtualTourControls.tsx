import type { RefObject } from 'react';
import {
  ControlGroup,
  FullScreenControl,
  ViewControl,
  ViewControls,
} from '#app/components/media/ViewControls.tsx';
import { useWords } from '#app/i18n/language-context.tsx';
import english from '#locales/en/visit.json';
import type { Move } from './panorama-viewer.ts';

export interface VirtualTourControlsProps {
  /** What is made as large as the screen. */
  readonly stage: RefObject<HTMLElement | null>;
  readonly onMove: (move: Move) => void;
  readonly onStop: () => void;
}

/** Thumbs drag; on phones there is no room for looking up and down. */
const spareMoves: readonly Move[] = ['up', 'down'];

/** Everything that can be done by dragging, as buttons. */
export function VirtualTourControls({ stage, onMove, onStop }: VirtualTourControlsProps) {
  const words = useWords('visit', english).virtualTour;
  const moves: readonly (readonly [Move, string])[] = [
    ['left', words.turnLeft],
    ['right', words.turnRight],
    ['up', words.lookUp],
    ['down', words.lookDown],
    ['closer', words.closer],
    ['farther', words.farther],
  ];
  return (
    <ViewControls>
      <ControlGroup>
        {moves.map(([move, name]) => (
          <ViewControl
            key={move}
            glyph={move}
            name={name}
            isSpare={spareMoves.includes(move)}
            onClick={() => onMove(move)}
          />
        ))}
      </ControlGroup>
      <ControlGroup>
        <FullScreenControl stage={stage} words={words} />
        <ViewControl glyph="close" name={words.stop} onClick={onStop} />
      </ControlGroup>
    </ViewControls>
  );
}
