import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useLanguage, useWords } from '#app/i18n/language-context.tsx';
import english from '#locales/en/common.json';
import type { PreviewedEntryProps } from './PreviewedEntry.tsx';

export interface PreviewFrameProps {
  readonly of: Omit<PreviewedEntryProps, 'language'>;
  /** The screen's own body; stays where a section is edited, not a page. */
  readonly children: ReactNode;
}

/**
 * A page inside the page builder's editor, or its preview: the builder's own SDK draws it, with our
 * components. The SDK is a part of its own that visitors never download.
 */
export function PreviewFrame({ of: preview, children }: PreviewFrameProps) {
  const words = useWords('common', english).preview;
  const { language } = useLanguage();
  const [Entry, setEntry] = useState<ComponentType<PreviewedEntryProps> | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    import('./PreviewedEntry.tsx').then(
      (part) => setEntry(() => part.PreviewedEntry),
      () => setFailed(true),
    );
  }, []);
  return (
    <>
      <div className="builder-under-bar" data-ground="deep">
        <p className="builder-preview-note" role="status">
          {hasFailed ? words.failed : words.note}
        </p>
      </div>
      {Entry && <Entry {...preview} language={language} />}
      {preview.model !== 'page' && children}
    </>
  );
}
