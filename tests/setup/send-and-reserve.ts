import { resolve } from 'node:path';
import { expect } from 'vitest';
import type { Language } from '#shared/languages/languages.ts';

/**
 * In every language a message, which makes two mails, a subscription and a reservation.
 * @param projectFolder whose clients speak with the site: those of a copy know other languages
 */
export async function sendAndReserve(
  address: string,
  languages: readonly Language[],
  projectFolder = '.',
): Promise<void> {
  const importClient = (service: string) =>
    import(resolve(projectFolder, `services/${service}/client/client.ts`));
  const { createFormsClient }: typeof import('#services/forms/client/client.ts') =
    await importClient('forms');
  const { createReservationsClient }: typeof import('#services/reservations/client/client.ts') =
    await importClient('reservations');
  const forms = createFormsClient({ endpoint: `${address}/forms-api`, fetch });
  const reservations = createReservationsClient({ endpoint: `${address}/reservations-api`, fetch });
  const { offers, days } = await reservations.findAvailability(null);
  const ticket = offers[0]?.tickets[0]?.uid ?? '';
  const slots = days.flatMap((day) => day.slots).filter(({ state }) => state === 'open');
  for (const [index, language] of languages.entries()) {
    const person = { name: 'Leilani', email: `${language}@visitor.example` };
    const sent = { idempotencyKey: `key-${language}-1`, language, consentVersion: '2026-11' };
    const contact = { ...person, topic: 'general', message: 'Aloha' };
    const subscription = {
      ...person,
      newsletterLanguage: language,
      topics: 'programs',
      consent: 'yes',
    };
    const answers = [
      await forms.submit('contact', { ...sent, fields: contact }),
      await forms.submit('subscription', { ...sent, fields: subscription }),
    ];
    expect(answers.map(({ outcome }) => outcome)).toEqual(['stored', 'stored']);
    const held = await reservations.hold({
      slotId: slots[slots.length - 1 - index]?.id ?? '',
      lines: { [ticket]: 2 },
      idempotencyKey: `hold-of-a-visitor-${language}`,
    });
    if (held.outcome !== 'held') throw new Error(held.refusal.reason);
    const details = { fields: person, language, consentVersion: '2026-11' };
    const { outcome } = await reservations.reserve(held.hold.id, details);
    expect(outcome).toBe('reserved');
  }
}
