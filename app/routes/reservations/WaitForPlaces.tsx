import { data } from 'react-router';
import { formHeaders } from '#app/components/forms/answer-form.ts';
import '#app/components/forms/form-styles.ts';
import { Column, Section } from '#app/components/layout/Section.tsx';
import { Piece, WhenWanted } from '#app/components/layout/WhenWanted.tsx';
import { withPieces } from '#app/components/layout/with-pieces.ts';
import type { OfferView } from '#app/components/reservations/calendar-view.ts';
import { keepTyped } from '#app/components/reservations/keep-typed.ts';
import type { ReservationAnswer } from '#app/components/reservations/reservation-answer.ts';
import {
  answerSending,
  orUnavailable,
  privateHeaders,
  readPlaces,
} from '#app/components/reservations/reservation-requests.ts';
import { formatMoment } from '#app/components/reservations/reserve-messages.ts';
import { slotsLinks } from '#app/components/reservations/stylesheets.ts';
import { toTicketsHref } from '#app/components/reservations/tickets-href.ts';
import { ArrowLink } from '#app/components/text/ArrowLink.tsx';
import { Localized } from '#app/components/text/Localized.tsx';
import { PageHeader } from '#app/components/text/PageHeader.tsx';
import { TitleText } from '#app/components/text/TitleText.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import { readMuseumClock } from '#app/museum-clock.ts';
import { pageMeta } from '#app/page-head.ts';
import {
  formGuardContext,
  languageContext,
  servicesContext,
  translationsContext,
} from '#app/request-context.ts';
import { sendForm } from '#app/send-form.ts';
import english from '#locales/en/tickets.json';
import type { Lines } from '#services/reservations/contract.ts';
import { consentVersions } from '#shared/forms/consent-versions.ts';
import { fill } from '#shared/languages/fill.ts';
import type { Language } from '#shared/languages/languages.ts';
import type { Route } from './+types/WaitForPlaces';
import { loadWaitingView } from './waiting-view.ts';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const messages = context.get(translationsContext).messagesOf('tickets', english).reserve;
  const { reservations } = context.get(servicesContext);
  const [found, clock, token] = await Promise.all([
    orUnavailable(reservations.findSlot(params.slot)),
    readMuseumClock(context),
    context.get(formGuardContext).sharedToken(),
  ]);
  if (!found) throw data(null, { status: 404 });
  const view = await loadWaitingView(context, found);
  return data(
    {
      head: { title: messages.waiting.title, description: null, isPrivate: true },
      ...view,
      price: view.priceLabel ?? tellOnePrice(view.offer, language),
      lines:
        readPlaces(new URL(request.url).searchParams) ?? askForMore(view.offer, found.slot.left),
      hasFew: found.slot.left > 0,
      moment: formatMoment(found.offer, found.slot, clock.timeZone, messages, language),
      token,
    },
    { headers: privateHeaders },
  );
}

/** What a place costs, where all cost the same. */
const tellOnePrice = ({ tickets: [ticket, ...others] }: OfferView, language: Language) =>
  ticket?.priceText && others.length === 0 ? { text: ticket.priceText, language } : null;

/** Whoever comes here while places are left needs one more than those. */
const askForMore = ({ tickets: [ticket], maxQuantity }: OfferView, left: number): Lines | null =>
  ticket && left > 0 ? { [ticket.uid]: Math.min(left + 1, maxQuantity) } : null;

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
        return sent.no({ title: messages.times.title, text, times: [], wait: null, href }, 409);
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
  const { offer, moment, price, location, keeps, next, lines, hasFew, token } = loaderData;
  const { waiting } = messages;
  return (
    <>
      <PageHeader kind="desk" label={waiting.title} title={offer.title}>
        <p>
          {hasFew ? waiting.leadFewer : waiting.lead} {keeps}
        </p>
      </PageHeader>
      <Section width="layout" space="tight">
        <Column span={12}>
          <div className="slot-two">
            <div className="slot-visit">
              <h2>
                <TitleText of={offer.title} />
              </h2>
              <p>
                {moment.day}
                <br />
                <span className="slot-span">{moment.hours}</span>
              </p>
              {(location || price) && (
                <p>
                  {location && <Localized of={location} />}
                  {location && price && <br />}
                  {price && <TitleText of={price} />}
                </p>
              )}
              {next && (
                <p>
                  <ArrowLink to={next.href}>{next.text}</ArrowLink>
                </p>
              )}
            </div>
            <WhenWanted
              piece={form}
              token={token}
              answer={actionData as ReservationAnswer | undefined}
              offer={offer}
              given={lines}
            />
          </div>
        </Column>
      </Section>
    </>
  );
}
