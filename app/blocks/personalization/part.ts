import type { BlockComponent } from '../draw/block-props.ts';
import { Personalization } from './Personalization.tsx';

export { VariationTest } from './VariationTest.tsx';

export const drawings: Readonly<Record<string, BlockComponent>> = {
  PersonalizationContainer: Personalization,
};
