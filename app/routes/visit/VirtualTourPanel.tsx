import { useEffect, useRef } from 'react';
import { closePath, LineGlyph } from '#app/components/media/LineGlyph.tsx';
import { Picture } from '#app/components/media/Picture.tsx';
import { ArrowLink } from '#app/components/text/ArrowLink.tsx';
import { Localized } from '#app/components/text/Localized.tsx';
import { TitleText } from '#app/components/text/TitleText.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/visit.json';
import styles from './VirtualTourPanel.module.css';
import type { SpotView } from './virtual-tour-rooms.ts';

/** What a hot spot tells: a work with its picture, or a text. Takes the focus while it is open. */
export function VirtualTourPanel({
  of: spot,
  onClose,
}: {
  of: Exclude<SpotView, { kind: 'room' }>;
  onClose: () => void;
}) {
  const messages = useMessages('visit', english).virtualTour;
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another spot is another text to be read
  useEffect(() => heading.current?.focus({ preventScroll: true }), [spot]);
  return (
    <section className={styles.panel} data-ground="white" aria-labelledby="tour-panel">
      {spot.kind === 'object' && spot.object.image && (
        <div className={styles.picture} data-ground="plaster">
          <Picture of={spot.object.image} ratio="fill" isWhole sizes="22rem" />
        </div>
      )}
      <h2 ref={heading} id="tour-panel" tabIndex={-1}>
        <TitleText of={spot.kind === 'object' ? spot.object.title : spot.label} />
      </h2>
      {spot.kind === 'object' ? (
        <>
          <p className={styles.facts}>
            {spot.object.makers.join(', ')}
            {spot.object.makers.length > 0 && spot.object.date && ', '}
            <Localized of={spot.object.date} />
          </p>
          <ArrowLink to={`/objects/${spot.object.id}/${spot.object.slug}`}>
            {messages.seeObject}
          </ArrowLink>
        </>
      ) : (
        <p>
          <Localized of={spot.text} />
        </p>
      )}
      <button type="button" className={styles.close} aria-label={messages.close} onClick={onClose}>
        <LineGlyph path={closePath} />
      </button>
    </section>
  );
}
