import { Fragment } from 'react';
import { useLanguage } from '#app/i18n/language-context.tsx';
import type { LocalizedText } from '#shared/languages/localized-text.ts';
import { languageAttributes } from './Localized.tsx';
import styles from './TitleText.module.css';

/** A title, whose words stay whole at their hyphens: "ten-fold" goes on to the next line together. */
export function TitleText({ of }: { of: LocalizedText | string | null }) {
  const { language } = useLanguage();
  if (!of) return null;
  if (typeof of === 'string') return <Unbroken text={hold(of, language)} />;
  const attributes = languageAttributes(of, language);
  const text = <Unbroken text={hold(of.text, of.language)} />;
  return attributes.lang ? <span {...attributes}>{text}</span> : text;
}

/** A Hawaiian article begins no word group alone at the end of a line: "ka mālamalama". */
const hold = (text: string, language: string): string =>
  language === 'haw' ? text.replace(/(?<!\S)(ka|ke|nā|he) /gi, '$1\u00a0') : text;

/** Whatever stands between spaces and has a hyphen within a word. */
const compound = /(\S*\p{L}-\p{L}\S*)/u;

function Unbroken({ text }: { text: string }) {
  if (!compound.test(text)) return text;
  return text.split(compound).map((part, index) =>
    // Every other part is what the pattern found.
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have nothing of their own but their place
      <span key={index} className={styles.whole}>
        {part}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
