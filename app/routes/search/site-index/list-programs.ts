import { noticeOf, noticeOfConvening } from '#app/components/programs/detail/describe-program.ts';
import { describeDays, isOver } from '#app/routes/what-we-do/convening-list.ts';
import eventsEnglish from '#locales/en/events.json';
import exhibitionsEnglish from '#locales/en/exhibitions.json';
import type {
  ContentManagement,
  ProgramEvent,
  PublicProgram,
} from '#services/content-management/contract.ts';
import { toDatedHref } from '#shared/calendar/dated-href.ts';
import { describeExhibitionDates, stateOfExhibition } from '#shared/calendar/exhibition-dates.ts';
import { describeProgramMoment, findNextTime } from '#shared/calendar/program-times.ts';
import type { Language } from '#shared/languages/languages.ts';
import { readPriceLabel } from '#shared/languages/read-price-label.ts';
import { type Entry, type EntryMoment, toEntry } from './entry.ts';
import { listNames, listTexts } from './entry-texts.ts';
import { accessWords, freeWords } from './kind-words.ts';

const eventMessages = ({ translations }: EntryMoment) =>
  translations.messagesOf('events', eventsEnglish);

export async function listExhibitions(
  content: ContentManagement,
  language: Language,
): Promise<Entry[]> {
  const exhibitions = await content.listExhibitions(language);
  return exhibitions.map((exhibition) => {
    const { uid, href, title, summary, image } = exhibition;
    return toEntry({
      ...{ key: `exhibition ${uid}`, kind: 'programs', name: 'exhibition' },
      ...{ href, title, summary, image },
      also: [
        ...listTexts(exhibition.subtitle, exhibition.label, exhibition.location),
        ...exhibition.artists.map((artist) => artist.title),
      ],
      texts: listTexts(exhibition.description),
      isOver: ({ now }) => stateOfExhibition(exhibition, now.date) === 'past',
      timeAt(moment) {
        const { clock, translations } = moment;
        const { dates } = translations.messagesOf('exhibitions', exhibitionsEnglish);
        const today = clock.now.date;
        const isPast = stateOfExhibition(exhibition, today) === 'past';
        return {
          date: describeExhibitionDates(exhibition, today, translations.language, dates),
          status: isPast ? eventMessages(moment).status.ended : null,
        };
      },
    });
  });
}

export async function listPrograms(
  content: ContentManagement,
  language: Language,
): Promise<Entry[]> {
  const lists = await Promise.all([
    content.listEvents(language),
    content.listPublicPrograms(language),
  ]);
  return lists.flat().map((program: ProgramEvent | PublicProgram) => {
    const { uid, type, href, title, summary, image, label, times } = program;
    const presenters = type === 'public_program' ? program.presenters : [];
    return toEntry({
      ...{ key: `${type} ${uid}`, kind: 'programs', href, title, summary, image, label },
      name: type === 'event' ? 'event' : 'program',
      also: [
        ...listTexts(label, program.audience, program.location),
        ...listNames(
          presenters.map(({ name }) => name),
          language,
        ),
      ],
      kindWords: [
        ...(readPriceLabel(program.priceLabel?.text)?.kind === 'free' ? freeWords[language] : []),
        ...program.access.flatMap((one) => accessWords[one][language]),
      ],
      texts: listTexts(program.description),
      isOver: ({ instant }) => times.length > 0 && !findNextTime(times, instant),
      timeAt(moment) {
        const { clock, translations } = moment;
        const messages = eventMessages(moment);
        const next = findNextTime(times, clock.instant);
        const time = next ?? times.at(-1);
        const notice = noticeOf(program, clock.instant);
        return {
          date: time
            ? describeProgramMoment(
                time,
                clock.now,
                clock.timeZone,
                translations.language,
                messages,
              )
            : null,
          status: notice && messages.status[notice],
          ...(next && { href: toDatedHref(href, next.startsAt, clock.timeZone) }),
        };
      },
    });
  });
}

export async function listConvenings(
  content: ContentManagement,
  language: Language,
): Promise<Entry[]> {
  const convenings = await content.listConvenings(language);
  return convenings.map((convening) => {
    const { uid, href, title, summary, image, label } = convening;
    return toEntry({
      ...{ key: `convening ${uid}`, kind: 'programs', name: 'convening' },
      ...{ href, title, summary, image },
      also: [
        ...listTexts(label, convening.location),
        ...listNames(
          convening.speakers.map(({ name }) => name),
          language,
        ),
      ],
      texts: listTexts(convening.description, ...convening.agenda.map((point) => point.title)),
      isOver: ({ instant }) => isOver(convening, instant),
      timeAt(moment) {
        const { clock, translations } = moment;
        const notice = noticeOfConvening(convening, clock.instant);
        return {
          date: describeDays(convening, clock.timeZone, translations.language),
          status: notice && eventMessages(moment).status[notice],
        };
      },
    });
  });
}
