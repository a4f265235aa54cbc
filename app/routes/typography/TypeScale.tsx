import { Section } from '#app/components/layout/Section.tsx';
import { RichTextView } from '#app/components/text/RichTextView.tsx';
import type { RichText } from '#services/content-management/contract.ts';
import styles from './Showcase.module.css';

const sizes = [96, 80, 64, 56, 48, 40, 36, 32, 28, 24, 22, 20, 18, 16, 14, 12] as const;

/** The sixteen sizes, each in the family it is for, and a running text. */
export function TypeScale() {
  return (
    <Section ground="white" labelledBy="sizes">
      <h2 id="sizes" className={styles.heading}>
        Sizes
      </h2>
      <dl className={styles.sizes}>
        {sizes.map((size) => (
          <div key={size}>
            <dt>{size}</dt>
            <dd data-size={size} data-family={size >= 32 ? 'title' : 'text'}>
              {size >= 32 ? 'Light through a screen' : 'The courtyard opens at ten, Hawaiʻi time.'}
            </dd>
          </div>
        ))}
      </dl>
      <RichTextView of={sample} />
    </Section>
  );
}

const paragraph = (text: string) =>
  ({ type: 'paragraph', text, spans: [], direction: 'ltr' }) as const;

const firstText =
  'A mashrabiya cuts sunlight into pattern. The Arabic word مشربية comes from drinking: jars of water cooled in its shade, and the turner’s small spindles let air through while they kept the street’s eyes out.';

/** The position of a word in the text above. */
const at = (word: string) => {
  const start = firstText.indexOf(word);
  return { start, end: start + word.length };
};

const sample: RichText = {
  language: 'en',
  blocks: [
    { type: 'heading2', text: 'A heading of a text', spans: [], direction: 'ltr' },
    {
      type: 'paragraph',
      text: firstText,
      spans: [
        { type: 'em', ...at('mashrabiya') },
        { type: 'foreign', language: 'ar', ...at('مشربية') },
        { type: 'strong', ...at('jars of water') },
      ],
      direction: 'ltr',
    },
    { type: 'heading3', text: 'A heading below it', spans: [], direction: 'ltr' },
    paragraph(
      'Transliteration has letters of its own: muʿarraq, Qurʾān, ʿajamī, İznik, çatma, Ḥasan, Ṭūs, Ẓāhir, Ḫurāsān. Hawaiian has two more: the ʻokina in Oʻahu and the kahakō in Kāhala.',
    ),
    {
      type: 'list',
      items: [
        { text: 'Turned wood, eighteenth century', spans: [] },
        {
          text: 'Pierced stone, with the light that falls through it at four in the afternoon',
          spans: [],
        },
      ],
    },
    {
      type: 'ordered-list',
      items: [
        { text: 'Draw a circle.', spans: [] },
        { text: 'Divide it by eight.', spans: [] },
      ],
    },
  ],
};
