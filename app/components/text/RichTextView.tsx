import type { ReactNode } from 'react';
import { BigMedia } from '#app/components/media/BigMedia.tsx';
import { useLanguage } from '#app/i18n/language-context.tsx';
import type {
  RichText,
  RichTextBlock,
  RichTextSpan,
} from '#services/content-management/contract.ts';
import { languageAttributes } from './Localized.tsx';
import { RichTextSpans } from './RichTextSpans.tsx';
import styles from './RichTextView.module.css';

export interface RichTextViewProps {
  readonly of: RichText | null;
  /** Rank of the text's highest heading, so that a page's outline has no gap. */
  readonly topHeading?: 2 | 3;
  /** `large`: the first words of a page; `quiet`: notes and small print. */
  readonly size?: 'large' | 'quiet';
}

/** An editor's formatted text on a readable measure. */
export function RichTextView({ of: richText, topHeading = 2, size }: RichTextViewProps) {
  const { language } = useLanguage();
  if (!richText || richText.blocks.length === 0) return null;
  return (
    <div className={styles.text} data-size={size} {...languageAttributes(richText, language)}>
      {richText.blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never change places
        <Block key={index} of={block} shift={topHeading - 2} />
      ))}
    </div>
  );
}

function Block({ of: block, shift }: { of: RichTextBlock; shift: number }): ReactNode {
  switch (block.type) {
    case 'list':
    case 'ordered-list': {
      const List = block.type === 'list' ? 'ul' : 'ol';
      return (
        <List>
          {block.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the items of a list never change places
            <li key={index}>
              <RichTextSpans text={item.text} spans={item.spans} />
            </li>
          ))}
        </List>
      );
    }
    case 'image':
      return (
        <BigMedia
          picture={block.picture}
          captionLine={block.caption && <RichTextSpans {...block.caption} />}
          sizes="(min-width: 768px) 65vw, 100vw"
        />
      );
    case 'preformatted':
      return <pre>{block.text}</pre>;
    default: {
      const Element = block.type === 'paragraph' ? 'p' : toHeading(block.type, shift);
      const dir = block.direction === 'rtl' ? 'rtl' : undefined;
      return (
        <Element dir={dir}>
          <RichTextSpans text={block.text} spans={block.spans as readonly RichTextSpan[]} />
        </Element>
      );
    }
  }
}

const toHeading = (type: 'heading2' | 'heading3' | 'heading4', shift: number) =>
  `h${Math.min(6, Number(type.at(-1)) + shift)}` as 'h2' | 'h3' | 'h4' | 'h5';
