import { useEffect, useRef } from 'react';
import { Button } from '#app/components/button/Button.tsx';
import { Picture } from '#app/components/media/Picture.tsx';
import { Localized } from '#app/components/text/Localized.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/visit.json';
import { fill } from '#shared/languages/fill.ts';
import type { Tour } from './use-tour.ts';
import styles from './VirtualTourStage.module.css';
import { VirtualTourViewer } from './VirtualTourViewer.tsx';
import type { RoomView } from './virtual-tour-rooms.ts';

/** Told before anything is fetched; the committed panoramas have 0.2 to 0.5 MB. */
const megabytes = '0.4';

/** The room as a picture with a button that opens it in the round, and then the view itself. */
export function VirtualTourStage({
  rooms,
  room,
  tour,
}: {
  rooms: readonly RoomView[];
  room: RoomView;
  tour: Tour;
}) {
  const messages = useMessages('visit', english).virtualTour;
  const start = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !tour.isOpen) start.current?.focus();
    wasOpen.current = tour.isOpen;
  }, [tour.isOpen]);
  return (
    <div ref={tour.place} className={styles.place}>
      {tour.isOpen ? (
        <VirtualTourViewer
          rooms={rooms}
          room={room}
          onGo={tour.go}
          onStop={tour.stop}
          onFail={tour.fail}
        />
      ) : (
        <div className={styles.poster} data-ground="ink">
          <Picture of={room.poster} ratio="fill" sizes="max(100vw, 160svh)" />
          <div className={styles.words}>
            <p className={styles.room}>
              <Localized of={room.name} />
            </p>
            {tour.canOpen && (
              <>
                <Button ref={start} data-needs-scripts onClick={tour.open}>
                  {messages.start}
                </Button>
                <p className={styles.note} data-needs-scripts>
                  {fill(messages.startNote, { size: megabytes })}
                </p>
              </>
            )}
            {tour.hasFailed && <p role="alert">{messages.failed}</p>}
          </div>
        </div>
      )}
    </div>
  );
}
