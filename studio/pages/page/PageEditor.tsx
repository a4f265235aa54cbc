import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useParams } from 'react-router';
import type { RefusedChange } from '#server/studio/pages/save-page-draft.ts';
import type { Language } from '#shared/languages/languages.ts';
import type { Place } from '#shared/page-builder/editing/block-tree.ts';
import { hasRight } from '#shared/studio/rights.ts';
import { useMe } from '../../api/use-me.ts';
import { PresentContext } from '../../items/item/Present.tsx';
import { Button } from '../../widgets/Button.tsx';
import { sayBlocks } from '../../words/block-words.ts';
import { useSpokenLanguage, useWords } from '../../words/words.ts';
import { EditFrame } from '../frame/EditFrame.tsx';
import { useWriting } from '../frame/use-writing.ts';
import { focusNextInputs } from '../inputs/focus-inputs.ts';
import { Inputs } from '../inputs/Inputs.tsx';
import { InsertDialog } from '../insert/InsertDialog.tsx';
import { BlockActs } from '../tree/BlockActs.tsx';
import { BlockTree } from '../tree/BlockTree.tsx';
import { focusTree } from '../tree/focus-tree.ts';
import { leftOperationsQuery } from './left-operations.ts';
import { OpenPageContext, useOpenPage } from './open-page.ts';
import styles from './PageEditor.module.css';
import { PageHead } from './PageHead.tsx';
import { blocksQuery, blockWordsQuery, pageQuery } from './page-query.ts';
import { RefusedChanges } from './RefusedChanges.tsx';
import { useChosen } from './use-chosen.ts';
import { useEditKeys, useEdits } from './use-edits.ts';
import { usePagePresence } from './use-page-presence.ts';
import { usePageStore } from './use-page-store.ts';

/** One page: its blocks as a tree, the real page beside them, and what is filled in. */
export function PageEditor() {
  const { id = '' } = useParams();
  return <LeftFirst key={id} id={id} />;
}

/** What earlier windows left is sent before the page is asked for. */
function LeftFirst({ id }: { readonly id: string }) {
  const me = useMe();
  const { data: left } = useSuspenseQuery(leftOperationsQuery(me.id, id));
  return <OpenedPage id={id} left={left} />;
}

/** The page as the server has it; opened again it is asked for again, since saving leaves what is here behind. */
function useReadPage(id: string) {
  const queries = useQueryClient();
  const { data } = useSuspenseQuery(pageQuery(id));
  useEffect(
    () => () => queries.removeQueries({ queryKey: pageQuery(id).queryKey, exact: true }),
    [queries, id],
  );
  return data;
}

function OpenedPage({
  id,
  left,
}: {
  readonly id: string;
  readonly left: readonly RefusedChange[];
}) {
  const { blocks: described, timeZone, localeCodes } = useSuspenseQuery(blocksQuery).data;
  const { data: sayings } = useSuspenseQuery(blockWordsQuery(useSpokenLanguage().language));
  const page = useReadPage(id);
  const me = useMe();
  const mayWrite = hasRight(me, 'items.write');
  const store = usePageStore(page);
  // Whoever translates begins with what they may write.
  const [language, speak] = useState<Language>(mayWrite ? 'en' : (me.languages[0] ?? 'en'));
  const maySay = mayWrite || (hasRight(me, 'items.translate') && me.languages.includes(language));
  const seen = useChosen(store);
  const present = usePagePresence(id, store, seen.chosen ?? '');
  const blocks = useMemo(
    () => new Map(sayBlocks(described, sayings).map((one) => [one.name, one])),
    [described, sayings],
  );
  const open = useMemo(
    () => ({
      ...{ page, store, blocks, timeZone, localeCodes, language, speak },
      ...{ ...seen, mayWrite, maySay },
    }),
    [page, store, blocks, timeZone, localeCodes, language, seen, mayWrite, maySay],
  );
  return (
    <OpenPageContext value={open}>
      <PresentContext value={present}>
        <article className={styles.editor}>
          <PageHead />
          <RefusedChanges left={left} />
          <Work />
        </article>
      </PresentContext>
    </OpenPageContext>
  );
}

/** One after the other where there is no room beside each other. */
const views = ['parts', 'page', 'filled'] as const;

function Work() {
  const { pages } = useWords();
  const { mayWrite } = useOpenPage();
  const { edits, moved } = useEdits();
  const writing = useWriting();
  /** Where; `usual`: where something is put usually. */
  const [inserting, setInserting] = useState<Place | 'usual' | null>(null);
  const [view, setView] = useState<(typeof views)[number]>('parts');
  const isWriting = writing.text !== null;
  // On a telephone the page comes to the front when somebody writes in it.
  useEffect(() => {
    if (isWriting) setView('page');
  }, [isWriting]);
  useEditKeys(edits);
  return (
    <div className={styles.work} data-view={view}>
      <fieldset className={styles.views}>
        <legend>{pages.views.title}</legend>
        {views.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="page-view"
              checked={one === view}
              onChange={() => setView(one)}
            />
            {pages.views[one]}
          </label>
        ))}
      </fieldset>
      <section className={styles.parts} aria-labelledby="page-parts">
        <div className={styles.bar}>
          <h2 id="page-parts">{pages.parts}</h2>
          {mayWrite && <Button onClick={() => setInserting('usual')}>{pages.insert}</Button>}
        </div>
        <BlockTree
          edits={edits}
          writing={writing}
          onInsert={(place) => setInserting(place ?? 'usual')}
        />
        <p className={styles.heard} role="status">
          {moved}
        </p>
        <BlockActs edits={edits} writing={writing} />
      </section>
      <section className={styles.shown} aria-label={pages.frame}>
        <EditFrame edits={edits} writing={writing} />
      </section>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape leads from what is filled in back to the tree */}
      <div
        className={styles.filled}
        data-filled
        onKeyDown={(event) => {
          const { key, target, defaultPrevented } = event;
          if (key !== 'Escape' || !(target instanceof Element) || target.closest('dialog')) return;
          // The editor of text takes every Escape, and does nothing with it.
          if (!defaultPrevented || target.closest('[contenteditable]')) focusTree();
        }}
      >
        <Inputs />
      </div>
      {inserting && (
        <InsertDialog
          edits={edits}
          at={inserting === 'usual' ? null : inserting}
          onClose={() => setInserting(null)}
          onInserted={() => {
            setInserting(null);
            setView('filled');
            focusNextInputs();
          }}
        />
      )}
    </div>
  );
}
