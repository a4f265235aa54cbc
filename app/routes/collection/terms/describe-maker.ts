import type { ListedMaker } from '#services/object-collection/contract.ts';
import { readQualifier } from '#shared/collection/maker-attribution.ts';
import { capitalize } from '#shared/languages/capitalize.ts';
import type { Language } from '#shared/languages/languages.ts';
import { chooseText, type LocalizedText } from '#shared/languages/localized-text.ts';
import {
  describeLife,
  type MakerMessages,
  toCountryText,
  toRoleText,
} from '../object/object-view.ts';

/** What one asks first of a maker, in the order in which it is said. */
export interface MakerFacts {
  readonly craft: LocalizedText | null;
  readonly land: LocalizedText | null;
  readonly years: LocalizedText | null;
}

type CraftMessages = Pick<MakerMessages, 'roles' | 'countries' | 'life'>;

/** Craft, land and years; of whom the record does not say them, those of the work. */
export function describeMaker(
  { work, ...maker }: ListedMaker,
  language: Language,
  messages: CraftMessages,
): MakerFacts {
  const ours = (text: string | null) => (text ? { text, language } : null);
  const craft = ours(toCraftText(maker.role, messages)) ?? chooseText(work?.type ?? null, language);
  return {
    craft: craft && { ...craft, text: capitalize(craft.text) },
    land:
      ours(toCountryText(maker.nationality, messages)) ?? chooseText(work?.place ?? null, language),
    years:
      ours(describeLife(maker, maker.role ? [maker.role] : [], messages)) ??
      chooseText(work?.date ?? null, language),
  };
}

/** A workshop is one; of who only had to do with a work it is not known what they did. */
function toCraftText(role: string | null, messages: CraftMessages): string | null {
  const qualifier = readQualifier(role);
  if (qualifier === 'workshopOf') return messages.roles.workshop;
  if (qualifier === 'studioOf') return messages.roles.studio;
  return qualifier ? null : toRoleText(role, messages);
}
