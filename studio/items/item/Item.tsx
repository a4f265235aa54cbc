import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useMe } from '../../api/use-me.ts';
import { ItemForm } from '../form/ItemForm.tsx';
import styles from './Item.module.css';
import { ItemHead } from './ItemHead.tsx';
import { itemQuery } from './item-query.ts';
import { LeftWords, leftWordsQuery } from './LeftWords.tsx';
import { OpenItemContext } from './open-item.ts';
import { PresentContext } from './Present.tsx';
import { SidePanel, useSide } from './SidePanel.tsx';
import { useDraftStore } from './use-draft-store.ts';
import { usePresence } from './use-presence.ts';
import { useUndoKeys } from './use-undo-keys.ts';

/** One item: its form, and what else there is to know of it. */
export function Item() {
  const { setId = '' } = useParams();
  return <OpenedItem key={setId} setId={setId} />;
}

function OpenedItem({ setId }: { readonly setId: string }) {
  const { id } = useMe();
  useSuspenseQuery(leftWordsQuery(id, setId));
  const { data } = useSuspenseQuery(itemQuery(setId));
  const open = useDraftStore(data);
  const { present, handlers } = usePresence(setId, open.draft);
  useUndoKeys(open.draft);
  return (
    <OpenItemContext value={open}>
      <PresentContext value={present}>
        <Article>
          <ItemHead />
          <LeftWords setId={setId} />
          <div className={styles.form} {...handlers}>
            <ItemForm />
          </div>
          <SidePanel />
        </Article>
      </PresentContext>
    </OpenItemContext>
  );
}

function Article({ children }: { readonly children: ReactNode }) {
  const { panel } = useSide();
  return (
    <article className={styles.item} data-side={panel !== null}>
      {children}
    </article>
  );
}
