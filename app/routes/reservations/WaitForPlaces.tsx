import { data } from 'react-router';
import { formHeaders } from '#app/components/forms/answer-form.ts';
import { TextField } from '#app/components/forms/Field.tsx';
import { Column, Section } from '#app/components/layout/Section.tsx';
import { toOfferView } from '#app/components/reservations/calendar-view.ts';
import { keepTyped } from '#app/components/reservations/keep-typed.ts';
import { ReservationForm } from '#app/components/reservations/ReservationForm.tsx';
import type { ReservationAnswer } from '#app/components/reservations/reservation-answer.ts';
import {
  answerSending,
  orUnavailable,
  privateHeaders,
} from '#app/components/reservations/reservation-requests.ts';
import { formatMoment } from '#app/components/reservations/reserve-messages.ts';
import { PlacesChoice } from '#app/components/reservations/SlotChoice.tsx';
import { slotsLinks } from '#app/components/reservations/stylesheets.ts';
import { toTicketsHref } from '#app/components/reservations/tickets-href.ts';
import { FactList } from '#app/components/text/FactList.tsx';
import { PageHeader } from '#app/components/text/PageHeader.tsx';
import { SiteLink } from '#app/components/text/SiteLink.tsx';
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
import { consentVersions } from '#shared/forms/consent-versions.ts';
import { fill } from '#shared/languages/fill.ts';
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
  return data(
    {
      head: { title: messages.waiting.title, description: null, isPrivate: true },
      offer: toOfferView(found.offer, language, messages),
      moment: formatMoment(found.slot, clock.timeZone, language),
      token,
    },
    { headers: privateHeaders },
  );
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

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  sendForm({ serverAction });
export const headers = formHeaders;
export const links = slotsLinks;
export const shouldRevalidate = keepTyped;
export const meta = pageMeta;

export default function WaitForPlaces({ loaderData, actionData }: Route.ComponentProps) {
  const messages = useMessages('tickets', english).reserve;
  const { offer, moment, token } = loaderData;
  const { waiting, hold } = messages;
  const { labels, facts } = hold;
  return (
    <>
      <PageHeader label={waiting.title} title={offer.title} lead={waiting.lead} />
      <Section width="layout">
        <Column span={4} align="sticky">
          <FactList facts={[{ term: facts.when, values: [moment.day, moment.hours] }]} />
        </Column>
        <Column span={7} start={6}>
          <ReservationForm
            token={token}
            answer={actionData as ReservationAnswer | undefined}
            labels={{ name: labels.name, email: labels.email }}
            sendLabel={waiting.send}
            other={messages.other}
            note={
              <p>
                {waiting.consent} <SiteLink to="/privacy-policy">{hold.privacy}</SiteLink>
              </p>
            }
          >
            {({ bind }) => (
              <>
                <PlacesChoice of={offer} messages={messages} lines={null} bind={bind} />
                <TextField
                  {...bind('name')}
                  label={labels.name}
                  autoComplete="name"
                  maxLength={120}
                  required
                />
                <TextField
                  {...bind('email')}
                  label={labels.email}
                  type="email"
                  autoComplete="email"
                  maxLength={254}
                  required
                />
              </>
            )}
          </ReservationForm>
        </Column>
      </Section>
    </>
  );
}
