import { toMuseumTime } from '#shared/calendar/museum-time.ts';
import { readAudience } from '#shared/languages/read-audience.ts';
import { readPriceLabel } from '#shared/languages/read-price-label.ts';
import { toSlotId } from '../../list/describe-offer.ts';
import { toSlug } from '../../list/program-filters.ts';
import { type AnyProgram, toProgramItem } from '../../list/program-listing.ts';
import { tellKind } from '../../list/tell-kind.ts';
import type { Offering, OfferingKind } from './offering.ts';
import type { OfferingOptions } from './offering-options.ts';
import { tellLanguages } from './offering-row.ts';

export function toProgramOffering(
  program: AnyProgram,
  english: AnyProgram,
  options: OfferingOptions,
): Offering {
  const { clock, language, messages, slots } = options;
  const languages = program.languages.length > 0 ? program.languages : (['en'] as const);
  const isOn = program.status === 'scheduled';
  return {
    id: program.id,
    kinds: kindsOf(program, english),
    audiences: readAudience(english.audience?.text),
    access: program.access,
    accessNote: program.accessNote,
    price: readPriceLabel(english.priceLabel?.text)?.kind ?? null,
    times: program.times.map((time) => ({
      ...time,
      date: toMuseumTime(new Date(time.startsAt), clock.timeZone).date,
      isAllDay: false,
      isOpen:
        isOn &&
        !time.isCancelled &&
        !time.isFullyBooked &&
        !['sold-out', 'over'].includes(
          slots?.get(toSlotId(program.uid, time.startsAt, clock.timeZone))?.state ?? '',
        ),
      languages,
    })),
    toRow: (told) => {
      const time = program.times.find(({ startsAt }) => startsAt === told?.startsAt) ?? null;
      const row = toProgramItem(program, time, clock, language, messages, slots);
      // Where English says it in other words already, every language leaves it out: one rule for one thing.
      const isTold = tellKind(english.label, english.title, english.location) !== null;
      const label = isTold ? program.label : null;
      return { ...row, label, note: null, heldIn: tellLanguages(languages, messages) };
    },
  };
}

/** What editors call an event, in English, where a public program of that kind is chosen from a list. */
const kindOfLabel: Readonly<Record<string, OfferingKind>> = {
  'open-studio': 'open-studio',
  concert: 'performance',
  performance: 'performance',
  talk: 'talk',
  lecture: 'talk',
  film: 'film',
  screening: 'film',
  workshop: 'workshop',
  'guided-tour': 'tour',
};

/** One of them besides `program` and `event`, so that the kinds add up to all. */
function kindsOf(program: AnyProgram, english: AnyProgram): OfferingKind[] {
  if (program.type === 'public_program') return ['program', program.category ?? 'other'];
  return ['event', kindOfLabel[toSlug(english.label?.text ?? '')] ?? 'other-event'];
}
