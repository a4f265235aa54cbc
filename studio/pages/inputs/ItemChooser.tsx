import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import type { ItemOfStudio } from '#server/studio/items/describe-item.ts';
import { DocumentChooser } from '../../items/fields/link/DocumentChooser.tsx';
import { chosenTarget } from '../../items/fields/link/link-targets.ts';
import { itemQuery } from '../../items/item/item-query.ts';

/** Finds an item of the museum by its words. */
export function ItemChooser({
  label,
  onChoose,
}: {
  readonly label: string;
  readonly onChoose: (item: Pick<ItemOfStudio, 'uid' | 'site'>) => void;
}) {
  const queries = useQueryClient();
  const id = useId();
  return (
    <DocumentChooser
      types={[]}
      id={id}
      label={label}
      onChoose={(documentId) => {
        const target = chosenTarget(queries, documentId);
        if (target) void queries.fetchQuery(itemQuery(target.setId)).then(onChoose);
      }}
    />
  );
}
