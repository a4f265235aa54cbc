import { Link } from 'react-router';
import { Column, Section } from '#app/components/layout/Section.tsx';
import { ShareLink } from '#app/components/programs/detail/ShareLink.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/digitalStudio.json';
import { firstPattern, toPatternQuery } from '#shared/girih/pattern.ts';
import { fill } from '#shared/languages/fill.ts';
import { drawLots } from './draw-lots.ts';
import { Pattern } from './Pattern.tsx';
import { PatternForm } from './PatternForm.tsx';
import styles from './PatternMaker.module.css';
import { usePattern } from './use-pattern.ts';

/**
 * A girih pattern to be made by hand. It stands in the address, so a page is a pattern, and the form
 * draws without scripts too. What is pressed shows its effect: the picture stays in view beside it, or above it
 * on phones.
 * @param address of the page, whole
 */
export function PatternMaker({ address }: { address: string }) {
  const messages = useMessages('digitalStudio', english).pattern;
  const { choice, choose, edition, beginning } = usePattern();
  const query = toPatternQuery(choice);
  const alt = fill(messages.alt, { fold: choice.fold, angle: choice.angle });
  return (
    <Section
      width="layout"
      ground="accent-mist"
      labelledBy="pattern-title"
      id="pattern"
      space="tight"
    >
      <Column span={12} bleed="start">
        <div className={styles.maker}>
          <div className={styles.words}>
            <h2 id="pattern-title" className={styles.title}>
              {messages.title}
            </h2>
            <p className={styles.text}>{messages.text}</p>
          </div>
          <div className={styles.stage}>
            <div className={styles.picture}>
              <Pattern of={choice} alt={alt} />
            </div>
            <p className={styles.chances}>
              <button
                type="button"
                data-needs-scripts
                onClick={() => choose(drawLots(choice), true)}
              >
                {messages.surprise}
              </button>
              <Link
                to={`${beginning}#pattern`}
                replace
                preventScrollReset
                onClick={() => choose(firstPattern, true)}
              >
                {messages.restart}
              </Link>
            </p>
          </div>
          <div className={styles.controls}>
            <PatternForm key={edition} of={choice} onChange={choose} />
            <p className={styles.actions}>
              <a className={styles.button} href={`/pattern.svg?${query}`} download>
                {messages.saveSvg}
              </a>
              <a className={styles.button} href={`/pattern.png?${query}`} download>
                {messages.savePng}
              </a>
              <ShareLink
                className={styles.quiet}
                title={`${messages.title}: ${alt}`}
                url={`${address}?${query}#pattern`}
              />
            </p>
            <p className={styles.note}>{messages.address}</p>
          </div>
        </div>
      </Column>
    </Section>
  );
}
