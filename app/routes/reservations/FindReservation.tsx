import { formHeaders } from '#app/components/forms/answer-form.ts';
import '#app/components/forms/form-styles.ts';
import { Column, Section } from '#app/components/layout/Section.tsx';
import { Piece, WhenWanted } from '#app/components/layout/WhenWanted.tsx';
import { withPieces } from '#app/components/layout/with-pieces.ts';
import { keepTyped } from '#app/components/reservations/keep-typed.ts';
import type { ReservationAnswer } from '#app/components/reservations/reservation-answer.ts';
import { answerSending } from '#app/components/reservations/reservation-requests.ts';
import { slotsLinks } from '#app/components/reservations/stylesheets.ts';
import { toTicketsHref } from '#app/components/reservations/tickets-href.ts';
import { PageHeader } from '#app/components/text/PageHeader.tsx';
import { useMessages } from '#app/i18n/language-context.tsx';
import { pageMeta } from '#app/page-head.ts';
import { formGuardContext, servicesContext, translationsContext } from '#app/request-context.ts';
import { sendForm } from '#app/send-form.ts';
import english from '#locales/en/tickets.json';
import type { Route } from './+types/FindReservation';

export async function loader({ context }: Route.LoaderArgs) {
  const messages = context.get(translationsContext).messagesOf('tickets', english).reserve;
  return {
    head: { title: messages.find.title, description: messages.find.text, isHiddenFromSearch: true },
    token: await context.get(formGuardContext).sharedToken(),
  };
}

export const action = ({ request, context }: Route.ActionArgs) =>
  answerSending(request, context, 'reservation-lookup', async (sent) => {
    const messages = context.get(translationsContext).messagesOf('tickets', english).reserve.find;
    const { reservations } = context.get(servicesContext);
    const answer = await reservations.findByCode(
      sent.text('code'),
      sent.text('email'),
      sent.visitor,
    );
    if (answer.outcome === 'found') return sent.goTo(`/tickets/reservation/${answer.token}`);
    const isTooOften = answer.outcome === 'too-often';
    const { title, text } = isTooOften ? messages.tooOften : messages.missing;
    const href = toTicketsHref(null, null);
    return sent.no({ title, text, times: [], wait: null, href }, isTooOften ? 429 : 404);
  });

const form = new Piece('form', async () => (await import('./FindForm.tsx')).FindForm);
if (import.meta.env.SSR) await form.load();

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  sendForm({ serverAction });
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  withPieces(serverLoader(), form);
export const headers = formHeaders;
export const links = slotsLinks;
export const shouldRevalidate = keepTyped;
export const meta = pageMeta;

export default function FindReservation({ loaderData, actionData }: Route.ComponentProps) {
  const messages = useMessages('tickets', english).reserve;
  const { title, text } = messages.find;
  return (
    <>
      <PageHeader label={messages.reservation.label} title={title} lead={text} />
      <Section width="layout">
        <Column span={8}>
          <WhenWanted
            piece={form}
            token={loaderData.token}
            answer={actionData as ReservationAnswer | undefined}
          />
        </Column>
      </Section>
    </>
  );
}
