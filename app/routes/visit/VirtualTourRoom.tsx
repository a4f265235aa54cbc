import { Button } from '#app/components/button/Button.tsx';
import { Picture } from '#app/components/media/Picture.tsx';
import { Localized, languageAttributes } from '#app/components/text/Localized.tsx';
import { RichTextView } from '#app/components/text/RichTextView.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { TitleText } from '#app/components/text/TitleText.tsx';
import { useLanguage, useMessages } from '#app/i18n/language-context.tsx';
import english from '#locales/en/visit.json';
import { fill } from '#shared/languages/fill.ts';
import styles from './VirtualTourRoom.module.css';
import { type RoomView, toRoomId } from './virtual-tour-rooms.ts';

/** A room as anybody can see it: picture, text, its works, what to look for, and where it leads. */
export function VirtualTourRoom({
  of: room,
  number,
  onEnter,
}: {
  of: RoomView;
  number: number;
  /** Null where the room cannot be shown in the round. */
  onEnter: (() => void) | null;
}) {
  const messages = useMessages('visit', english).virtualTour;
  const { language } = useLanguage();
  const ways = room.spots.filter((spot) => spot.kind === 'room');
  const works = room.spots.filter((spot) => spot.kind === 'object');
  const notes = room.spots.filter((spot) => spot.kind === 'text');
  return (
    <li className={styles.room} id={toRoomId(room.uid)}>
      <Picture of={room.image} sizes="(min-width: 1024px) 58vw, 100vw" />
      <div className={styles.words}>
        <h3 className={styles.name}>
          <span className={styles.number}>{number}</span>
          <TitleText of={room.name} />
        </h3>
        <RichTextView of={room.description} />
        {notes.length > 0 && (
          <>
            <h4 className={styles.label}>{messages.notes}</h4>
            <dl className={styles.notes}>
              {notes.map(({ label, text }) => (
                <div key={label.text}>
                  <dt {...languageAttributes(label, language)}>{label.text}</dt>
                  <dd {...languageAttributes(text, language)}>{text.text}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
        <div className={styles.lists}>
          {works.length > 0 && (
            <div>
              <h4 className={styles.label}>{messages.works}</h4>
              <ul>
                {works.map(({ object }) => (
                  <li key={object.id}>
                    <SiteLink to={`/objects/${object.id}/${object.slug}`} className={styles.link}>
                      <TitleText of={object.title} />
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </div>
          )}
          {ways.length > 0 && (
            <div>
              <h4 className={styles.label}>{messages.leadsTo}</h4>
              <ul>
                {ways.map(({ uid, label }) => (
                  <li key={uid}>
                    <a href={`#${toRoomId(uid)}`} className={styles.link}>
                      <Localized of={label} />
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
        <div className={styles.foot}>
          {onEnter && (
            <Button kind="plain" data-needs-scripts onClick={onEnter}>
              {fill(messages.startIn, { room: room.name.text })}
            </Button>
          )}
          <a href="#plan" className={styles.link}>
            {messages.toPlan}
          </a>
        </div>
      </div>
    </li>
  );
}
