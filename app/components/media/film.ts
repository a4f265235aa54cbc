import type { Picture, RichText } from '#services/content-management/contract.ts';
import type { LocalizedText } from '#shared/languages/localized-text.ts';

/** A film as the page shows it: what it is, and how it may be played. */
export interface Film {
  /** Stands in the address: `/digital-studio?video=<uid>`. */
  readonly uid: string;
  readonly title: LocalizedText;
  readonly summary: LocalizedText | null;
  readonly description: RichText | null;
  readonly transcript: RichText | null;
  /** The still before it plays. Null: none, and the place says so. */
  readonly still: Pick<Picture, 'src' | 'width' | 'height' | 'alt' | 'dominantColor'> | null;
  /** As "4:05"; null: not known. */
  readonly duration: string | null;
  /** Written out in the page's language. */
  readonly date: string | null;
  readonly source: FilmSource;
}

export type FilmSource =
  /** A file of the museum's own; captions with the page's language first. */
  | { readonly kind: 'own'; readonly src: string; readonly captions: readonly Captions[] }
  /** Played by the video site's own player, asked for only when the visitor presses play. */
  | { readonly kind: 'embed'; readonly videoId: string }
  /** The video site allows its player on its own pages only. */
  | { readonly kind: 'link'; readonly href: string }
  /** Shown in the house only. */
  | { readonly kind: 'museum' };

export interface Captions {
  readonly language: string;
  /** The language's name in itself. */
  readonly name: string;
  readonly src: string;
}
