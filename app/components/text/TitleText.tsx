import { useLanguage } from '#app/i18n/language-context.tsx';
import type { LocalizedText } from '#shared/languages/localized-text.ts';
import { languageAttributes } from './Localized.tsx';
import styles from './TitleText.module.css';

/** A title, whose words stay whole at their hyphens: "ten-fold" goes on to the next line together. */
export function TitleText({ of }: { of: LocalizedText | string | null }) {
  const { language } = useLanguage();
  if (!of) return null;
  if (typeof of === 'string') return <Unbroken text={of} language={language} />;
  const attributes = languageAttributes(of, language);
  const text = <Unbroken text={of.text} language={of.language} />;
  return attributes.lang ? <span {...attributes}>{text}</span> : text;
}

/** Whatever stands between spaces and has a hyphen within a word. */
const compound = /(\S*\p{L}-\p{L}\S*)/u;
/** In Hawaiian also an article with its noun: alone at the end of a line it begins nothing. */
const articled = /((?<!\S)(?:ka|ke|nā|he) \S+|\S*\p{L}-\p{L}\S*)/iu;

function Unbroken({ text, language }: { text: string; language: string }) {
  const pattern = language === 'haw' ? articled : compound;
  if (!pattern.test(text)) return text;
  const parts = text.split(pattern).map((part, index) =>
    // Every other part is what the pattern found.
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have nothing of their own but their place
      <span key={index} className={styles.whole}>
        {part}
      </span>
    ) : (
      part
    ),
  );
  return <span className={styles.title}>{parts}</span>;
}
