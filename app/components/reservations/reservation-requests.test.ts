import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { Translations } from '#app/i18n/translations.ts';
import {
  formGuardContext,
  languageContext,
  reportErrorContext,
  translationsContext,
} from '#app/request-context.ts';
import type { Offer } from '#services/reservations/contract.ts';
import type { FormGuard } from '#shared/forms/form-guard.ts';
import { ServiceUnavailable } from '#shared/http/service-unavailable.ts';
import type { ReservationAnswer } from './reservation-answer.ts';
import { answerSending, type SentForm } from './reservation-requests.ts';

function send(act: (sent: SentForm) => Promise<unknown>) {
  const context = new RouterContextProvider();
  context.set(languageContext, 'es');
  context.set(translationsContext, new Translations('en', {}));
  context.set(formGuardContext, {} as FormGuard);
  context.set(reportErrorContext, () => {});
  const body = new URLSearchParams({ code: 'ABC', email: 'kai@example.org', 'places.adult': '2' });
  const request = new Request('https://museum.example/es/tickets/find', { method: 'POST', body });
  return answerSending(request, context, null, act);
}
const toAnswer = async (sending: Promise<unknown>) =>
  (await sending) as { data: ReservationAnswer; init: { status: number; headers: object } };

test('a no gives back everything that was typed, and is kept by nobody', async () => {
  const refusal = {
    title: 'Not found',
    text: 'Look again.',
    times: [],
    wait: null,
    href: '/tickets',
  };
  const { data, init } = await toAnswer(send(async (sent) => sent.no(refusal, 404)));
  expect(init).toMatchObject({ status: 404, headers: { 'Cache-Control': 'private, no-store' } });
  expect(data.values).toEqual({ code: 'ABC', email: 'kai@example.org', 'places.adult': '2' });
  expect(data.refusal).toEqual(refusal);
});

test('who is done goes on in the language of the form', async () => {
  const response = (await send(async (sent) => sent.goTo('/tickets'))) as Response;
  expect([response.status, response.headers.get('Location')]).toEqual([303, '/es/tickets']);
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
});

test('a service that fails is told beside the form', async () => {
  const { data, init } = await toAnswer(
    send(async () => {
      throw new ServiceUnavailable('reservations', 'lookup');
    }),
  );
  expect([init.status, data.failure, data.values.code]).toEqual([503, 'unavailable', 'ABC']);
});

test('a number of people that cannot be is told at its field alone', async () => {
  const refusal = { left: 60, slot: null, offer: { minQuantity: 3, maxQuantity: 8 } as Offer };
  const { data, init } = await toAnswer(
    send(async (sent) => sent.refused({ ...refusal, reason: 'quantity', nearest: [] })),
  );
  expect([init.status, data.refusal]).toEqual([400, null]);
  expect(data.problems).toEqual({ places: { code: 'too-small', limit: '3' } });
});
