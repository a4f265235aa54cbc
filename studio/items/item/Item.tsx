import { usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useParams } from 'react-router';
import { useMe } from '../../api/use-me.ts';
import { useSpokenLanguage } from '../../words/words.ts';
import type { FormType } from '../fields/field-props.ts';
import { ItemForm } from '../form/ItemForm.tsx';
import styles from './Item.module.css';
import { ItemHead } from './ItemHead.tsx';
import { itemQuery, modelsQuery } from './item-query.ts';
import { LeftWords, leftWordsQuery } from './LeftWords.tsx';
import { type OpenItem, OpenItemContext } from './open-item.ts';
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
  const { language } = useSpokenLanguage();
  usePrefetchQuery(modelsQuery(language));
  useSuspenseQuery(leftWordsQuery(id, setId));
  const { data } = useSuspenseQuery(itemQuery(setId));
  const { types } = useSuspenseQuery(modelsQuery(language)).data;
  const stored = useDraftStore(data);
  const open = useMemo(() => sayModel(stored, types), [stored, types]);
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

/** The item with its model in the words of whoever has it open. */
function sayModel<Open extends OpenItem>({ item, ...open }: Open, types: readonly FormType[]) {
  const model = types.find(({ id }) => id === item.type) ?? item.model;
  return { ...open, item: { ...item, model } };
}

function Article({ children }: { readonly children: ReactNode }) {
  const { panel } = useSide();
  return (
    <article className={styles.item} data-side={panel !== null}>
      {children}
    </article>
  );
}
