import { Column, Section } from '#app/components/layout/Section.tsx';
import { languageAttributes } from '#app/components/text/Localized.tsx';
import { PageHeader } from '#app/components/text/PageHeader.tsx';
import { RichTextView } from '#app/components/text/RichTextView.tsx';
import { useLanguage } from '#app/i18n/language-context.tsx';
import type { LocalizedText } from '#shared/languages/localized-text.ts';
import { PageContents } from './PageContents.tsx';
import { PrintButton } from './PrintButton.tsx';
import styles from './TextScreen.module.css';
import type { TextInSections } from './text-sections.ts';

export interface TextScreenProps {
  readonly label?: string | null;
  readonly title: LocalizedText;
  /** When it was last changed. */
  readonly updated: string | null;
  readonly text: TextInSections;
  /** Said where there is no text. */
  readonly emptyText: string;
}

/** A long text to be looked things up in: contents beside it, every part with an address, printable. */
export function TextScreen({ label, title, updated, text, emptyText }: TextScreenProps) {
  const { language } = useLanguage();
  const { opening, sections } = text;
  const attributes = sections[0] ? languageAttributes(sections[0].text, language) : {};
  return (
    <>
      <PageHeader kind="quiet" label={label} title={title} lead={updated} />
      <Section width="layout">
        <Column span={3} align="sticky">
          <div className={styles.aside} data-print="none">
            {sections.length > 1 && <PageContents items={sections} lang={attributes.lang} />}
            <PrintButton />
          </div>
        </Column>
        <Column span={8} start={5}>
          {!opening && sections.length === 0 && <p>{emptyText}</p>}
          <RichTextView of={opening} size="large" />
          {sections.map(({ id, title: heading, text: part }) => (
            <section key={id} className={styles.part} aria-labelledby={id}>
              <h2 id={id} {...languageAttributes(part, language)}>
                {heading}
              </h2>
              <RichTextView of={part} topHeading={2} />
            </section>
          ))}
        </Column>
      </Section>
    </>
  );
}
