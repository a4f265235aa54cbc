import { isUpright, isWork } from '#app/components/media/Picture.tsx';
import type { Picture, RichText, RichTextLine } from '#services/content-management/contract.ts';

export interface StoryPicture {
  readonly picture: Picture;
  readonly caption: (RichTextLine & { readonly language: string }) | null;
  /** That of the item itself, which its card becomes. */
  readonly isShared?: boolean;
}

/**
 * A part of a story, in reading order. `full` runs through the window, `start` and `end` run off one of its edges;
 * what stands `beside` words runs off the end where the window has room for both.
 */
export type StoryPart =
  | { readonly kind: 'words'; readonly text: RichText; readonly beside: StoryPicture | null }
  | { readonly kind: 'quote'; readonly text: RichText }
  | ({ readonly kind: 'picture'; readonly place: 'full' | 'start' | 'end' } & StoryPicture);

/** What somebody said, as long as the longest of three languages needs for two or three sentences. */
const maxQuoteLength = 260;
const isQuote = (block: RichText['blocks'][number]) =>
  block.type === 'paragraph' && block.text.length <= maxQuoteLength && /^[“«„"]/.test(block.text);

/** Fewer would end above the foot of the picture. */
const minLettersBeside = 400;
const countLetters = (blocks: RichText['blocks']) =>
  blocks.reduce((count, block) => count + ('text' in block ? block.text.length : 100), 0);

/** A sentence ends here: not behind "c." and "Mr", nor behind an initial, or the name behind it would be all that is left. */
const sentenceEnd = /(?<=\d|\p{L}{3}|[IVX]{2})\. (?=\p{Lu})/u;
/** Of a title and a date; whom a picture is owed to has none. */
const dated = /\d|\b[IVX]{2,}\b/;

/** A caption says what one sees: of a work's credit, "Star tile, c. 1215. The museum, 1951.19", its owner and number are left. */
function toCaptioned(picture: Picture): Picture {
  const { credit } = picture;
  if (!credit || !isWork(picture)) return picture;
  const [named = '', ...owner] = credit.text.split(sentenceEnd);
  const text = dated.test(named) && owner.length > 0 ? owner.join('. ') : credit.text;
  return { ...picture, credit: { ...credit, text } };
}

/** A picture as wide as the window shows each of its pixels once on most screens. */
const minFullWidth = 1600;

/**
 * How a story is composed, from its blocks alone: one picture runs through the window (the first wide one, else the
 * first work), the others alternate between the sides, and a short paragraph of somebody's words stands alone.
 */
export function toStory(body: RichText | null, portrait: Picture | null): readonly StoryPart[] {
  if (!body) return [];
  const pictures = body.blocks.flatMap((block) => (block.type === 'image' ? [block.picture] : []));
  const full =
    pictures.find(
      (picture) => !isUpright(picture) && !isWork(picture) && picture.width >= minFullWidth,
    ) ?? pictures.find(isWork);
  const parts: StoryPart[] = [];
  let words: RichText['blocks'][number][] = [];
  let beside: StoryPicture | null = portrait && {
    picture: portrait,
    caption: null,
    isShared: true,
  };
  let sideCount = 0;

  const endWords = () => {
    const isLong = countLetters(words) >= minLettersBeside;
    if (beside && !isLong) parts.push({ kind: 'picture', place: 'end', ...beside });
    if (words.length > 0)
      parts.push({
        kind: 'words',
        text: { ...body, blocks: words },
        beside: isLong ? beside : null,
      });
    words = [];
    beside = null;
  };
  for (const block of body.blocks) {
    if (block.type === 'image') {
      endWords();
      const picture = block.caption ? toCaptioned(block.picture) : block.picture;
      const caption = block.caption ? { ...block.caption, language: body.language } : null;
      const place = block.picture === full ? 'full' : sideCount++ % 2 === 0 ? 'end' : 'start';
      if (place === 'end' && isUpright(picture)) beside = { picture, caption };
      else parts.push({ kind: 'picture', place, picture, caption });
    } else if (isQuote(block)) {
      endWords();
      parts.push({ kind: 'quote', text: { ...body, blocks: [block] } });
    } else words.push(block);
  }
  endWords();
  return parts;
}
