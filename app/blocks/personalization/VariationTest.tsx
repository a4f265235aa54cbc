import { type HTMLAttributes, type ReactNode, useMemo } from 'react';
import { ChosenGroup, type Member } from './ChosenGroup.tsx';
import { chooseVariation, type Weighted } from './choose-variation.ts';
import { testPrefix } from './made-choices.ts';

interface VariationTestProps {
  contentId: string;
  variations: readonly Weighted[];
  /** @param variationId empty for the default */
  draw: (variationId: string) => ReactNode;
  attributes?: HTMLAttributes<HTMLDivElement> | undefined;
}

/** An A/B test: the root element of an entry, in it the variation that this visitor sees. */
export function VariationTest({ contentId, variations, draw, attributes }: VariationTestProps) {
  const members = useMemo<readonly Member[]>(
    () => variations.map(({ id, testRatio }) => ({ id, when: String(testRatio) })),
    [variations],
  );
  return (
    <ChosenGroup
      groupKey={testPrefix + contentId}
      members={members}
      choose={() => chooseVariation(contentId, variations)}
      draw={draw}
      attributes={attributes}
    />
  );
}
