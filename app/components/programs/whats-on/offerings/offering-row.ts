import { toCardContent } from '#app/components/cards/card-content.ts';
import type { Convening, Exhibition } from '#services/content-management/contract.ts';
import { describeProgramTime } from '#shared/calendar/program-times.ts';
import { fill } from '#shared/languages/fill.ts';
import type { OfferingTime } from './offering.ts';
import type { OfferingMessages, OfferingOptions } from './offering-options.ts';

/** What is held in English alone says nothing of it. */
export const tellLanguages = (
  spoken: OfferingTime['languages'],
  messages: OfferingMessages,
): string | null =>
  spoken.length === 1 && spoken[0] === 'en'
    ? null
    : fill(messages.heldIn, {
        languages: spoken.map((one) => messages.languages[one] ?? one).join(', '),
      });

export const toDatedRow = (
  item: Exhibition | Convening,
  time: OfferingTime | null,
  options: OfferingOptions,
) => ({ ...toCardContent(item), ...describeDate(time, options) });

export function describeDate(
  time: OfferingTime | null,
  { clock, language, messages }: OfferingOptions,
) {
  const told = time && describeProgramTime(time, clock.now, clock.timeZone, language, messages);
  return {
    day: told?.day ?? '–',
    month: told?.month ?? '',
    time: told?.time ?? null,
    hours: told?.hours ?? null,
    dateTime: told?.dateTime ?? null,
  };
}
