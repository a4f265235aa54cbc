import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState, useSyncExternalStore } from 'react';
import { localizePath, withoutLanguage } from '#shared/languages/localized-path.ts';
import { listVariations } from '#shared/page-builder/editing/variations.ts';
import { api, ask } from '../../api/ask.ts';
import { siteOrigin } from '../../api/site-origin.ts';
import { Failed } from '../../frame/Failed.tsx';
import { FrameChoices, type FrameWidth } from '../../items/preview/FrameChoices.tsx';
import { PageFrame } from '../../items/preview/PageFrame.tsx';
import { useWords } from '../../words/words.ts';
import { useEntry, useOpenPage } from '../page/open-page.ts';
import type { Edits } from '../page/use-edits.ts';
import { nameOfChosen, useNameOf } from '../page/use-names.ts';
import { FormChoice } from '../variants/FormChoice.tsx';
import styles from './EditFrame.module.css';
import { hearFrame } from './hear-frame.ts';
import { TextTools } from './TextTools.tsx';
import type { Writing } from './use-writing.ts';

/** The one that this window shows largest. */
const widthOfWindow = (): FrameWidth =>
  matchMedia('(max-width: 46rem)').matches
    ? 390
    : matchMedia('(max-width: 75rem)').matches
      ? 768
      : 1440;

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
  const { page, store, chosen, language, speak, mayWrite, maySay, variation } = open;
  const entry = useEntry();
  const nameOf = useNameOf();
  const [width, setWidth] = useState(widthOfWindow);
  const revision = useSyncExternalStore(store.subscribe, () => store.revision);
  const turn = useDeferredValue(revision);
  const preview = useQuery({
    queryKey: ['pages', page.id, 'preview'],
    queryFn: () => ask(api.pages[':id'].preview.$post({ param: { id: page.id } })),
    staleTime: 20 * 3_600_000,
    gcTime: 0,
  });
  const name = nameOfChosen(entry, chosen, nameOf);
  const message = useMemo(
    () => ({ kind: 'show-choice', id: chosen, name, scrolls: true, canMove: mayWrite }),
    [chosen, name, mayWrite],
  );
  const path = page.shownAt;
  const token = preview.data?.token;
  // Else whoever composes would see one of them by chance.
  const shownForm = listVariations(entry).length > 0 ? [page.id, variation ?? page.id] : null;

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
      {preview.error && <Failed error={preview.error} />}
      {token && (
        <PageFrame
          address={toAddress(localizePath(withoutLanguage(path), language), token, shownForm)}
          turn={turn}
          title={pages.frame}
          width={width}
          message={message}
          onMessage={(data) => hearFrame(data, open, edits, writing)}
          onShown={() => {}}
          teller={writing.teller}
          isHeld={writing.text !== null}
        />
      )}
    </div>
  );
}

function toAddress(path: string, token: string, shownForm: readonly string[] | null): string {
  const url = new URL(siteOrigin + path);
  url.searchParams.set('preview', token);
  if (shownForm) url.searchParams.set(`builder.tests.${shownForm[0]}`, shownForm[1] ?? '');
  return url.href;
}
