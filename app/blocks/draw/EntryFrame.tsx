import type { ReactNode } from 'react';
import { useBlockLinks } from '../links/use-block-links.ts';
import type { PreparedBlock, PreparedEntry, PreparedVariation } from '../prepared.ts';
import { useContentTracking } from '../tracking/use-content-tracking.ts';
import { Blocks } from './Blocks.tsx';
import { toContentClass } from './content-class.ts';
import { useEntry } from './contexts.ts';
import { findChoices } from './parts.ts';

interface EntryFrameProps {
  readonly id: string;
  readonly model: string;
  readonly entry: PreparedEntry;
  readonly variations: readonly PreparedVariation[];
  readonly isPreview: boolean;
  /** What of the drawing it needs; browsers fetch that when somebody is near. */
  readonly parts?: readonly string[];
  readonly draw: (entry: PreparedEntry, track: EntryTracking) => ReactNode;
}

export type EntryTracking = ReturnType<typeof useContentTracking>;

/** The root element of an entry, in it the variation of its A/B test that this visitor sees. */
export function EntryFrame(props: EntryFrameProps) {
  const { id, model, entry, variations, isPreview, parts, draw } = props;
  const tracking = useContentTracking(isPreview ? null : id);
  const links = useBlockLinks();
  const attributes = {
    ...links,
    className: `builder-component builder-component-${toContentClass(id)}`,
    'data-name': model,
    'data-parts': parts?.join(' '),
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

/** The elements around an entry's blocks that editors' CSS and the editor know. Source: §1.4. */
export function EntryBody({ blocks }: { blocks: readonly PreparedBlock[] }) {
  const { id, model } = useEntry();
  return (
    <div className="builder-content" builder-content-id={id} builder-model={model}>
      <div data-builder-component={model} data-builder-content-id={id}>
        {blocks.length > 0 ? <Blocks of={blocks} /> : <div className="builder-no-content" />}
      </div>
    </div>
  );
}
