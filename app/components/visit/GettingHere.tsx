import { Column, Section } from '#app/components/layout/Section.tsx';
import { RichTextView } from '#app/components/text/RichTextView.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/planYourVisit.json';
import { CoastMap } from './CoastMap.tsx';
import styles from './GettingHere.module.css';
import type { WayHere } from './way-here.ts';

/**
 * The map, and beside it the address of the gate, the way in words, and the map services that visitors have.
 * @param id of its heading, to which links lead
 */
export function GettingHere({ id, of: way }: { id: string; of: WayHere | null }) {
  const messages = useMessages('planYourVisit', english);
  return (
    <Section ground="white" width="layout" labelledBy={id}>
      <Column span={7} bleed="start">
        <CoastMap />
      </Column>
      <Column span={5} start={8} align="center">
        <h2 id={id} className={styles.heading}>
          {messages.gettingHere}
        </h2>
        {way && (
          <>
            <address className={styles.address}>
              {way.address.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
            <div className={styles.words}>
              {way.directions && <RichTextView of={way.directions} />}
              {way.maps.length > 0 && (
                <div className={styles.maps} data-print="none">
                  <h3>{messages.map.open}</h3>
                  <ul>
                    {way.maps.map(({ name, href }) => (
                      <li key={name}>
                        <a href={href} target="_blank" rel="noopener noreferrer">
                          {name}
                        </a>
                      </li>
                    ))}
                  </ul>
                  <p>{messages.map.newWindow}</p>
                </div>
              )}
            </div>
          </>
        )}
      </Column>
    </Section>
  );
}
