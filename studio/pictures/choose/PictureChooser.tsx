import { lazy, Suspense } from 'react';
import type { LibraryFilter, Media } from '../media-query.ts';

type Kind = NonNullable<LibraryFilter['kind']>;

export interface PictureChooserProps {
  readonly title: string;
  /** That may be chosen. */
  readonly kinds: readonly Kind[];
  readonly onChoose: (media: Media) => void;
  readonly onClose: () => void;
}

const ChooserDialog = lazy(async () => ({
  default: (await import('./lazy/ChooserDialog.tsx')).ChooserDialog,
}));

/** The library over the screen, which comes when it is opened. */
export const PictureChooser = (props: PictureChooserProps) => (
  <Suspense fallback={null}>
    <ChooserDialog {...props} />
  </Suspense>
);
