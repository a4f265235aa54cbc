import type { BlockDefinition } from './definition.ts';
import { blocks, list, number, text } from './input-shorthands.ts';

/** What shows different things to different visitors. Source: reference §5. */
export const choiceBlocks = {
  PersonalizationContainer: {
    description: 'Blocks for some visitors in place of those for all.',
    noWrap: true,
    canHaveChildren: true,
    inputs: [
      list(
        'variants',
        text('name'),
        { name: 'query', type: 'map' },
        text('startDate'),
        text('endDate'),
        blocks('blocks'),
      ),
      number('previewingIndex'),
    ],
  },
} as const satisfies Readonly<Record<string, BlockDefinition>>;
