import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { consentVersions } from '#shared/forms/consent-versions.ts';
import { describeOnEachDatabase } from '../../tests/setup/test-databases.ts';
import { readLocaleFiles } from '../pages/locale-files.ts';
import { consentPlaces, keepConsentTexts } from './consent-texts.ts';

describeOnEachDatabase('The words people agree to', (openDatabase) => {
  test('are kept in every language, once for each version and wording', async () => {
    const database = await openDatabase('visitors');
    const files = readLocaleFiles('locales');
    await keepConsentTexts(database, files, new Date('2026-11-21T10:00:00Z'));
    await keepConsentTexts(database, files, new Date('2026-11-22T10:00:00Z'));
    const { rows } = await sql<Record<string, string>>`SELECT * FROM consent_texts`.execute(
      database.query,
    );
    expect(rows).toHaveLength(3 * Object.keys(consentVersions).length);
    expect(rows.filter(({ words }) => (words ?? '').length < 20)).toEqual([]);
    expect(rows.filter((row) => !row.first_used_at?.startsWith('2026-11-21'))).toEqual([]);
    const of = (language: string) =>
      rows.find((row) => row.form === 'subscription' && row.language === language)?.words;
    expect(of('haw')).toContain('ʻAe, e kākau mai');
    expect(Object.keys(consentPlaces).sort()).toEqual(Object.keys(consentVersions).sort());
  });
});
