import type { Node } from 'prosemirror-model';
import type { NodeView } from 'prosemirror-view';
import { toSizedAddress } from '../../../pictures/media-query.ts';
import type { Words } from '../../../words/words.ts';
import styles from './RichText.module.css';
import type { TextBlock } from './text-block.ts';

/** Pictures, embeds and unknown blocks as a card that can be chosen, moved and removed, not changed. */
export function createKeptView(node: Node, { fields }: Words): NodeView {
  const block = node.attrs.block as TextBlock;
  const dom = document.createElement('figure');
  dom.className = styles.kept ?? '';
  dom.contentEditable = 'false';
  if (block.type === 'image' && isPictureAddress(block.url)) {
    const picture = document.createElement('img');
    picture.src = toShownAddress(block.url);
    picture.alt = typeof block.alt === 'string' ? block.alt : '';
    picture.loading = 'lazy';
    dom.append(picture);
    dom.dataset.picture = block.alt === null || block.alt === undefined ? 'without-words' : '';
  }
  const caption = document.createElement('figcaption');
  caption.textContent =
    block.type === 'image'
      ? describePicture(block, fields.text)
      : `${nameOf(block, fields.text)}: ${describeBlock(block)}`;
  dom.append(caption);
  return { dom, ignoreMutation: () => true };
}

/** Of this site, or of the web: what a picture may be drawn from. */
const isPictureAddress = (url: unknown): url is string =>
  typeof url === 'string' && /^(\/(?!\/)|https:\/\/)/.test(url);

/** As large as it is looked at while somebody writes. */
function toShownAddress(url: string): string {
  const address = new URL(toSizedAddress(url, { width: 640 }));
  address.searchParams.delete('h');
  return address.href;
}

function describePicture({ alt, copyright }: TextBlock, text: Words['fields']['text']): string {
  const said = alt === '' ? text.pictureDecorative : (alt as string | null) || text.pictureUnsaid;
  return [`${text.picture}: ${said}`, copyright].filter(Boolean).join(' · ');
}

function nameOf({ type }: TextBlock, text: Words['fields']['text']): string {
  return type === 'embed' ? text.embed : text.other;
}

function describeBlock(block: TextBlock): string {
  const { oembed, alt, text, type } = block as {
    readonly oembed?: { readonly title?: string; readonly embed_url?: string };
    readonly alt?: string;
    readonly text?: string;
    readonly type: string;
  };
  return oembed?.title ?? oembed?.embed_url ?? alt ?? text ?? type;
}
