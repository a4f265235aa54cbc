import { languages } from '../languages/languages.ts';
import type { FormRules } from './field-rules.ts';
import { newsletterTopics } from './newsletter-topics.ts';
import { ageGroups, groupTypes, tourLanguages, tourRequestRules } from './tour-request-rules.ts';

/** The sender and the way to answer them; the same in most forms. */
const person = {
  name: { type: 'line', max: 120, required: true },
  email: { type: 'email', required: true },
  phone: { type: 'phone' },
} as const;

const organization = { type: 'line', max: 160 } as const;
const { partySize, leadDays, latestDays } = tourRequestRules;

/** The kinds of events in the museum, in the order of the form. */
export const eventOccasions = [
  'celebration',
  'reception',
  'talk',
  'performance',
  'filming',
  'other',
] as const;

const preferredDate = { type: 'date', fromDays: leadDays.others, toDays: latestDays } as const;
const eventDate = { type: 'date', fromDays: 14, toDays: 730 } as const;

/** Every form by its kind. */
export const formRules = {
  'tour-request': {
    groupType: { type: 'choice', of: groupTypes, required: true },
    partySize: { type: 'number', ...partySize, required: true },
    firstDate: { ...preferredDate, required: true },
    secondDate: preferredDate,
    tourLanguage: { type: 'choice', of: tourLanguages, required: true },
    ...person,
    organization,
    ages: { type: 'choices', of: ageGroups },
    access: { type: 'text', max: 2_000 },
    message: { type: 'text', max: 4_000 },
  },
  subscription: {
    email: { type: 'email', required: true },
    firstName: { type: 'line', max: 80 },
    lastName: { type: 'line', max: 80 },
    newsletterLanguage: { type: 'choice', of: languages, required: true },
    topics: { type: 'choices', of: newsletterTopics },
    consent: { type: 'tick' },
  },
  contact: {
    topic: { type: 'id', required: true },
    /** The object whose record somebody corrects or asks about. */
    object: { type: 'id' },
    message: { type: 'text', max: 6_000, required: true },
    ...person,
  },
  'convening-inquiry': {
    /** The convening that the question is about. */
    convening: { type: 'id' },
    subject: { type: 'line', max: 160, required: true },
    message: { type: 'text', max: 6_000, required: true },
    participants: { type: 'number', min: 1, max: 500 },
    period: { type: 'line', max: 120 },
    organization,
    ...person,
  },
  'event-inquiry': {
    /** The event that the question is about. */
    event: { type: 'id' },
    occasion: { type: 'choice', of: eventOccasions, required: true },
    guests: { type: 'number', min: 1, max: 400, required: true },
    firstDate: eventDate,
    secondDate: eventDate,
    message: { type: 'text', max: 6_000, required: true },
    access: { type: 'text', max: 2_000 },
    organization,
    ...person,
  },
  'item-request': {
    product: { type: 'id', required: true },
    variant: { type: 'line', max: 120 },
    quantity: { type: 'number', min: 1, max: 20, required: true },
    message: { type: 'text', max: 2_000 },
    ...person,
  },
  'career-application': {
    career: { type: 'id', required: true },
    ...person,
    links: { type: 'line', max: 300 },
    letter: { type: 'text', max: 8_000 },
    attachments: { type: 'files', max: 3, required: true },
  },
} as const satisfies Readonly<Record<string, FormRules>>;

export type FormKind = keyof typeof formRules;

export const formKinds = Object.keys(formRules) as readonly FormKind[];
