import { lazyPart } from '../../widgets/lazy-part.tsx';
import type { LibraryFilter, Media } from '../media-query.ts';

type Kind = NonNullable<LibraryFilter['kind']>;

export interface PictureChooserProps {
  readonly title: string;
  /** That may be chosen. */
  readonly kinds: readonly Kind[];
  readonly onChoose: (media: Media) => void;
  readonly onClose: () => void;
}

/** The library over the screen, which comes when it is opened. */
export const PictureChooser = lazyPart<PictureChooserProps>(
  async () => (await import('./lazy/ChooserDialog.tsx')).ChooserDialog,
);
