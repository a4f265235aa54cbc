import type { RefObject } from 'react';
import {
  ControlGroup,
  FullScreenControl,
  ViewControl,
  ViewControls,
} from '#app/components/media/ViewControls.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/visit.json';
import type { Move } from './panorama-viewer.ts';

export interface VirtualTourControlsProps {
  /** The element that goes to full screen. */
  readonly stage: RefObject<HTMLElement | null>;
  readonly onMove: (move: Move) => void;
  readonly onStop: () => void;
}

/** Thumbs drag; on phones there is no room for looking up and down. */
const spareMoves: readonly Move[] = ['up', 'down'];

/** Everything that can be done by dragging, as buttons. */
export function VirtualTourControls({ stage, onMove, onStop }: VirtualTourControlsProps) {
  const messages = useMessages('visit', english).virtualTour;
  const moves: readonly (readonly [Move, string])[] = [
    ['left', messages.turnLeft],
    ['right', messages.turnRight],
    ['up', messages.lookUp],
    ['down', messages.lookDown],
    ['closer', messages.closer],
    ['farther', messages.farther],
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
        <FullScreenControl stage={stage} messages={messages} />
        <ViewControl glyph="close" name={messages.stop} onClick={onStop} />
      </ControlGroup>
    </ViewControls>
  );
}
