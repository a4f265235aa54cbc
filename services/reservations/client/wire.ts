import { z } from 'zod';
import { languages } from '#shared/languages/languages.ts';

/** Answers of the reservations' JSON API. Source: the service's README. */
const texts = z.partialRecord(z.enum(languages), z.string());
const instant = z.iso.datetime();
const lines = z.record(z.string(), z.number());

const rawOffer = z.object({
  uid: z.string(),
  kind: z.string(),
  title: texts,
  durationMinutes: z.number().nullable(),
  minQuantity: z.number(),
  maxQuantity: z.number(),
  isDaylightOnly: z.boolean(),
  tickets: z.array(
    z.object({
      uid: z.string(),
      name: texts,
      audience: texts.nullable(),
      price: z.number().nullable(),
      currency: z.string(),
    }),
  ),
});

const rawSlot = z.object({
  id: z.string(),
  offer: z.string(),
  date: z.string(),
  time: z.string(),
  startsAt: instant,
  endsAt: instant,
  language: texts.nullable(),
  capacity: z.number(),
  left: z.number(),
  state: z.enum(['open', 'few', 'sold-out', 'over', 'cancelled']),
});

export const rawAvailability = z.object({
  timeZone: z.string(),
  from: z.string(),
  to: z.string(),
  holdMinutes: z.number(),
  // Older services do not say it.
  waitingOfferHours: z.number().nullable().default(null),
  offers: z.array(rawOffer),
  offer: z.string().nullable(),
  days: z.array(
    z.object({
      date: z.string(),
      state: z.enum(['open', 'few', 'sold-out', 'over', 'none', 'closed']),
      left: z.number(),
      slots: z.array(rawSlot),
      freeTickets: z.array(z.string()).default([]),
    }),
  ),
});

export const rawSlots = z.object({ slots: z.array(rawSlot) });

export const rawFoundSlot = z.object({ offer: rawOffer, slot: rawSlot });

export const rawHold = z.object({
  id: z.string(),
  offer: rawOffer,
  slot: rawSlot,
  lines,
  quantity: z.number(),
  expiresAt: instant,
  isExpired: z.boolean(),
  canExtend: z.boolean(),
  canRenew: z.boolean(),
  reservationToken: z.string().nullable(),
  details: z.object({ name: z.string(), email: z.string() }).nullable(),
});

export const rawRefusal = z.object({
  refusal: z.object({
    reason: z.enum([
      'sold-out',
      'not-enough',
      'over',
      'cancelled',
      'no-slot',
      'quantity',
      'no-hold',
      'held-long-enough',
      'too-many-held',
      'too-many-lists',
    ]),
    left: z.number(),
    slot: rawSlot.nullable(),
    offer: rawOffer.nullable(),
    nearest: z.array(rawSlot),
  }),
});

export const rawReservation = z.object({
  token: z.string(),
  code: z.string(),
  state: z.enum(['reserved', 'cancelled', 'cancelled-by-museum']),
  offer: rawOffer,
  slot: rawSlot,
  lines,
  quantity: z.number(),
  name: z.string(),
  email: z.string(),
  language: z.enum(languages),
  tourLanguage: z.string().nullable(),
  access: z.string().nullable(),
  canChange: z.boolean(),
  reservedAt: instant,
  changedAt: instant,
});

export const rawToken = z.object({ token: z.string() });
export const rawPlacesLeft = z.object({ left: z.number() });

export const rawWaiting = z.object({
  token: z.string(),
  state: z.enum(['waiting', 'offered', 'taken', 'left', 'over']),
  offer: rawOffer,
  slot: rawSlot,
  quantity: z.number(),
  email: z.string(),
  holdId: z.string().nullable(),
});

export const rawCheckIn = z.object({
  offer: rawOffer,
  slot: rawSlot,
  isCancelled: z.boolean(),
  expected: z.number(),
  entries: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      quantity: z.number(),
      lines,
      tourLanguage: z.string().nullable(),
      access: z.string().nullable(),
    }),
  ),
});

export const rawError = z.object({
  error: z.object({
    code: z.string(),
    fields: z
      .record(
        z.string(),
        z.object({
          code: z
            .enum([
              'required',
              'invalid',
              'invalid-email',
              'too-long',
              'not-a-number',
              'too-small',
              'too-large',
            ])
            .catch('invalid'),
          limit: z.string().nullable(),
        }),
      )
      .optional(),
  }),
});
