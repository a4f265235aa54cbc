import { type Database, withTables } from '#database/database.ts';
import { consentVersions } from '#shared/forms/consent-versions.ts';
import { languages } from '#shared/languages/languages.ts';
import type { LocaleFile } from '../pages/locale-files.ts';

export type ConsentForm = keyof typeof consentVersions;

const inquiry = ['contactUs.form.consent'];

/** The keys of the texts that people read beside a form, in the files of every language. */
export const consentPlaces: Readonly<Record<ConsentForm, readonly string[]>> = {
  'tour-request': ['visit.tourForm.consent'],
  subscription: ['subscribe.consent', 'subscribe.use'],
  contact: inquiry,
  'convening-inquiry': inquiry,
  'event-inquiry': inquiry,
  'item-request': ['shop.request.consent'],
  'career-application': ['careerDetail.application.consent'],
  reservation: ['tickets.reserve.hold.consent'],
  'waiting-list': ['tickets.reserve.waiting.consent'],
};

interface ConsentTables {
  consent_texts: {
    form: string;
    version: string;
    language: string;
    words: string;
    first_used_at: string;
  };
}

/**
 * Keeps the words that people agree to from now on, so that what a stored version meant can be shown
 * when the files have long said something else. Kept for as long as the database.
 */
export async function keepConsentTexts(
  visitors: Database,
  localeFiles: ReadonlyMap<string, LocaleFile>,
  now: Date,
): Promise<void> {
  const rows = Object.entries(consentPlaces).flatMap(([form, places]) =>
    languages.map((language) => ({
      form,
      version: consentVersions[form as ConsentForm],
      language,
      words: places.map((place) => findWords(localeFiles, language, place)).join('\n'),
      first_used_at: now.toISOString(),
    })),
  );
  await withTables<ConsentTables>(visitors)
    .insertInto('consent_texts')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['form', 'version', 'language', 'words']).doNothing(),
    )
    .execute();
}

/** @param place section and names, separated by dots; empty where a language lacks it */
function findWords(
  localeFiles: ReadonlyMap<string, LocaleFile>,
  language: string,
  place: string,
): string {
  const [section, ...names] = place.split('.');
  let value: unknown = JSON.parse(localeFiles.get(`${language}/${section}.json`)?.json ?? '{}');
  for (const name of names) value = (value as Record<string, unknown> | undefined)?.[name];
  return typeof value === 'string' ? value : '';
}
