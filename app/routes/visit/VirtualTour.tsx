import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { cachedLoader } from '#app/cached-loader.ts';
import { Column, Section } from '#app/components/layout/Section.tsx';
import { Piece, WhenWanted } from '#app/components/layout/WhenWanted.tsx';
import { withPieces } from '#app/components/layout/with-pieces.ts';
import { EmptyList } from '#app/components/listing/EmptyList.tsx';
import { ListingTop } from '#app/components/listing/ListingTop.tsx';
import { toListingHeader } from '#app/components/listing/listing-header.ts';
import { Localized } from '#app/components/text/Localized.tsx';
import { RichTextView } from '#app/components/text/RichTextView.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import { pageMeta } from '#app/page-head.ts';
import {
  languageContext,
  optionalContext,
  servicesContext,
  translationsContext,
} from '#app/request-context.ts';
import collection from '#locales/en/collection.json';
import navigation from '#locales/en/navigationMenu.json';
import english from '#locales/en/visit.json';
import type { Route } from './+types/VirtualTour';
import { useTour } from './use-tour.ts';
import styles from './VirtualTour.module.css';
import './VirtualTourPlan.module.css';
import { VirtualTourRoom } from './VirtualTourRoom.tsx';
import { VirtualTourStage } from './VirtualTourStage.tsx';
import { listObjectIds, toRoomId, toRoomViews } from './virtual-tour-rooms.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { contentManagement, objectCollection } = context.get(servicesContext);
  const language = context.get(languageContext);
  const translations = context.get(translationsContext);
  const messages = translations.messagesOf('visit', english).virtualTour;
  const section = translations.messagesOf('navigationMenu', navigation).items.visit;
  const words = translations.messagesOf('collection', collection).object;
  const [page, rooms] = await Promise.all([
    contentManagement.findListingPage('virtual-tour', language),
    contentManagement.listTourRooms(language),
  ]);
  // The rooms can be walked without the works; those hot spots are left out then.
  const ids = listObjectIds(rooms).slice(0, 100);
  const objects = await context.get(optionalContext)(objectCollection.listObjectsById(ids), []);
  const header = toListingHeader(page, messages, language, section);
  return {
    // The rooms are the picture: the head leaves them the first screen.
    header: { ...header, hero: null, intro: null },
    head: header.head,
    intro: header.intro,
    rooms: toRoomViews(rooms, objects, language, words),
  };
}

const plan = new Piece('plan', async () => (await import('./VirtualTourPlan.tsx')).VirtualTourPlan);
if (import.meta.env.SSR) await plan.load();

export const clientLoader = (args: Route.ClientLoaderArgs) =>
  withPieces(cachedLoader<typeof loader>(args), plan);
export const meta = pageMeta;

/** Going from room to room changes the address only; the screen has all of them. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname;

export default function VirtualTour({
  loaderData: { header, intro, rooms },
}: Route.ComponentProps) {
  const messages = useMessages('visit', english).virtualTour;
  const tour = useTour(rooms);
  return (
    <>
      <ListingTop of={header} kind="desk" />
      {!tour.room ? (
        <Section>
          <EmptyList text={header.emptyText} fallback={messages.empty} />
        </Section>
      ) : (
        <>
          <Section width="layout" space="none">
            <Column bleed="both">
              <VirtualTourStage rooms={rooms} room={tour.room} tour={tour} />
            </Column>
          </Section>
          <Section width="layout" labelledBy="rooms">
            <Column span={4}>
              <h2 id="rooms" className={styles.title}>
                {messages.rooms}
              </h2>
              <div className={styles.intro}>
                <RichTextView of={intro} />
              </div>
              <ol className={styles.names}>
                {rooms.map(({ uid, name }) => (
                  <li key={uid}>
                    <a href={`#${toRoomId(uid)}`}>
                      <Localized of={name} />
                    </a>
                  </li>
                ))}
              </ol>
            </Column>
            <Column span={7} start={6}>
              <WhenWanted piece={plan} rooms={rooms} current={tour.isOpen ? tour.room.uid : null} />
            </Column>
          </Section>
          <Section width="layout" space="tight">
            <ol className={styles.rooms}>
              {rooms.map((room, index) => (
                <VirtualTourRoom
                  key={room.uid}
                  of={room}
                  number={index + 1}
                  onEnter={tour.canOpen ? () => tour.enter(room.uid) : null}
                />
              ))}
            </ol>
          </Section>
        </>
      )}
    </>
  );
}
