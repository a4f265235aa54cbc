import { data } from 'react-router';
import { formHeaders } from '#app/components/forms/answer-form.ts';
import '#app/components/forms/form-styles.ts';
import { Column, Section } from '#app/components/layout/Section.tsx';
import { Piece, WhenWanted } from '#app/components/layout/WhenWanted.tsx';
import { withPieces } from '#app/components/layout/with-pieces.ts';
import { type OfferView, toOfferView } from '#app/components/reservations/calendar-view.ts';
import { keepTyped } from '#app/components/reservations/keep-typed.ts';
import type { ReservationAnswer } from '#app/components/reservations/reservation-answer.ts';
import {
  answerSending,
  orUnavailable,
  privateHeaders,
} from '#app/components/reservations/reservation-requests.ts';
import {
  formatCount,
  formatMoment,
  formatStartTime,
  type ReserveMessages,
} from '#app/components/reservations/reserve-messages.ts';
import { slotsLinks } from '#app/components/reservations/stylesheets.ts';
import { toTicketsHref } from '#app/components/reservations/tickets-href.ts';
import { ArrowLink } from '#app/components/text/ArrowLink.tsx';
import { PageHeader } from '#app/components/text/PageHeader.tsx';
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
import english from '#locales/en/tickets.json';
import type { Slot } from '#services/reservations/contract.ts';
import { formatDate } from '#shared/dates/format-dates.ts';
import { consentVersions } from '#shared/forms/consent-versions.ts';
import { fill } from '#shared/languages/fill.ts';
import type { Language } from '#shared/languages/languages.ts';
import type { Route } from './+types/WaitForPlaces';

export async function loader({ context, params }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const messages = context.get(translationsContext).messagesOf('tickets', english).reserve;
  const { reservations } = context.get(servicesContext);
  const [found, clock, token] = await Promise.all([
    orUnavailable(reservations.findSlot(params.slot)),
    readMuseumClock(context),
    context.get(formGuardContext).createToken(),
  ]);
  if (!found) throw data(null, { status: 404 });
  // Other days are a help; one waits without them too.
  const optional = context.get(optionalContext);
  const availability = await optional(reservations.findAvailability(found.offer.uid), null);
  const offer = toOfferView(found.offer, language, messages);
  const next = availability?.days
    .flatMap(({ slots }) => slots)
    .find(({ id, state }) => id !== found.slot.id && (state === 'open' || state === 'few'));
  return data(
    {
      head: { title: messages.waiting.title, description: null, isPrivate: true },
      offer,
      price: tellPrice(offer, messages),
      keeps: availability?.waitingOfferHours
        ? formatCount(messages.waiting.keeps, availability.waitingOfferHours, language)
        : null,
      next: next && {
        text: fill(messages.waiting.next, { when: tellWhen(next, language) }),
        href: toTicketsHref(next.offer, next.date, next.time),
      },
      moment: formatMoment(found.offer, found.slot, clock.timeZone, messages, language),
      token,
    },
    { headers: privateHeaders },
  );
}

/** Within a sentence, so without a capital where the language has none. */
const tellWhen = ({ date, time }: Slot, language: Language) =>
  `${formatDate(date, language, { withWeekday: true, withYear: false })}, ${formatStartTime(time, language)}`;

/** "$28 a person"; where there are several tickets, each says its own beside its number. */
function tellPrice({ tickets }: OfferView, { waiting }: ReserveMessages): string | null {
  const [ticket, ...others] = tickets;
  if (!ticket?.priceText || others.length > 0) return null;
  return ticket.price === 0 ? ticket.priceText : fill(waiting.price, { price: ticket.priceText });
}

export const action = ({ request, context, params }: Route.ActionArgs) =>
  answerSending(request, context, 'waiting-list', async (sent) => {
    const language = context.get(languageContext);
    const messages = context.get(translationsContext).messagesOf('tickets', english).reserve;
    const answer = await context.get(servicesContext).reservations.wait(params.slot, {
      fields: { name: sent.text('name'), email: sent.text('email') },
      lines: sent.lines,
      language,
      consentVersion: consentVersions['waiting-list'],
      visitor: sent.visitor,
    });
    switch (answer.outcome) {
      case 'invalid':
        return sent.invalid(answer.problems);
      case 'refused':
        return sent.refused(answer.refusal);
      case 'waiting':
        return sent.goTo(`/tickets/waiting-list/${answer.token}`);
      case 'places-left': {
        const [offer = '', day = ''] = params.slot.split(/[@T]/);
        const text = fill(messages.waiting.places, { count: answer.left });
        const href = toTicketsHref(offer, day);
        return sent.no({ title: messages.times.title, text, times: [], href }, 409);
      }
    }
  });

const form = new Piece('form', async () => (await import('./WaitForm.tsx')).WaitForm);
if (import.meta.env.SSR) await form.load();

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  sendForm({ serverAction });
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  withPieces(serverLoader(), form);
export const headers = formHeaders;
export const links = slotsLinks;
export const shouldRevalidate = keepTyped;
export const meta = pageMeta;

export default function WaitForPlaces({ loaderData, actionData }: Route.ComponentProps) {
  const messages = useMessages('tickets', english).reserve;
  const { offer, moment, price, keeps, next, token } = loaderData;
  const { waiting } = messages;
  return (
    <>
      <PageHeader kind="desk" label={waiting.title} title={offer.title}>
        <p>
          {moment.day}, <span className="slot-span">{moment.hours}</span>
          {price && (
            <>
              <br />
              {price}
            </>
          )}
        </p>
        <p>
          {waiting.lead} {keeps}
        </p>
        {next && (
          <p>
            <ArrowLink to={next.href}>{next.text}</ArrowLink>
          </p>
        )}
      </PageHeader>
      <Section width="layout" space="tight">
        <Column span={8} start={5}>
          <WhenWanted
            piece={form}
            token={token}
            answer={actionData as ReservationAnswer | undefined}
            offer={offer}
          />
        </Column>
      </Section>
    </>
  );
}
