import { Section } from '#app/components/layout/Section.tsx';
import { ArrowLink } from '#app/components/text/ArrowLink.tsx';
import { Localized } from '#app/components/text/Localized.tsx';
import { RichTextView } from '#app/components/text/RichTextView.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import type { LocalizedText } from '#shared/languages/localized-text.ts';
import type { VisitAnswer as Answer } from './answer-visit-question.ts';
import styles from './VisitAnswer.module.css';

/** What a visitor asked before coming, above all that was found. */
export function VisitAnswer({ of: { title, text, lines, links } }: { of: Answer }) {
  return (
    <Section width="layout" space="tight" ground="white" labelledBy="visit-answer">
      <div className={styles.answer}>
        <h2 id="visit-answer" className={styles.title}>
          <Words of={title} />
        </h2>
        <div className={styles.told}>
          <RichTextView of={text} />
          {lines.length > 0 && (
            <dl className={styles.lines}>
              {lines.map(({ term, value, note, isAsked, to }) => (
                <div
                  key={typeof term === 'string' ? term : term.text}
                  aria-current={isAsked || undefined}
                >
                  <dt>
                    {to ? (
                      <SiteLink to={to}>
                        <Words of={term} />
                      </SiteLink>
                    ) : (
                      <Words of={term} />
                    )}
                    {note && (
                      <span className={styles.note}>
                        <Words of={note} />
                      </span>
                    )}
                  </dt>
                  <dd>
                    <Words of={value} />
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </div>
        <p className={styles.links}>
          {links.map(({ to, text: name }) => (
            <ArrowLink key={to} to={to}>
              {name}
            </ArrowLink>
          ))}
        </p>
      </div>
    </Section>
  );
}

const Words = ({ of: words }: { of: string | LocalizedText }) =>
  typeof words === 'string' ? words : <Localized of={words} />;
