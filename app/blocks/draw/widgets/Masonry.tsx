import type { widgetBlocks } from '../../widget-blocks.ts';
import { BareBlocks, Blocks } from '../Blocks.tsx';
import type { BlockProps } from '../block-props.ts';
import { usePageRules } from '../page-rules.ts';

/** Tiles of different heights, in columns by the style sheet alone. Source: reference §7. */
export function Masonry({ options, block }: BlockProps<(typeof widgetBlocks)['Builder:Masonry']>) {
  const { columnWidth = 200, gutterSize = 0, tiles = [], useChildrenForTiles } = options;
  const className = usePageRules([
    `&{columns:${columnWidth}px;column-gap:${gutterSize}px}`,
    `&>.builder-masonry-tile{margin-bottom:${gutterSize}px}`,
  ]);
  const children = block.children ?? [];
  const all =
    useChildrenForTiles && children.length > 0
      ? // biome-ignore lint/suspicious/noArrayIndexKey: tiles never change places
        children.map((child, index) => <BareBlocks key={index} of={[child]} />)
      : tiles.map(({ content }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tiles never change places
          <Blocks key={index} of={content} isChild />
        ));
  return (
    <div className={`builder-masonry ${className}`}>
      {all.map((tile, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tiles never change places
        <div key={index} className="builder-masonry-tile">
          {tile}
        </div>
      ))}
    </div>
  );
}
