import type { choiceBlocks } from '../choice-blocks.ts';
import type { Drawings } from '../draw/block-props.ts';
import { Personalization } from './Personalization.tsx';

export { VariationTest } from './VariationTest.tsx';

export const drawings: Drawings<typeof choiceBlocks> = {
  PersonalizationContainer: Personalization,
};
