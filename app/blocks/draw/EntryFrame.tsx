import type { ReactNode } from 'react';
import { useBlockLinks } from '../links/use-block-links.ts';
import type { PreparedEntry, PreparedVariation } from '../prepared.ts';
import { useContentTracking } from '../tracking/use-content-tracking.ts';
import { toContentClass } from '../values/content-class.ts';
import { findChoices } from './bundles.ts';

interface EntryFrameProps {
  readonly id: string;
  readonly model: string;
  readonly entry: PreparedEntry;
  readonly variations: readonly PreparedVariation[];
  readonly isPreview: boolean;
  /** What of the drawing it needs; browsers fetch that when somebody is near. */
  readonly bundles?: readonly string[];
  readonly draw: (entry: PreparedEntry, track: EntryTracking) => ReactNode;
}

export type EntryTracking = ReturnType<typeof useContentTracking>;

/**
 * The root element of an entry, in it the variation of its A/B test that this visitor sees. Editors'
 * CSS counts the elements from it to their blocks (reference §1.4).
 */
export function EntryFrame(props: EntryFrameProps) {
  const { id, model, entry, variations, isPreview, bundles, draw } = props;
  const tracking = useContentTracking(isPreview ? null : id);
  const links = useBlockLinks();
  const attributes = {
    ...links,
    className: `builder-component builder-component-${toContentClass(id)} builder-content`,
    'data-name': model,
    'builder-content-id': id,
    'builder-model': model,
    'data-bundles': bundles?.join(' '),
    onClickCapture: tracking.onClickCapture,
  };
  if (variations.length === 0) return <div {...attributes}>{draw(entry, tracking)}</div>;
  const { VariationTest } = findChoices();
  return (
    <VariationTest
      contentId={id}
      variations={variations}
      attributes={attributes}
      draw={(chosen) => draw(variations.find((one) => one.id === chosen) ?? entry, tracking)}
    />
  );
}
