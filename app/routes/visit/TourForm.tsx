import { Fragment } from 'react';
import { cachedLoader } from '#app/cached-loader.ts';
import {
  answerForm,
  findThanks,
  formHeaders,
  withThanks,
} from '#app/components/forms/answer-form.ts';
import { FormAside, FormScreen } from '#app/components/forms/FormScreen.tsx';
import '#app/components/forms/form-styles.ts';
import { Piece, WhenWanted } from '#app/components/layout/WhenWanted.tsx';
import { withPieces } from '#app/components/layout/with-pieces.ts';
import { toListingHeader } from '#app/components/listing/listing-header.ts';
import { toTicketsHref } from '#app/components/reservations/tickets-href.ts';
import { ArrowLink } from '#app/components/text/ArrowLink.tsx';
import { Localized } from '#app/components/text/Localized.tsx';
import { MailLink } from '#app/components/text/MailLink.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import { readMuseumClock } from '#app/museum-clock.ts';
import { pageMeta } from '#app/page-head.ts';
import {
  formGuardContext,
  languageContext,
  optionalContext,
  servicesContext,
  translationsContext,
} from '#app/request-context.ts';
import { sendForm } from '#app/send-form.ts';
import navigation from '#locales/en/navigationMenu.json';
import english from '#locales/en/visit.json';
import { toMuseumTime } from '#shared/calendar/museum-time.ts';
import { formatDate, formatWeekday } from '#shared/dates/format-dates.ts';
import { addDays, parseLocalDate, toDateText } from '#shared/dates/local-date.ts';
import { tourRequestRules } from '#shared/forms/tour-request-rules.ts';
import { choosePlural } from '#shared/languages/choose-plural.ts';
import { fill } from '#shared/languages/fill.ts';
import type { Language } from '#shared/languages/languages.ts';
import type { Route } from './+types/TourForm';
import {
  findDayProblems,
  findEarliestTour,
  listClosedDays,
  listGroupPrices,
  readAskedTour,
} from './asked-tour.ts';
import { toReplyDate } from './reply-date.ts';

const page = {
  kind: 'tour-request',
  path: '/visit/tour-form',
} as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const translations = context.get(translationsContext);
  const messages = translations.messagesOf('visit', english).tourForm;
  const section = translations.messagesOf('navigationMenu', navigation).items.visit;
  const { contentManagement } = context.get(servicesContext);
  const optional = context.get(optionalContext);
  const [listing, tickets, clock, thanks, token] = await Promise.all([
    contentManagement.findListingPage('tour-form', language),
    // One asks without the prices too.
    optional(contentManagement.listTicketTypes(language), []),
    readMuseumClock(context),
    findThanks(request, context, page.kind),
    context.get(formGuardContext).sharedToken(),
  ]);
  const header = toListingHeader(listing, messages, language, section);
  const { latestDays, replyDays, partySize, inHouse } = tourRequestRules;
  const { searchParams } = new URL(request.url);
  const today = clock.now.date;
  const earliestOf = (groupType: string | null) =>
    findEarliestTour(groupType, today, clock.settings);
  const dates = {
    today: toDateText(today),
    min: toDateText(earliestOf(searchParams.get('groupType'))),
    max: toDateText(addDays(today, latestDays)),
  };
  const { tooSoon, ...asked } = readAskedTour(searchParams, dates);
  const closed = listClosedDays(today, clock.settings);
  // A day of January 2024 is of the weekday of its number, from Sunday the 7th on.
  const closedWeekdays = closed
    .filter((day) => day.length === 1)
    .map((day) => formatWeekday({ year: 2024, month: 1, day: 7 + Number(day) }, language));
  const prices = listGroupPrices(tickets);
  const tellEarliest = (groupType: string | null) => {
    const day = earliestOf(groupType);
    const earliest = formatDate(day, language);
    return { min: toDateText(day), hint: fill(messages.hints.dateOfKind, { earliest }) };
  };
  const receivedOn =
    thanks?.receivedAt && toMuseumTime(new Date(thanks.receivedAt), clock.timeZone).date;
  return withThanks(
    {
      token,
      header: { ...header, intro: null },
      head: thanks ? { ...header.head, title: messages.thanks.title } : header.head,
      intro: header.intro,
      phone: clock.settings?.phone ?? null,
      email: clock.settings?.email ?? null,
      replyDays,
      sizes: { max: inHouse.max, maxLive: partySize.max },
      asked,
      prices,
      price: prices.find(({ groupType }) => groupType === asked.groupType)?.price ?? null,
      tooSoon:
        tooSoon === undefined
          ? null
          : {
              text: fill(messages.tooSoon, { day: tellDay(tooSoon, language) }),
              href: toTicketsHref(null, tooSoon),
            },
      dates: {
        max: dates.max,
        closed: closed.join(' '),
        closedText:
          closedWeekdays.length > 0
            ? fill(messages.hints.closedOn, { days: closedWeekdays.join(', ') })
            : null,
        anyKind: {
          min: toDateText(earliestOf(null)),
          hint: fill(messages.hints.firstDate, {
            earliest: formatDate(earliestOf(null), language),
            earliestForSchools: formatDate(earliestOf('school'), language),
          }),
        },
        byKind: {
          school: tellEarliest('school'),
          virtual: tellEarliest('virtual'),
          others: tellEarliest(null),
        },
      },
      thanks: thanks && {
        reference: thanks.reference,
        noted: thanks.group
          ? fill(messages.thanks.noted, {
              people: fill(choosePlural(messages.people, thanks.group.people, language), {
                count: thanks.group.people,
              }),
              day: tellDay(thanks.group.day, language),
            })
          : null,
        replyBy: receivedOn ? formatDate(toReplyDate(receivedOn, replyDays), language) : null,
      },
    },
    thanks,
  );
}

const tellDay = (day: string, language: Language) => {
  const date = parseLocalDate(day);
  return date ? formatDate(date, language, { withWeekday: true, withYear: false }) : day;
};

export const action = ({ request, context }: Route.ActionArgs) =>
  answerForm(request, context, {
    ...page,
    findProblems: async (values) => {
      const { now, settings } = await readMuseumClock(context);
      return findDayProblems(values, now.date, settings);
    },
  });

const form = new Piece('form', async () => (await import('./TourRequestForm.tsx')).TourRequestForm);
const thanksPiece = new Piece(
  'thanks',
  async () => (await import('#app/components/forms/FormThanks.tsx')).FormThanks,
);
if (import.meta.env.SSR) await Promise.all([form.load(), thanksPiece.load()]);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  sendForm({ serverAction });
export const clientLoader = (args: Route.ClientLoaderArgs) =>
  withPieces(cachedLoader<typeof loader>(args), form);
export const headers = formHeaders;
export const meta = pageMeta;

export default function TourForm({ loaderData, actionData }: Route.ComponentProps) {
  const messages = useMessages('visit', english).tourForm;
  const { header, intro, phone, email, dates, thanks, token, replyDays, sizes } = loaderData;
  const { asked, price, prices, tooSoon } = loaderData;
  const { facts } = messages;
  return (
    <FormScreen
      header={header}
      kind="desk"
      isSent={thanks !== null}
      aside={
        <FormAside
          intro={intro}
          title={facts.title}
          isShort
          facts={[
            {
              term: facts.price,
              values: prices.map(({ groupType, name, price }) => (
                <Fragment key={groupType}>
                  <Localized of={name} />: <Localized of={price} />
                </Fragment>
              )),
            },
            { term: facts.reply, values: [fill(facts.replyText, { days: replyDays })] },
            { term: facts.lead, values: [facts.leadText] },
            { term: facts.size, values: [fill(facts.sizeText, sizes)] },
            phone !== null && { term: facts.call, values: [<Phone key="phone" of={phone} />] },
            email !== null && { term: facts.write, values: [<MailLink key="mail" to={email} />] },
          ]}
        />
      }
    >
      {thanks ? (
        <WhenWanted
          piece={thanksPiece}
          kind={page.kind}
          title={messages.thanks.title}
          links={
            <>
              <ArrowLink to="/visit/plan-your-visit">{messages.thanks.next}</ArrowLink>
              <ArrowLink to="/visit/visitor-guidelines">{messages.thanks.guidelines}</ArrowLink>
            </>
          }
          reference={{
            label: messages.thanks.reference,
            value: thanks.reference,
            note: messages.thanks.note,
          }}
        >
          {thanks.noted && (
            <p>
              <strong>{thanks.noted}</strong>
            </p>
          )}
          <p>
            {thanks.replyBy
              ? fill(messages.thanks.text, { date: thanks.replyBy })
              : messages.thanks.textWithoutDate}
          </p>
        </WhenWanted>
      ) : (
        <WhenWanted
          piece={form}
          answer={actionData}
          token={token}
          asked={asked}
          price={price && <Localized of={price} />}
          tooSoon={tooSoon}
          dates={dates}
          otherWays={
            (phone || email) && (
              <p>
                {phone && <Phone of={phone} />} {email && <MailLink to={email} />}
              </p>
            )
          }
        />
      )}
    </FormScreen>
  );
}

const Phone = ({ of: phone }: { of: string }) => (
  <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
);
