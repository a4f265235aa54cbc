import { Fragment } from 'react';
import { data } from 'react-router';
import { cachedLoader } from '#app/cached-loader.ts';
import { CardGrid } from '#app/components/cards/CardGrid.tsx';
import { ObjectCard } from '#app/components/cards/ObjectCard.tsx';
import { toObjectCardContent } from '#app/components/cards/object-card-content.ts';
import { ProgramList } from '#app/components/cards/ProgramList.tsx';
import { Column, Section } from '#app/components/layout/Section.tsx';
import { ReferenceList } from '#app/components/listing/ReferenceList.tsx';
import { toReferenceRows } from '#app/components/listing/reference-rows.ts';
import { BigMedia } from '#app/components/media/BigMedia.tsx';
import { Hero, type HeroProps } from '#app/components/media/Hero.tsx';
import { Gallery } from '#app/components/programs/detail/Gallery.tsx';
import { KeyFacts } from '#app/components/programs/detail/KeyFacts.tsx';
import {
  findTour,
  offerAdmission,
  offerTour,
} from '#app/components/programs/list/describe-offer.ts';
import { toProgramLists } from '#app/components/programs/list/program-list.ts';
import { readSlots } from '#app/components/programs/list/read-slots.ts';
import { programWords } from '#app/components/programs/program-words.ts';
import { FactList } from '#app/components/text/FactList.tsx';
import { Localized } from '#app/components/text/Localized.tsx';
import { QuoteSection } from '#app/components/text/QuoteSection.tsx';
import { RichTextView } from '#app/components/text/RichTextView.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
import { TitleText } from '#app/components/text/TitleText.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import { type MuseumClock, readMuseumClock } from '#app/museum-clock.ts';
import type { Optional } from '#app/optional.ts';
import { pageMeta } from '#app/page-head.ts';
import {
  languageContext,
  optionalContext,
  servicesContext,
  translationsContext,
} from '#app/request-context.ts';
import { describePage } from '#app/structured-data/describe-page.ts';
import { toExhibitionEvent } from '#app/structured-data/to-exhibition-event.ts';
import collectionEnglish from '#locales/en/collection.json';
import english from '#locales/en/exhibitions.json';
import whatsOnEnglish from '#locales/en/whatsOn.json';
import type {
  Exhibition,
  ExhibitionGround,
  ItemReference,
  RichText,
} from '#services/content-management/contract.ts';
import type { ObjectCollection, ObjectSummary } from '#services/object-collection/contract.ts';
import { describeWholeRun, stateOfExhibition } from '#shared/calendar/exhibition-dates.ts';
import { findOpenDay } from '#shared/calendar/opening-hours.ts';
import { daysBetween, type LocalDate, parseLocalDate } from '#shared/dates/local-date.ts';
import { formatPrice } from '#shared/languages/format-price.ts';
import type { Route } from './+types/ExhibitionDetail';
import styles from './ExhibitionDetail.module.css';
import { listRelatedBeside } from './related-beside.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { contentManagement, objectCollection } = context.get(servicesContext);
  const optional = context.get(optionalContext);
  const language = context.get(languageContext);
  const translations = context.get(translationsContext);
  const messages = translations.messagesOf('exhibitions', english);
  const { accessKinds } = translations.messagesOf('whatsOn', whatsOnEnglish).list;
  const words = translations.messagesOf('collection', collectionEnglish).object;
  const exhibition = await contentManagement.findExhibition(params.uid, language);
  if (!exhibition) throw data(null, { status: 404 });
  const [clock, objects, tickets, programs, events, slots] = await Promise.all([
    readMuseumClock(context),
    listObjectsShown(optional, objectCollection, exhibition),
    optional(contentManagement.listTicketTypes(language), []),
    optional(contentManagement.listPublicPrograms(language), []),
    optional(contentManagement.listEvents(language), []),
    readSlots(context),
  ]);
  const { now } = clock;
  const eventMessages = programWords(translations);
  const isPast = stateOfExhibition(exhibition, now.date) === 'past';
  // What is held on a date is told with it; what is over stands in the list of what has been.
  const isDated = ({ type }: ItemReference) => type === 'public_program' || type === 'event';
  const datedIds = new Set(exhibition.related.filter(isDated).map(({ uid }) => uid));
  const around = [...programs, ...events].filter(
    (program) =>
      datedIds.has(program.uid) ||
      (program.type === 'public_program' && program.exhibition?.uid === exhibition.uid),
  );
  const tour = findTour(exhibition, tickets);
  const admission = tickets.find(({ kind, price }) => kind === 'admission' && price !== null);
  await describePage(context, exhibition.href, (url, museum) =>
    toExhibitionEvent(exhibition, url, museum, tour ?? admission ?? null),
  );
  const { metadata, summary } = exhibition;
  const picture = metadata.image ?? exhibition.heroImage ?? exhibition.image;
  return {
    exhibition: toShown(exhibition),
    objects: objects.map((object) => toObjectCardContent(object, language, words)),
    leadCredit: creditLead(objects, clock.settings?.siteName.text),
    access: exhibition.access.map((kind) => accessKinds[kind]).join('\u00a0· '),
    dates: describeWholeRun(exhibition, now.date, language, messages.dates),
    isPast,
    programs: toProgramLists(around, clock, language, eventMessages, slots).upcoming,
    artists: await toReferenceRows(context, exhibition.artists),
    related: await toReferenceRows(
      context,
      listRelatedBeside(exhibition).filter((reference) => !isDated(reference)),
    ),
    offer: isPast
      ? null
      : tour
        ? offerTour(tour, eventMessages)
        : {
            price: admission
              ? { text: formatPrice(admission.price ?? 0, admission.currency), language }
              : null,
            places: null,
            ...offerAdmission(findFirstDay(exhibition, clock), clock, language, eventMessages),
          },
    head: {
      title: metadata.title?.text ?? exhibition.title.text,
      section: messages.title,
      description: metadata.description?.text ?? summary?.text ?? null,
      imageSrc: picture ? `${picture.src}?w=1200&h=630&fit=crop&fm=jpg` : null,
      isHiddenFromSearch: metadata.isHiddenFromSearch,
    },
  };
}

/** What the page draws of it: references have become rows, and a page carries all that its loader returns. */
function toShown(exhibition: Exhibition) {
  const { title, subtitle, label, ground, location, description } = exhibition;
  const { additionalImages, quote } = exhibition;
  const { accessibility, credits, sponsors, heroVideoSrc, youtubeVideoId } = exhibition;
  return {
    ...{ title, subtitle, label, ground, location, description, additionalImages, quote },
    ...{ accessibility, credits, sponsors, heroVideoSrc, youtubeVideoId },
    heroImage: exhibition.heroImage ?? exhibition.image,
  };
}

/** Whose the first work is and its number, as under the exhibition's other plates. */
function creditLead(objects: readonly ObjectSummary[], siteName: string | undefined) {
  const number = objects.find(({ image }) => image?.src)?.accessionNumber;
  return siteName && number ? `${siteName}, ${number}` : null;
}

/** The first day from today on which it can be seen. */
function findFirstDay({ startDate }: Exhibition, { now, settings }: MuseumClock): LocalDate {
  const start = startDate ? parseLocalDate(startDate) : null;
  if (!start || daysBetween(now.date, start) <= 0) return now.date;
  const { openingHours = [], exceptionalHours = [] } = settings ?? {};
  return findOpenDay(start, openingHours, exceptionalHours) ?? start;
}

/** The objects are a part of the page that it can do without. */
function listObjectsShown(
  optional: Optional,
  objectCollection: ObjectCollection,
  { objects }: Exhibition,
) {
  const ids = objects.map(({ sourceId }) => sourceId).slice(0, 100);
  return ids.length > 0 ? optional(objectCollection.listObjectsById(ids), []) : [];
}

export const clientLoader = cachedLoader<typeof loader>;
export const meta = pageMeta;

/** What the editors' choice is on the page: ground and accent of its head. */
const grounds = {
  green: { ground: 'accent' },
  blue: { ground: 'night', accent: 'blue-dark' },
  wine: { ground: 'deep', accent: 'fuchsia' },
  ink: { ground: 'ink' },
  sand: { ground: 'sand' },
} as const satisfies Record<ExhibitionGround, Pick<HeroProps, 'ground' | 'accent'>>;

/** A grid of fewer is told whole. */
const minBesideLead = 4;

/** The first paragraph, and the others. */
function partAfterFirst(text: RichText | null): readonly [RichText | null, (RichText | null)?] {
  if (!text || text.blocks.length < 2) return [text];
  const [one, ...others] = text.blocks;
  return [
    { ...text, blocks: one ? [one] : [] },
    { ...text, blocks: others },
  ];
}

export default function ExhibitionDetail({ loaderData }: Route.ComponentProps) {
  const { exhibition, artists, objects, leadCredit, dates, isPast } = loaderData;
  const { programs, related, offer } = loaderData;
  const ofPicture = objects.filter(({ image }) => image !== null);
  // Its first work stands beside its first sentences, and not once more among the others.
  const [lead, pictured] =
    ofPicture.length > minBesideLead ? [ofPicture[0], ofPicture.slice(1)] : [null, ofPicture];
  // On phones it follows what is said of it.
  const [first, rest] = lead ? partAfterFirst(exhibition.description) : [exhibition.description];
  // So do its further plates, one after each paragraph, where all of them have one.
  const { additionalImages } = exhibition;
  const plates = additionalImages.length <= (rest?.blocks.length ?? 0) ? additionalImages : [];
  const others = objects.filter(({ image }) => image === null);
  // A row or two each: they end the page side by side.
  const onward = [
    { id: 'artists', rows: artists } as const,
    { id: 'related', rows: related } as const,
  ].filter(({ rows }) => rows.length > 0);
  const messages = useMessages('exhibitions', english);
  const facts = (
    <>
      <FactList
        facts={[
          {
            term: messages.accessibility,
            values: [
              loaderData.access,
              exhibition.accessibility && (
                <RichTextView key="access" of={exhibition.accessibility} />
              ),
            ].filter(Boolean),
          },
          {
            term: messages.facts.credits,
            values: exhibition.credits.map(({ name, role }) => (
              <>
                {name}
                {role && (
                  <>
                    , <Localized of={role} />
                  </>
                )}
              </>
            )),
          },
          {
            term: messages.facts.sponsors,
            values: exhibition.sponsors.map(({ name, link }) =>
              link ? (
                <SiteLink key={name} link={link}>
                  {name}
                </SiteLink>
              ) : (
                name
              ),
            ),
          },
        ]}
      />
      {!isPast && (
        <ul className={styles.actions}>
          <li>
            <SiteLink to="/visit/plan-your-visit" prefetch="intent">
              {messages.planYourVisit}
            </SiteLink>
          </li>
        </ul>
      )}
    </>
  );
  return (
    <article className={styles.exhibition}>
      <Hero
        of={{
          title: exhibition.title,
          description: exhibition.subtitle,
          breadcrumb: exhibition.label,
          backgroundImage: exhibition.heroImage,
          backgroundVideoSrc: exhibition.heroVideoSrc,
          youtubeVideoId: exhibition.youtubeVideoId,
          variant: 'bottom',
        }}
        isShared
        height="low"
        form="portal"
        {...grounds[exhibition.ground ?? 'green']}
        foot={<KeyFacts when={dates} where={exhibition.location} offer={offer} />}
      />
      <Section width="layout">
        <div className={styles.body} data-has-lead={lead ? '' : undefined}>
          <div className={styles.words}>
            {isPast && <p className={styles.notice}>{messages.pastNotice}</p>}
            <RichTextView of={first} size={lead ? 'large' : undefined} />
          </div>
          {lead && (
            <div className={styles.lead}>
              <ObjectCard of={lead} level={2} sizes="(min-width: 1024px) 32vw, 100vw" />
              {leadCredit && <p className={styles.credit}>{leadCredit}</p>}
            </div>
          )}
          {rest && (
            <div className={styles.rest}>
              {(plates.length > 0 ? rest.blocks.map((block) => [block]) : [rest.blocks]).map(
                (blocks, index) => {
                  const plate = plates[index];
                  return (
                    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs neither come nor go
                    <Fragment key={index}>
                      <RichTextView of={{ ...rest, blocks }} size="large" />
                      {plate && (
                        <div className={styles.plate}>
                          <BigMedia {...plate} sizes="100vw" />
                        </div>
                      )}
                    </Fragment>
                  );
                },
              )}
            </div>
          )}
          <div className={styles.facts}>{facts}</div>
        </div>
      </Section>
      <div className={plates.length > 0 ? styles.plates : undefined}>
        <Gallery of={exhibition.additionalImages} />
      </div>
      {exhibition.quote && <QuoteSection of={exhibition.quote} />}
      {objects.length > 0 && (
        <Section width="layout" ground="white" labelledBy="objects">
          <h2 id="objects" className={styles.heading}>
            {messages.objects}
          </h2>
          <CardGrid columns={4} isSmall>
            {pictured.map((object) => (
              <ObjectCard key={object.id} of={object} ground="white" />
            ))}
          </CardGrid>
          {others.length > 0 && (
            <div className={styles.others}>
              <h3>{messages.otherObjects}</h3>
              <ul>
                {others.map(({ id, slug, title, date }) => (
                  <li key={id}>
                    <SiteLink to={`/objects/${id}/${slug}`}>
                      <TitleText of={title} />
                    </SiteLink>
                    {date && (
                      <>
                        , <Localized of={date} />
                      </>
                    )}
                  </li>
                ))}
              </ul>
            </div>
          )}
        </Section>
      )}
      {programs.length > 0 && (
        <Section width="layout" labelledBy="programs">
          <h2 id="programs" className={styles.heading}>
            {messages.relatedPrograms}
          </h2>
          <ProgramList items={programs} />
        </Section>
      )}
      {onward.length > 0 && (
        <Section width="layout">
          {onward.map(({ id, rows }, index) => (
            <Column key={id} span={onward.length > 1 ? 6 : 12} start={index > 0 ? 7 : 1}>
              <section aria-labelledby={id}>
                <h2 id={id} className={styles.heading}>
                  {messages[id]}
                </h2>
                <ReferenceList of={rows} withKinds={id === 'related'} />
              </section>
            </Column>
          ))}
        </Section>
      )}
    </article>
  );
}
