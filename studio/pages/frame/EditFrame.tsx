import { useDeferredValue, useMemo, useState, useSyncExternalStore } from 'react';
import { toDrawnId } from '#shared/page-builder/drawn-id.ts';
import { Failed } from '../../frame/Failed.tsx';
import { FrameChoices } from '../../items/preview/FrameChoices.tsx';
import { PageFrame } from '../../items/preview/PageFrame.tsx';
import { useWords } from '../../words/words.ts';
import { useEntry, useOpenPage } from '../page/open-page.ts';
import type { Edits } from '../page/use-edits.ts';
import { nameOfChosen, useNameOf } from '../page/use-names.ts';
import { usePreviewAddress } from '../page/use-preview-address.ts';
import { widthOfWindow } from '../page/width-of-window.ts';
import { FormChoice } from '../variants/FormChoice.tsx';
import styles from './EditFrame.module.css';
import { hearFrame } from './hear-frame.ts';
import { TextTools } from './TextTools.tsx';
import type { Writing } from './use-writing.ts';

/** The real page with the draft, drawn by the site: blocks are chosen, moved and written in there. */
export function EditFrame({
  edits,
  writing,
}: {
  readonly edits: Edits;
  readonly writing: Writing;
}) {
  const { pages } = useWords();
  const open = useOpenPage();
  const { page, store, chosen, language, speak, mayWrite, maySay } = open;
  const entry = useEntry();
  const nameOf = useNameOf();
  const [width, setWidth] = useState(widthOfWindow);
  const revision = useSyncExternalStore(store.subscribe, () => store.revision);
  const turn = useDeferredValue(revision);
  const { address, error } = usePreviewAddress();
  const name = nameOfChosen(entry, chosen, nameOf);
  /** The choice that the page has come to; from there on it stays where it is scrolled to. */
  const [seen, setSeen] = useState<unknown>(null);
  const drawn = chosen === null ? null : toDrawnId(chosen);
  const scrolls = drawn !== seen;
  const message = useMemo(
    () => ({ kind: 'show-choice', id: drawn, name, scrolls, canMove: mayWrite }),
    [drawn, name, scrolls, mayWrite],
  );
  const hear = (data: unknown) => {
    const said = (data ?? {}) as { readonly kind?: unknown; readonly id?: unknown };
    if (said.kind === 'choice-seen') setSeen(said.id);
    else hearFrame(data, open, edits, writing);
  };
  return (
    <div className={styles.frame}>
      <FrameChoices
        name="page"
        className={styles.choices}
        language={language}
        onLanguage={speak}
        width={width}
        onWidth={setWidth}
      />
      <FormChoice className={styles.choices} />
      {maySay && <TextTools writing={writing} />}
      {page.path === null && <p className={styles.note}>{pages.noAddress}</p>}
      {error ? <Failed error={error as Error} /> : null}
      {address && (
        <PageFrame
          address={address}
          turn={turn}
          title={pages.frame}
          width={width}
          message={message}
          onMessage={hear}
          onShown={() => {}}
          teller={writing.teller}
          isHeld={writing.isWanted || writing.text !== null}
        />
      )}
    </div>
  );
}
