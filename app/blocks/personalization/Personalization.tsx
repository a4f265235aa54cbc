import type { choiceBlocks } from '../choice-blocks.ts';
import { Blocks } from '../draw/Blocks.tsx';
import type { BlockProps } from '../draw/block-props.ts';
import { useEntry } from '../draw/contexts.ts';
import { PersonalizationContainer } from './PersonalizationContainer.tsx';

/** The blocks of the first variant that is meant for the visit, else those for everybody. */
export function Personalization({
  block,
  options,
  attributes,
}: BlockProps<(typeof choiceBlocks)['PersonalizationContainer']>) {
  const { id } = useEntry();
  return (
    <PersonalizationContainer
      id={block.id}
      contentId={id}
      variants={options.variants ?? []}
      drawBlocks={(blocks) => <Blocks of={blocks} isChild />}
      attributes={attributes}
    >
      <Blocks of={block.children} isChild />
    </PersonalizationContainer>
  );
}
