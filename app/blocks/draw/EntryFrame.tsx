import type { ReactNode } from 'react';
import type { PreparedBlock } from '../prepared.ts';
import { Blocks } from './Blocks.tsx';
import { useEntry } from './contexts.ts';

/** The elements around an entry's blocks that editors' CSS and the editor know. Source: §1.4. */
export function EntryFrame({
  blocks,
  after,
}: {
  blocks: readonly PreparedBlock[];
  after?: ReactNode;
}) {
  const { id, model } = useEntry();
  return (
    <div className={`builder-component builder-component-${id}`} data-name={model}>
      <div className="builder-content" builder-content-id={id} builder-model={model}>
        <div data-builder-component={model} data-builder-content-id={id}>
          {blocks.length > 0 ? <Blocks of={blocks} /> : <div className="builder-no-content" />}
          {after}
        </div>
      </div>
    </div>
  );
}
