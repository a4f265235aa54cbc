import { z } from 'zod';
import { blueDark, fuchsia, green, yellow } from '#brand/palette.ts';
import { type Weekday, weekdaysFromMonday } from '#shared/dates/local-date.ts';
import { byLanguage, defaultLanguage, languageOptions } from '#shared/languages/languages.ts';

const line = z.string().trim().min(1).max(200);
const words = z.strictObject(byLanguage(() => line));
const color = z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a color such as #1a2b3c');
const hours = z
  .string()
  .regex(
    /^(closed|([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d)$/,
    'must be closed, or such as 10:00-17:00',
  )
  .refine(
    (text) => text === 'closed' || text.slice(0, 5) < text.slice(6),
    'must end after it begins',
  );
const isTimeZone = (name: string): boolean => Intl.supportedValuesOf('timeZone').includes(name);
const timeZone = z.string().refine(isTimeZone, 'must be a time zone such as Europe/Lisbon');

/** What `museum:new` asks, and what a file of answers says. */
export const answersSchema = z.strictObject({
  /** In each language. */
  name: words,
  /** What it is: `Museum of ships`. */
  kind: words,
  /** One sentence for search engines. */
  description: words,
  colors: z.strictObject({ main: color, second: color, bright: color, accent: color }),
  address: z.strictObject({
    street: line,
    city: line,
    postalCode: line,
    country: line,
  }),
  email: z.email('must be an address such as hello@museum.example'),
  timeZone,
  hours: z.strictObject(
    Object.fromEntries(weekdaysFromMonday.map((day) => [day, hours])) as Record<
      Weekday,
      typeof hours
    >,
  ),
});

export type Answers = z.infer<typeof answersSchema>;

/** One question: where its answer goes, what is asked, and what an empty answer means. */
export interface Question {
  readonly path: readonly [string] | readonly [string, string];
  readonly text: string;
  readonly usual: (given: Readonly<Record<string, unknown>>) => string;
}

const usualKinds = byLanguage(
  (language) => ({ en: 'Museum', es: 'Museo', haw: 'Hale hōʻikeʻike' })[language],
);

/** What was answered at a place before; empty: nothing was. */
const answerAt = (given: Readonly<Record<string, unknown>>, name: string, part: string): string =>
  String((given[name] as Record<string, string> | undefined)?.[part] ?? '');

const inEachLanguage = (
  name: string,
  text: string,
  usual: (given: Readonly<Record<string, unknown>>, language: keyof typeof usualKinds) => string,
): Question[] =>
  languageOptions.map(({ code, name: language }) => ({
    path: [name, code] as const,
    text: `${text} (${language})`,
    usual: (given) => usual(given, code),
  }));

/** In this order; an empty answer takes the usual one, where there is one. */
export const questions: readonly Question[] = [
  ...inEachLanguage('name', 'Name of the museum', (given) =>
    answerAt(given, 'name', defaultLanguage),
  ),
  ...inEachLanguage('kind', 'What it is, in a few words', (_, language) => usualKinds[language]),
  ...inEachLanguage(
    'description',
    'One sentence for search engines',
    (given, language) =>
      `${answerAt(given, 'name', language)}. ${answerAt(given, 'kind', language)}.`,
  ),
  { path: ['colors', 'main'], text: 'Main color, dark', usual: () => blueDark },
  { path: ['colors', 'second'], text: 'Second color, dark', usual: () => green },
  { path: ['colors', 'bright'], text: 'Bright color, light', usual: () => yellow },
  { path: ['colors', 'accent'], text: 'Accent color, dark', usual: () => fuchsia },
  { path: ['address', 'street'], text: 'Street and number', usual: () => '' },
  { path: ['address', 'city'], text: 'City', usual: () => '' },
  { path: ['address', 'postalCode'], text: 'Postal code', usual: () => '' },
  { path: ['address', 'country'], text: 'Country', usual: () => '' },
  { path: ['email'], text: 'Address for mails from visitors', usual: () => '' },
  {
    path: ['timeZone'],
    text: 'Time zone',
    usual: () => {
      const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
      // Servers are often in UTC, and no museum is.
      return isTimeZone(ownZone) ? ownZone : '';
    },
  },
  ...weekdaysFromMonday.map(
    (day): Question => ({
      path: ['hours', day],
      text: `Open on ${day} (10:00-17:00, or closed)`,
      usual: () => (day === 'monday' ? 'closed' : '10:00-17:00'),
    }),
  ),
];

/** Whether an answer can stand at its place; a sentence where it cannot. */
export function findProblem(path: Question['path'], value: string): string | null {
  const [name, part] = path;
  const field = answersSchema.shape[name as keyof typeof answersSchema.shape];
  const schema = part === undefined ? field : (field as z.ZodObject).shape[part];
  const { error } = (schema as z.ZodType).safeParse(value);
  return error ? (error.issues[0]?.message ?? 'cannot be taken') : null;
}
