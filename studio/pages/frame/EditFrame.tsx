import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState, useSyncExternalStore } from 'react';
import { languageOptions } from '#shared/languages/languages.ts';
import { localizePath, withoutLanguage } from '#shared/languages/localized-path.ts';
import { findBlock } from '#shared/page-builder/editing/block-tree.ts';
import { api, ask } from '../../api/ask.ts';
import { siteOrigin } from '../../api/site-origin.ts';
import { Failed } from '../../frame/Failed.tsx';
import { PageFrame } from '../../items/preview/PageFrame.tsx';
import { useWords } from '../../words/words.ts';
import { useEntry, useOpenPage } from '../page/open-page.ts';
import type { Edits, PressedKey } from '../page/use-edits.ts';
import { nameOfChosen, useNameOf } from '../page/use-names.ts';
import styles from './EditFrame.module.css';

/** Windows of a phone, a tablet and a desk, in CSS pixels. */
const widths = [390, 768, 1440] as const;

/** The real page with the draft, drawn by the site; a click chooses a block. */
export function EditFrame({ edits }: { readonly edits: Edits }) {
  const { pages, previews } = useWords();
  const { page, store, chosen, choose, language, speak } = useOpenPage();
  const entry = useEntry();
  const nameOf = useNameOf();
  const [width, setWidth] = useState<(typeof widths)[number]>(1440);
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
    () => ({ kind: 'show-choice', id: chosen, name, scrolls: true }),
    [chosen, name],
  );
  const path = page.path ?? '/';
  const token = preview.data?.token;

  function listen(data: unknown) {
    const said = (data ?? {}) as { kind?: unknown; ids?: unknown } & Partial<PressedKey>;
    if (said.kind === 'block-pressed' && Array.isArray(said.ids)) {
      // What belongs to a symbol is chosen as the symbol.
      const own = said.ids.find((id) => typeof id === 'string' && findBlock(store.entry, id));
      if (typeof own === 'string') choose(own);
    }
    if (said.kind === 'key-pressed' && typeof said.key === 'string') {
      const { key, altKey = false, shiftKey = false, isCommand = false } = said;
      if (key === 'Escape') choose(null);
      else if (!edits.press({ key, altKey, shiftKey, isCommand })) edits.walk(key);
    }
  }

  return (
    <div className={styles.frame}>
      <div className={styles.choices}>
        <fieldset>
          <legend>{previews.language}</legend>
          {languageOptions.map(({ code, nativeName }) => (
            <label key={code} lang={code}>
              <input
                type="radio"
                name="page-language"
                checked={code === language}
                onChange={() => speak(code)}
              />
              {nativeName}
            </label>
          ))}
        </fieldset>
        <fieldset>
          <legend>{previews.width}</legend>
          {widths.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="page-width"
                checked={one === width}
                onChange={() => setWidth(one)}
              />
              {previews.widths[one]}
            </label>
          ))}
        </fieldset>
      </div>
      {page.path === null && <p className={styles.note}>{pages.noAddress}</p>}
      {preview.error && <Failed error={preview.error} />}
      {token && (
        <PageFrame
          address={toAddress(localizePath(withoutLanguage(path), language), token)}
          turn={turn}
          title={pages.frame}
          width={width}
          message={message}
          onMessage={listen}
          onShown={() => {}}
        />
      )}
    </div>
  );
}

function toAddress(path: string, token: string): string {
  const url = new URL(siteOrigin + path);
  url.searchParams.set('preview', token);
  return url.href;
}
