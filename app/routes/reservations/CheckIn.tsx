import { data } from 'react-router';
import { formHeaders } from '#app/components/forms/answer-form.ts';
import { Column, Section } from '#app/components/layout/Section.tsx';
import {
  orUnavailable,
  privateHeaders,
} from '#app/components/reservations/reservation-requests.ts';
import {
  formatCount,
  formatMoment,
  listPeople,
} from '#app/components/reservations/reserve-messages.ts';
import { ticketLinks } from '#app/components/reservations/stylesheets.ts';
import { PageHeader } from '#app/components/text/PageHeader.tsx';
import { PrintButton } from '#app/components/visit/PrintButton.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import { readMuseumClock } from '#app/museum-clock.ts';
import { pageMeta } from '#app/page-head.ts';
import { languageContext, servicesContext, translationsContext } from '#app/request-context.ts';
import english from '#locales/en/tickets.json';
import { fillTime } from '#shared/dates/fill-time.ts';
import { formatTime } from '#shared/dates/format-dates.ts';
import { fill } from '#shared/languages/fill.ts';
import { languageOptions } from '#shared/languages/languages.ts';
import { chooseText } from '#shared/languages/localized-text.ts';
import type { Route } from './+types/CheckIn';
import { countArrived, useArrivals } from './arrivals.ts';
import { PrivateScreen } from './PrivateScreen.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const messages = context.get(translationsContext).messagesOf('tickets', english).reserve;
  const [found, clock] = await Promise.all([
    orUnavailable(context.get(servicesContext).reservations.findCheckIn(params.token)),
    readMuseumClock(context),
  ]);
  const head = { title: messages.checkIn.title, description: null, isPrivate: true };
  if (!found) return data({ head, list: null }, { status: 404, headers: privateHeaders });
  const { offer, slot } = found;
  return data(
    {
      head,
      list: {
        title: chooseText(offer.title, language) ?? { text: offer.uid, language },
        moment: formatMoment(offer, slot, clock.timeZone, messages, language),
        isCancelled: found.isCancelled,
        expected: formatCount(messages.checkIn.expected, found.expected, language),
        printed: fillTime(
          messages.checkIn.printed,
          formatTime(clock.now.hour, clock.now.minute, language),
        ),
        entries: found.entries.map((entry) => ({
          code: entry.code,
          name: entry.name,
          quantity: entry.quantity,
          people: formatCount(messages.people, entry.quantity, language),
          tickets:
            offer.tickets.length > 1
              ? listPeople(offer, entry.lines, entry.quantity, messages, language).join(', ')
              : null,
          language:
            languageOptions.find(({ code }) => code === entry.tourLanguage)?.nativeName ?? null,
          access: entry.access,
        })),
      },
    },
    { headers: privateHeaders },
  );
}

export const headers = formHeaders;
export const links = ticketLinks;
export const meta = pageMeta;

/** The visitors of one time, to print and tick off at the gate. */
export default function CheckIn({ loaderData }: Route.ComponentProps) {
  const messages = useMessages('tickets', english).reserve;
  const { calendar, checkIn } = messages;
  const { list } = loaderData;
  const [arrived, toggle] = useArrivals();
  if (!list) {
    return (
      <PrivateScreen
        label={checkIn.title}
        title={checkIn.missing.title}
        text={checkIn.missing.text}
        link={{ to: '/about/contact-us', text: calendar.contact }}
      />
    );
  }
  const { entries, moment } = list;
  const hasTickets = entries.some(({ tickets }) => tickets);
  const hasLanguages = entries.some((entry) => entry.language);
  return (
    <>
      <PageHeader
        label={checkIn.title}
        title={list.title}
        lead={`${moment.day}, ${moment.hours}`}
      />
      <Section width="layout">
        <Column span={12}>
          <p className="ticket-when">
            {list.isCancelled
              ? checkIn.cancelled
              : entries.length === 0
                ? checkIn.none
                : list.expected}
          </p>
          <p>{list.isCancelled ? checkIn.told : list.printed}</p>
          {entries.length > 0 && (
            <p data-print="none">
              <output>{fill(checkIn.arrived, countArrived(entries, arrived))}</output>{' '}
              {checkIn.kept}
            </p>
          )}
          {entries.length > 0 && (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than a phone is scrolled by keyboard
            <section className="check-in-frame" tabIndex={0} aria-label={checkIn.title}>
              <table className="check-in">
                <thead>
                  <tr>
                    <th scope="col">{checkIn.here}</th>
                    <th scope="col">{checkIn.name}</th>
                    <th scope="col">{checkIn.people}</th>
                    {hasTickets && <th scope="col">{checkIn.tickets}</th>}
                    {hasLanguages && <th scope="col">{checkIn.language}</th>}
                    <th scope="col">{checkIn.access}</th>
                    <th scope="col">{checkIn.code}</th>
                  </tr>
                </thead>
                <tbody>
                  {entries.map((entry) => (
                    <tr key={entry.code}>
                      <td>
                        <input
                          type="checkbox"
                          className="check-in-box"
                          aria-label={`${checkIn.here}: ${entry.name}`}
                          checked={arrived.has(entry.code)}
                          onChange={() => toggle(entry.code)}
                        />
                      </td>
                      <td className="check-in-name">{entry.name}</td>
                      <td className="check-in-people">{entry.people}</td>
                      {hasTickets && <td>{entry.tickets}</td>}
                      {hasLanguages && <td>{entry.language}</td>}
                      <td>{entry.access}</td>
                      <td className="check-in-code">{entry.code}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </section>
          )}
          {entries.length > 0 && (
            <div className="ticket-actions">
              <PrintButton />
            </div>
          )}
        </Column>
      </Section>
    </>
  );
}
