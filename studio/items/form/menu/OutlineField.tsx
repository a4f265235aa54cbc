import { useQueryClient } from '@tanstack/react-query';
import { toSizedAddress } from '../../../pictures/media-query.ts';
import { fill, useWords } from '../../../words/words.ts';
import type { FormField } from '../../fields/field-props.ts';
import { chosenTarget } from '../../fields/link/link-targets.ts';
import type { RawLink } from '../../fields/link/link-value.ts';
import { useOpenItem } from '../../item/open-item.ts';
import { keyOf } from '../../item/paths.ts';
import { GroupField } from '../GroupField.tsx';
import type { ListItem } from '../list-edits.ts';
import { sayItem } from '../say-value.ts';
import styles from './Menu.module.css';
import { placeOfLink } from './menu-cards.ts';

/** A list of links, or of parts that hold links, with what each leads to below its name: a tree that is sorted. */
export function OutlineField({ field }: { readonly field: FormField }) {
  const { menu } = useWords().fields;
  const { item } = useOpenItem();
  const queries = useQueryClient();
  const titleOf = (id: string) => item.targets[id]?.title ?? chosenTarget(queries, id)?.title;
  const inner = field.fields.find(({ type }) => type === 'Group');
  const link = field.fields.find(({ type }) => type === 'Link');

  function describe(row: ListItem) {
    if (inner) {
      const below = (row[inner.name] ?? []) as readonly ListItem[];
      return (
        <ul className={styles.below}>
          {below.map((one) => (
            <li key={keyOf(one)}>{sayItem(one, item.targets).split('\n')[0] || menu.nowhere}</li>
          ))}
        </ul>
      );
    }
    if (!link) return null;
    const place = placeOfLink(row[link.name] as RawLink | undefined, titleOf);
    const { url } = (row.image ?? {}) as { readonly url?: unknown };
    return (
      <span className={styles.leads} data-empty={place === null}>
        {typeof url === 'string' && (
          <img src={toSizedAddress(url, { width: 160 })} alt="" loading="lazy" />
        )}
        {place === null ? menu.nowhere : fill(menu.leadsTo, { place })}
      </span>
    );
  }
  return <GroupField field={field} detailOf={describe} />;
}
