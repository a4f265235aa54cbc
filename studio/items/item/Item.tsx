import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { LetterKeys } from '../../translations/letters/LetterKeys.tsx';
import { ItemForm } from '../form/ItemForm.tsx';
import styles from './Item.module.css';
import { ItemHead } from './ItemHead.tsx';
import { itemQuery } from './item-query.ts';
import { OpenItemContext } from './open-item.ts';
import { SidePanel, useSide } from './SidePanel.tsx';
import { useDraftStore } from './use-draft-store.ts';

/** One item: its form, and what else there is to know of it. */
export function Item() {
  const { setId = '' } = useParams();
  return <OpenedItem key={setId} setId={setId} />;
}

function OpenedItem({ setId }: { readonly setId: string }) {
  const { data } = useSuspenseQuery(itemQuery(setId));
  const open = useDraftStore(data);
  const { panel } = useSide();
  return (
    <OpenItemContext value={open}>
      <article className={styles.item} data-side={panel !== null}>
        <ItemHead />
        <div className={styles.form}>
          <ItemForm />
        </div>
        <SidePanel />
        <LetterKeys />
      </article>
    </OpenItemContext>
  );
}
