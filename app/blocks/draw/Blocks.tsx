import { createContext, type ReactNode, useContext } from 'react';
import type { PreparedBlock } from '../prepared.ts';
import { Block } from './Block.tsx';
import { StyleMark } from './StyleMark.tsx';

interface BlocksProps {
  readonly of: readonly PreparedBlock[] | undefined;
  /** Of another block, not of an entry. */
  readonly isChild?: boolean;
}

/** Inside the page builder's editor its own code draws what lies in our components. */
export const OtherDrawing = createContext<((blocks: readonly PreparedBlock[]) => ReactNode) | null>(
  null,
);

/** A list of blocks in the wrapper that editors' CSS knows. Source: reference §1.4. */
export function Blocks({ of: blocks = [], isChild }: BlocksProps) {
  const className = [
    'builder-blocks',
    !blocks.length && 'no-blocks',
    isChild && 'builder-blocks-child',
  ];
  return (
    <>
      <StyleMark />
      <div className={className.filter(Boolean).join(' ')} builder-type="blocks">
        <BareBlocks of={blocks} />
      </div>
    </>
  );
}

/** A list of blocks without anything around it. */
export function BareBlocks({ of: blocks = [] }: Pick<BlocksProps, 'of'>) {
  const drawOtherwise = useContext(OtherDrawing);
  if (drawOtherwise) return drawOtherwise(blocks);
  // biome-ignore lint/suspicious/noArrayIndexKey: blocks never change places, and ids may repeat
  return blocks.map((block, index) => <Block key={index} of={block} />);
}
