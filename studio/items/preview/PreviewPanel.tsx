import { useState } from 'react';
import type { Language } from '#shared/languages/languages.ts';
import { localizePath, withoutLanguage } from '#shared/languages/localized-path.ts';
import { explainRefusal } from '../../api/explain.ts';
import { siteOrigin } from '../../api/site-origin.ts';
import { Button } from '../../widgets/Button.tsx';
import { TextField } from '../../widgets/TextField.tsx';
import { fill, useWords } from '../../words/words.ts';
import { useShownLanguages } from '../form/shown-languages.ts';
import { useOpenItem } from '../item/open-item.ts';
import { FrameChoices, type FrameWidth } from './FrameChoices.tsx';
import { PageFrame } from './PageFrame.tsx';
import styles from './PreviewPanel.module.css';
import { usePreview } from './use-preview.ts';

/** The page of the item beside its form, as visitors would get it if it were published as it stands. */
export function PreviewPanel() {
  const words = useWords();
  const { previews } = words;
  const { item, draft } = useOpenItem();
  const { shown: ofForm } = useShownLanguages();
  const [chosen, choose] = useState<Language | null>(null);
  const [width, setWidth] = useState<FrameWidth>(390);
  const [at, setAt] = useState('');
  /** Where a link in the frame led. */
  const [elsewhere, goTo] = useState<string | null>(null);
  const [turn, setTurn] = useState(0);
  const { drawn, isBehind, error } = usePreview(item.setId, draft, at);
  const language = chosen ?? ofForm.at(-1) ?? 'en';
  const page = drawn?.page ?? null;
  const state = error ? explainRefusal(error, words) : isBehind ? previews.drawing : previews.drawn;
  const toAddress = (path: string, ref: string) => {
    const url = new URL(siteOrigin + localizePath(path, language));
    url.searchParams.set('preview', ref);
    return url.href;
  };
  const address = drawn && page ? toAddress(elsewhere ?? page.path, drawn.ref) : null;

  return (
    <div className={styles.preview}>
      <FrameChoices
        name="preview"
        className={styles.choices}
        language={language}
        onLanguage={choose}
        width={width}
        onWidth={setWidth}
      />
      {drawn && !page && <p>{previews.noPage}</p>}
      <div className={styles.line}>
        {page && (
          <p className={styles.what}>
            {page.by === 'own' && previews.own}
            {page.by === 'use' && fill(previews.use, { title: page.title ?? page.path })}
            {page.by === 'type' && previews.type}{' '}
            <span data-kind="path">{elsewhere ?? page.path}</span>
          </p>
        )}
        <p className={styles.state} role="status" data-kind={error ? 'problem' : undefined}>
          {state}
        </p>
      </div>
      {address && (
        <>
          <PageFrame
            address={address}
            turn={turn}
            title={previews.frame}
            width={width}
            onShown={(path) => {
              const bare = withoutLanguage(path);
              goTo(bare === page?.path.replace(/[?#].*$/, '') ? null : bare);
            }}
          />
          <div className={styles.ways}>
            {elsewhere !== null && (
              <Button
                onClick={() => {
                  goTo(null);
                  setTurn(turn + 1);
                }}
              >
                {previews.back}
              </Button>
            )}
            <a href={address} target="_blank" rel="noreferrer">
              {previews.open}
            </a>
          </div>
        </>
      )}
      <details>
        <summary>{previews.atMoment}</summary>
        <TextField
          type="datetime-local"
          label={previews.moment}
          help={previews.momentHelp}
          value={at}
          onChange={(event) => setAt(event.currentTarget.value)}
        />
        {at && (
          <Button kind="quiet" onClick={() => setAt('')}>
            {previews.now}
          </Button>
        )}
      </details>
    </div>
  );
}
