import { data, type RouterContextProvider } from 'react-router';
import { toReferenceRows } from '#app/components/listing/reference-rows.ts';
import { programWords } from '#app/components/programs/program-words.ts';
import { readMuseumClock } from '#app/museum-clock.ts';
import type { PageHead } from '#app/page-head.ts';
import { redirectToPath } from '#app/redirect-to-path.ts';
import {
  languageContext,
  optionalContext,
  servicesContext,
  siteContext,
  translationsContext,
} from '#app/request-context.ts';
import { describePage } from '#app/structured-data/describe-page.ts';
import { toProgramEvents } from '#app/structured-data/to-program-events.ts';
import whatsOn from '#locales/en/whatsOn.json';
import type {
  CardItem,
  PageMetadata,
  Picture,
  ProgramTime,
} from '#services/content-management/contract.ts';
import { readDay, toDatedHref, withoutDay } from '#shared/calendar/dated-href.ts';
import { findNextTime } from '#shared/calendar/program-times.ts';
import { localizePath } from '#shared/languages/localized-path.ts';
import type { LocalizedText } from '#shared/languages/localized-text.ts';
import { describeOffer, toSlotId } from '../list/describe-offer.ts';
import { listPrograms, type ProgramListName } from '../list/load-programs.ts';
import { type AnyProgram, kindOf, toProgramItem } from '../list/program-listing.ts';
import { readSlots } from '../list/read-slots.ts';
import { findAccessContact } from './access-contact.ts';
import { chooseTime, isFull } from './choose-time.ts';
import { describeTimes, noticeOf } from './describe-program.ts';
import { findTourProgram } from './find-tour-program.ts';
import { tellRule } from './tell-rule.ts';

type Context = Readonly<RouterContextProvider>;

const moreShown = 3;

/**
 * One program with all that its screen tells.
 * @param section title of the list that it belongs to
 * @param request its address may ask for one of the program's days
 * @throws a redirect to the page of its next date where it asks for a day that is none of them, or over
 * @throws a 404 answer when there is no such program
 */
export async function loadProgram(
  context: Context,
  list: ProgramListName,
  id: string,
  section: string,
  request: Request,
) {
  const { contentManagement } = context.get(servicesContext);
  const language = context.get(languageContext);
  const translations = context.get(translationsContext);
  const messages = programWords(translations);
  const { accessKinds, guidedTour } = translations.messagesOf('whatsOn', whatsOn).list;
  const [item, others, clock, slots]: [
    AnyProgram | null,
    readonly AnyProgram[],
    Awaited<ReturnType<typeof readMuseumClock>>,
    Awaited<ReturnType<typeof readSlots>>,
  ] = await Promise.all([
    list === 'events'
      ? contentManagement.findEvent(id, language)
      : contentManagement.findPublicProgram(id, language),
    // The page can do without its neighbours.
    context.get(optionalContext)<readonly AnyProgram[], readonly []>(
      listPrograms(context, list),
      [],
    ),
    readMuseumClock(context),
    readSlots(context),
  ]);
  const tour =
    item || list === 'events' ? null : await findTourProgram(context, id, clock, slots, guidedTour);
  const program = item ?? tour?.program;
  if (!program) throw data(null, { status: 404 });
  const url = new URL(request.url);
  const day = readDay(url.searchParams);
  const slotOf = ({ startsAt }: ProgramTime) =>
    slots?.get(toSlotId(program.uid, startsAt, clock.timeZone)) ?? null;
  const chosen =
    day && chooseTime(program.times, day, clock, (time) => !isFull(time, slotOf(time)));
  // Links grow old; days that nobody has are no pages of their own.
  if (day && !chosen) throw redirectToPath(withoutDay(url));
  // In a head the words stand alone.
  const words = {
    ...messages,
    actions: { ...messages.actions, waitingList: messages.actions.joinWaitingList },
  };
  await describePage(context, program.href, (address, museum) =>
    toProgramEvents(
      {
        ...program,
        times: program.times.map((time) => {
          const slot = slotOf(time);
          return slot ? { ...time, isFullyBooked: slot.state === 'sold-out' } : time;
        }),
      },
      address,
      museum,
      clock.timeZone,
    ),
  );
  return {
    program,
    calendar: !tour && program.times.length > 0 ? `/calendar/${list}/${program.uid}.ics` : null,
    times: describeTimes(program, clock, language, messages, (time) =>
      describeOffer(program, time, slotOf(time), clock, language, words),
    ),
    /** The time that the address asks for; null: the next that one can come to. */
    chosen: chosen ? chosen.startsAt : null,
    rule: tour?.weekly ?? tellRule(program.times, clock, language, messages),
    notice: noticeOf(program, clock.instant),
    parents: await toReferenceRows(context, listParents(program)),
    access: findAccessContact(clock.settings),
    accessKinds: program.access.map((kind) => accessKinds[kind]),
    credits: listCredits(program),
    // Who hands the page on means the day that it shows.
    share: toShare(context, {
      ...program,
      href: chosen ? toDatedHref(program.href, chosen.startsAt, clock.timeZone) : program.href,
    }),
    more: chooseMore(program, others, clock.instant).map(({ other, next }) =>
      toProgramItem(other, next, clock, language, messages, slots),
    ),
    head: toItemHead(program, section),
  };
}

/** What it is a part of. */
const listParents = (program: AnyProgram) =>
  [program.parent, program.type === 'public_program' ? program.exhibition : null].filter(
    (parent) => parent !== null,
  );

/**
 * Those to come that are most like this one: of its exhibition or parent, of its kind, then any. In the order
 * in which they come.
 */
function chooseMore(program: AnyProgram, others: readonly AnyProgram[], now: Date) {
  const likeness = (other: AnyProgram) =>
    (sourceOf(other) !== null && sourceOf(other) === sourceOf(program) ? 2 : 0) +
    (kindOf(other) === kindOf(program) ? 1 : 0);
  return others
    .flatMap((other) => {
      const next = findNextTime(other.times, now);
      return next && other.uid !== program.uid && other.status === 'scheduled'
        ? [{ other, next }]
        : [];
    })
    .sort(
      (a, b) =>
        likeness(b.other) - likeness(a.other) || a.next.startsAt.localeCompare(b.next.startsAt),
    )
    .slice(0, moreShown)
    .sort((a, b) => a.next.startsAt.localeCompare(b.next.startsAt));
}

const sourceOf = (program: AnyProgram): string | null =>
  (program.type === 'public_program' ? program.exhibition?.uid : program.parent?.uid) ?? null;

/** The makers of the page's pictures, each once. */
export function listCredits({
  image,
  additionalImages,
}: Pick<CardItem, 'image' | 'additionalImages'>): LocalizedText[] {
  const pictures: (Picture | null)[] = [image, ...additionalImages.map(({ picture }) => picture)];
  const credits = pictures.flatMap((picture) => picture?.credit ?? []);
  return [...new Map(credits.map((credit) => [credit.text, credit])).values()];
}

/** Whole address and title, for handing the page on. */
export const toShare = (context: Context, { href, title }: Pick<CardItem, 'href' | 'title'>) => ({
  title: title.text,
  url: context.get(siteContext).publicOrigin + localizePath(href, context.get(languageContext)),
});

/** @param section title of the list that the item belongs to */
export function toItemHead(
  item: Pick<CardItem, 'title' | 'summary' | 'image'> & { readonly metadata: PageMetadata },
  section: string,
): PageHead {
  const { metadata } = item;
  const picture = metadata.image ?? item.image;
  return {
    title: metadata.title?.text ?? item.title.text,
    section,
    description: metadata.description?.text ?? item.summary?.text ?? null,
    imageSrc: picture ? `${picture.src}?w=1200&h=630&fit=crop&fm=jpg` : null,
    isHiddenFromSearch: metadata.isHiddenFromSearch,
  };
}
