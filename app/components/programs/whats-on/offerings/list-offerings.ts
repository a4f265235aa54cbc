import { isHeldTour } from '#shared/calendar/tour-path.ts';
import type { Offering } from './offering.ts';
import type { OfferingOptions, WhatsOnItems } from './offering-options.ts';
import { toConveningOffering } from './to-convening-offering.ts';
import { toExhibitionOffering } from './to-exhibition-offering.ts';
import { toProgramOffering } from './to-program-offering.ts';
import { toTourOffering } from './to-tour-offering.ts';

export function listOfferings(items: WhatsOnItems, options: OfferingOptions): Offering[] {
  const englishPrograms = new Map(
    [...options.english.programs, ...options.english.events].map((one) => [one.uid, one]),
  );
  const englishTickets = new Map(options.english.tickets.map((one) => [one.uid, one]));
  return [
    ...items.exhibitions.map((exhibition) =>
      toExhibitionOffering(exhibition, items.tickets, options),
    ),
    ...[...items.programs, ...items.events].map((program) =>
      toProgramOffering(program, englishPrograms.get(program.uid) ?? program, options),
    ),
    ...items.convenings.map((convening) => toConveningOffering(convening, options)),
    ...items.tickets
      .filter(isHeldTour)
      .map((ticket) => toTourOffering(ticket, englishTickets.get(ticket.uid) ?? ticket, options)),
  ];
}
