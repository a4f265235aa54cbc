import { useState } from 'react';
import { isSame } from '#shared/json/is-same.ts';
import { hasRight } from '#shared/studio/rights.ts';
import { useMe } from '../../api/use-me.ts';
import { TextField } from '../../widgets/TextField.tsx';
import { useWords } from '../../words/words.ts';
import { useDraftValue, useOpenItem } from '../item/open-item.ts';

const toText = (tags: readonly string[]) => tags.join(', ');

const toTags = (text: string) => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];

/** By which items are sorted; the same in all languages. */
export function Tags() {
  const { items } = useWords();
  const { draft } = useOpenItem();
  const tags = (useDraftValue('tags') ?? []) as readonly string[];
  const me = useMe();
  const [text, setText] = useState(() => toText(tags));
  // A comma and a space that end what is typed are no tag yet.
  const shown = isSame(toTags(text), tags) ? text : toText(tags);
  return (
    <div data-path="tags">
      <TextField
        label={items.tags}
        help={items.tagsHelp}
        value={shown}
        readOnly={!hasRight(me, 'items.write')}
        onChange={({ target }) => {
          setText(target.value);
          draft.write('tags', toTags(target.value));
        }}
      />
    </div>
  );
}
