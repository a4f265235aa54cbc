import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useLanguage, useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/preview.json';
import type { PreviewedEntryProps } from './PreviewedEntry.tsx';

export interface PreviewFrameProps {
  readonly of: Omit<PreviewedEntryProps, 'language' | 'onNothing'>;
  /** The screen's own body; stays where a section is edited, not a page. */
  readonly children: ReactNode;
}

/**
 * A page inside the page builder's editor, or its preview: the builder's own SDK draws it, with our
 * components. The SDK is a part of its own that visitors never download.
 */
export function PreviewFrame({ of: preview, children }: PreviewFrameProps) {
  const messages = useMessages('preview', english);
  const { language } = useLanguage();
  const [Entry, setEntry] = useState<ComponentType<PreviewedEntryProps> | null>(null);
  const [state, setState] = useState<'note' | 'failed' | 'nothing'>('note');
  useEffect(() => {
    import('./PreviewedEntry.tsx').then(
      (part) => setEntry(() => part.PreviewedEntry),
      () => setState('failed'),
    );
  }, []);
  return (
    <>
      <div className="builder-under-bar" data-ground="deep">
        <p className="builder-preview-note" role="status">
          {messages[state]}
        </p>
      </div>
      {Entry && <Entry {...preview} language={language} onNothing={() => setState('nothing')} />}
      {preview.model !== 'page' && children}
    </>
  );
}
