import { z } from 'zod';
import { defaultLanguage, type Language, languages } from '#shared/languages/languages.ts';
import { type Person, type Role, roles } from '#shared/studio/rights.ts';

/** A role as it is stored; one that is not known any more may do least. */
export const readRole = (text: string): Role => z.enum(roles).catch('desk').parse(text);

export const readLanguage = (text: string): Language =>
  z.enum(languages).catch(defaultLanguage).parse(text);

export const readLanguages = (text: string): readonly Language[] => {
  const parsed = z.array(z.enum(languages)).safeParse(tryJson(text));
  return parsed.success ? parsed.data : [];
};

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The row of a user as the rest of the house knows a person. */
export const toPerson = (row: {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: string;
  readonly languages: string;
  readonly language: string;
}): Person => ({
  id: row.id,
  name: row.name,
  email: row.email,
  role: readRole(row.role),
  languages: readLanguages(row.languages),
  language: readLanguage(row.language),
});
